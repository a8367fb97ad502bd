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
