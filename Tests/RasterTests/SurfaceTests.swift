import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct SurfaceTests {
    /// Rows above and below and pixels between the rows hold a mark that must never change.
    @Test(arguments: SIMDLevel.allCases) func nothingOutsideOfTheTargetIsWritten(simd: SIMDLevel) {
        let mark: UInt32 = 0xdead_beef
        var random = SeededRandom(seed: 3)
        for _ in 0..<12 {
            let (width, height, gap) = (random.int(1...70), random.int(1...50), random.int(0...9))
            let stride = width + gap
            var memory = [UInt32](repeating: mark, count: stride * (height + 4))
            var scenes = RandomScenes(seed: random.next(), width: width, height: height)
            let expected = Framebuffer(width: width, height: height)
            let plain = SceneRenderer(simd: simd)
            unsafe memory.withUnsafeMutableBytes { bytes in
                let target = unsafe Framebuffer(
                    memory: bytes.baseAddress! + stride * 8, width: width, height: height,
                    bytesPerRow: stride * 4)
                let renderer = SceneRenderer(simd: simd)
                for _ in 0..<8 {
                    let scene = scenes.next()
                    _ = renderer.render(scene, into: target)
                    _ = plain.render(scene, into: expected)
                }
                #expect(target.allPixels == expected.allPixels)
            }
            for index in memory.indices {
                let (x, y) = (index % stride, index / stride - 2)
                if x < width, y >= 0, y < height { continue }
                if memory[index] != mark {
                    Issue.record("written at \(x), \(y) of \(width)×\(height)")
                    return
                }
            }
        }
    }

    @Test func formatsDifferInTheOrderOfTheirBytesOnly() {
        var scenes = RandomScenes(seed: 9, width: 60, height: 40)
        for _ in 0..<30 { _ = scenes.next() }
        var scene = scenes.scene
        scene.background = Color(red: 0.2, green: 0.4, blue: 0.8)
        let pictures = [PixelFormat.xrgb8888, .argb8888Premultiplied, .abgr8888Premultiplied].map { format in
            let framebuffer = Framebuffer(width: 60, height: 40, format: format)
            _ = SceneRenderer().render(scene, into: framebuffer)
            return framebuffer.allPixels
        }
        #expect(pictures[0] == pictures[1])
        let swapped = pictures[2].map { $0 & 0xff00_ff00 | $0 >> 16 & 0xff | ($0 & 0xff) << 16 }
        #expect(swapped == pictures[0])
    }

    @Test func aClearBackgroundStaysClearAndColorsArePremultiplied() {
        let framebuffer = Framebuffer(width: 40, height: 40, format: .argb8888Premultiplied)
        let path = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(20, 20), radius: 9.3)
        }
        let scene = Scene(
            background: .clear, layers: [.fill(path, Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))])
        _ = SceneRenderer().render(scene, into: framebuffer)
        #expect(framebuffer[0, 0] == 0)
        #expect(framebuffer[20, 20] == 0x8080_4000)
        for pixel in framebuffer.allPixels {
            let alpha = pixel >> 24
            #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
        }
    }

    @Test func anOpaqueFormatIsOpaqueEverywhere() {
        var scenes = RandomScenes(seed: 21, width: 50, height: 50)
        let framebuffer = Framebuffer(width: 50, height: 50)
        let renderer = SceneRenderer()
        for _ in 0..<40 {
            var scene = scenes.next()
            scene.background = .clear
            _ = renderer.render(scene, into: framebuffer)
            #expect(framebuffer.allPixels.allSatisfy { $0 >> 24 == 255 })
        }
    }

    @Test(arguments: [false, true]) func theLongestPictureIsDrawnToItsEnd(isTall: Bool) {
        let long = Framebuffer.largestSide
        let picture = Framebuffer(width: isTall ? 1 : long, height: isTall ? long : 1)
        let rect = Path.drawing { (path) throws(GeometryError) in
            try path.addRect(Rect(minX: -5, minY: -5, maxX: 2e6, maxY: 2e6))
        }
        _ = SceneRenderer().render(Scene(background: .black, layers: [.fill(rect, .white)]), into: picture)
        #expect(picture[0, 0] == 0xffff_ffff)
        #expect(picture[isTall ? 0 : long - 1, isTall ? long - 1 : 0] == 0xffff_ffff)
    }

    /// What is blurred reaches beyond the picture on both sides: also then all places fit.
    @Test func aShadowReachesBothEndsOfTheLongestPicture() {
        let long = Framebuffer.largestSide
        let picture = Framebuffer(width: long, height: 2)
        let ends = Path.drawing { (path) throws(GeometryError) in
            try path.addRect(Rect(minX: -3000, minY: -3000, maxX: 3, maxY: 3000))
            try path.addRect(
                Rect(minX: Double(long) - 3, minY: -3000, maxX: Double(long) + 3000, maxY: 3000))
        }
        let shadow = Layer.shadow(ends, sigma: 1000, .white)
        _ = SceneRenderer().render(Scene(background: .black, layers: [shadow]), into: picture)
        // Half of the blur's weight is inside.
        #expect((120...135).contains(picture[0, 0] & 255))
        #expect((120...135).contains(picture[long - 1, 1] & 255))
        #expect(picture[long / 2, 0] & 255 == 0)
    }
}
