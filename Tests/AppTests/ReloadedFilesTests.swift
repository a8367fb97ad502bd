import Foundation
import TaijiGeometry
import TaijiInstruments
import Testing
import taiji_gauge

/// Files that change while an instrument runs, and what is told of those that are wrong.
@Suite struct ReloadedFilesTests {
    private let folder: TemporaryFolder
    private let bell = DispatchSemaphore(value: 0)

    init() throws {
        folder = try TemporaryFolder()
        try writeGauge(end: 100)
        try writeTheme(dot: "#f7f7f5")
    }

    private var gauge: String { folder.path("gauge.json") }
    private var theme: String { folder.path("theme.json") }

    private func writeGauge(end: Int, more: String = "") throws {
        try Data(#"{"kind": "gauge", "scale": {"start": 0, "end": \#(end)}\#(more)}"#.utf8)
            .write(to: URL(filePath: gauge), options: [])
    }

    private func themeText(dot: String) throws -> String {
        let dark = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../assets/themes/dark.json")
        return try String(contentsOf: dark, encoding: .utf8)
            .replacingOccurrences(of: "\"dot\": \"#f7f7f5\"", with: "\"dot\": \"\(dot)\"")
    }

    private func writeTheme(dot: String) throws {
        try Data(try themeText(dot: dot).utf8).write(to: URL(filePath: theme), options: [])
    }

    private func options(_ more: [String] = []) throws -> Options {
        guard case .window(let options) = try Options.parse(["--gauge", gauge, "--theme", theme] + more)
        else {
            throw CancellationError()
        }
        return options
    }

    private func instrument(_ configuration: InstrumentConfiguration) -> Instrument {
        Instrument(configuration, typeface: NoTypeface(), size: Size(width: 200, height: 200))
    }

    /// How long anything may take on a busy machine, in seconds.
    private static let patience = 20.0

    /// Lets `files` follow until `isDone`, once what has been written by now can have been noticed.
    private func follow(
        _ files: inout ReloadedFiles, _ instrument: inout Instrument, until isDone: (Instrument) -> Bool
    ) {
        let end = Date(timeIntervalSinceNow: Self.patience)
        Thread.sleep(forTimeInterval: 0.3)
        repeat {
            _ = files.update(&instrument, at: 1)
            if isDone(instrument) { return }
            _ = bell.wait(timeout: .now() + 0.1)
        } while Date() < end
    }

    /// A file that is right, but not with what the command line says, is told too, and what else has changed is shown.
    @Test(arguments: ["--min", "--alarm"]) func aGaugeThatContradictsTheCommandLineIsTold(option: String)
        throws
    {
        let options = try options(option == "--min" ? ["--min", "50"] : ["--alarm", "high 80 hot"])
        var told: [String] = []
        let bell = bell
        var files = try #require(
            try ReloadedFiles(options, complain: { told.append($0) }, wake: { bell.signal() }))
        defer { files.stop() }
        var instrument = instrument(try options.instrumentConfiguration())
        let before = instrument.configuration.theme
        if option == "--min" {
            try writeGauge(end: 20)
        } else {
            try writeGauge(end: 90, more: #", "alarms": [{"name": "hot", "side": "high", "onset": 8}]"#)
        }
        try writeTheme(dot: "#123456")
        follow(&files, &instrument) { $0.configuration.theme != before && !told.isEmpty }
        #expect(told.contains { $0.hasPrefix(option) }, "\(told)")
        #expect(instrument.configuration.theme != before, "a wrong gauge holds up no theme")
        #expect(instrument.configuration.gauge.scale.maximum == 100, "the last good gauge")
        #expect(instrument.noticeText(at: 60)?.hasPrefix(option) == true)
    }

    /// What is written after a file was read, but before all is set up, is shown.
    @Test func filesAreWatchedBeforeTheyAreRead() throws {
        let options = try options()
        // The theme takes its time to be read; the gauge comes before it.
        #expect(unsafe unlink(theme) == 0 && mkfifo(theme, 0o600) == 0)
        let end = unsafe open(theme, O_RDWR)
        let text = Array(try themeText(dot: "#123456").utf8)
        let (gauge, bell) = (gauge, bell)
        let writer = Thread {
            usleep(500_000)
            try? Data(#"{"kind": "gauge", "scale": {"start": 0, "end": 250}}"#.utf8)
                .write(to: URL(filePath: gauge), options: [])
            _ = unsafe write(end, text, text.count)
            close(end)
        }
        writer.start()
        let (configuration, files) = try options.followedConfiguration { bell.signal() }
        var followed = try #require(files)
        defer { followed.stop() }
        var instrument = instrument(configuration)
        follow(&followed, &instrument) { $0.configuration.gauge.scale.maximum == 250 }
        #expect(instrument.configuration.gauge.scale.maximum == 250)
    }
}
