import Glibc
import TaijiRaster

/// Draws the frames of a benchmark and measures them.
struct BenchRun {
    let settings: BenchSettings
    let size: Options.PictureSize
    /// Holds the last frame when the measurement has ended.
    let framebuffer: Framebuffer

    /// Frames drawn before the first measured one, which fill the caches and the renderer's memory.
    private static let warmUp = 5
    private static let memsetRounds = 15

    init(_ settings: BenchSettings, size: Options.PictureSize) {
        self.settings = settings
        self.size = size
        framebuffer = Framebuffer(width: size.width, height: size.height)
    }

    func measure() -> BenchResult {
        var times: [Double] = []
        times.reserveCapacity(settings.frames)
        var (uploaded, rects) = (0, 0)
        draw { frame, milliseconds, damage in
            guard frame >= 0 else { return }
            times.append(milliseconds)
            uploaded += damage.pixelCount
            rects += damage.rects.count
        }
        let (changed, memset) = comparisons()
        let frames = Double(settings.frames)
        return BenchResult(
            settings: settings, size: size, times: times.sorted(), memset: memset,
            changedPixels: Double(changed) / frames, uploadedPixels: Double(uploaded) / frames,
            uploadedRects: Double(rects) / frames)
    }

    /// Draws all frames from nothing; `body` gets each frame's number, its time and what was written.
    private func draw(_ body: (Int, Double, Damage) -> Void) {
        let renderer = SceneRenderer(simd: settings.simd.level, threads: settings.threads)
        var scene = BenchScene(settings.scene, width: size.width, height: size.height)
        for frame in -BenchRun.warmUp..<settings.frames {
            var damage = Damage()
            let time = milliseconds {
                scene.turn(to: settings.angle(of: frame))
                if settings.mode == .redraw { renderer.invalidate() }
                damage = renderer.render(scene.scene, into: framebuffer)
            }
            body(frame, time, damage)
        }
    }

    /// How many pixels came out different from the frame before, and the median of a memset of the frame. The
    /// frames are drawn a second time for it: looking at pictures between measured frames would push them out
    /// of the caches.
    private func comparisons() -> (changed: Int, memset: Double) {
        let previous = Framebuffer(width: size.width, height: size.height)
        let count = size.width * size.height
        var times: [Double] = []
        for _ in 0..<BenchRun.memsetRounds {
            times.append(milliseconds { unsafe memset(previous.pixels, 0, 4 * count) })
        }
        var changed = 0
        draw { frame, _, _ in
            let (old, new) = unsafe (previous.pixels, framebuffer.pixels)
            if frame >= 0 {
                for index in 0..<count where unsafe old[index] != new[index] { changed += 1 }
            }
            unsafe old.update(from: new, count: count)
        }
        return (changed, times.sorted()[times.count / 2])
    }

    private func milliseconds(_ body: () -> Void) -> Double {
        ContinuousClock().measure(body) / .milliseconds(1)
    }
}
