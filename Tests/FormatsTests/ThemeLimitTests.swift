import TaijiDrawing
import TaijiFormats
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// A theme file whose measures are all as large as they may be still makes a dial that can be read.
@Suite struct ThemeLimitTests {
    private static let keys = [
        "trackWidth", "bandWidth", "dotRadius", "majorTickLength", "majorTickWidth", "minorTickLength",
        "minorTickWidth", "labelSize", "readoutSize", "unitSize", "titleSize", "rimWidth",
    ]

    /// The largest number that the parser takes for `key`, told by its own error.
    private func greatest(_ key: String) throws -> String {
        let error = #expect(throws: FormatError.self) { _ = try theme("\"\(key)\": 7") }
        return try #require(error.map { "\($0)" }?.split(separator: " ").last.map(String.init))
    }

    private func theme(_ measures: String) throws -> Theme {
        let text = String(decoding: try FileText.read(Assets.path("themes/dark.json")), as: UTF8.self)
            .replacing(
                "\"shadowOpacity\": 0.55", with: "\"shadowOpacity\": 0.55, \"measures\": {\(measures)}")
        return try ThemeFile.theme(from: Array(text.utf8), file: "a.json")
    }

    @Test func theLargestMeasuresLeaveRoomForOneAnother() throws {
        let theme = try theme(Self.keys.map { "\"\($0)\": \(try greatest($0))" }.joined(separator: ", "))
        for side in [300.0, 900, 2160] {
            for show in [Show.both, .gauge] {
                var configuration = InstrumentConfiguration()
                (configuration.theme, configuration.show) = (theme, show)
                configuration.gauge.title = "Title"
                configuration.startValue = 64
                let instrument = Instrument(
                    configuration, typeface: BlockTypeface(), size: Size(width: side, height: side))
                let rooms = try #require(instrument.textRooms(at: 9))
                let name = "\(side), \(show): \(rooms)"
                #expect(rooms.labels.first?.text == "0" && rooms.labels.last?.text == "100", "\(name)")
                #expect(rooms.labels.count >= 5, "\(name)")
                let (readout, line) = (try #require(rooms.readout), try #require(rooms.secondLine))
                // A comma reaches a seventh of its font's size below the line.
                #expect(line.minY >= readout.maxY + readout.height / 7, "\(name)")
                #expect(line.maxY <= side, "\(name)")
                guard let disc = instrument.layout.taiji else { continue }
                let nearest = Point(disc.center.x, readout.minY)
                #expect(nearest.distance(to: disc.center) > 1.05 * disc.radius, "\(name)")
            }
        }
    }
}
