/// How a value of an animation goes together with the value beneath it: the composite operations of Web
/// Animations. For vectors, adding and accumulating are the same.
public enum Composite: Hashable, Sendable, CaseIterable {
    /// It takes the other's place.
    case replace
    /// It is added to it.
    case add
    /// It continues where the other one ends: for vectors, the sum.
    case accumulate

    /// `value` over `base`.
    @inlinable public func value<Value: Animatable>(_ value: Value, over base: Value) -> Value {
        self == .replace ? value : base + value
    }
}
