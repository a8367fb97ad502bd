import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Frames above a certain size are filled row of tiles by row of tiles before anything is drawn.
@Suite struct FloodTests {
    private static let (width, height) = (2100, 2002)

    /// What a whole frame shows does not depend on what was in its memory, nor on how its rows lie there, and is what a
    /// frame shows that was changed bit by bit.
    @Test func largeWholeFramesAreTheSameAsChangedOnes() {
        let (width, height) = (Self.width, Self.height)
        var scenes = RandomScenes(seed: 77, width: width, height: height)
        for _ in 0..<12 { _ = scenes.next() }
        let changing = Framebuffer(width: width, height: height)
        let packed = Framebuffer(width: width, height: height)
        let (slow, fast) = (SceneRenderer(), SceneRenderer(threads: 2))
        let guarded = GuardedPicture(width, height, .xrgb8888, .automatic, threads: 1)
        for _ in 0..<4 {
            let scene = scenes.next()
            _ = slow.render(scene, into: changing)
            fast.invalidate()
            _ = fast.render(scene, into: packed)
            guarded.draw(scene)
            #expect(packed.allPixels == changing.allPixels)
            #expect(guarded.pixels == changing.allPixels)
        }
        #expect(guarded.isGuardIntact)
    }

    /// At every level and in linear light; also where hardly anything is of one colour.
    @Test(arguments: [SIMDLevel.baseline, .v3, .v4], [Blending.sRGB, .linearLight])
    func everyLevelDrawsTheSameLargeFrames(simd: SIMDLevel, blending: Blending) {
        let (width, height) = (Self.width, Self.height)
        var scenes = RandomScenes(seed: 78, width: width, height: height)
        for _ in 0..<8 { _ = scenes.next() }
        let (changing, whole) = (SceneRenderer(), SceneRenderer(simd: simd))
        let expected = Framebuffer(width: width, height: height)
        let found = Framebuffer(width: width, height: height)
        let all = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 20, y: -4, width: 3000, height: 3000))
        }
        let sweep = Gradient(
            .linear(from: .zero, to: Point(2000, 900)), stops: [.init(0, .white), .init(1, .black)])
        for step in 0..<4 {
            var scene = scenes.next()
            scene.blending = blending
            if step == 2 { scene.layers.insert(.fill(all, paint: .gradient(sweep)), at: 0) }
            _ = changing.render(scene, into: expected)
            whole.invalidate()
            _ = whole.render(scene, into: found)
            #expect(found.allPixels == expected.allPixels, "step \(step)")
        }
    }

    /// Where one colour covers everything, the background is not to be seen, and the last row of tiles is cut off.
    @Test func aLargeFrameOfOneColourIsThatColour() throws {
        let (width, height) = (Self.width, Self.height)
        let framebuffer = Framebuffer(width: width, height: height)
        let path = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: -4, y: -4, width: 3000, height: 3000))
        }
        _ = SceneRenderer().render(
            Scene(background: .white, layers: [.fill(path, Color(hex: 0x12_3456))]), into: framebuffer)
        #expect(framebuffer.allPixels.allSatisfy { $0 == 0xff12_3456 })
    }
}
