extension Options {
    /// What the arguments (without the program's name) ask for. The whole command line is checked before
    /// anything is done. Pure: reads no file, no environment and no locale.
    ///
    /// The last of several settings of one option holds. An abbreviation that fits only one option is that
    /// option. Throws an error that names the option, what was found and what is expected.
    package static func parse(_ arguments: [String]) throws(UsageError) -> Command {
        // The one short name that everybody tries; it stands for nothing else.
        if arguments == ["-h"] { return .help }
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

        let describes = given.contains { $0.row.name == OptionTable.describe }
        let kind = try kind(of: operands, describes: describes)
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
        case .check: .check(Array(operands.dropFirst()))
        case .snapshot: .snapshot(file: operands[1], options)
        }
    }

    /// The command that the operands name, with as many of them as it takes.
    private static func kind(
        of operands: [String], describes: Bool
    ) throws(UsageError) -> Command.Kind {
        guard let command = operands.first else { return describes ? .describe : .window }
        let files = operands.dropFirst()
        switch command {
        case "bench":
            if let file = files.first { throw UsageError("bench", found: file, expected: "options only") }
            return .bench
        case "check":
            guard !files.isEmpty, files.allSatisfy({ !$0.isEmpty }) else {
                throw UsageError("check", "found no file name, expected check FILE.json")
            }
            return .check
        case "snapshot":
            guard let file = files.first, !file.isEmpty else {
                throw UsageError("snapshot", "found no file name, expected snapshot FILE.png")
            }
            guard files.count == 1 else {
                throw UsageError("snapshot", found: operands[2], expected: "one file name only")
            }
            let ending = file.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
            guard file != "-", !otherPictures.contains(ending.lowercased()) else {
                throw UsageError(
                    "snapshot", found: file,
                    expected: file == "-"
                        ? "the name of a file, such as picture.png" : "a name that ends in .png")
            }
            return .snapshot
        default:
            throw UsageError(
                "command", found: command,
                expected: "options, snapshot FILE.png, bench or check FILE.json")
        }
    }

    /// The endings of pictures that are not written here. Others may be a part of any name.
    private static let otherPictures: Set<String> = [
        "jpg", "jpeg", "gif", "webp", "bmp", "svg", "pdf", "tif", "tiff", "avif", "heic", "ico", "ppm", "jxl",
    ]

    private static func misplaced(_ row: OptionRow, in kind: Command.Kind) -> UsageError {
        let found = [.snapshot, .bench, .check].contains(kind) ? "found with \(kind)" : nil
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
