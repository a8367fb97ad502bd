import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Round shapes that all but touch the picture's edges: their vertices may lie beyond.
@Suite struct PictureEdgeTests {
    private static let levels: [SIMDLevel] = [.scalar, .baseline, .v3, .v4]

    /// Circles of every size, a hair away from each of the picture's four edges.
    @Test(arguments: levels) func circlesBesideAnEdgeAreRight(level: SIMDLevel) {
        var random = SeededRandom(seed: 11)
        for _ in 0..<400 {
            let radius = random.oneIn(3) ? random.double(0.15...0.3) : random.double(0.02...3)
            let near = radius + random.double(0...0.02)
            let along = random.double(8...56)
            let center = [
                Point(near, along), Point(64 - near, along), Point(along, near), Point(along, 64 - near),
            ][random.int(0...3)]
            let disc = DiscCoverage(center: center, radius: radius)
            let levels = renderedCoverage(
                ExactCoverageTests.circle(center.x, center.y, radius), width: 64, height: 64,
                simd: level)
            for place in levels.indices {
                let expected =
                    disc.isNearEdge(place % 64, place / 64) ? disc.share(place % 64, place / 64) : nil
                let middle = Point(Double(place % 64) + 0.5, Double(place / 64) + 0.5)
                let level = expected ?? (center.distance(to: middle) < radius ? 1 : 0)
                if abs(Double(levels[place]) - level * 255) > 1 {
                    Issue.record(
                        "radius \(radius) at \(center): \(levels[place]) for \(level * 255) at \(place)")
                    return
                }
            }
        }
    }

    /// Many of them in a row, with vertices on the borders of tiles.
    @Test(arguments: levels) func aColumnOfDotsAlongTheEdge(level: SIMDLevel) {
        let path = Path.drawing { path throws(GeometryError) in
            for index in 1...40 {
                try path.addCircle(
                    center: Point(0.2231, 32 * Double(index) - 325.0 / 2048), radius: 0.213)
            }
        }
        let levels = renderedCoverage(path, width: 64, height: 1400, simd: level)
        let sum = levels.reduce(0) { $0 + Int($1) }
        #expect(abs(Double(sum) - 40 * .pi * 0.213 * 0.213 * 255) < 40)
    }

    @Test(arguments: levels) func aHairlineWithRoundCapsAtTheEdge(level: SIMDLevel) {
        for x in [0.2102, 0.2105, 0.21, 0.2] {
            let line = Path.drawing { path throws(GeometryError) in
                try path.move(to: Point(x, 24))
                try path.addLine(to: Point(30, 24))
            }
            let levels = renderedCoverage(
                line.stroked(StrokeStyle(width: 0.4, cap: .round)), width: 64, height: 80,
                simd: level)
            let sum = levels.reduce(0) { $0 + Int($1) }
            #expect(abs(Double(sum) / 255 - ((30 - x) * 0.4 + .pi * 0.04)) < 0.2, "\(x)")
        }
    }

    /// Edges that are none of a tile's stay within the kernels' memory.
    @Test(arguments: levels) func edgesBeyondATileStayInMemory(level: SIMDLevel) {
        let kernels = KernelTable.at(level)
        let edges = [UInt64](repeating: 65500 << 16 | 130 << 32 | 50 << 48, count: 8)
        var windings = [Float](repeating: 0, count: 2176 + 64)
        for index in 2176..<2240 { windings[index] = 7 }
        _ = unsafe kernels.accumulate(edges, edges.count, 0, true, &windings)
        #expect(windings[2176...].allSatisfy { $0 == 7 })
    }
}
