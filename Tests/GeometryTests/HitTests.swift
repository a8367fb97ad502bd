import TaijiGeometry
import TestSupport
import Testing

@Suite struct HitTests {
    @Test func edgesAndCornersAreInside() throws {
        var path = Path()
        try path.addRect(Rect(x: 0, y: 0, width: 20, height: 20))
        for (x, y) in [
            (0.0, 0.0), (10, 0), (20, 0), (20, 10), (20, 20), (10, 20), (0, 20), (0, 10), (10, 10),
        ] {
            #expect(path.contains(Point(x, y)))
        }
        for (x, y) in [(10.0, -0.01), (20.01, 0), (-0.01, 10), (10, 20.01), (.nan, 1), (1, .infinity)] {
            #expect(!path.contains(Point(x, y)))
        }
    }

    @Test func theRuleDecidesInsideARing() throws {
        var path = Path()
        try path.addCircle(center: Point(50, 50), radius: 40)
        try path.addCircle(center: Point(50, 50), radius: 20)
        let middle = Point(50, 50)
        #expect(path.contains(middle, rule: .winding))
        #expect(!path.contains(middle, rule: .evenOdd))
        #expect(path.contains(Point(80, 50), rule: .evenOdd))
    }

    @Test func circlesAreResolvedFarBelowAPixel() throws {
        for radius in [1e-30, 1, 1000, 1e9, 1e30] {
            var path = Path()
            try path.addCircle(center: .zero, radius: radius)
            var random = SeededRandom(seed: 17)
            for _ in 0..<200 {
                let direction = Point.unit(at: Double.random(in: 0...7, using: &random))
                #expect(path.contains((1 - 1e-8) * radius * direction), "\(radius)")
                #expect(!path.contains((1 + 1e-8) * radius * direction), "\(radius)")
            }
        }
    }

    @Test(arguments: [UInt64](1...30)) func agreesWithTheWindingNumber(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var path = Path()
        try path.move(to: random.point(0...100))
        for _ in 0..<3 {
            try path.addCubic(
                to: random.point(0...100), control1: random.point(0...100), control2: random.point(0...100))
            try path.addQuad(to: random.point(0...100), control: random.point(0...100))
            try path.addArc(
                Arc(
                    center: random.point(0...100), xAxis: random.point(-30...30),
                    yAxis: random.point(-30...30),
                    startAngle: 0, sweep: Double.random(in: -6...6, using: &random)))
        }
        var closed = path
        closed.close()
        let flat = FlattenedPath(closed, tolerance: 1e-3)
        for _ in 0..<100 {
            let point = random.point(0...100)
            if distance(flat, point) < 2e-3 { continue }
            let winding = windingNumber(flat, point)
            #expect(path.contains(point) == (winding != 0), "seed \(seed)")
            #expect(path.contains(point, rule: .evenOdd) == (winding % 2 != 0), "seed \(seed)")
        }
    }

    @Test func strokesAreHitWhereTheyPaint() throws {
        let arc = try Path(
            arcCenter: Point(100, 100), radius: 80, startAngle: 5 * .pi / 6, endAngle: .pi / 6,
            clockwise: true)
        let style = StrokeStyle(width: 10, cap: .round)
        #expect(arc.strokeContains(Point(100, 20), style))
        #expect(arc.strokeContains(Point(100, 15.001), style))
        #expect(!arc.strokeContains(Point(100, 14.9), style))
        #expect(!arc.strokeContains(Point(100, 180), style), "the gap")
        #expect(!arc.strokeContains(Point(100, 100), style))
        let end = arc.arcs[0].end
        let ahead = 4.9 * Point.unit(at: .pi / 6 + .pi / 2)
        #expect(arc.strokeContains(end + ahead, style))
        #expect(!arc.strokeContains(end + ahead, StrokeStyle(width: 10)))
        #expect(!arc.strokeContains(Point(100, 20), StrokeStyle(width: 0)))
    }
}
