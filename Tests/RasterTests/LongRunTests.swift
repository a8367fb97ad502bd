import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Ten thousand frames of scenes that change at random: drawn by what changed, each has the bytes of one drawn
/// whole.
@Suite struct LongRunTests {
    /// Runs and their frames: 10,000 frames in all.
    static let (runs, frames) = (50, 200)
    /// The longest side of a picture. They are small, four by four tiles at most, because each frame is drawn
    /// seven times and most of a tile's cases have nothing to do with how many there are. (Tiles that hold a circle come
    /// in larger pictures only: see `CircleTileTests`.)
    static let longestSide = 60
    /// The plain loops are some twenty times slower and draw every so many-th frame only, by what changed since.
    static let plainFrames = 8

    /// A renderer and what it draws into; the picture's size changes during a run.
    private struct Runner {
        let name: String
        let renderer: SceneRenderer
        let isPlain: Bool
        var target: Framebuffer

        init(_ simd: SIMDLevel, threads: Int) {
            name = "\(simd), \(threads) threads"
            renderer = SceneRenderer(simd: simd, threads: threads, leastTiles: 0)
            isPlain = simd == .scalar
            target = Framebuffer(width: 1, height: 1)
        }
    }

    @Test(arguments: 0..<runs) func everyFrameHasTheBytesOfOneDrawnWhole(seed: Int) {
        var setup = SeededRandom(seed: UInt64(seed) ^ 0x5eed)
        var scenes = RandomScenes(seed: UInt64(seed), width: Self.longestSide, height: Self.longestSide)
        let whole = SceneRenderer(simd: .automatic)
        var target = Framebuffer(width: 1, height: 1)
        var runners = [SIMDLevel.baseline, .v3, .v4, .scalar].flatMap { level in
            [1, 2].map { Runner(level, threads: $0) }
        }
        for frame in 0..<Self.frames {
            if frame == 0 || setup.oneIn(40) {
                let (width, height) = (setup.int(1...Self.longestSide), setup.int(1...Self.longestSide))
                let format: PixelFormat = setup.oneIn(2) ? .xrgb8888 : .argb8888Premultiplied
                func fresh() -> Framebuffer { Framebuffer(width: width, height: height, format: format) }
                target = fresh()
                for index in runners.indices { runners[index].target = fresh() }
            }
            if frame == 0 || setup.oneIn(60) {
                scenes.scene.blending = setup.oneIn(3) ? .linearLight : .sRGB
            }
            let scene = setup.oneIn(2) ? scenes.next() : scenes.nextBySmallChange()
            whole.invalidate()
            _ = whole.render(scene, into: target)
            let expected = target.allPixels
            for runner in runners {
                if runner.isPlain, frame % Self.plainFrames != 0 { continue }
                _ = runner.renderer.render(scene, into: runner.target)
                if runner.target.allPixels == expected { continue }
                Issue.record("seed \(seed), frame \(frame), \(runner.name): other bytes than drawn whole")
                return
            }
        }
    }
}
