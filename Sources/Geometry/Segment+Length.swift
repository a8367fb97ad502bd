/// Lengths along curves, by Gauss and Legendre's quadrature of the speed with 16 points, halved until halving
/// changes nothing that matters.
extension Segment {
    /// The length. Exact for lines and circles' arcs; for all other curves the error is below 1e-10 of the
    /// control polygon's length (1e-6 where a Bézier curve has a cusp).
    public var length: Double {
        switch self {
        case .line(let a, let b): return a.distance(to: b)
        case .arc(let arc):
            if let radius = arc.circleRadius { return radius * abs(arc.sweep) }
            return length(from: 0, to: 1)
        case .quad, .cubic: return length(from: 0, to: 1)
        }
    }

    /// The parameter at which the length since the start is `length`: 0 below 0, 1 beyond the whole length.
    public func parameter(atLength length: Double) -> Double {
        parameter(atLength: length, whole: self.length)
    }

    /// As `parameter(atLength:)` where the whole length is known.
    func parameter(atLength target: Double, whole: Double) -> Double {
        guard target > 0 else { return 0 }
        guard target < whole else { return 1 }
        switch self {
        case .line: return target / whole
        case .arc(let arc) where arc.circleRadius != nil: return target / whole
        default: break
        }
        // Newton's method, kept within a bracket that shrinks: where a step leaves it, it is halved.
        var (low, high) = (0.0, 1.0)
        var t = target / whole
        var (known, knownLength) = (0.0, 0.0)
        for _ in 0..<64 {
            knownLength += t >= known ? length(from: known, to: t) : -length(from: t, to: known)
            known = t
            let error = knownLength - target
            if abs(error) <= 1e-13 * whole { break }
            if error > 0 { high = t } else { low = t }
            let speed = derivative(at: t).length
            let next = t - error / speed
            t = next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-16 { break }
        }
        return t
    }

    /// The length between two parameters.
    func length(from t0: Double, to t1: Double) -> Double {
        let scale = scale
        guard scale > 0, scale.isFinite else { return scale }
        // The squares in a speed keep their digits between about 1e-140 and 1e150 only: other sizes are
        // measured at the size of 1, to which a power of two takes them without rounding.
        if scale > 1e100 || scale < 1e-100 {
            let unit = Double(sign: .plus, exponent: -scale.exponent, significand: 1)
            guard unit.isFinite, unit > 0 else { return 0 }
            let measured = applying(.scale(x: unit, y: unit)).length(from: t0, to: t1)
            return measured / unit
        }
        var budget = 512
        return refined(t0, t1, quadrature(t0, t1), tolerance: 1e-11 * scale, depth: 0, &budget)
    }

    /// A length that the segment is of the order of, for tolerances.
    private var scale: Double {
        switch self {
        case .line(let a, let b): (b - a).extent
        case .quad(let a, let c, let b): (c - a).extent + (b - c).extent
        case .cubic(let a, let c, let d, let b): (c - a).extent + (d - c).extent + (b - d).extent
        case .arc(let arc): arc.longerRadius * abs(arc.sweep)
        }
    }

    /// The length of an interval whose quadrature is `whole`. A cusp asks for halves on one side only, depth by
    /// depth; the budget of intervals ends what never settles.
    private func refined(
        _ t0: Double, _ t1: Double, _ whole: Double, tolerance: Double, depth: Int, _ budget: inout Int
    ) -> Double {
        let middle = (t0 + t1) / 2
        let (left, right) = (quadrature(t0, middle), quadrature(middle, t1))
        let sum = left + right
        // Nothing gets better below what rounding leaves, nor where the numbers are not finite.
        guard abs(sum - whole) > Swift.max(tolerance, 1e-14 * sum), depth < 24, budget > 0 else {
            return sum
        }
        budget -= 1
        return refined(t0, middle, left, tolerance: tolerance / 2, depth: depth + 1, &budget)
            + refined(middle, t1, right, tolerance: tolerance / 2, depth: depth + 1, &budget)
    }

    private func quadrature(_ t0: Double, _ t1: Double) -> Double {
        let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = 0.0
        for (node, weight) in gaussLegendre16 {
            sum += weight * derivative(at: middle - half * node).length
            sum += weight * derivative(at: middle + half * node).length
        }
        return sum * half
    }
}

extension Point {
    /// The sum of the coordinates' sizes: a length to within a factor of √2 that neither overflows nor
    /// vanishes.
    fileprivate var extent: Double { abs(x) + abs(y) }
}

/// Positive nodes and their weights on −1…1 (Abramowitz and Stegun, Handbook of Mathematical Functions,
/// table 25.4, n = 16).
private let gaussLegendre16: [(Double, Double)] = [
    (0.095012509837637440185, 0.189450610455068496285),
    (0.281603550779258913230, 0.182603415044923588867),
    (0.458016777657227386342, 0.169156519395002538189),
    (0.617876244402643748447, 0.149595988816576732081),
    (0.755404408355003033895, 0.124628971255533872052),
    (0.865631202387831743880, 0.095158511682492784810),
    (0.944575023073232576078, 0.062253523938647892863),
    (0.989400934991649932596, 0.027152459411754094852),
]

extension Path {
    /// The length of all subpaths together, closing lines included; as accurate as ``Segment/length``.
    public var length: Double {
        var sum = 0.0
        var scratch = Subpath()
        forEachSubpath(using: &scratch) { subpath in
            for segment in subpath.segments { sum += segment.length }
        }
        return sum
    }
}
