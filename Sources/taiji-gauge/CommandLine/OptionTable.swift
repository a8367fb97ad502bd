/// All options.
package enum OptionTable {
    /// The options by heading.
    package static let groups = [picture, disc, gauge, values, snapshot, bench, window, program]

    /// The options in one list.
    package static let rows = groups.flatMap(\.rows)

    /// Options that a picture cannot honour. Those that only say how the window is presented are not among
    /// them: window, picture and layout can share one list of arguments, and a script can ask where things
    /// are with the arguments that it starts the window with.
    static let notForSnapshots: [Command.Kind] = [.window, .describe]
    /// Options that a window cannot honour.
    static let notForWindows: [Command.Kind] = [.snapshot, .describe]

    /// The names of an enumeration's values as a placeholder.
    static func names<Choice>(_: Choice.Type) -> String
    where Choice: RawRepresentable<String> & CaseIterable {
        Choice.allCases.map(\.rawValue).joined(separator: "|")
    }

    /// Names of the options that choose a command and set nothing.
    package static let help = "help"
    package static let version = "version"
    package static let describe = "describe"

    static let program = OptionGroup(
        title: "Program",
        rows: [
            OptionRow(flag: help, "print this text and exit") { _ in },
            OptionRow(flag: version, "print the program's name and version and exit") { _ in },
        ])
}
