import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized) struct FeedTests {
        private let fed = ["--size", "300x300", "--speed", "paused", "--duration", "0", "--value", "64"]

        @Test func fedValuesAreShownAndTheEndOfTheFeedIsTold() throws {
            let shown = try ShownProgram(fed, isFed: true)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.program.write("20\n")
            try shown.waitFor(try shown.snapshot(["--value", "20"]), "the first fed value")
            try shown.program.write("CPU0 45\n")
            try shown.waitFor(try shown.snapshot(["--value", "45"]), "the second fed value")
            try shown.program.write("77\n")
            let last = try shown.snapshot(["--value", "77"])
            try shown.waitFor(last, "the last fed value")
            try shown.program.closeInput()
            try shown.waitForOther(than: last, "that no more values come")
            #expect(shown.program.isRunning)
            #expect(try shown.program.error.isEmpty)
        }

        @Test func linesWithoutANumberAreNamedOnceAndCounted() throws {
            let shown = try ShownProgram(fed, isFed: true)
            try shown.program.write("12\nfoo bar\n1,5x\n34\n\u{FFFD}\u{7}\nnan\n56\n")
            try shown.waitFor(try shown.snapshot(["--value", "56"]), "the last fed value")
            let first = try shown.program.error
            #expect(first.contains("line 2") && first.contains("foo bar"))
            try shown.program.closeInput()
            try shown.press("q")
            try shown.waitForCleanEnd()
            let all = try shown.program.error
            #expect(all.hasPrefix(first))
            #expect(all.contains("3 of 7"))
            // The comma is told beside the first of all.
            #expect(all.contains("line 3: found \"1,5x\", expected a dot as the decimal sign"))
            #expect(all.count(where: \.isNewline) == 3)
        }

        @Test(arguments: Driver.allCases) func aMillionLinesLeaveTheWindowResponsive(driver: Driver) throws {
            let shown = try ShownProgram(fed, driver: driver, isFed: true)
            try shown.waitFor(try shown.snapshot(), "the start value")
            let stream = LineStream(shown.program)
            // While lines come as fast as they are read, keys do what they do.
            try shown.press("t")
            let paper = 0xF4EEE3
            try shown.wait("the theme changes while lines come") { try shown.picture()[2, 2] == paper }
            #expect(stream.isFlowing)
            let memory = try shown.residentPages()
            stream.end()
            try shown.wait("a million lines are read") { !stream.isFlowing }
            #expect(stream.lines >= LineStream.leastLines)
            try shown.program.write("42\n")
            try shown.waitFor(
                try shown.snapshot(["--value", "42", "--theme", "paper"]), "the very last of a million values"
            )
            // The lines are some three megabytes: kept in a queue, they would be seen.
            #expect(try shown.residentPages() - memory < 256)
            #expect(try shown.program.error.isEmpty)
        }

        @Test func whileTheDotIsHeldFedValuesWait() throws {
            let shown = try ShownProgram(fed + ["--print"], isFed: true)
            let gauge = try #require(try Places(fed).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            try shown.move(to: gauge.place(at: 0.8, onTrack: true))
            try shown.waitForOutput("80\n")
            try shown.program.write("10\n20\n")
            // What was written is read at once; the hand still holds the dot, and drags it on.
            try shown.move(to: gauge.place(at: 0.9, onTrack: true))
            try shown.waitForOutput("80\n90\n")
            let held = try shown.waitForRest()
            #expect(try held != shown.snapshot(["--value", "20"]))
            try shown.releaseButton()
            // Off the band, where no ghost of the value under the pointer is shown.
            try shown.display.run("xdotool", "mousemove", "--window", shown.window, "1", "1")
            try shown.waitFor(
                try shown.snapshot(["--value", "20"]), "the latest fed value after the release")
            // Fed values are not the user's: they are not printed.
            try shown.waitForOutput("80\n90\n")
        }

        @Test func aReaderThatGoesAwayEndsItCleanly() throws {
            let display = try VirtualDisplay.anew()
            let folder = try TemporaryFolder()
            let status = folder.path("status")
            let pipeline = try RunningProgram(
                file: URL(filePath: "/bin/sh"),
                [
                    "-c", "{ \"$0\" --print --duration 0; echo $? >\"$1\"; } | head -n 1",
                    BuiltProgram.file.path(), status,
                ],
                environment: display.environment)
            let limit = ShownProgram.patience
            #expect(
                try pipeline.wait(upTo: limit) {
                    try display.run("xdotool", "search", "--onlyvisible", "--name", "^taiji-gauge$").status
                        == 0
                })
            // The first value is read, then the reader is gone; one of the next cannot be written.
            #expect(
                try pipeline.wait(upTo: limit) {
                    try display.run("xdotool", "key", "Up")
                    return !pipeline.isRunning
                })
            #expect(try String(contentsOfFile: status, encoding: .utf8) == "0\n")
            let run = try pipeline.end()
            #expect(run.output == "65\n")
            #expect(run.error.isEmpty)
        }
    }
}

extension ShownProgram {
    /// The memory that the program holds, in pages of 4 KiB.
    func residentPages() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(program.identifier)/statm", encoding: .utf8)
        return Int(text.split(separator: " ")[1]) ?? 0
    }
}
