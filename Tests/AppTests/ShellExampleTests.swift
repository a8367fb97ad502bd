import Foundation
import Testing
import taiji_gauge

/// The shell lines that help and README show pass each line on as it comes, and end with the window.
@Suite struct ShellExampleTests {
    /// What a script prints, run by `sh`; nil where it has not ended after half a minute.
    private func output(of script: String) throws -> String? {
        let shell = Process()
        shell.executableURL = URL(filePath: "/usr/bin/timeout")
        shell.arguments = ["30", "sh", "-c", script]
        let pipe = Pipe()
        shell.standardOutput = pipe
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        shell.waitUntilExit()
        // 124 is what `timeout` says of what it had to end.
        return shell.terminationStatus == 124 ? nil : String(decoding: data, as: UTF8.self)
    }

    /// The command line from the one that begins with `start` to the one with the program's name, which is replaced by
    /// one that takes a line and ends, as a window does that is closed.
    private func pipeline(from start: String, in text: String) throws -> String {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let first = try #require(lines.firstIndex { $0.hasPrefix(start) })
        let last = try #require(lines[first...].firstIndex { $0.contains("taiji-gauge --feed") })
        let line = lines[first...last].joined(separator: "\n")
        return line.components(separatedBy: "taiji-gauge --feed")[0] + "head -n 1"
    }

    @Test func theLoopInTheHelpEndsWithItsReader() throws {
        let loop = try pipeline(from: "while ", in: HelpText.examples)
        let text = try #require(try output(of: "sleep() { :; }\n" + loop), "it goes on for ever")
        #expect(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) != nil, "\(text)")
    }

    @Test func theLoadInTheReadmeComesAsItIsMeasuredAndEndsWithItsReader() throws {
        let folder = try TemporaryFolder()
        let rows = folder.path("rows")
        // More rows than a program that reads in blocks of a few thousand bytes would wait for.
        let vmstat = """
            vmstat() {
                echo 'procs -----------memory---------- ---swap-- -----io---- -system-- -------cpu-------'
                echo ' r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st gu'
                row=' 1  0      0 7014088 245120 5012340    0    0    12    40  310  520  5  2 93  0  0  0'
                while echo "$row" && echo >>'\(rows)'; do sleep 0.1; done
            }

            """
        let line = try pipeline(from: "vmstat", in: Project.text("README.md"))
        let text = try #require(try output(of: vmstat + line), "it goes on for ever")
        #expect(text == "7\n")
        let count = try Data(contentsOf: URL(filePath: rows)).count
        #expect(count < 40, "the first number came after \(count) rows")
    }
}
