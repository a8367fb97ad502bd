import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Pictures of more than 64 columns of tiles, whose rows take several words, and rows of many pieces of an outline.
@Suite struct WidePictureTests {
    static let (width, height) = (2_200, 40)

    /// A row of tiles through which an outline comes and goes in any order holds what it should.
    @Test(arguments: 0..<6) func rowsOfManyTilesHoldTheExactArea(seed: Int) {
        let path = Self.path(seed: seed)
        expectExactArea(path, width: Self.width, height: Self.height, name: "wide-\(seed)")
    }

    /// A flat contour that runs to and fro: to the right, to the left, or by jumps.
    private static func path(seed: Int) -> Path {
        var random = SeededRandom(seed: UInt64(seed))
        let count = random.int(3...12)
        return Path.drawing { path throws(GeometryError) in
            for index in 0..<count {
                let share = Double(index) / Double(count - 1)
                let x =
                    switch seed % 3 {
                    case 0: share * Double(width)
                    case 1: (1 - share) * Double(width)
                    default: random.double(-50...Double(width) + 50)
                    }
                let point = Point(x, random.double(-2...Double(height) + 2))
                if index == 0 { try path.move(to: point) } else { try path.addLine(to: point) }
            }
            path.close()
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func incrementalEqualsWhole(seed: UInt64) {
        var scenes = RandomScenes(seed: seed, width: Self.width, height: Self.height)
        let (kept, fresh) = (SceneRenderer(simd: .automatic, threads: 2, leastTiles: 0), SceneRenderer())
        let target = Framebuffer(width: Self.width, height: Self.height)
        let expected = Framebuffer(width: Self.width, height: Self.height)
        for step in 0..<60 {
            let scene = scenes.nextBySmallChange()
            let before = target.allPixels
            let damage = kept.render(scene, into: target)
            fresh.invalidate()
            _ = fresh.render(scene, into: expected)
            let found = target.allPixels
            guard found == expected.allPixels else {
                Issue.record("seed \(seed), step \(step): not the picture drawn whole")
                return
            }
            let missed = found.indices.first { index in
                before[index] != found[index] && !damage.holds(index % Self.width, index / Self.width)
            }
            #expect(missed == nil, "seed \(seed), step \(step): pixel \(missed ?? 0) not reported")
            #expect(damage.isApart(Self.width, Self.height), "seed \(seed), step \(step): rectangles overlap")
        }
    }
}
