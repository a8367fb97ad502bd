/// The timing curve of two inner control points between (0, 0) and (1, 1): CSS Easing Functions Level 1,
/// section "Cubic Bézier easing functions".
///
/// x(t) = 3(1−t)²t·x₁ + 3(1−t)t²·x₂ + t³, y(t) likewise; the curve's value at x is y(t) where x(t) = x. With
/// x₁ and x₂ in 0…1 there is one such t. Outside 0…1 the curve goes on straight along its end slopes.
struct CubicBezier: Hashable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    func value(at x: Double) -> Double {
        if x <= 0 { return x == 0 ? 0 : x * slopeBefore }
        if x >= 1 { return x == 1 ? 1 : 1 + (x - 1) * slopeAfter }
        guard x == x else { return x }
        let (t, s) = parameter(at: x)
        // Bernstein's form: no sum of it leaves the range of its control points, however large they are.
        let ts = t * s
        return 3 * ts * s * y1 + 3 * ts * t * y2 + t * t * t
    }

    /// dy/dx: infinite where the curve stands upright.
    func slope(at x: Double) -> Double {
        if x < 0 { return slopeBefore }
        if x > 1 { return slopeAfter }
        if x == 0 { return CubicBezier.startSlope(x1, y1, x2, y2) }
        if x == 1 { return CubicBezier.startSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        guard x == x else { return x }
        let (t, s) = parameter(at: x)
        let dx = s * s * x1 + 2 * s * t * (x2 - x1) + t * t * (1 - x2)
        // By the control points, not by their differences, which no number may hold.
        let dy = s * (s - 2 * t) * y1 + t * (2 * s - t) * y2 + t * t
        if dx > 0 { return dy / dx }
        return dy == 0 ? 0 : (dy < 0 ? -.infinity : .infinity)
    }

    /// The slope along which the curve goes on below 0, as CSS has it: flat where the tangent is upright.
    private var slopeBefore: Double {
        let slope = CubicBezier.startSlope(x1, y1, x2, y2)
        return slope.isFinite ? slope : 0
    }

    /// The slope along which the curve goes on above 1.
    private var slopeAfter: Double {
        let slope = CubicBezier.startSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1)
        return slope.isFinite ? slope : 0
    }

    /// The slope at (0, 0): towards the first control point that differs from it.
    private static func startSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 > 0 { return y1 / x1 }
        if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
        if x2 > 0 { return y2 / x2 }
        if y2 != 0 { return y2 < 0 ? -.infinity : .infinity }
        return 1
    }

    /// The t with x(t) = `x`, and 1 − t, for `x` between 0 and 1.
    ///
    /// The upper half is solved from the other end, where 1 − x is exact, so that t (or 1 − t) is accurate
    /// relative to its own size at both ends, even where the curve stands upright there.
    private func parameter(at x: Double) -> (t: Double, s: Double) {
        if x <= 0.5 {
            let t = CubicBezier.solve(x, x1, x2)
            return (t, 1 - t)
        }
        let s = CubicBezier.solve(1 - x, 1 - x2, 1 - x1)
        return (1 - s, s)
    }

    /// Newton's method, kept inside a bracket that shrinks with every step: where a step would leave the
    /// bracket, it is halved instead. Three or four steps do for the curves in common use.
    private static func solve(_ x: Double, _ a: Double, _ b: Double) -> Double {
        let c1 = 3 * a
        let c2 = 3 * (b - 2 * a)
        let c3 = 1 + 3 * (a - b)
        var low = 0.0
        var high = 1.0
        var t = x
        // 60 halvings alone reach the last bit.
        for _ in 0..<60 {
            let excess = ((c3 * t + c2) * t + c1) * t - x
            if excess == 0 { break }
            if excess > 0 { high = t } else { low = t }
            let derivative = (3 * c3 * t + 2 * c2) * t + c1
            let step = excess / derivative
            // A Newton step of 1e-9 leaves an error of the order of its square.
            if step.magnitude <= 1e-9 * t && derivative > 1e-3 { return t - step }
            let last = t
            t -= step
            if !(t >= low && t <= high) { t = low + (high - low) / 2 }
            // Where x(t) is so flat that the steps shrink slowly, go on to the last bit.
            if (t - last).magnitude <= 1e-16 * t { break }
        }
        return t
    }
}
