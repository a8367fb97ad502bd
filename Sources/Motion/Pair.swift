/// Two values that are animated together; pairs of pairs make more.
public struct Pair<First: Animatable, Second: Animatable>: Animatable {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// The two values together.
    @inlinable public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both sums.
    @inlinable public static func + (a: Pair, b: Pair) -> Pair {
        Pair(a.first + b.first, a.second + b.second)
    }
    /// Both differences.
    @inlinable public static func - (a: Pair, b: Pair) -> Pair {
        Pair(a.first - b.first, a.second - b.second)
    }
    /// Both scaled.
    @inlinable public static func * (a: Pair, k: Double) -> Pair { Pair(a.first * k, a.second * k) }
    /// Euclid's length.
    @inlinable public var magnitude: Double {
        let (a, b) = (first.magnitude, second.magnitude)
        return Length.root(ofSquare: a * a + b * b) ?? Length.scaled([a, b])
    }
    /// Whether both are finite.
    @inlinable public var isFinite: Bool { first.isFinite && second.isFinite }
}
