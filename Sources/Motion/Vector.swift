/// A row of numbers that are animated together, as many as one likes.
///
/// Where two rows of unequal length meet, the numbers that are missing count as 0. Small rows of a fixed
/// length are better off as `SIMD2<Double>`, `SIMD4<Double>` or `SIMD8<Double>`, which need no memory of
/// their own.
public struct Vector: Animatable, Hashable, ExpressibleByArrayLiteral {
    /// The numbers.
    public var components: [Double]

    /// The row of `components`.
    public init(_ components: [Double]) { self.components = components }

    /// The row of the numbers given.
    public init(arrayLiteral elements: Double...) { components = elements }

    /// The numbers' sums.
    public static func + (a: Vector, b: Vector) -> Vector { merged(a, b, +) }
    /// The numbers' differences.
    public static func - (a: Vector, b: Vector) -> Vector { merged(a, b, -) }
    /// Every number scaled.
    public static func * (a: Vector, k: Double) -> Vector { Vector(a.components.map { $0 * k }) }
    /// Euclid's length.
    public var magnitude: Double {
        Length.root(ofSquare: components.reduce(0) { $0 + $1 * $1 }) ?? Length.scaled(components)
    }
    /// Whether all numbers are finite.
    public var isFinite: Bool { components.allSatisfy(\.isFinite) }

    private static func merged(_ a: Vector, _ b: Vector, _ body: (Double, Double) -> Double) -> Vector {
        let count = max(a.components.count, b.components.count)
        return Vector(
            (0..<count).map { index in
                body(
                    index < a.components.count ? a.components[index] : 0,
                    index < b.components.count ? b.components[index] : 0)
            })
    }
}
