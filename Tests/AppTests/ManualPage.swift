import TaijiInstruments
import taiji_gauge

/// The manual page, made from the same tables as `--help`.
enum ManualPage {
    static var text: String {
        let options = OptionTable.groups.map { group in
            ".SS \(escaped(group.title))\n" + group.rows.map(entry(of:)).joined()
        }
        return head + options.joined() + keys + status
            + ".SH EXAMPLES\n.nf\n"
            + body(of: HelpText.examples).map { escaped($0.dropFirst(2)) + "\n" }.joined()
            + ".fi\n"
    }

    private static func entry(of row: OptionRow) -> String {
        ".TP\n\\fB\(escaped(row.spelling))\\fR" + (row.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? "")
            + "\n"
            + escaped(row.meaning) + "\n"
    }

    private static let keys =
        ".SH KEYS AND MOUSE\n"
        + KeyGuide.rows.map { ".TP\n.B \(escaped($0.keys))\n\(escaped($0.meaning))\n" }.joined()

    /// The lines of a section of the help below its heading.
    private static func body(of section: String) -> [Substring] {
        Array(section.split(separator: "\n").dropFirst())
    }

    /// Text as roff takes it literally: an escaped minus is the one that can be typed.
    private static func escaped(_ text: some StringProtocol) -> String {
        let text = text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            default: String(character)
            }
        }.joined()
        return text.hasPrefix(".") ? "\\&" + text : text
    }

    private static let head = #"""
        .\" Made by the test ManualPageTests from the tables of --help; see CONTRIBUTING.md.
        .TH TAIJI\-GAUGE 1 "" "taiji\-gauge 0.1.0" "User Commands"
        .SH NAME
        taiji\-gauge \- a taiji turning inside a dashboard gauge
        .SH SYNOPSIS
        .B taiji\-gauge
        .RI [ options ]
        .br
        .B taiji\-gauge snapshot
        .I FILE.png
        .RI [ options ]
        .br
        .B taiji\-gauge bench
        .RI [ options ]
        .br
        .B taiji\-gauge check
        .IR FILE.json ...
        .br
        .B taiji\-gauge
        .BR \-\-help | \-\-version
        .SH DESCRIPTION
        An animated instrument in a window: a taiji turns inside a dashboard gauge.
        The mouse drags the gauge's value, keys change the turning, and numbers piped in move the gauge.
        With
        .B snapshot
        one picture is drawn into a file, for which neither a display nor a GPU is needed.
        With
        .B bench
        drawing is measured and what it costs is printed, likewise without a display.
        With
        .B check
        it is said whether files are themes and gauges as they should be.
        .PP
        Colours are written #rrggbb.
        Numbers have a dot, whatever the locale; only a gauge file whose format says
        .B \(dqseparators\(dq: \(dqlocale\(dq
        has the dial written as the locale writes numbers.
        An option may be abbreviated as long as only one fits; of several settings of one option the last holds.
        .SH OPTIONS

        """#

    private static let status = #"""
        .SH FILES
        A theme or gauge that is named without a slash and without .json is a file
        .IR themes/NAME.json " or " gauges/NAME.json
        in the first of these folders that has one:
        .TP
        .I $XDG_DATA_HOME/taiji\-gauge
        the user\(aqs own; ~/.local/share/taiji\-gauge where the variable is not set
        .TP
        .I share/taiji\-gauge
        beside the program\(aqs bin
        .TP
        .I $XDG_DATA_DIRS
        taiji\-gauge in each of them; /usr/local/share and /usr/share where the variable is not set
        .PP
        JSON Schemas of both are in the folder
        .IR schemas .
        .SH ENVIRONMENT
        .TP
        .BR LC_ALL ", " LC_NUMERIC ", " LANG
        the first that is set names the locale of gauge files that ask for its separators
        .SH EXIT STATUS
        .TP
        .B 0
        All went well; also where the reader of the standard output closed the pipe.
        .TP
        .B 1
        Something failed, such as a file that cannot be read or a display that cannot be opened; also where another
        program destroyed the window, or the display went away. What was to be printed is printed.
        .TP
        .B 2
        The command line is not understood.
        .PP
        A failure is named in one line on the standard error.

        """#
}
