import CHost
import Glibc
import TaijiFormats

/// The border to getopt_long.
enum ArgumentScanner {
    /// What stands on the command line, still without meaning.
    enum Token {
        case option(OptionRow, Argument)
        case operand(String)
    }

    /// The options and operands in the order in which they were written. Throws for an unknown or ambiguous
    /// option, and for an argument that is missing or not taken.
    static func scan(_ arguments: [String], for rows: [OptionRow]) throws(UsageError) -> [Token] {
        var strings = unsafe ([""] + arguments).map { unsafe strdup($0) }
        let names = unsafe rows.map { unsafe strdup($0.name) }
        defer {
            unsafe (strings + names).forEach { unsafe free($0) }
        }
        let options = unsafe zip(names, rows).map { name, row in
            unsafe CHostOption(name: name, takes_argument: row.placeholder != nil)
        }
        var found = unsafe [CHostArgument](repeating: CHostArgument(), count: strings.count)
        let count = unsafe chost_scan_arguments(
            Int32(strings.count), &strings, options, Int32(options.count), &found)
        var tokens: [Token] = []
        for index in 0..<Int(max(count, 0)) {
            let argument = unsafe found[index]
            let text = unsafe argument.text.map { unsafe String(cString: $0) } ?? ""
            let row = unsafe argument.option >= 0 ? rows[Int(argument.option)] : nil
            tokens.append(try token(unsafe argument.finding, row, text, among: rows))
        }
        return tokens
    }

    private static func token(
        _ finding: CHostFinding, _ row: OptionRow?, _ text: String, among rows: [OptionRow]
    ) throws(UsageError) -> Token {
        switch (finding, row) {
        case (.foundOperand, _): return .operand(text)
        case (.foundOption, let row?): return .option(row, Argument(option: row.spelling, text: text))
        case (.foundMissingArgument, let row?):
            throw UsageError(
                row.spelling, "found no argument, expected \(row.spelling) \(row.placeholder ?? "")")
        case (.foundUnexpectedArgument, let row?):
            throw UsageError(row.spelling, found: text, expected: "\(row.spelling) without an argument")
        default:
            throw unknown(text, among: rows)
        }
    }

    /// getopt says the same of an unknown and of an ambiguous name.
    private static func unknown(_ text: String, among rows: [OptionRow]) -> UsageError {
        let typed =
            text.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? text
        let candidates = rows.map(\.spelling).filter { typed.count > 2 && $0.hasPrefix(typed) }
        guard candidates.isEmpty else {
            return UsageError(typed, found: typed, expected: "one of \(String.choice(of: candidates))")
        }
        return UsageError(typed, "unknown option, expected one of those that --help lists")
    }
}
