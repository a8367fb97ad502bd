/// One option of the table: what it is called, what it takes, what it means, where it fits and what it sets.
/// Parsing, `--help` and the tests all read this table.
package struct OptionRow: Sendable {
    /// The name without its dashes.
    package let name: String
    /// What stands for the argument in the help, or nil where the option takes none.
    package let placeholder: String?
    /// What it means, for the help.
    package let meaning: String
    /// The commands that it fits.
    package let commands: [Command.Kind]
    /// Sets what the option says.
    package let apply: @Sendable (inout Options, Argument) throws(UsageError) -> Void

    /// An option with an argument.
    package init(
        _ name: String, _ placeholder: String, _ meaning: String,
        for commands: [Command.Kind] = Command.Kind.showing,
        apply: @escaping @Sendable (inout Options, Argument) throws(UsageError) -> Void
    ) {
        self.name = name
        self.placeholder = placeholder
        self.meaning = meaning
        self.commands = commands
        self.apply = apply
    }

    /// An option without an argument.
    package init(
        flag name: String, _ meaning: String, for commands: [Command.Kind] = Command.Kind.showing,
        apply: @escaping @Sendable (inout Options) -> Void
    ) {
        self.name = name
        placeholder = nil
        self.meaning = meaning
        self.commands = commands
        self.apply = { options, _ in apply(&options) }
    }

    /// The option as the user types it, without its argument.
    package var spelling: String { "--\(name)" }
}

/// Options under one heading of the help.
package struct OptionGroup: Sendable {
    /// The heading.
    package let title: String
    /// The options, in the order of the help.
    package let rows: [OptionRow]
}
