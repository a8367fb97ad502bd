/// Why a file is not the theme or the gauge that it should be: where, what was found and what is allowed.
public struct FormatError: Error, Hashable, Sendable {
    /// What kind of fault it is.
    public enum Kind: Hashable, Sendable {
        /// The file cannot be read.
        case unreadable
        /// It is no JSON, or a name comes twice in an object.
        case syntax(line: Int, column: Int)
        /// It is not what the schema asks for.
        case shape
        /// Each part is what the schema asks for, but they do not fit together.
        case contradiction
    }

    /// The file's name, as it was given.
    public var file: String
    /// The kind of fault.
    public var kind: Kind
    /// Which value it is about, such as `zones[2].from`; empty for the whole file.
    public var keyPath: String
    /// What was found and what is expected, in one line.
    public var problem: String

    /// An error of the given members.
    package init(file: String, kind: Kind, keyPath: String = "", problem: String) {
        self.file = file
        self.kind = kind
        self.keyPath = keyPath
        self.problem = problem
    }

    /// File and place, such as `dark.json:3:7` or `dark.json: measures.dotRadius`.
    public var place: String {
        if case .syntax(let line, let column) = kind { return "\(file):\(line):\(column)" }
        return keyPath.isEmpty ? file : "\(file): \(keyPath)"
    }
}

extension FormatError: CustomStringConvertible {
    /// One line for the person who wrote the file.
    public var description: String { "\(place): \(problem)" }
}
