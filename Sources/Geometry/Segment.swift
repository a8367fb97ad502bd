/// One piece of a path with both its ends: what a path's elements are once the current point is known.
///
/// The parameter t runs from 0 at the start to 1 at the end; along an arc it is proportional to the angle.
public enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(Point, Point)
    /// A quadratic Bézier curve.
    case quad(Point, control: Point, Point)
    /// A cubic Bézier curve.
    case cubic(Point, control1: Point, control2: Point, Point)
    /// An arc of an ellipse.
    case arc(Arc)

    /// Where the segment begins.
    public var start: Point {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        case .arc(let arc): arc.start
        }
    }

    /// Where the segment ends.
    public var end: Point {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        case .arc(let arc): arc.end
        }
    }

    /// The point at `t`; exactly the ends at 0 and 1.
    public func point(at t: Double) -> Point {
        if t == 0 { return start }
        if t == 1 { return end }
        let u = 1 - t
        switch self {
        case .line(let a, let b): return u * a + t * b
        case .quad(let a, let c, let b): return (u * u) * a + (2 * u * t) * c + (t * t) * b
        case .cubic(let a, let c, let d, let b):
            return (u * u * u) * a + (3 * u * u * t) * c + (3 * u * t * t) * d + (t * t * t) * b
        case .arc(let arc): return arc.point(at: arc.startAngle + t * arc.sweep)
        }
    }

    /// How fast the point moves with t, as a vector.
    public func derivative(at t: Double) -> Point {
        let u = 1 - t
        switch self {
        case .line(let a, let b): return b - a
        case .quad(let a, let c, let b): return (2 * u) * (c - a) + (2 * t) * (b - c)
        case .cubic(let a, let c, let d, let b):
            return (3 * u * u) * (c - a) + (6 * u * t) * (d - c) + (3 * t * t) * (b - d)
        case .arc(let arc): return arc.sweep * arc.derivative(at: arc.startAngle + t * arc.sweep)
        }
    }

    /// The direction in which the segment sets out, of length 1; nil where the segment is a point. Where the
    /// derivative vanishes (a control point on the end) it is the limit from inside.
    public var startDirection: Point? {
        switch self {
        case .line(let a, let b): (b - a).normalized
        case .quad(let a, let c, let b): (c - a).normalized ?? (b - a).normalized
        case .cubic(let a, let c, let d, let b):
            (c - a).normalized ?? (d - a).normalized ?? (b - a).normalized
        case .arc: derivative(at: 0).normalized
        }
    }

    /// The direction in which the segment arrives, of length 1; nil where the segment is a point.
    public var endDirection: Point? {
        guard let direction = reversed.startDirection else { return nil }
        return -direction
    }

    /// The same points in the other direction.
    public var reversed: Segment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let c, let b): .quad(b, control: c, a)
        case .cubic(let a, let c, let d, let b): .cubic(b, control1: d, control2: c, a)
        case .arc(let arc): .arc(arc.reversed)
        }
    }

    /// The piece from t = `t0` to t = `t1`, of the same kind: a part of an arc is an arc, a part of a Bézier
    /// curve is one of the same degree (de Casteljau's construction, as the blossom of the curve).
    public func part(from t0: Double, to t1: Double) -> Segment {
        if t0 == 0, t1 == 1 { return self }
        switch self {
        case .line: return .line(point(at: t0), point(at: t1))
        case .quad(let a, let c, let b):
            let control = mix(mix(a, c, t0), mix(c, b, t0), t1)
            return .quad(point(at: t0), control: control, point(at: t1))
        case .cubic(let a, let c, let d, let b):
            func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
                let (ac, cd, db) = (mix(a, c, u), mix(c, d, u), mix(d, b, u))
                return mix(mix(ac, cd, v), mix(cd, db, v), w)
            }
            return .cubic(
                point(at: t0), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1), point(at: t1))
        case .arc(let arc): return .arc(arc.part(from: t0, to: t1))
        }
    }

    /// The segment under an affine map.
    public func applying(_ transform: Transform) -> Segment {
        switch self {
        case .line(let a, let b): .line(transform.apply(to: a), transform.apply(to: b))
        case .quad(let a, let c, let b):
            .quad(transform.apply(to: a), control: transform.apply(to: c), transform.apply(to: b))
        case .cubic(let a, let c, let d, let b):
            .cubic(
                transform.apply(to: a), control1: transform.apply(to: c), control2: transform.apply(to: d),
                transform.apply(to: b))
        case .arc(let arc): .arc(arc.applying(transform))
        }
    }
}

/// The point at `t` on the line from `a` to `b`.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { (1 - t) * a + t * b }
