/// What the command line asks for.
package enum Command: Equatable, Sendable {
    /// The text of `--help`.
    case help
    /// The text of `--version`.
    case version
    /// The instrument in a window.
    case window(Options)
    /// One picture into the PNG file named.
    case snapshot(file: String, Options)
    /// The layout at rest as JSON.
    case describe(Options)
    /// What drawing costs, measured.
    case bench(Options)
    /// Whether the theme and gauge files named are right.
    case check([String])

    /// The kinds of command that an option can belong to.
    package enum Kind: CaseIterable, Sendable {
        case window, snapshot, describe, bench, check

        /// Those that show the instrument; only they have a use for its options.
        package static let showing: [Kind] = [.window, .snapshot, .describe]
    }
}
