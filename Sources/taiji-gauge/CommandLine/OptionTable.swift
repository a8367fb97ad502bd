/// All options.
package enum OptionTable {
    /// The options by heading.
    package static let groups = [picture, disc, gauge, values, snapshot, window, program]

    /// The options in one list.
    package static let rows = groups.flatMap(\.rows)

    /// A window's or a layout's option: a layout takes every option of the window, so that a script can ask
    /// for the layout with the arguments that it starts the window with.
    static let windowOnly: [Command.Kind] = [.window, .describe]
    /// A snapshot's or a layout's option, likewise.
    static let snapshotOnly: [Command.Kind] = [.snapshot, .describe]

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
