import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Polygons whose lines run through corners of tiles, along their borders or next to them.
@Suite struct OddLineTests {
    static let (width, height) = (150, 110)

    /// On a corner of a tile, beside one by a step or half of it, or anywhere.
    private static func coordinate(_ random: inout SeededRandom, _ reach: Int) -> Double {
        let border = Double(random.int(-1...reach / 16 + 1) * 16)
        return switch random.int(0...3) {
        case 0: border
        case 1: border + Double(random.int(-3...3)) / 4096
        default: random.double(-20...Double(reach) + 20)
        }
    }

    private static func polygon(_ random: inout SeededRandom) -> Path {
        let points = (0..<random.int(3...7)).map { _ in
            Point(coordinate(&random, width), coordinate(&random, height))
        }
        return closedPolygon(points)
    }

    @Test(arguments: 0..<80) func coverageIsTheExactArea(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let path = Self.polygon(&random)
        expectExactArea(path, width: Self.width, height: Self.height, name: "odd-line-\(seed)")
    }

    /// Shapes on the two sides of a line cover all that lies there once.
    @Test(arguments: 0..<80) func shapesThatShareALineLeaveNoGap(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        // A line from the left edge to the right one, or from the upper one to the lower one.
        let isAcross = random.oneIn(2)
        let reach = isAcross ? Self.height : Self.width
        let (a, b) = (Self.coordinate(&random, reach), Self.coordinate(&random, reach))
        let (width, height) = (Double(Self.width), Double(Self.height))
        let (from, to) = isAcross ? (Point(0, a), Point(width, b)) : (Point(a, 0), Point(b, height))
        let far = 1000.0
        func side(_ corners: [Point]) -> [UInt8] {
            let path = Path.drawing { path throws(GeometryError) in
                try path.move(to: corners[0])
                for corner in corners.dropFirst() { try path.addLine(to: corner) }
                path.close()
            }
            return renderedCoverage(path, rule: .winding, width: Self.width, height: Self.height)
        }
        let one =
            isAcross
            ? side([from, to, Point(width, far), Point(0, far)])
            : side([from, to, Point(far, height), Point(far, 0)])
        let other =
            isAcross
            ? side([to, from, Point(0, -far), Point(width, -far)])
            : side([to, from, Point(-far, 0), Point(-far, height)])
        let sums = zip(one, other).map { Int($0) + Int($1) }
        #expect(sums.allSatisfy { (254...256).contains($0) }, "seed \(seed): \(from) to \(to)")
    }

    /// Tiles that a line has left or come to are drawn as in a picture drawn whole.
    @Test(arguments: 0..<8) func framesAreThoseDrawnWhole(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (kept, fresh) = (SceneRenderer(simd: .automatic, threads: 2, leastTiles: 0), SceneRenderer())
        let target = Framebuffer(width: Self.width, height: Self.height)
        let expected = Framebuffer(width: Self.width, height: Self.height)
        var paths = (0..<3).map { _ in Self.polygon(&random) }
        for step in 0..<40 {
            paths[random.int(0...2)] = Self.polygon(&random)
            let scene = Scene(background: .black, layers: paths.map { .fill($0, .white, rule: .evenOdd) })
            _ = kept.render(scene, into: target)
            fresh.invalidate()
            _ = fresh.render(scene, into: expected)
            #expect(target.allPixels == expected.allPixels, "seed \(seed), step \(step)")
        }
    }
}
