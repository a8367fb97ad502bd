extension Options {
    /// What the arguments (without the program's name) ask for. The whole command line is checked before
    /// anything is done. Pure: reads no file, no environment and no locale.
    ///
    /// The last of several settings of one option holds. An abbreviation that fits only one option is that
    /// option. Throws an error that names the option, what was found and what is expected.
    package static func parse(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try ArgumentScanner.scan(arguments, for: OptionTable.rows)
        var given: [(row: OptionRow, argument: Argument)] = []
        var operands: [String] = []
        for token in tokens {
            switch token {
            case .operand(let operand): operands.append(operand)
            case .option(let row, let argument): given.append((row, argument))
            }
        }
        switch given.first(where: { [OptionTable.help, OptionTable.version].contains($0.row.name) })?.row.name
        {
        case OptionTable.help: return .help
        case OptionTable.version: return .version
        default: break
        }

        let measures = operands.first == "bench"
        if measures, operands.count > 1 {
            throw UsageError("bench", found: operands[1], expected: "options only")
        }
        let file = measures ? nil : try snapshotFile(operands)
        let describes = given.contains { $0.row.name == OptionTable.describe }
        let kind: Command.Kind =
            measures ? .bench : file != nil ? .snapshot : describes ? .describe : .window
        var options = Options()
        for (row, argument) in given {
            guard row.commands.contains(kind) else { throw misplaced(row, in: kind) }
            try row.apply(&options, argument)
        }
        try options.check(given: Set(given.map(\.row.name)), for: kind)
        return switch kind {
        case .window: .window(options)
        case .describe: .describe(options)
        case .bench: .bench(options)
        case .snapshot: .snapshot(file: file ?? "", options)
        }
    }

    /// The file of the command `snapshot`, or nil where there are no operands.
    private static func snapshotFile(_ operands: [String]) throws(UsageError) -> String? {
        guard let command = operands.first else { return nil }
        guard command == "snapshot" else {
            throw UsageError("command", found: command, expected: "options, snapshot FILE.png or bench")
        }
        guard operands.count > 1, !operands[1].isEmpty else {
            throw UsageError("snapshot", "found no file name, expected snapshot FILE.png")
        }
        guard operands.count == 2 else {
            throw UsageError("snapshot", found: operands[2], expected: "one file name only")
        }
        return operands[1]
    }

    private static func misplaced(_ row: OptionRow, in kind: Command.Kind) -> UsageError {
        let found = kind == .snapshot || kind == .bench ? "found with \(kind)" : nil
        if row.commands == [.bench] {
            return UsageError(
                row.spelling, "\(found ?? "found without bench"), expected only with bench")
        }
        guard let found else {
            return UsageError(row.spelling, "found without snapshot, expected only with snapshot FILE.png")
        }
        return UsageError(row.spelling, "\(found), expected only without it")
    }
}
