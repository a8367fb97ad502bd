import Synchronization
import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import Testing
import taiji_gauge

@Suite struct PictureCheckTests {
    private func instrument() -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.startValue = 40
        return Instrument(configuration, typeface: NoTypeface(), size: Size(width: 120, height: 120))
    }

    @Test func everyNthFrameIsDue() {
        var check = PictureCheck(every: 3)
        let due = (1...9).map { _ in check.isDue() }
        #expect(due == [false, false, true, false, false, true, false, false, true])
    }

    @Test func whatIsRightIsLeftAlone() {
        var instrument = instrument()
        let renderer = SceneRenderer()
        let framebuffer = Framebuffer(width: 120, height: 120)
        let check = PictureCheck(every: 1)
        for frame in 0..<30 {
            let time = Double(frame) / 20
            _ = renderer.render(instrument.takeScene(at: time), into: framebuffer)
            #expect(check.repair(framebuffer, by: instrument.sceneMadeAnew(at: time)) == nil)
        }
    }

    @Test func whatIsDamagedIsToldAndRepaired() throws {
        var instrument = instrument()
        let framebuffer = Framebuffer(width: 120, height: 120)
        _ = SceneRenderer().render(instrument.takeScene(at: 0.5), into: framebuffer)
        let before = (0..<120 * 120).map { unsafe framebuffer.pixels[$0] }
        var check = PictureCheck(every: 1)
        _ = check.isDue()
        unsafe framebuffer.pixels[7 * 120 + 9] ^= 0x10
        unsafe framebuffer.pixels[8 * 120 + 11] ^= 0x10
        let fault = try #require(check.repair(framebuffer, by: instrument.sceneMadeAnew(at: 0.5)))
        #expect(fault.contains("frame 1: 2 pixels, within 3x2 at (9, 7)"))
        let after = (0..<120 * 120).map { unsafe framebuffer.pixels[$0] }
        let isRepaired = before == after
        #expect(isRepaired)
    }

    /// A typeface whose letters become others at some moment.
    private final class ChangingTypeface: Typeface {
        let isOther = Atomic(false)

        func measure(_ text: String, font: Font) -> TextMetrics {
            TextMetrics(
                advance: 0.6 * font.size * Double(text.count), ascent: font.size, descent: 0,
                capHeight: 0.7 * font.size)
        }

        func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] {
            let isOther = isOther.load(ordering: .relaxed)
            let mask = GlyphMask(
                key: GlyphMask.Key(font: isOther ? 1 : 0, size: 64, text: "x"), width: 3, height: 3,
                coverage: [UInt8](repeating: isOther ? 90 : 255, count: 9))
            return [PlacedGlyph(mask: mask, x: Int(origin.x), y: Int(origin.y) - 3)]
        }
    }

    /// A fault of what the instrument keeps from picture to picture is told once, for the next one is made anew.
    @Test func whatIsKeptIsMadeAnewAfterAFault() {
        let typeface = ChangingTypeface()
        var configuration = InstrumentConfiguration()
        configuration.startValue = 40
        var instrument = Instrument(configuration, typeface: typeface, size: Size(width: 300, height: 300))
        let renderer = SceneRenderer()
        let framebuffer = Framebuffer(width: 300, height: 300)
        let check = PictureCheck(every: 1)
        func fault(at time: Double) -> String? {
            _ = renderer.render(instrument.takeScene(at: time), into: framebuffer)
            return check.repair(framebuffer, of: &instrument, drawnBy: renderer, at: time)
        }
        #expect(fault(at: 3) == nil)
        typeface.isOther.store(true, ordering: .relaxed)
        #expect(fault(at: 3.1) != nil, "the labels were kept")
        #expect(fault(at: 3.2) == nil)
    }
}
