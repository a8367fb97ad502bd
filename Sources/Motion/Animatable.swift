/// A value that can be animated: a vector over the real numbers. A type of your own joins by giving these
/// three members.
public protocol Animatable: Equatable, Sendable {
    /// The sum of two values.
    static func + (a: Self, b: Self) -> Self
    /// The difference of two values.
    static func - (a: Self, b: Self) -> Self
    /// A value scaled by a number.
    static func * (a: Self, k: Double) -> Self
    /// Whether every component is finite.
    var isFinite: Bool { get }
}

extension Double: Animatable {}
