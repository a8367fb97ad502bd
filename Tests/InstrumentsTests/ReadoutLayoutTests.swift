import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// How number, unit and the line under them share the room. Rectangles only.
@Suite struct ReadoutLayoutTests {
    /// Masks stand on whole pixels.
    private static let pixels = 1.5

    private func instrument(
        _ show: Show = .both, _ size: (Int, Int) = (600, 600), value: Double? = 64,
        _ change: (inout InstrumentConfiguration) -> Void = { _ in }
    ) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.show = show
        configuration.startValue = value
        configuration.movement = .jump
        configuration.fixedPhase = 0
        change(&configuration)
        return Instrument(
            configuration, typeface: BlockTypeface(),
            size: Size(width: Double(size.0), height: Double(size.1)))
    }

    private func rooms(_ instrument: Instrument) throws -> TextRooms {
        try #require(instrument.textRooms(at: 0))
    }

    /// The room of the glyphs in `color` in the scene.
    private func ink(_ color: Color, _ instrument: Instrument) -> Rect? {
        var instrument = instrument
        var found: Rect?
        for layer in instrument.takeScene(at: 0).layers {
            guard case .glyphs(let glyphs, let paint) = layer.content, paint == .solid(color) else {
                continue
            }
            for glyph in glyphs {
                let (x, y) = (Double(glyph.x), Double(glyph.y))
                let room = Rect(
                    minX: x, minY: y, maxX: x + Double(glyph.mask.width), maxY: y + Double(glyph.mask.height))
                found = found?.union(room) ?? room
            }
        }
        return found
    }

    @Test(arguments: [Show.both, .gauge]) func aLongUnitDoesNotShrinkTheNumber(show: Show) throws {
        let short = try #require(rooms(instrument(show) { $0.gauge.format.unit = "" }).readout)
        for unit in ["requests per second", String(repeating: "mm", count: 100)] {
            for title in ["", "Load", String(repeating: "A long title. ", count: 14)] {
                let instrument = instrument(show) {
                    $0.gauge.format.unit = unit
                    $0.gauge.title = title
                }
                let rooms = try rooms(instrument)
                let readout = try #require(rooms.readout)
                #expect(abs(readout.height - short.height) < 1e-9, "\(unit): \(readout)")
                #expect(rooms.secondLineText.contains(unit.prefix(4)), "\(rooms.secondLineText)")
                #expect(
                    title.isEmpty || rooms.secondLineText.contains(title.prefix(4)), "\(rooms.secondLineText)"
                )
            }
        }
    }

    @Test(arguments: [Show.both, .gauge]) func whatIsCutSaysSo(show: Show) throws {
        let title = String(repeating: "A long title. ", count: 14)
        for size in [(300, 300), (600, 600), (2160, 2160), (900, 300)] {
            let instrument = instrument(show, size) { $0.gauge.title = title }
            let rooms = try rooms(instrument)
            #expect(rooms.secondLineText.hasSuffix("\u{2026}"), "\(size): \(rooms.secondLineText)")
            #expect(title.hasPrefix(rooms.secondLineText.dropLast()))
            #expect(rooms.secondLineText.count >= 8)
            let line = try #require(rooms.secondLine)
            let width = 0.7 * Double(min(size.0, size.1))
            #expect(line.width <= width, "\(size): \(line)")
        }
    }

    /// Words stand in the number's place: they may become half as high, and are then cut.
    @Test(arguments: [Show.both, .gauge]) func longWordsAreCutAndStayLegible(show: Show) throws {
        let full = try #require(rooms(instrument(show) { $0.gauge.format.unit = "" }).readout)
        let instrument = instrument(show) {
            $0.gauge.format.mappedTexts = [
                MappedText(from: 0, to: 100, text: "switched off for maintenance until tomorrow morning")
            ]
        }
        let found = try #require(rooms(instrument).readout)
        #expect(found.height > 0.49 * full.height)
        #expect(found.width < 0.67 * 600)
    }

    /// A unit that nobody could read is left out, also where it became so small beside a long number.
    @Test func noUnitIsSmallerThanCanBeRead() {
        for side in stride(from: 100, through: 400, by: 20) {
            let instrument = instrument(.gauge, (side, side), value: 0.27) {
                $0.gauge.format = NumberFormat(decimals: 4, unit: "mbar")
                $0.theme.caption = Color(hex: 0x123456)
            }
            guard let unit = ink(Color(hex: 0x123456), instrument) else { continue }
            // Six units of the window, of which a letter of these tests takes seven tenths.
            #expect(unit.height >= 0.7 * 6 - 0.5, "\(side): \(unit)")
        }
    }

    /// What is said of the value's state is there also where the title has no room.
    @Test func theStateIsSaidBeforeTheTitle() throws {
        for side in [120, 160, 300, 900] {
            let instrument = instrument(.both, (side, side), value: nil) {
                $0.gauge.title = String(repeating: "A long title. ", count: 14)
                $0.isFed = true
            }
            let rooms = try rooms(instrument)
            #expect(rooms.secondLineText.hasSuffix("no data"), "\(side): \(rooms.secondLineText)")
            let (line, readout) = (try #require(rooms.secondLine), try #require(rooms.readout))
            #expect(line.minY >= readout.maxY - Self.pixels && line.maxY <= Double(side) + Self.pixels)
        }
    }

    /// The degree sign hangs at the number's top, right beside the digits.
    @Test(arguments: ["\u{B0}", "\u{2032}", "\u{2033}"]) func aDegreeStandsUpBesideTheDigits(unit: String)
        throws
    {
        for show in [Show.both, .gauge] {
            for side in [120, 300, 900] {
                let instrument = instrument(show, (side, side)) {
                    $0.gauge.format.unit = unit
                    $0.theme.caption = Color(hex: 0x123456)
                    $0.theme.readout = Color(hex: 0x654321)
                }
                let number = try #require(ink(Color(hex: 0x654321), instrument))
                let sign = try #require(ink(Color(hex: 0x123456), instrument))
                let name = "\(side), \(show): \(sign) beside \(number)"
                #expect(abs(sign.minY - number.minY) <= Self.pixels, "\(name)")
                #expect(sign.maxY < number.maxY - 0.3 * number.height, "\(name)")
                #expect(sign.minX >= number.maxX - Self.pixels, "\(name)")
                #expect(sign.minX <= number.maxX + 0.1 * number.height + Self.pixels, "\(name)")
            }
        }
        #expect(WrittenNumber(number: "42", unit: unit).text == "42" + unit)
        #expect(WrittenNumber(number: "42", unit: "\u{B0}C").text == "42 \u{B0}C")
    }
}
