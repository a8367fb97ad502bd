import TaijiInstruments

/// The texts of `--help` and `--version`.
package enum HelpText {
    /// Name and version, one line.
    package static let version = "taiji-gauge 0.1.0\n"

    /// Columns of a line at most.
    package static let width = 80
    /// Column at which the meanings begin.
    static let indent = 26

    /// Everything that `--help` prints.
    package static var help: String {
        let options = OptionTable.groups.map { group in
            "\(group.title):\n"
                + group.rows.map { row in
                    entry(row.spelling + (row.placeholder.map { " " + $0 } ?? ""), row.meaning)
                }.joined()
        }
        return ([usage] + options + [keys, examples, status]).joined(separator: "\n")
    }

    /// A name and its meaning, in the lines that it takes.
    private static func entry(_ name: String, _ meaning: String) -> String {
        let head = "  " + name
        let lines = wrapped(meaning, to: width - indent)
        let margin = String(repeating: " ", count: indent)
        // A head that reaches into the meanings' column gets a line of its own.
        let first =
            head.count + 2 <= indent
            ? head + String(repeating: " ", count: indent - head.count) + (lines.first ?? "") + "\n"
            : head + "\n" + margin + (lines.first ?? "") + "\n"
        return first + lines.dropFirst().map { margin + $0 + "\n" }.joined()
    }

    /// The words of `text` in lines of at most `columns` characters.
    private static func wrapped(_ text: String, to columns: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    private static let usage = """
        Usage: taiji-gauge [options]                    the instrument in a window
               taiji-gauge snapshot FILE.png [options]  one picture, no display needed
               taiji-gauge bench [options]              what drawing costs, measured
               taiji-gauge check FILE.json...           are these files right?
               taiji-gauge --help | --version

        An animated instrument: a taiji turns inside a dashboard gauge. Drag the gauge
        to set its value, or pipe numbers in. COLOR is #rrggbb; numbers have a dot.

        """

    private static let keys =
        "Keys and mouse:\n" + KeyGuide.rows.map { entry($0.keys, $0.meaning) }.joined()

    /// Command lines to start from.
    package static let examples = """
        Examples:
          taiji-gauge --show taiji --fullscreen
          taiji-gauge --min -40 --max 60 --value 21.5 --decimals 1 --unit °C
          while cut -d' ' -f1 /proc/loadavg; do sleep 1; done |
              taiji-gauge --feed - --max 4 --decimals 2 --unit '' --title load
          taiji-gauge snapshot picture.png --size 600x600 --theme paper --value 42

        """

    private static let status = """
        Exit status: 0 when all went well, 1 when something failed (also when another
        program destroyed the window), 2 when the command line is not understood.

        """
}
