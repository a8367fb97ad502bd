import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Pixels with more than two windings in them, where the mean winding says nothing about how much is covered.
@Suite struct CrowdedPixelTests {
    /// Half a level by rounding, a quarter by the reference for each level edge, the rest by flattening.
    static let tolerance = 1.6
    /// Lines a row of the reference.
    static let lines = 512

    private func rects(_ rects: [Rect], reversed: Set<Int> = []) -> Path {
        .drawing { path throws(GeometryError) in
            for (index, rect) in rects.enumerated() {
                let corners = [
                    Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
                    Point(rect.minX, rect.maxY),
                ]
                let order = reversed.contains(index) ? corners.reversed() : corners
                try path.move(to: order[0])
                for corner in order.dropFirst() { try path.addLine(to: corner) }
                path.close()
            }
        }
    }

    private func check(_ path: Path, rule: FillRule, _ name: String, simd: SIMDLevel = .automatic) {
        let found = renderedCoverage(path, rule: rule, width: 40, height: 40, simd: simd)
        let expected = ReferenceCoverage(path, rule: rule, width: 40, height: 40, lines: Self.lines).values
        let comparison = PictureComparison(found: found, expected: expected, width: 40)
        #expect(
            comparison.largest <= Self.tolerance,
            "\(name), \(rule), \(simd): off by \(comparison.largest) at \(comparison.place)")
    }

    private func checkBoth(_ path: Path, _ name: String) {
        for rule in [FillRule.winding, .evenOdd] {
            for simd in [SIMDLevel.baseline, .scalar] { check(path, rule: rule, name, simd: simd) }
        }
    }

    @Test func twoEdgesInOneRowOfPixelsAreTwoEdges() {
        // Level edges that run right through a tile, and such as end in it.
        checkBoth(
            rects([Rect(x: 2, y: 10.25, width: 36, height: 20), Rect(x: 3, y: 10.75, width: 34, height: 10)]),
            "tops")
        checkBoth(
            rects(
                [Rect(x: 2, y: 10.25, width: 36, height: 20), Rect(x: 3, y: 10.75, width: 34, height: 10)],
                reversed: [1]), "tops of opposite turn")
        checkBoth(
            rects([Rect(x: 2, y: 5, width: 36, height: 5.25), Rect(x: 3, y: 10.75, width: 34, height: 10)]),
            "a bottom and a top")
        checkBoth(
            rects([
                Rect(x: 18, y: 10.25, width: 30, height: 0.5), Rect(x: 20, y: 10.5, width: 30, height: 0.25),
            ]), "slivers that leave the tile")
        checkBoth(
            rects(
                [
                    Rect(x: 18, y: 10, width: 30, height: 0.25),
                    Rect(x: 20.5, y: 10.5, width: 30, height: 0.25),
                ], reversed: [1]), "slivers of opposite turn, one above the other")
    }

    /// Near its top a thin ring is two edges that run the same way, neither through a whole row.
    @Test func aThinRingBetweenTwoCirclesOfOneTurn() {
        for y in [19.3, 19.82, 20] {
            for radius in [15.2, 17.9] {
                checkBoth(
                    .drawing { path throws(GeometryError) in
                        try path.addCircle(center: Point(20.3, y), radius: radius)
                        try path.addCircle(center: Point(20.3, y), radius: radius - 0.7)
                    }, "ring")
            }
        }
    }

    /// Many small shapes close to each other, on quarters of pixels and between them.
    @Test(arguments: 0..<40) func anyCrowdIsExact(seed: Int) {
        for round in 0..<10 {
            var random = SeededRandom(seed: UInt64(seed * 100 + round))
            let grid: Double = [4, 2, 1000][random.int(0...2)]
            func number(_ range: ClosedRange<Double>) -> Double {
                (random.double(range) * grid).rounded() / grid
            }
            let path = Path.drawing { path throws(GeometryError) in
                for _ in 0..<random.int(2...5) {
                    let start = Point(number(0...38), number(0...38))
                    switch random.int(0...3) {
                    case 0: try path.addCircle(center: start, radius: number(0.25...20))
                    case 1:
                        try path.move(to: start)
                        for _ in 0..<2 {
                            try path.addLine(to: Point(start.x + number(-3...3), start.y + number(-1...1)))
                        }
                        path.close()
                    default:
                        let (w, h) = (number(-20...20), number(-1...1))
                        try path.move(to: start)
                        try path.addLine(to: Point(start.x + w, start.y))
                        try path.addLine(to: Point(start.x + w, start.y + h))
                        try path.addLine(to: Point(start.x, start.y + h))
                        path.close()
                    }
                }
            }
            for rule in [FillRule.winding, .evenOdd] {
                check(path, rule: rule, "seed \(seed * 100 + round)")
            }
        }
    }

    /// Shapes that share corners with each other, many of them on the border between two tiles, where chains of edges
    /// that lie on each other end and begin at one place.
    @Test(arguments: 0..<8) func whatMeetsOnATilesBorderIsExact(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) &+ 77)
        for round in 0..<150 {
            let (gridX, gridY): (Double, Double) = [(2, 4), (1, 2), (4, 4), (1, 1), (2, 2048)][
                random.int(0...4)]
            var corners: [Point] = []
            let path = Path.drawing { path throws(GeometryError) in
                for _ in 0..<random.int(1...3) {
                    for corner in 0..<random.int(3...5) {
                        let x = random.oneIn(3) ? 16 : (random.double(11...21) * gridX).rounded() / gridX
                        let fresh = Point(x, (random.double(1...7) * gridY).rounded() / gridY)
                        let isShared = !corners.isEmpty && random.oneIn(3)
                        let point = isShared ? corners[random.int(0...corners.count - 1)] : fresh
                        corners.append(point)
                        if corner == 0 { try path.move(to: point) } else { try path.addLine(to: point) }
                    }
                    path.close()
                }
            }
            for rule in [FillRule.winding, .evenOdd] {
                let found = renderedCoverage(path, rule: rule, width: 24, height: 8)
                let expected = ReferenceCoverage(path, rule: rule, width: 24, height: 8, lines: Self.lines)
                let comparison = PictureComparison(found: found, expected: expected.values, width: 24)
                #expect(
                    comparison.largest <= Self.tolerance,
                    "seed \(seed), \(round), \(rule): off by \(comparison.largest) at \(comparison.place)")
            }
        }
    }
}
