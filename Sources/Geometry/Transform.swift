/// An affine map of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). The members are named and
/// placed as in Core Graphics, SVG and the HTML canvas.
public struct Transform: Hashable, Sendable {
    /// How much x adds to x.
    public var a: Double
    /// How much x adds to y.
    public var b: Double
    /// How much y adds to x.
    public var c: Double
    /// How much y adds to y.
    public var d: Double
    /// The shift along x.
    public var tx: Double
    /// The shift along y.
    public var ty: Double

    /// The map with the given coefficients.
    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A shift by (`x`, `y`).
    @inlinable public static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scaling from the origin.
    @inlinable public static func scale(x: Double, y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `angle` radians, clockwise on the screen.
    @inlinable public static func rotation(_ angle: Double) -> Transform {
        let (c, s) = (cosine(angle), sine(angle))
        return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// The map that first does `first` and then `self`: drawing under `self.concatenating…` in Core
    /// Graphics' order is `current.applied(after: new)`.
    @inlinable public func applied(after first: Transform) -> Transform {
        Transform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b,
            c: a * first.c + c * first.d, d: b * first.c + d * first.d,
            tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
    }

    /// Where `point` is mapped to.
    @inlinable public func apply(to point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// Where the step `vector` is mapped to: as `apply(to:)` but without the shift.
    @inlinable public func apply(toVector vector: Point) -> Point {
        Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
    }

    /// The factor by which areas grow; negative where the map mirrors.
    @inlinable public var determinant: Double { a * d - b * c }

    /// Whether every coefficient is finite.
    @inlinable public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The map that undoes this one; nil where there is none (the plane is squeezed to a line).
    @inlinable public var inverse: Transform? {
        let det = determinant
        guard det.isFinite, det != 0 else { return nil }
        return Transform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }
}
