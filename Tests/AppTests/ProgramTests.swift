import Testing
import taiji_gauge

/// The built program, as a user runs it.
@Suite struct ProgramTests {
    @Test func helpAndVersionGoToStandardOutput() throws {
        let help = try BuiltProgram.run(["--help"])
        #expect(help.output == HelpText.help && help.error.isEmpty && help.status == 0)
        let version = try BuiltProgram.run(["--version"])
        #expect(version.output == "taiji-gauge 0.1.0\n" && version.error.isEmpty && version.status == 0)
    }

    @Test(arguments: [
        ["--min", "5", "--max", "5"], ["--size", "0x9"], ["--value", "abc"], ["--nonsense"], ["snapshot"],
    ])
    func aBadCommandLineEndsWithOneLineAndStatusTwo(arguments: [String]) throws {
        let run = try BuiltProgram.run(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix("taiji-gauge: \(arguments.last == "5" ? "--max" : arguments[0]): "))
        #expect(run.error.hasSuffix("\n") && run.error.count(where: \.isNewline) == 1)
    }

    @Test func aReaderThatClosesThePipeEndsTheProgramCleanly() throws {
        // The pipe has no reader any more when the program starts.
        let run = try BuiltProgram.shell(
            #"{ sleep 0.2; "$program" --help; echo "status $?" >&2; } | true"#)
        #expect(run.error == "status 0\n")
    }

    @Test func anOutputThatCannotBeWrittenIsAFailure() throws {
        let full = try BuiltProgram.shell(#""$program" --version > /dev/full"#)
        #expect(full.status == 1)
        #expect(full.error.hasPrefix("taiji-gauge: standard output: "))
        let closed = try BuiltProgram.shell(#""$program" --version >&-"#)
        #expect(closed.status == 1)
        #expect(closed.error.hasPrefix("taiji-gauge: standard output: "))
    }

    @Test func numbersHaveADotWhateverTheLocale() throws {
        let run = try BuiltProgram.shell(#"LC_ALL=de_DE.UTF-8 "$program" --value 1,5"#)
        #expect(run.status == 2)
        #expect(
            run.error
                == "taiji-gauge: --value: found \"1,5\", expected a number with a dot, such as 64 or 0.5\n")
    }
}
