/// Why a motion was refused. Whatever was asked to change is as it was before.
public enum MotionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A number or a component of a value was NaN or infinite: the argument's name and what was found.
    case notFinite(argument: String, found: String)
    /// A number was below zero where none may be: the argument's name and what was found.
    case negative(argument: String, found: Double)
    /// A number was outside what is allowed: the argument's name, what was found and what is allowed.
    case outOfRange(argument: String, found: String, allowed: String)
    /// A text could not be read: the whole text, what was found and what is expected in its place.
    case unreadable(text: String, found: String, expected: String)
    /// What was asked for is not possible in this state: what was asked for, and why not.
    case impossible(action: String, reason: String)

    /// The argument, what was found and what is allowed.
    public var description: String {
        switch self {
        case .notFinite(let argument, let found): "\(argument) is \(found); a finite value is expected"
        case .negative(let argument, let found): "\(argument) is \(found); 0 or more is expected"
        case .outOfRange(let argument, let found, let allowed):
            "\(argument) is \(found); \(allowed) is expected"
        case .unreadable(let text, let found, let expected):
            "\"\(text)\" cannot be read: found \(found.isEmpty ? "the end" : "\"\(found)\""), "
                + "expected \(expected)"
        case .impossible(let action, let reason): "cannot \(action): \(reason)"
        }
    }

    /// Refuses a number that is not finite.
    @usableFromInline static func check(_ number: Double, _ argument: String) throws(MotionError) {
        guard number.isFinite else { throw .notFinite(argument: argument, found: "\(number)") }
    }

    /// Refuses a length of time that is not finite or is below zero.
    @usableFromInline static func checkLength(_ number: Double, _ argument: String) throws(MotionError) {
        try check(number, argument)
        guard number >= 0 else { throw .negative(argument: argument, found: number) }
    }
}
