import Foundation
import Testing

/// `--print` and `--feed` of the program in a window, with readers and streams that are not as they should be.
@Suite(.enabled(if: VirtualDisplay.isWanted), .serialized) struct PrintTests {
    private static let options = #"--renderer software --duration 0 --speed paused --size 300x300"#

    /// A line of sh in which `"$program"` is the program, on `display`.
    private func shell(
        _ line: String, on display: VirtualDisplay, takesInput: Bool = false
    ) throws -> RunningProgram {
        try RunningProgram(
            file: URL(filePath: "/bin/sh"), ["-c", line],
            environment: display.environment.merging(["program": BuiltProgram.file.path()]) { $1 },
            takesInput: takesInput)
    }

    /// Waits until the program's window has the keyboard.
    private func waitForWindow(of program: RunningProgram, on display: VirtualDisplay) throws {
        let isThere = try program.wait(upTo: 30) {
            let found = try display.run("xdotool", "search", "--onlyvisible", "--name", "^taiji-gauge$")
            guard let window = found.output.split(separator: "\n").last else { return false }
            return try display.run("xdotool", "getwindowfocus").output.contains(window)
        }
        let error = try program.error
        try #require(isThere, "no window: \(error)")
    }

    @Test func aReaderThatGoesAwayEndsTheProgramWithoutAValue() throws {
        let display = try VirtualDisplay()
        let run = try shell(
            #"{ "$program" --print \#(Self.options); echo "status $?" >&2; } | true"#, on: display
        ).end(within: 30)
        #expect(run.error == "status 0\n")
    }

    @Test func aReaderThatDoesNotReadNeitherFreezesTheWindowNorHoldsUpTheEnd() throws {
        let display = try VirtualDisplay()
        // The pipe is full before the first value comes: 64 KiB, Linux's usual size. Its reader waits for this
        // test.
        let line = #"""
            { { head -c 65536 /dev/zero; "$program" --print \#(Self.options) & echo "id $!" >&2
              wait $!; echo "status $?" >&2; } | read -r line <&3; } 3<&0
            """#
        let program = try shell(line, on: display, takesInput: true)
        try waitForWindow(of: program, on: display)
        func isFullscreen() throws -> Bool {
            try display.run("xprop", "-name", "taiji-gauge", "_NET_WM_STATE").output.contains("FULLSCREEN")
        }
        #expect(try display.press("f", of: program, until: isFullscreen))
        for _ in 0..<5 { try display.run("xdotool", "key", "Up") }
        // A frozen window does not go back from fullscreen.
        #expect(try display.press("f", of: program) { try !isFullscreen() })
        let words = try program.error.split(whereSeparator: \.isWhitespace)
        let identifier = try #require(words.dropFirst().first.flatMap { Int32($0) })
        #expect(kill(identifier, SIGTERM) == 0)
        let ended = try program.wait(upTo: 30) { try program.error.contains("status") }
        #expect(ended)
        try program.closeInput()
        #expect(
            try program.error
                == "id \(identifier)\ntaiji-gauge: --print: nobody read the last of the values (5)\nstatus 1\n"
        )
    }

    @Test func aClosedOutputIsRefusedBeforeTheWindowOpens() throws {
        let display = try VirtualDisplay()
        let run = try shell(#""$program" --print \#(Self.options) >&-"#, on: display).end(within: 30)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("taiji-gauge: standard output: "))
        #expect(run.error.count(where: \.isNewline) == 1)
    }

    @Test func aClosedInputIsRefusedBeforeTheWindowOpens() throws {
        let display = try VirtualDisplay()
        let run = try shell(#""$program" --feed - \#(Self.options) <&-"#, on: display).end(within: 30)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("taiji-gauge: --feed: "))
        #expect(run.error.count(where: \.isNewline) == 1)
    }

    @Test func aProgramBetweenTwoPipesPassesOnWhatTheUserSetsOnly() throws {
        let display = try VirtualDisplay()
        let program = try shell(
            #"cat | "$program" --feed - --print \#(Self.options) 2>&- | cat"#, on: display, takesInput: true)
        try program.write("30\n")
        try waitForWindow(of: program, on: display)
        #expect(try display.press("End", of: program) { try program.output == "100\n" })
        try display.run("xdotool", "key", "q")
        try program.closeInput()
        #expect(try program.end(within: 30).output == "100\n")
    }
}
