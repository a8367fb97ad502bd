/// A piece of an ellipse (of a circle, most of the time): the points
/// `center + cos(φ)·xAxis + sin(φ)·yAxis` for φ from `startAngle` to `startAngle + sweep`.
///
/// The two axes make the form closed under affine maps, so that an arc stays an arc, exactly, until it is
/// flattened for the scale at which it is drawn.
public struct Arc: Hashable, Sendable {
    /// The centre.
    public var center: Point
    /// Where φ = 0 lies, seen from the centre.
    public var xAxis: Point
    /// Where φ = π/2 lies, seen from the centre.
    public var yAxis: Point
    /// The first φ in radians.
    public var startAngle: Double
    /// How far φ runs in radians, −2π…2π; positive is clockwise on the screen for a circle that is not
    /// mirrored.
    public var sweep: Double

    /// The arc of an ellipse given by its axes.
    public init(center: Point, xAxis: Point, yAxis: Point, startAngle: Double, sweep: Double) {
        self.center = center
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.startAngle = startAngle
        self.sweep = sweep
    }

    /// The arc of a circle.
    public init(center: Point, radius: Double, startAngle: Double, sweep: Double) {
        self.init(
            center: center, xAxis: Point(radius, 0), yAxis: Point(0, radius), startAngle: startAngle,
            sweep: sweep)
    }

    /// The arc of a circle from `startAngle` to `endAngle`, by the rules of ``sweep(from:to:clockwise:)``.
    public init(center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {
        self.init(
            center: center, radius: radius, startAngle: startAngle,
            sweep: Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
    }

    /// The last φ in radians.
    public var endAngle: Double { startAngle + sweep }
    /// The point at φ.
    public func point(at angle: Double) -> Point {
        center + cosine(angle) * xAxis + sine(angle) * yAxis
    }
    /// The first point.
    public var start: Point { point(at: startAngle) }
    /// The last point.
    public var end: Point { isFullTurn ? start : point(at: endAngle) }
    /// Whether the arc runs once round.
    public var isFullTurn: Bool { abs(sweep) >= 2 * .pi }

    /// The radius where the arc is a circle's, nil where it is a longer ellipse's: axes of the same length,
    /// at right angles, to within 1e-9 of that length.
    public var circleRadius: Double? {
        let (rx, ry) = (xAxis.length, yAxis.length)
        let tolerance = 1e-9 * Swift.max(rx, ry)
        guard abs(rx - ry) <= tolerance, abs(xAxis.dot(yAxis)) <= tolerance * Swift.max(rx, ry) else {
            return nil
        }
        return rx
    }

    /// How fast the point moves with φ, as a vector.
    public func derivative(at angle: Double) -> Point {
        cosine(angle) * yAxis - sine(angle) * xAxis
    }

    /// Whether every number is finite.
    public var isFinite: Bool {
        center.isFinite && xAxis.isFinite && yAxis.isFinite && startAngle.isFinite && sweep.isFinite
    }

    /// The longer semi-axis of the ellipse: the greatest factor by which the map from the unit circle
    /// stretches (the larger singular value of the matrix whose columns are the axes).
    public var longerRadius: Double {
        // With p = |x|² + |y|² and d = x × y the singular values are (√(p + 2d) ± √(p − 2d))/2; in this
        // form nothing is squared before it is scaled, so that 1e200 and 1e-200 come out as well.
        let scale = Swift.max(
            Swift.max(abs(xAxis.x), abs(xAxis.y)), Swift.max(abs(yAxis.x), abs(yAxis.y)))
        guard scale > 0 else { return 0 }
        let (x, y) = (xAxis * (1 / scale), yAxis * (1 / scale))
        let plus = Point(x.x + y.y, x.y - y.x).length
        let minus = Point(x.x - y.y, x.y + y.x).length
        return scale * (plus + minus) / 2
    }

    /// The piece between the fractions `t0` and `t1` of the sweep.
    public func part(from t0: Double, to t1: Double) -> Arc {
        Arc(
            center: center, xAxis: xAxis, yAxis: yAxis, startAngle: startAngle + t0 * sweep,
            sweep: (t1 - t0) * sweep)
    }

    /// The arc under an affine map.
    public func applying(_ transform: Transform) -> Arc {
        Arc(
            center: transform.apply(to: center), xAxis: transform.apply(toVector: xAxis),
            yAxis: transform.apply(toVector: yAxis), startAngle: startAngle, sweep: sweep)
    }

    /// The same points in the other direction.
    public var reversed: Arc {
        Arc(center: center, xAxis: xAxis, yAxis: yAxis, startAngle: endAngle, sweep: -sweep)
    }
}
