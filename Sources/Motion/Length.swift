/// Euclid's length without the detour of squares that no number can hold: those of 1e200 and of 1e-200.
///
/// A length that is itself beyond the largest number counts as that.
@usableFromInline enum Length {
    /// The length whose square is `square`, if that lies well within the range of numbers. Zero is left to
    /// `scaled`, as it may be what became of 1e-200.
    @inlinable static func root(ofSquare square: Double) -> Double? {
        square > 1e-280 && square < 1e300 ? square.squareRoot() : nil
    }

    /// The length of the vector of `components`, whose squares need not be numbers.
    @usableFromInline static func scaled(_ components: some Sequence<Double>) -> Double {
        let largest = components.reduce(0) { max($0, $1.magnitude) }
        // NaN and infinity have lengths of their kind.
        guard largest.isFinite, largest > 0 else { return components.reduce(0) { $0 + $1.magnitude } }
        let square = components.reduce(0) { $0 + ($1 / largest) * ($1 / largest) }
        return min(largest * square.squareRoot(), .greatestFiniteMagnitude)
    }

    /// The same for lanes, without memory of their own.
    @usableFromInline static func scaled<Lanes: SIMD<Double>>(lanes: Lanes) -> Double {
        var largest = 0.0
        for index in lanes.indices { largest = max(largest, lanes[index].magnitude) }
        var sum = 0.0
        guard largest.isFinite, largest > 0 else {
            for index in lanes.indices { sum += lanes[index].magnitude }
            return sum
        }
        for index in lanes.indices { sum += (lanes[index] / largest) * (lanes[index] / largest) }
        return min(largest * sum.squareRoot(), .greatestFiniteMagnitude)
    }
}
