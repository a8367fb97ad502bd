import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct IncrementalTests {
    /// A frame drawn by what changed has the bytes of one drawn whole, and the damage holds every pixel that
    /// is not what it was, at every level and in every format.
    @Test(arguments: [11, 22, 33, 44, 55, 66] as [UInt64])
    func incrementalEqualsWhole(seed: UInt64) {
        var setup = SeededRandom(seed: seed)
        let (width, height) = (setup.int(1...130), setup.int(1...130))
        let format: PixelFormat = [.xrgb8888, .argb8888Premultiplied, .abgr8888Premultiplied][
            setup.int(0...2)]
        var scenes = RandomScenes(seed: seed, width: width, height: height)
        let whole = SceneRenderer(simd: .automatic)
        let target = Framebuffer(width: width, height: height, format: format)
        let levels: [SIMDLevel] = [.baseline, .v3, .v4, .scalar]
        let runners = zip(levels, [1, 2, 1, 3]).map { level, threads in
            (
                SceneRenderer(simd: level, threads: threads, leastTiles: 0),
                Framebuffer(width: width, height: height, format: format)
            )
        }
        var before = target.allPixels
        for step in 0..<120 {
            let scene = scenes.next()
            whole.invalidate()
            _ = whole.render(scene, into: target)
            let expected = target.allPixels
            for (level, (renderer, framebuffer)) in zip(levels, runners) {
                if level == .scalar, step % 4 != 0, step > 8 { continue }
                let damage = renderer.render(scene, into: framebuffer)
                let found = framebuffer.allPixels
                let differing = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
                #expect(differing == nil, "seed \(seed), step \(step), \(level), \(width)×\(height)")
                if level == .v3 {
                    let missed = (0..<found.count).first { index in
                        before[index] != found[index] && !damage.holds(index % width, index / width)
                    }
                    #expect(missed == nil, "seed \(seed), step \(step): pixel \(missed ?? 0) not reported")
                    #expect(damage.isApart(width, height), "seed \(seed), step \(step): rectangles overlap")
                }
                if differing != nil { return }
            }
            before = expected
        }
    }

    @Test func nothingChangedIsNothingWritten() {
        var scenes = RandomScenes(seed: 7, width: 200, height: 100)
        for _ in 0..<40 { _ = scenes.next() }
        let renderer = SceneRenderer()
        let framebuffer = Framebuffer(width: 200, height: 100)
        let first = renderer.render(scenes.scene, into: framebuffer)
        #expect(first.pixelCount == 200 * 100)
        #expect(renderer.render(scenes.scene, into: framebuffer).isEmpty)
        renderer.invalidate()
        #expect(renderer.render(scenes.scene, into: framebuffer).pixelCount == 200 * 100)
    }

    @Test func anotherFramebufferIsDrawnWhole() {
        let scene = Scene(background: .white)
        let renderer = SceneRenderer()
        let first = Framebuffer(width: 20, height: 10)
        let second = Framebuffer(width: 20, height: 10)
        _ = renderer.render(scene, into: first)
        #expect(renderer.render(scene, into: second).pixelCount == 200)
        #expect(second.allPixels == first.allPixels)
    }
}

extension Damage {
    /// Whether all rectangles lie inside the picture and none on another.
    func isApart(_ width: Int, _ height: Int) -> Bool {
        for (index, a) in rects.enumerated() {
            if a.x < 0 || a.y < 0 || a.width < 1 || a.height < 1 { return false }
            if a.x + a.width > width || a.y + a.height > height { return false }
            for b in rects[..<index]
            where a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height {
                return false
            }
        }
        return true
    }

    func holds(_ x: Int, _ y: Int) -> Bool {
        rects.contains { x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height }
    }
}
