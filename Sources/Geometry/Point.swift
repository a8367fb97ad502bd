/// A place in the plane, or the step between two places, in pixels unless said otherwise; y grows
/// downwards.
public struct Point: Hashable, Sendable {
    /// The horizontal coordinate, growing to the right.
    public var x: Double
    /// The vertical coordinate, growing downwards.
    public var y: Double

    /// The point (`x`, `y`).
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point (`x`, `y`).
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin, (0, 0).
    public static let zero = Point(0, 0)

    /// The unit vector at `angle` radians, clockwise on the screen from +x.
    @inlinable public static func unit(at angle: Double) -> Point {
        Point(cosine(angle), sine(angle))
    }

    /// The distance from the origin.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    /// The vector of length 1 in the same direction; nil where there is none (no length, or not finite).
    public var normalized: Point? {
        // Scaled by the larger coordinate first: the squares of 1e-200 and 1e200 leave Double's range.
        let scale = Swift.max(abs(x), abs(y))
        guard scale > 0, scale.isFinite else { return nil }
        // Dividing twice by a denormal's inverse would overflow; dividing by the number itself does not.
        let (u, v) = (x / scale, y / scale)
        let norm = (u * u + v * v).squareRoot()
        return Point(u / norm, v / norm)
    }

    /// The vector turned by a quarter turn clockwise on the screen: (1, 0) becomes (0, 1).
    @inlinable public var quarterTurned: Point { Point(-y, x) }

    /// The direction of the vector in radians, clockwise on the screen from +x, in −π…π.
    @inlinable public var angle: Double { arcTangent(y, x) }

    /// Whether both coordinates are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The distance to `other`.
    @inlinable public func distance(to other: Point) -> Double { (other - self).length }

    /// The dot product with `other`.
    @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// The cross product with `other`: positive where `other` lies clockwise (on the screen) of `self`.
    @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// The componentwise sum.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    /// The componentwise difference.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    /// The point mirrored in the origin.
    @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
    /// The point scaled from the origin.
    @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    /// The point scaled from the origin.
    @inlinable public static func * (k: Double, a: Point) -> Point { Point(a.x * k, a.y * k) }
    /// Adds `b` to `a`.
    @inlinable public static func += (a: inout Point, b: Point) { a = a + b }
    /// Subtracts `b` from `a`.
    @inlinable public static func -= (a: inout Point, b: Point) { a = a - b }
}
