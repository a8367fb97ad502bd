import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Scenes whose colours are mixed in linear light, against sums in double precision.
@Suite struct LinearLightTests {
    /// Half a step is lost in rounding to bytes; the rest is single precision, coverage of fifteen bits and
    /// opacity as a share of 32768.
    static let tolerance = 0.53

    private func rect(_ x: Double, _ width: Double) -> Path {
        .drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: x, y: 0, width: width, height: 16))
        }
    }

    /// The first row of a 16 × 16 picture.
    private func row(
        _ layers: [Layer], on background: Color = .black, format: PixelFormat = .xrgb8888,
        simd: SIMDLevel = .automatic
    ) -> [UInt32] {
        let picture = Framebuffer(width: 16, height: 16, format: format)
        let scene = Scene(background: background, layers: layers, blending: .linearLight)
        _ = SceneRenderer(simd: simd).render(scene, into: picture)
        return (0..<16).map { picture[$0, 7] }
    }

    private typealias Light = SIMD4<Double>

    private func over(_ source: Light, _ share: Double, _ target: Light) -> Light {
        source * share + target * (1 - source.w * share)
    }

    private func light(_ color: Color) -> Light { LinearColor(color).components }

    /// Whether a pixel is within the tolerance of light.
    private func isNear(_ pixel: UInt32, _ light: Light) -> Bool {
        let c = SRGBColor(LinearColor(components: light).color).components
        let expected: [Double] = [c.z, c.y, c.x, c.w]
        return (0..<4).allSatisfy { channel in
            let found = Double(pixel >> UInt32(8 * channel) & 255)
            return abs(found - expected[channel] * 255) <= Self.tolerance
        }
    }

    @Test(arguments: SIMDLevel.allCases) func halfWhiteOverBlackGivesHalfTheLight(simd: SIMDLevel) {
        let found = row([.fill(rect(4.5, 8), .white)], simd: simd)
        #expect(found[3] == 0xff00_0000 && found[4] == 0xffbc_bcbc && found[5] == 0xffff_ffff)
        let inverse = row([.fill(rect(4.5, 8), .black)], on: .white, simd: simd)
        #expect(inverse[4] == 0xffbc_bcbc)
        #expect(row([.fill(rect(4, 8), Color(gray: 1, alpha: 0.5))], simd: simd)[6] == 0xffbc_bcbc)
    }

    @Test func opaqueOverAnythingIsExactlyTheColour() {
        for level in UInt32(0)...255 {
            let color = Color(hex: level << 16 | (255 - level) << 8 | level ^ 0x5a)
            let pixel = 0xff00_0000 | level << 16 | (255 - level) << 8 | level ^ 0x5a
            // The edges make the tile one in which light is mixed.
            let found = row([.fill(rect(-3, 25), .white), .fill(rect(3.5, 9), color)], on: color)
            #expect(found[4] == pixel && found[12] != pixel)
            #expect(
                row([.fill(rect(3.5, 9), Color(gray: 1, alpha: 0))], on: color)
                    == [UInt32](repeating: pixel, count: 16))
        }
    }

    @Test(arguments: 0..<60) func layersAreMixedAsInDoublePrecision(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        func color(_ alpha: Double) -> Color {
            // Bytes, because an opaque colour that covers a tile is kept as such.
            func byte() -> Double { Double(random.int(0...255)) / 255 }
            return Color(red: byte(), green: byte(), blue: byte(), alpha: alpha)
        }
        let isOpaque = random.oneIn(2)
        let background = color(isOpaque ? 1 : random.double(0...1))
        var expected = light(background)
        var layers: [Layer] = []
        for _ in 0..<random.int(1...4) {
            let (share, opacity) = (Double(random.int(0...16)) / 16, random.double(0...1))
            let own = color(random.oneIn(3) ? 1 : random.double(0...1))
            if random.oneIn(2) {
                layers.append(
                    Layer(.fill(rect(8, share), rule: .winding, paint: .solid(own)), opacity: opacity))
                expected = over(light(own) * opacity, share, expected)
            } else {
                // A group of two, one over a part of the other, through a clip.
                let other = color(random.double(0.2...1))
                layers.append(
                    Layer(
                        .group(
                            Group(
                                layers: [.fill(rect(-2, 30), own), .fill(rect(8, share), other)],
                                clip: rect(8.25, 5))), opacity: opacity))
                let inner = over(light(other), share, over(light(own), 1, .zero))
                expected = over(inner, 0.75 * opacity, expected)
            }
        }
        for simd in [SIMDLevel.baseline, .scalar] {
            let found = row(
                layers, on: background, format: .argb8888Premultiplied, simd: simd)[8]
            #expect(
                isNear(found, expected),
                "seed \(seed): \(String(found, radix: 16)), expected \(LinearColor(components: expected).color)"
            )
        }
    }

    @Test func gradientsAndMasksAreMixedInLightToo() {
        let stops: [Gradient.Stop] = [
            .init(0, Color(hex: 0x000000)), .init(0.5, Color(hex: 0xff8000)),
            .init(1, Color(gray: 1, alpha: 0)),
        ]
        let gradient = Gradient(.linear(from: .zero, to: Point(16, 0)), stops: stops)
        let ground = Color(hex: 0x204060)
        let found = row([.fill(rect(-1, 20), paint: .gradient(gradient))], on: ground)
        for x in 0..<16 {
            let t = (Double(x) + 0.5) / 16
            let (a, b) = t < 0.5 ? (stops[0], stops[1]) : (stops[1], stops[2])
            let way = (t - a.offset) * 2
            let mixed = light(a.color) * (1 - way) + light(b.color) * way
            #expect(isNear(found[x], over(mixed, 1, light(ground))), "column \(x)")
        }
        let mask = GlyphMask(
            key: .init(font: 0, size: 0, text: "a"), width: 16, height: 16,
            coverage: (0..<256).map { UInt8($0 % 16 * 17) })
        let text = row(
            [.glyphs([PlacedGlyph(mask: mask, x: 0, y: 0)], Color(hex: 0xffc040))], on: ground)
        for x in 0..<16 {
            let expected = over(light(Color(hex: 0xffc040)), Double(x) / 15, light(ground))
            #expect(isNear(text[x], expected), "column \(x)")
        }
    }

    @Test func aShadowTakesTheLightAwayThatItsMaskCovers() {
        let disc = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(8, 7.5), radius: 5)
        }
        func levels(_ blending: Blending, _ color: Color, _ background: Color) -> [UInt32] {
            let picture = Framebuffer(width: 16, height: 16)
            let scene = Scene(
                background: background, layers: [.shadow(disc, sigma: 2, color)], blending: blending)
            _ = SceneRenderer().render(scene, into: picture)
            return (0..<16).map { picture[$0, 7] & 255 }
        }
        // White over black by sRGB numbers is the mask itself.
        for (mask, found) in zip(levels(.sRGB, .white, .black), levels(.linearLight, .black, .white)) {
            let expected = 1 - Double(mask) / 255
            let color = LinearColor(components: Light(expected, expected, expected, 1)).color
            // The mask, rounded, is off by half a step, which the curve makes larger where it is dark.
            #expect(abs(Double(found) - SRGBColor(color).components.x * 255) < 4)
        }
    }

    @Test func aTranslucentColourAloneIsItself() {
        let color = Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)
        for format in [PixelFormat.argb8888Premultiplied, .abgr8888Premultiplied] {
            let picture = Framebuffer(width: 16, height: 16, format: format)
            let other = Framebuffer(width: 16, height: 16, format: format)
            let layers: [Layer] = [.fill(rect(3, 9), color)]
            _ = SceneRenderer().render(Scene(background: .clear, layers: layers), into: picture)
            _ = SceneRenderer().render(
                Scene(background: .clear, layers: layers, blending: .linearLight), into: other)
            #expect(picture.allPixels == other.allPixels)
        }
    }

    /// A scene keeps its pixels where the other way of mixing was asked for in between.
    @Test func changingTheWayOfMixingDrawsAnew() {
        let layers: [Layer] = [.fill(rect(4.5, 8), .white)]
        let plain = Scene(background: .black, layers: layers)
        var light = plain
        light.blending = .linearLight
        #expect(plain != light)
        let (picture, renderer) = (Framebuffer(width: 16, height: 16), SceneRenderer())
        _ = renderer.render(plain, into: picture)
        let first = picture.allPixels
        _ = renderer.render(light, into: picture)
        #expect(picture[4, 3] == 0xffbc_bcbc)
        _ = renderer.render(plain, into: picture)
        #expect(picture.allPixels == first)
    }

    @Test func aCanvasHandsItsWayOfMixingOn() {
        var canvas = Canvas(background: .black)
        #expect(canvas.scene.blending == .sRGB)
        canvas.blending = .linearLight
        #expect(canvas.scene.blending == .linearLight)
    }
}
