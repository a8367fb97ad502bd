import Foundation
import Testing

extension WindowTests {
    /// Gauge and theme files that change while the window is open.
    @Suite(.serialized) struct ReloadTests {
        private let folder: TemporaryFolder
        private let options: [String]

        init() throws {
            folder = try TemporaryFolder()
            options = [
                "--size", "300x300", "--speed", "paused", "--duration", "0", "--value", "20", "--gauge",
                folder.path("gauge.json"), "--theme", folder.path("theme.json"),
            ]
            try write(gauge: "0", to: "gauge.json")
            try writeTheme(dot: "#f7f7f5")
        }

        private func write(gauge start: String, to name: String) throws {
            try Data(#"{"kind": "gauge", "scale": {"start": \#(start), "end": 100}}"#.utf8)
                .write(to: folder.url.appending(path: name))
        }

        /// The dark theme with another dot, written in place.
        private func writeTheme(dot: String) throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            let dark = try String(
                contentsOf: root.appending(path: "assets/themes/dark.json"), encoding: .utf8)
            let text = dark.replacingOccurrences(of: "\"dot\": \"#f7f7f5\"", with: "\"dot\": \"\(dot)\"")
            try Data(text.utf8).write(to: folder.url.appending(path: "theme.json"), options: [])
        }

        @Test func changedFilesAreShownAndWrongOnesAreToldAndKeepTheLastGoodLook() throws {
            let shown = try ShownProgram(options)
            try shown.waitFor(try shown.snapshot(), "the gauge as it was at the start")
            try write(gauge: "-100", to: "new.json")
            #expect(unsafe rename(folder.path("new.json"), folder.path("gauge.json")) == 0)
            try shown.waitFor(try shown.snapshot(), "the gauge that took the name")
            try writeTheme(dot: "#ff0000")
            let last = try shown.snapshot()
            try shown.waitFor(last, "the theme that was written in place")
            #expect(try shown.program.error.isEmpty)

            try write(gauge: "100", to: "gauge.json")
            try shown.wait("the fault is told") {
                try shown.program.error.contains("gauge.json: scale: the range 100.0")
            }
            try shown.waitForOther(than: last, "the window says so, too")
            // Longer than a word for a moment stays.
            usleep(2_500_000)
            #expect(try shown.picture() != last, "it says so as long as it is wrong")
            try write(gauge: "50", to: "gauge.json")
            try shown.waitFor(try shown.snapshot(), "the gauge that is right again, the notice gone")
            try shown.press("q")
            try shown.waitForCleanEnd()
        }
    }
}
