import Testing
import taiji_gauge

@Suite struct UsageErrorTests {
    /// The error for a command line written with single spaces.
    private func error(_ line: String) -> String {
        do throws(UsageError) {
            let command = try Options.parse(line.split(separator: " ").map(String.init))
            return "no error but \(command)"
        } catch {
            return error.description
        }
    }

    /// Command lines, each followed by its error.
    private static let cases = """
        --size 0x9
            --size: found "0x9", expected WxH in pixels, such as 900x900, each side 16 to 16384
        --size 900
            --size: found "900", expected WxH in pixels, such as 900x900
        --size 900x
            --size: found "900x", expected WxH in pixels, such as 900x900
        --size 20x30x40
            --size: found "20x30x40", expected WxH in pixels, such as 900x900
        --value abc
            --value: found "abc", expected a number with a dot, such as 64 or 0.5
        --min 5 --max 5
            --max: found "5", expected another number than --min, which is 5
        --min 100
            --min: found "100", expected a number below --max, which is 100
        --max -1
            --max: found "-1", expected a number above --min, which is 0
        snapshot a.jpg
            snapshot: found "a.jpg", expected a name that ends in .png
        snapshot -
            snapshot: found "-", expected the name of a file, such as picture.png
        --step 200
            --step: found "200", expected at most the range from --min to --max, which is 100
        --show all
            --show: found "all", expected both, taiji or gauge
        --theme=
            --theme: found "", expected a theme's name, such as dark, or a .json file
        --style flat
            --style: found "flat", expected classic or seamless
        --speed 4
            --speed: found "4", expected paused, slow, normal, fast or very-fast
        --light #12345
            --light: found "#12345", expected an opaque colour as #rrggbb, such as #0f1216
        --background transparent
            --background: found "transparent", expected an opaque colour as #rrggbb; only a snapshot can be transparent
        --feed file
            --feed: found "file", expected -, for standard input
        --foo
            --foo: unknown option, expected one of those that --help lists
        --foo=3
            --foo: unknown option, expected one of those that --help lists
        -x
            -x: unknown option, expected one of those that --help lists
        --re
            --re: found "--re", expected one of --reduced-motion, --reverse or --renderer
        --value
            --value: found no argument, expected --value V
        --print=yes
            --print: found "--print=yes", expected --print without an argument
        run
            command: found "run", expected options, snapshot FILE.png, bench or check FILE.json
        check
            check: found no file name, expected check FILE.json
        check a.json --size 90x90
            --size: found with check, expected only without it
        snapshot
            snapshot: found no file name, expected snapshot FILE.png
        snapshot a.png b.png
            snapshot: found "b.png", expected one file name only
        --time 1
            --time: found without snapshot, expected only with snapshot FILE.png
        snapshot a.png --feed -
            --feed: found with snapshot, expected only without it
        bench a.png
            bench: found "a.png", expected options only
        bench --value 5
            --value: found with bench, expected only without it
        --json
            --json: found without bench, expected only with bench
        snapshot a.png --scene gauge
            --scene: found with snapshot, expected only with bench
        bench --scene disc
            --scene: found "disc", expected taiji, gauge or taiji-seamless
        bench --mode still
            --mode: found "still", expected turning or redraw
        bench --frames 0
            --frames: found "0", expected a number of frames from 1 to 1000000
        bench --threads 65
            --threads: found "65", expected a number of threads from 1 to 64
        bench --simd avx
            --simd: found "avx", expected auto, baseline, v3 or v4
        snapshot a.png --describe
            --describe: found with snapshot, expected only without it
        """

    @Test func anErrorNamesTheOptionWhatWasFoundAndWhatIsExpected() {
        let lines = Self.cases.split(separator: "\n").map(String.init)
        for index in stride(from: 0, to: lines.count, by: 2) {
            #expect("    " + error(lines[index]) == lines[index + 1])
        }
    }

    @Test(arguments: [
        "--value", "--min", "--max", "--step", "--duration", "--eye", "--phase", "--fps", "--quit-after",
    ])
    func numbersAreWhollyFiniteDecimalNumbers(option: String) {
        for text in [
            "nan", "inf", "-inf", "infinity", "1e999", "0x10", "1,5", "1.5s", "1 ", " 1", "", "-", ".", "1e",
            "--1", "१",
        ] {
            #expect(throws: UsageError.self) { try Options.parse([option, text]) }
        }
    }

    @Test(arguments: [
        ("--eye", ["-0.01", "0.51"], ["0", "0.5"]),
        ("--decimals", ["-1", "16", "1.5", "+1"], ["0", "15"]),
        ("--duration", ["-0.1", "86401"], ["0", "86400"]),
        ("--fps", ["0", "-1", "1001"], ["0.5", "1000"]),
        ("--display", ["-1", "256", "a"], ["0", "255"]),
        ("--quit-after", ["-1", "1e10"], ["0", "1e9"]),
        ("--step", ["0", "-1", "100.5", "1e-13", "1e-300"], ["1e-9", "1e-12", "100"]),
        ("--size", ["15x16", "16x16385", "-20x20", "+20x20", "20X20"], ["16x16384"]),
        ("--light", ["red", "#ff000080", "ff0000", "#ggg", ""], ["#ff0000", "#F00", "#ff0000ff"]),
        ("--font", [""], ["x"]),
        ("--unit", ["a\nb", "\u{7}", "\u{2028}"], ["", "m/s²"]),
        ("--easing", ["sine", "Sine-In", "", "ease-in-out-in"], ["sine-in", "Linear"]),
        ("--speed", ["veryfast", "4"], ["paused"]),
    ])
    func argumentsEndWhereTheirRangeEnds(option: String, bad: [String], good: [String]) throws {
        for text in bad { #expect(throws: UsageError.self) { try Options.parse([option, text]) } }
        for text in good { #expect(throws: Never.self) { try Options.parse([option, text]) } }
    }

    @Test func scalesOnWhichStepsCannotBeToldApartAreRefused() {
        for (low, high) in [("0", "1e-320"), ("1e20", "1.000000000000001e20"), ("-1e308", "1e308")] {
            #expect(throws: UsageError.self) { try Options.parse(["--min", low, "--max", high]) }
        }
    }

    @Test func anErrorIsOneLineWhateverWasTyped() {
        #expect("a\n\"\u{1b}[2J\u{202e}".quoted() == #""a\n\"\u{1b}[2J\u{202e}""#)
        #expect(String(repeating: "x", count: 100).quoted(limit: 3) == "\"xxx…\"")
    }

    /// Any list of words gives a command or an error of one line, and never a trap.
    @Test func arbitraryWordsNeverTrap() {
        var random = SeededWords(seed: 20_240_611)
        for _ in 0..<20_000 {
            let words = random.commandLine()
            do throws(UsageError) {
                _ = try Options.parse(words)
            } catch {
                #expect(error.description.count { $0.isNewline } == 0, "\(words)")
                #expect(!error.subject.isEmpty && !error.problem.isEmpty, "\(words)")
            }
        }
    }
}
