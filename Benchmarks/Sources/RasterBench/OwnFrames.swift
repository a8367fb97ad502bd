import TaijiRaster

/// Our own drawing of a scene, frame after frame.
final class OwnFrames {
    /// How much is drawn of each frame.
    enum Mode: String { case redraw, turning }

    let name: BenchScene.Name
    let mode: Mode
    private let renderer: SceneRenderer
    private let framebuffer: Framebuffer
    private var scene: BenchScene
    private var frame = 0

    init(
        _ name: BenchScene.Name, _ size: PictureSize, _ mode: Mode, simd: SIMDLevel = .automatic,
        threads: Int = 1
    ) {
        self.name = name
        self.mode = mode
        renderer = SceneRenderer(simd: simd, threads: threads)
        framebuffer = Framebuffer(width: size.width, height: size.height)
        scene = BenchScene(name, width: size.width, height: size.height)
    }

    /// The milliseconds of the next frame, the making of its scene included.
    func next() -> Double {
        frame += 1
        return timed {
            scene.turn(to: 0.7 + Double(frame) * 0.0105)
            if mode == .redraw { renderer.invalidate() }
            _ = renderer.render(scene.scene, into: framebuffer)
        }
    }

    /// The median of some frames, after one that brings what is needed back into the caches.
    func median(of frames: Int) -> Double {
        _ = next()
        return RasterBench.median((0..<frames).map { _ in next() })
    }
}
