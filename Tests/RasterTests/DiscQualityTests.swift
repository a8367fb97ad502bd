import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Discs and rings against closed formulas, at the sizes of a small window and of the largest screen.
@Suite struct DiscQualityTests {
    private func check(
        _ path: Path, rule: FillRule = .winding, _ discs: [(sign: Double, disc: DiscCoverage)], size: Int,
        _ name: String
    ) {
        let levels = renderedCoverage(path, rule: rule, width: size, height: size)
        var error = CoverageError()
        for y in 0..<size {
            for x in 0..<size {
                let index = y * size + x
                guard discs.contains(where: { $0.disc.isNearEdge(x, y) }) else {
                    // Away from edges a pixel is one or the other, and no formula is needed: it is cheap to
                    // look at all fifteen million of them.
                    let middle = Point(Double(x) + 0.5, Double(y) + 0.5)
                    let inside = discs.reduce(0.0) {
                        $0 + ($1.disc.center.distance(to: middle) < $1.disc.radius ? $1.sign : 0)
                    }
                    if levels[index] != UInt8(inside * 255) {
                        Issue.record("\(name): level \(levels[index]) at (\(x), \(y)), far from any edge")
                        return
                    }
                    continue
                }
                error.add(
                    levels[index], expected: discs.reduce(0) { $0 + $1.sign * $1.disc.share(x, y) },
                    place: index)
            }
        }
        #expect(error.rootMeanSquare <= Quality.rootMeanSquare, "\(name): \(error)")
        #expect(error.largest <= Quality.largest, "\(name): \(error)")
        let outline = discs.reduce(0) { $0 + 4 * $1.disc.radius }
        #expect(Double(error.edgePixels) > outline, "\(name): the edge was not looked at")
    }

    @Test(arguments: [Point(256, 256), Point(255.5, 256.5), Point(251.37, 258.81)])
    func discsAt512(center: Point) {
        for radius in [245.76, 250, 200.3, 122.88] {
            check(
                ExactCoverageTests.circle(center.x, center.y, radius),
                [(1, DiscCoverage(center: center, radius: radius))],
                size: 512, "disc of \(radius) at \(center)")
        }
    }

    /// From 40 pixels on tiles are drawn from the circle itself, which is the less exact the smaller it is.
    @Test(
        arguments: [31.5, 36.7, 39.5, 40, 40.01, 42.19, 48, 61.44, 90.3],
        [Point(100, 100), Point(99.5, 100.3), Point(101.71, 98.2)])
    func smallDiscs(radius: Double, center: Point) {
        check(
            ExactCoverageTests.circle(center.x, center.y, radius),
            [(1, DiscCoverage(center: center, radius: radius))],
            size: 200, "disc of \(radius) at \(center)")
    }

    /// Smaller ones are made of chords. They have few pixels on their edges, so that it takes several to say how many are
    /// off.
    @Test(arguments: [0.4, 1.0, 2.2, 3.7, 5, 7.1, 11.3, 16, 19.9, 23.2, 29.53])
    func tinyDiscs(radius: Double) {
        var random = SeededRandom(seed: UInt64(radius * 100))
        var error = CoverageError()
        for _ in 0..<24 {
            let center = Point(40 + random.double(0...1), 40 + random.double(0...1))
            let disc = DiscCoverage(center: center, radius: radius)
            let levels = renderedCoverage(
                ExactCoverageTests.circle(center.x, center.y, radius), rule: .winding, width: 80, height: 80)
            for place in 0..<6400 where disc.isNearEdge(place % 80, place / 80) {
                error.add(levels[place], expected: disc.share(place % 80, place / 80), place: place)
            }
        }
        #expect(error.rootMeanSquare <= Quality.rootMeanSquare, "\(error)")
        #expect(error.largest <= 1, "\(error)")
        #expect(Double(error.edgePixels) > 24 * 4 * radius, "the edge was not looked at")
    }

    /// Of which a part is in the picture, made of long chords.
    @Test(arguments: [
        (39466.176, Point(40184.979, 2218.906)), (13676.0, Point(-13000.4, 600.7)),
        (900.3, Point(1400.2, 650)),
    ])
    func hugeDiscsThatLeaveThePicture(radius: Double, center: Point) {
        let disc = DiscCoverage(center: center, radius: radius)
        let levels = renderedCoverage(
            ExactCoverageTests.circle(center.x, center.y, radius), width: 1500, height: 1300)
        var error = CoverageError()
        for place in levels.indices where disc.isNearEdge(place % 1500, place / 1500) {
            error.add(levels[place], expected: disc.share(place % 1500, place / 1500), place: place)
        }
        #expect(error.rootMeanSquare <= Quality.rootMeanSquare, "\(error)")
        #expect(error.largest <= 1, "\(error)")
        #expect(error.edgePixels > 1000, "the edge was not looked at")
    }

    @Test func aDiscAt3840() {
        let center = Point(1920.21, 1919.4)
        check(
            ExactCoverageTests.circle(center.x, center.y, 1843.2),
            [(1, DiscCoverage(center: center, radius: 1843.2))],
            size: 3840, "disc at 3840")
    }

    @Test(arguments: [(230.0, 232.0), (198, 212), (100.2, 100.9), (3, 250)])
    func rings(inner: Double, outer: Double) {
        let center = Point(256.3, 255.8)
        let discs = [
            (1.0, DiscCoverage(center: center, radius: outer)),
            (-1.0, DiscCoverage(center: center, radius: inner)),
        ]
        let ring = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: center, radius: outer)
            try path.addCircle(center: center, radius: inner)
        }
        check(ring, rule: .evenOdd, discs, size: 512, "ring \(inner) to \(outer)")
        let stroke = ExactCoverageTests.circle(center.x, center.y, (inner + outer) / 2)
            .stroked(StrokeStyle(width: outer - inner))
        check(stroke, discs, size: 512, "stroke from \(inner) to \(outer)")
    }
}
