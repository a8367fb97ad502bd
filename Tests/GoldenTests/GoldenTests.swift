import Foundation
import TaijiDrawing
import TaijiExport
import TaijiFormats
import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiRaster
import Testing

/// Pictures of every gauge in every theme, as they were when somebody last looked at them and found them good.
///
/// With `TAIJI_RECORD` set they are drawn anew before they are compared: then look at them (`scripts/draw-pictures`
/// puts them on one sheet) before they are committed.
@Suite(.enabled(if: hasB612, "the pictures are drawn in B612 (fonts-b612)"))
struct GoldenTests {
    /// Shorter sides: a small widget, a usual one, and one on which details can be told.
    static let sides = [160, 320, 640]

    /// Names of the files below `assets`.
    private static func names(_ folder: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: projectPath("assets/\(folder)"))
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private func drawn(_ gauge: String, _ theme: String, _ side: Int) throws -> DrawnPicture {
        let (gaugeFile, themeFile) = (
            projectPath("assets/gauges/\(gauge).json"), projectPath("assets/themes/\(theme).json")
        )
        let file = try GaugeFile(from: FileText.read(gaugeFile), file: gaugeFile)
        var configuration = InstrumentConfiguration()
        configuration.gauge = file.gauge
        configuration.theme = try ThemeFile.theme(from: FileText.read(themeFile), file: themeFile)
        configuration.startValue = file.startValue
        configuration.fixedPhase = 0.35
        // The middle size shows the gauge alone: larger, the readout in its middle.
        configuration.show = side == 320 ? .gauge : .both
        var instrument = Instrument(
            configuration, typeface: try SDLTypeface(),
            size: Size(width: Double(side), height: Double(side)))
        instrument.finish(at: 0)
        return DrawnPicture(instrument.takeScene(at: 0), side: side)
    }

    @Test(arguments: names("gauges"), names("themes"))
    func everyGaugeLooksInEveryThemeAsItDid(gauge: String, theme: String) throws {
        for side in Self.sides {
            try expectKept(try drawn(gauge, theme, side), "Pictures/\(gauge)-\(theme)-\(side)")
        }
    }

    @Test func thereIsAPictureForEachAndNoOther() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: projectPath("Tests/Vectors/Pictures"))
        let expected = Self.names("gauges").flatMap { gauge in
            Self.names("themes").flatMap { theme in Self.sides.map { "\(gauge)-\(theme)-\($0).png" } }
        }
        #expect(files.sorted() == expected.sorted())
    }
}
