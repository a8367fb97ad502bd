/// Why a text is not path data.
public struct PathTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What stood where something else should.
    public enum Reason: Hashable, Sendable {
        /// The text does not begin with a move.
        case expectedMove
        /// A letter that is no command, or none where one must be.
        case expectedCommand
        /// No number where one must be.
        case expectedNumber
        /// An arc's flag is not 0 or 1.
        case expectedFlag
        /// A number, or a place that it leads to, is beyond what a path can hold.
        case outOfRange
    }

    /// What is wrong.
    public var reason: Reason
    /// Where in the text, in UTF-8 bytes from its beginning; at its end where something is missing.
    public var position: Int
    /// What stands there; nil at the end of the text.
    public var found: Character?

    package init(reason: Reason, position: Int, found: Character?) {
        self.reason = reason
        self.position = position
        self.found = found
    }

    /// The place, what was found and what is allowed.
    public var description: String {
        let expected =
            switch reason {
            case .expectedMove: "a path begins with M or m"
            case .expectedCommand: "one of MLHVCSQTAZ in either case is expected"
            case .expectedNumber: "a number is expected"
            case .expectedFlag: "a flag, 0 or 1, is expected"
            case .outOfRange: "a finite coordinate is expected"
            }
        let what = found.map { "'\($0)'" } ?? "the end"
        return "path text, byte \(position): found \(what); \(expected)"
    }
}
