import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TaijiRaster

/// A typeface without a letter: nothing here needs a font.
final class NoLetters: Typeface {
    func measure(_ text: String, font: Font) -> TextMetrics {
        TextMetrics(advance: 0, ascent: font.size, descent: 0, capHeight: font.size)
    }
    func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] { [] }
}

/// Uses something of every library and ends with status 0 where it did what it should.
@main struct Embedding {
    static func main() throws {
        let path = try Path(text: "M8 8H24V24H8Z")
        var light = Tween(SRGBColor(.black))
        try light.retarget(to: SRGBColor(.white), at: 0, duration: 1, easing: .linear)
        let picture = Framebuffer(width: 32, height: 32)
        let scene = Scene(background: .black, layers: [.fill(path, light.value(at: 1).color)])
        let damage = SceneRenderer().render(scene, into: picture)
        var instrument = Instrument(
            InstrumentConfiguration(), typeface: NoLetters(), size: Size(width: 64, height: 64))
        let window = Framebuffer(width: 64, height: 64)
        _ = SceneRenderer().render(instrument.takeScene(at: 0), into: window)
        guard picture[16, 16] == 0xffff_ffff, picture[2, 2] == 0xff00_0000, damage.pixelCount == 1024 else {
            fatalError("the square was not drawn")
        }
        guard window[32, 24] != window[0, 0] else { fatalError("the instrument was not drawn") }
        print("drawn")
    }
}
