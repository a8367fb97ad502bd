/// How a motion spends its time: a curve from progress in time (0…1) to progress on the way, 0 at the start
/// and 1 at the end.
///
/// Formulas, x being the progress in time; out(x) = 1 − in(1 − x); in-out(x) = in(2x)/2 in the first half and
/// 1 − in(2 − 2x)/2 in the second:
///
/// | name | in(x) |
/// |---|---|
/// | `linear` | x |
/// | `ease`, `ease-in`, `ease-out`, `ease-in-out` | cubic Bézier curves (.25,.1,.25,1), (.42,0,1,1), (0,0,.58,1), (.42,0,.58,1): CSS Easing Functions Level 1 |
/// | `sine` | 1 − cos(πx/2) |
/// | `quad`, `cubic`, `quart`, `quint` | x², x³, x⁴, x⁵ |
/// | `expo` | 2^(10x − 10), and 0 at 0 |
/// | `circ` | 1 − √(1 − x²) |
/// | `back` | (c + 1)x³ − cx², c = 1.70158; in-out with c = 1.70158 · 1.525 |
/// | `elastic` | −2^(10x − 10) · sin((10x − 10 − p/4) · 2π/p), p = 3, and 0 at 0; in-out with p = 4.5 |
/// | `bounce` | 1 − out(1 − x); out(x) = 7.5625(x − m)² + f with (m, f) = (0, 0) below 1/2.75, (1.5/2.75, 0.75) below 2/2.75, (2.25/2.75, 0.9375) below 2.5/2.75, then (2.625/2.75, 0.984375) |
///
/// From `sine` on these are the equations of Robert Penner (Programming Macromedia Flash MX, 2002), whose
/// names do not pin `back`, `elastic` and `bounce`; the constants are the usual ones.
///
/// Beside these there are staircases (`steps(_:_:)`) and polygons (`linear(_:)`), and CSS text is read and
/// written (`init(css:)`, `css`).
///
/// Outside 0…1 every one of the curves above goes on straight along its end slope; where that is infinite, it
/// stays at its end.
public struct Easing: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case penner(PennerCurve)
        case steps(StepCurve)
        case stops(StopCurve)
    }

    let curve: Curve

    init(_ curve: Curve) { self.curve = curve }

    /// How far the motion has come at `progress` of its time: exactly 0 at 0 and exactly 1 at 1. Cubic
    /// Bézier curves are solved to better than 1e-9. Staircases and `linear()` may have other ends. A
    /// progress that is NaN gives NaN.
    public func value(at progress: Double) -> Double { value(at: progress, before: false) }

    /// The same, with the before-flag of CSS: true where the motion has not begun yet (or, running backwards,
    /// is over). It matters to staircases only: a jump at exactly that moment is then still to come.
    public func value(at progress: Double, before: Bool) -> Double {
        // At an infinite progress a level line is still where it is: 0 · ∞ is not.
        let progress =
            progress.isInfinite ? Double(signOf: progress, magnitudeOf: .greatestFiniteMagnitude) : progress
        return switch curve {
        case .linear: progress
        case .bezier(let bezier): bezier.value(at: progress)
        case .penner(let penner): penner.value(at: progress)
        case .steps(let steps): steps.value(at: progress, before: before)
        case .stops(let stops): stops.value(at: progress)
        }
    }

    /// The curve's derivative at `progress`: how fast the motion is, where 1 is its average speed. Infinite
    /// where the curve stands upright (`circ-out` at 0). At a corner (bounce) it is the slope of one side.
    public func slope(at progress: Double) -> Double {
        switch curve {
        case .linear: 1
        case .bezier(let bezier): bezier.slope(at: progress)
        case .penner(let penner): penner.slope(at: progress)
        case .steps: 0
        case .stops(let stops): stops.slope(at: progress)
        }
    }

    /// `value(at:)` for a motion that takes over from another one and must not jump at its start: without
    /// the snap of 0.1 % that expo and elastic have there, and led up from 0 where a staircase or a
    /// `linear()` begins elsewhere.
    @usableFromInline func snaplessValue(at progress: Double) -> Double {
        switch curve {
        case .linear, .bezier: value(at: progress)
        case .penner(let penner): penner.snaplessValue(at: progress)
        case .steps, .stops: value(at: progress) - value(at: 0) * (1 - progress)
        }
    }

    /// The slope of `snaplessValue(at:)`.
    @usableFromInline func snaplessSlope(at progress: Double) -> Double {
        switch curve {
        case .linear, .bezier: slope(at: progress)
        case .penner(let penner): penner.snaplessSlope(at: progress)
        case .steps, .stops: slope(at: progress) + value(at: 0)
        }
    }
}
