import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Numbers that are none, or far too large or small, at every place of a scene that takes a number: drawing ends,
/// nothing outside of the target is written, and every way of drawing gives the same bytes.
@Suite struct OddNumberTests {
    /// Pictures are small because many are drawn at every level, the plain loops among them.
    static let (width, height) = (37, 29)

    @Test(arguments: 0..<24) func scenesOfOddNumbersAreDrawn(seed: Int) {
        var scenes = OddScenes(seed: UInt64(seed))
        let formats: [PixelFormat] = [.xrgb8888, .argb8888Premultiplied, .abgr8888Premultiplied]
        let format = formats[seed % 3]
        let drawers = [
            GuardedPicture(Self.width, Self.height, format, .automatic, threads: 1),
            GuardedPicture(Self.width, Self.height, format, .baseline, threads: 2),
            GuardedPicture(Self.width, Self.height, format, .scalar, threads: 1),
        ]
        let whole = SceneRenderer()
        let target = Framebuffer(width: Self.width, height: Self.height, format: format)
        for step in 0..<40 {
            let scene = scenes.next()
            whole.invalidate()
            _ = whole.render(scene, into: target)
            let expected = target.allPixels
            for drawer in drawers {
                drawer.draw(scene)
                let isSame = drawer.pixels == expected
                #expect(isSame, "seed \(seed), step \(step), \(drawer.name)")
                #expect(drawer.isGuardIntact, "seed \(seed), step \(step), \(drawer.name): written outside")
            }
            let isValid = expected.allSatisfy { pixel in
                let alpha = format == .xrgb8888 ? 255 : pixel >> 24
                return pixel >> 24 == alpha && pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha
                    && pixel & 255 <= alpha
            }
            #expect(isValid, "seed \(seed), step \(step): a colour exceeds its alpha")
        }
    }

    /// A layer of odd numbers leaves what lies beneath it elsewhere as it was.
    @Test(arguments: [Double.nan, .infinity, -.infinity]) func anOpacityThatIsNoNumberIsNoneOrAll(
        value: Double
    ) {
        let square = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 0, y: 0, width: 8, height: 8))
        }
        let picture = Framebuffer(width: 8, height: 8)
        let layer = Layer(.fill(square, rule: .winding, paint: .solid(.white)), opacity: value)
        _ = SceneRenderer().render(Scene(background: .black, layers: [layer]), into: picture)
        #expect(picture[3, 3] == (value == .infinity ? 0xffff_ffff : 0xff00_0000))
    }
}
