/// Why a path refused an element.
public enum GeometryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A coordinate, angle or length was NaN or infinite: the argument's name and what was found.
    case notFinite(argument: String, found: Double)
    /// A length was below zero: the argument's name and what was found.
    case negative(argument: String, found: Double)

    /// The argument, what was found and what is allowed.
    public var description: String {
        switch self {
        case .notFinite(let argument, let found): "\(argument) is \(found); a finite number is expected"
        case .negative(let argument, let found): "\(argument) is \(found); 0 or more is expected"
        }
    }
}
