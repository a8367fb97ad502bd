import Foundation
import TaijiDrawing
import TaijiInstruments
import Testing

/// The theme files say the same as the themes that are compiled in.
@Suite struct ThemeAssetTests {
    private struct File: Decodable {
        let kind, name, background, track, segments, majorTicks, minorTicks, labels: String
        let value: [String]
        let light, dark, rim: String
        let shadowOpacity: Double
        let dot, readout, caption, setPoint, normal, warning, alarm, muted: String
    }

    @Test(arguments: Theme.builtIn)
    func theFileOfABuiltInThemeIsThatTheme(theme: Theme) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../assets/themes")
        let data = try Data(contentsOf: folder.appending(path: theme.name + ".json"))
        let file = try JSONDecoder().decode(File.self, from: data)
        #expect(file.kind == "theme")
        #expect(file.name == theme.name)
        #expect(file.background == theme.background.text)
        #expect(file.track == theme.track.text)
        #expect(file.segments == theme.segments.text)
        #expect(file.majorTicks == theme.majorTicks.text)
        #expect(file.minorTicks == theme.minorTicks.text)
        #expect(file.labels == theme.labels.text)
        #expect(file.value == theme.value.map(\.text))
        #expect(file.light == theme.light.text)
        #expect(file.dark == theme.dark.text)
        #expect(file.rim == theme.rim.text)
        #expect(file.shadowOpacity == theme.shadowOpacity)
        #expect(file.dot == theme.dot.text)
        #expect(file.readout == theme.readout.text)
        #expect(file.caption == theme.caption.text)
        #expect(file.setPoint == theme.setPoint.text)
        #expect(file.normal == theme.normal.text)
        #expect(file.warning == theme.warning.text)
        #expect(file.alarm == theme.alarm.text)
        #expect(file.muted == theme.muted.text)
    }
}
