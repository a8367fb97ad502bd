import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Faults that other renderers have had, each with where it was reported.
@Suite struct KnownFaultTests {
    static let tolerance = 1.6

    func path(_ body: (inout Path) throws(GeometryError) -> Void) -> Path { Path.drawing(body) }

    func isExact(_ path: Path, rule: FillRule = .winding, width: Int, height: Int) -> Bool {
        let found = renderedCoverage(path, rule: rule, width: width, height: height)
        let expected = ReferenceCoverage(path, rule: rule, width: width, height: height).values
        let comparison = PictureComparison(found: found, expected: expected, width: width)
        if comparison.largest > Self.tolerance {
            print("off by \(comparison.largest) at \(comparison.place)")
        }
        return comparison.largest <= Self.tolerance
    }

    /// LVGL issue 1379.
    @Test(arguments: [0, 0.1, 1.0, 2.2, 3.3, 4.4, 5.5]) func aFullTurnLeavesNoGap(start: Double) {
        let ring = path { path throws(GeometryError) in
            try path.addArc(
                center: Point(50, 50), radius: 40, startAngle: start, endAngle: start + 2 * .pi,
                clockwise: true)
        }.stroked(StrokeStyle(width: 10))
        let levels = renderedCoverage(ring, width: 100, height: 100)
        for step in 0..<720 {
            let p = Point(50, 50) + 40 * Point.unit(at: Double(step) * .pi / 360)
            #expect(levels[Int(p.y) * 100 + Int(p.x)] == 255, "at \(step / 2)°")
        }
    }

    /// vello issue 1055: what has no length paints nothing with any cap, by the HTML canvas's rule; what has
    /// some, however little, has its caps.
    @Test func aLineOfNoLengthIsNothingAndAShortOneIsADot() {
        let style = StrokeStyle(width: 12, cap: .round)
        func levels(_ length: Double?) -> [UInt8] {
            let line = path { path throws(GeometryError) in
                try path.move(to: Point(20, 20))
                if let length { try path.addLine(to: Point(20 + length, 20)) }
            }
            return renderedCoverage(line.stroked(style), width: 40, height: 40)
        }
        #expect(levels(nil).allSatisfy { $0 == 0 })
        #expect(levels(0).allSatisfy { $0 == 0 })
        #expect(levels(1e-3)[20 * 40 + 20] == 255)
    }

    /// vello issue 850.
    @Test func aCircleJustLargerThanTheFrameFillsIt() {
        for excess in [0.0, 0.001, 0.3, 1, 15.99, 16, 700, 1e6] {
            let size = 96
            let radius = Double(size) / 2 * 2.0.squareRoot() + excess
            let disc = path { path throws(GeometryError) in
                try path.addCircle(center: Point(48, 48), radius: radius + 0.01)
            }
            #expect(renderedCoverage(disc, width: size, height: size).allSatisfy { $0 == 255 }, "\(excess)")
            let inscribed = path { path throws(GeometryError) in
                try path.addCircle(center: Point(48, 48), radius: 48 + excess)
            }
            if excess < 100 { #expect(isExact(inscribed, width: size, height: size), "\(excess)") }
        }
    }

    /// LVGL pull request 7052 (beyond 4096), vello issue 1126 (78848), resvg issue 933 (−158758583).
    @Test(arguments: [4097.0, 65_536, 78_848, 158_758_583, 1e9, 1e15, 1e30, 1e300])
    func coordinatesFarOutsideAreClipped(far: Double) {
        let bar = path { path throws(GeometryError) in
            try path.addRect(Rect(minX: -far, minY: 10.5, maxX: far, maxY: 20.25))
        }
        let levels = renderedCoverage(bar, width: 64, height: 32)
        for x in 0..<64 {
            #expect(levels[9 * 64 + x] == 0 && levels[10 * 64 + x] == 128)
            #expect(levels[15 * 64 + x] == 255 && levels[20 * 64 + x] == 64 && levels[21 * 64 + x] == 0)
        }
        let column = path { path throws(GeometryError) in
            try path.addRect(Rect(minX: 10.5, minY: -far, maxX: 20.25, maxY: far))
        }
        let turned = renderedCoverage(column, width: 32, height: 64)
        for y in 0..<64 {
            #expect(turned[y * 32 + 10] == 128 && turned[y * 32 + 15] == 255 && turned[y * 32 + 20] == 64)
        }
    }

    @Test func aWideFrameIsDrawnToItsEnd() {
        let bar = path { path throws(GeometryError) in
            try path.move(to: Point(0, 0))
            try path.addLine(to: Point(9000, 0))
            try path.addLine(to: Point(9000, 20))
            path.close()
        }
        #expect(isExact(bar, width: 9000, height: 20))
    }

    /// blend2d issue 189: the stroke of an arc that is wider than its radius.
    @Test func aStrokeWiderThanItsArcsRadiusIsFilled() {
        let arc = path { path throws(GeometryError) in
            try path.addArc(center: Point(50, 50), radius: 10, startAngle: 0, endAngle: 4, clockwise: true)
        }
        let outline = arc.stroked(StrokeStyle(width: 50))
        #expect(isExact(outline, width: 100, height: 100))
        let levels = renderedCoverage(outline, width: 100, height: 100)
        #expect(levels[70 * 100 + 50] == 255)
        #expect(isExact(outline.stroked(StrokeStyle(width: 7)), width: 100, height: 100))
    }

    /// ThorVG issue 1785: the centre line is outside, the stroke is not.
    @Test func aStrokeWhoseLineIsOutsideIsStillSeen() {
        let line = path { path throws(GeometryError) in
            try path.move(to: Point(-5, -5))
            try path.addLine(to: Point(-5, 45))
        }.stroked(StrokeStyle(width: 20))
        let levels = renderedCoverage(line, width: 40, height: 40)
        #expect(levels[20 * 40 + 4] == 255 && levels[20 * 40 + 5] == 0)
    }

    /// node-canvas issue 2055: angles that are no numbers must not hang; paths refuse them, and an arc put
    /// together by hand draws nothing but ends.
    @Test func anglesThatAreNoNumbersEnd() throws {
        for angle in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            var path = Path()
            do throws(GeometryError) {
                try path.addArc(
                    center: Point(20, 20), radius: 10, startAngle: 0, endAngle: angle, clockwise: true)
            } catch {
                #expect(path.isEmpty)
            }
            var other = Path()
            try? other.addArc(Arc(center: Point(20, 20), radius: 10, startAngle: 0, sweep: angle))
            _ = renderedCoverage(path, width: 40, height: 40)
            _ = renderedCoverage(other, width: 40, height: 40)
        }
    }

    /// nanosvg pull request 286: sweeps too small for single precision add up to the whole.
    @Test func tinySweepsAddUpWithoutAGap() {
        let count = 20_000
        let disc = path { path throws(GeometryError) in
            for index in 0..<count {
                let step = 2 * Double.pi / Double(count)
                try path.addArc(
                    Arc(center: Point(30, 30), radius: 25, startAngle: Double(index) * step, sweep: step))
            }
            path.close()
        }
        let whole = path { path throws(GeometryError) in
            try path.addCircle(center: Point(30, 30), radius: 25)
        }
        let found = renderedCoverage(disc, width: 60, height: 60)
        let expected = renderedCoverage(whole, width: 60, height: 60)
        let worst = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst <= 1)
    }

    /// vello issue 49: rectangles side by side show no gap, in one path and as parts of a clip over a ground of
    /// their own.
    @Test func rectanglesSideBySideShowNoGap() {
        let borders = [5.0, 9.3, 16, 21.77, 32, 40.5, 50]
        let strip = path { path throws(GeometryError) in
            for (left, right) in zip(borders, borders.dropFirst()) {
                try path.addRect(Rect(minX: left, minY: 4, maxX: right, maxY: 28))
            }
        }
        let levels = renderedCoverage(strip, width: 56, height: 32)
        for y in 4..<28 {
            for x in 5..<50 { #expect(levels[y * 56 + x] == 255, "(\(x), \(y))") }
        }
        let colors: [Color] = [.white, Color(hex: 0x00ff00), Color(hex: 0xffff00)]
        var layers = [Layer.fill(strip, .white)]
        for (index, (left, right)) in zip(borders, borders.dropFirst()).enumerated() {
            let part = path { path throws(GeometryError) in
                try path.addRect(Rect(minX: left, minY: 4, maxX: right, maxY: 28))
            }
            layers.append(.fill(part, colors[index % 3]))
        }
        let picture = Framebuffer(width: 56, height: 32)
        let scene = Scene(
            background: Color(hex: 0x0000ff), layers: [.partition(of: strip, layers)])
        _ = SceneRenderer().render(scene, into: picture)
        // All parts are full of green, the ground has none.
        for y in 4..<28 {
            for x in 5..<50 { #expect(picture[x, y] >> 8 & 255 == 255, "(\(x), \(y))") }
        }
    }

    @Test func oddInputIsDrawnOrLeftOut() {
        let values = [0, -0.0, 1e-30, -1e-30, 1e-300, 1e30, -1e30, 1e300, 16, 15.9999999, 32.0000001, 0.5]
        var random = SeededRandom(seed: 99)
        func value() -> Double { values[random.int(0...values.count - 1)] }
        for _ in 0..<1500 {
            let path = path { path throws(GeometryError) in
                for _ in 0..<random.int(1...4) {
                    switch random.int(0...4) {
                    case 0: try path.addRect(Rect(minX: value(), minY: value(), maxX: value(), maxY: value()))
                    case 1: try path.addCircle(center: Point(value(), value()), radius: abs(value()))
                    case 2:
                        try path.addArc(
                            Arc(
                                center: Point(value(), value()), xAxis: Point(value(), value()),
                                yAxis: Point(value(), value()), startAngle: value(), sweep: value()))
                    case 3: try path.addQuad(to: Point(value(), value()), control: Point(value(), value()))
                    default:
                        try path.addCubic(
                            to: Point(value(), value()), control1: Point(value(), value()),
                            control2: Point(value(), value()))
                    }
                }
            }
            _ = renderedCoverage(path, rule: random.oneIn(2) ? .winding : .evenOdd, width: 40, height: 33)
        }
    }
}
