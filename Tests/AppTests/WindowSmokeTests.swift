import Testing

/// A window opens with either renderer, takes keys, prints what the user sets and closes.
@Suite(.enabled(if: VirtualDisplay.isWanted)) struct WindowSmokeTests {
    @Test(arguments: ["opengl", "software"])
    func aWindowTakesKeysAndCloses(renderer: String) throws {
        let display = try VirtualDisplay()
        let program = try RunningProgram(
            [
                "--print", "--size", "300x300", "--duration", "0", "--renderer", renderer, "--quit-after",
                "60",
            ],
            environment: display.environment)
        let window = try display.run(
            "xdotool", "search", "--sync", "--all", "--pid", "\(program.identifier)", "--onlyvisible"
        )
        .output.split(separator: "\n").first
        try display.run("xdotool", "windowfocus", "--sync", String(try #require(window)))
        #expect(try display.press("End", of: program) { try program.output == "100\n" })
        try display.run("xdotool", "key", "Home", "Up", "Down", "Prior")
        _ = try program.wait { try program.output.count(where: \.isNewline) == 5 }
        #expect(try program.output == "100\n0\n1\n0\n10\n")
        try display.run("xdotool", "key", "q")
        let run = try program.end(within: 10)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    }
}
