import Foundation
import TaijiDrawing
import TaijiExport
import TaijiFormats
import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiRaster
import Testing

/// Whether letters look as they do in the kept pictures.
private let hasB612 = (try? SDLTypeface().family) == "B612"

/// Pictures of every gauge in every theme, as they were when somebody last looked at them and found them good.
///
/// With `TAIJI_RECORD` set they are drawn anew before they are compared: then look at them (`scripts/draw-pictures`
/// puts them on one sheet) before they are committed.
@Suite(.enabled(if: hasB612, "the pictures are drawn in B612 (fonts-b612)"))
struct GoldenTests {
    /// Shorter sides: a small widget, a usual one, and one on which details can be told.
    static let sides = [160, 320, 640]

    private static let isRecording = ProcessInfo.processInfo.environment["TAIJI_RECORD"] != nil

    /// Names of the files below `assets`.
    private static func names(_ folder: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: path("assets/\(folder)"))
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    /// A file of the project.
    private static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(name)")
            .standardizedFileURL.path(percentEncoded: false)
    }

    private func drawn(_ gauge: String, _ theme: String, _ side: Int) throws -> Framebuffer {
        let (gaugeFile, themeFile) = (
            Self.path("assets/gauges/\(gauge).json"), Self.path("assets/themes/\(theme).json")
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
        let framebuffer = Framebuffer(width: side, height: side)
        _ = SceneRenderer().render(instrument.takeScene(at: 0), into: framebuffer)
        return framebuffer
    }

    @Test(arguments: names("gauges"), names("themes"))
    func everyGaugeLooksInEveryThemeAsItDid(gauge: String, theme: String) throws {
        for side in Self.sides {
            let name = "\(gauge)-\(theme)-\(side)"
            let file = Self.path("Tests/Vectors/Pictures/\(name).png")
            let framebuffer = try drawn(gauge, theme, side)
            if Self.isRecording { try PNG.write(framebuffer, to: file) }
            let expected = try PNG.decode(Array(Data(contentsOf: URL(filePath: file))))
            let found = try PNG.decode(PNG.encode(framebuffer))
            let difference = PictureDifference(found, expected)
            guard !difference.isTolerable else { continue }
            let left = FileManager.default.temporaryDirectory.appending(path: "golden-\(name).png").path()
            try PNG.write(difference.picture, to: left)
            Issue.record("\(name): \(difference); found, expected and the difference are in \(left)")
        }
    }

    @Test func thereIsAPictureForEachAndNoOther() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.path("Tests/Vectors/Pictures"))
        let expected = Self.names("gauges").flatMap { gauge in
            Self.names("themes").flatMap { theme in Self.sides.map { "\(gauge)-\(theme)-\($0).png" } }
        }
        #expect(files.sorted() == expected.sorted())
    }
}
