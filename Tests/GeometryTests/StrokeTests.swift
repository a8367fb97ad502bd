import Testing

import TaijiGeometry
import TestSupport

@Suite struct StrokeTests {
    /// A stroke with round caps and round joins is the set of points within half the width of the path:
    /// whatever curves, corners, tight bends, overlaps.
    @Test(arguments: [UInt64](1...40)) func roundStrokeIsTheNeighbourhoodOfThePath(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var path = Path()
        try path.move(to: random.point(0...100))
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            switch Int.random(in: 0...5, using: &random) {
            case 0: try path.addLine(to: random.point(0...100))
            case 1: try path.addQuad(to: random.point(0...100), control: random.point(0...100))
            case 2:
                try path.addCubic(
                    to: random.point(0...100), control1: random.point(0...100),
                    control2: random.point(0...100))
            case 3:
                try path.addArc(
                    center: random.point(0...100), radius: Double.random(in: 0.5...40, using: &random),
                    startAngle: Double.random(in: -7...7, using: &random),
                    endAngle: Double.random(in: -7...7, using: &random),
                    clockwise: Bool.random(using: &random))
            case 4:
                try path.addArc(
                    Arc(
                        center: random.point(0...100), xAxis: random.point(-30...30),
                        yAxis: random.point(-30...30),
                        startAngle: Double.random(in: -7...7, using: &random),
                        sweep: Double.random(in: -6...6, using: &random)))
            default: path.close()
            }
        }
        let width = Double.random(in: 0.5...40, using: &random)
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        let outline = FlattenedPath(path.stroked(style, tolerance: 0.002), tolerance: 0.002)
        let center = FlattenedPath(path, tolerance: 0.001)
        for _ in 0..<300 {
            let point = random.point(-30...130)
            let off = distance(center, point) - width / 2
            // Both sides are polygons: 0.002 for the offset, 0.002 for the outline, 0.001 for the path.
            guard abs(off) > 0.006 else { continue }
            let winding = windingNumber(outline, point)
            #expect((winding != 0) == (off < 0), "seed \(seed), \(point), off \(off), winding \(winding)")
            #expect(winding >= 0, "seed \(seed): an outline of one orientation")
        }
    }
}
