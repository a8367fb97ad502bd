import TaijiGeometry

/// One of Robert Penner's easing equations (Programming Macromedia Flash MX, 2002, chapter 7), with the
/// constants that have become usual for them; `Easing` documents the formulas.
struct PennerCurve: Hashable, Sendable {
    enum Family: Hashable, Sendable, CaseIterable {
        case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce
    }

    /// Which end the curve is gentle at.
    enum Side: Hashable, Sendable, CaseIterable { case `in`, out, inOut }

    var family: Family
    var side: Side

    func value(at x: Double) -> Double {
        guard x > 0 && x < 1 else { return x < 0 ? before(x) : x > 1 ? after(x) : x }
        return inner(x)
    }

    func slope(at x: Double) -> Double {
        if x < 0 { return startSlope.isFinite ? startSlope : 0 }
        if x > 1 { return endSlope.isFinite ? endSlope : 0 }
        return innerSlope(x)
    }

    /// The curve without the snap at its ends that expo and elastic have: expo-in is 2⁻¹⁰ immediately after
    /// 0, not 0. Stretched so that it sets off from 0 and arrives at 1. What a running tween that is given a
    /// new target follows, since its value must not jump there.
    func snaplessValue(at x: Double) -> Double {
        guard x > 0 && x < 1, family == .expo || family == .elastic else { return value(at: x) }
        let (first, last) = limits
        return (inner(x) - first) / (last - first)
    }

    /// The slope of `snaplessValue`.
    func snaplessSlope(at x: Double) -> Double {
        guard family == .expo || family == .elastic else { return slope(at: x) }
        let (first, last) = limits
        return slope(at: x) / (last - first)
    }

    private var limits: (first: Double, last: Double) { (inner(0), inner(1)) }
    private var startSlope: Double { innerSlope(0) }
    private var endSlope: Double { innerSlope(1) }

    private func before(_ x: Double) -> Double {
        let slope = startSlope
        return slope.isFinite ? x * slope : 0
    }

    private func after(_ x: Double) -> Double {
        let slope = endSlope
        return slope.isFinite ? 1 + (x - 1) * slope : 1
    }

    /// The formula for 0…1, without the special cases at its ends.
    private func inner(_ x: Double) -> Double {
        switch side {
        case .in: easeIn(x, rest: 1 - x, inOut: false)
        case .out: 1 - easeIn(1 - x, rest: x, inOut: false)
        case .inOut:
            x < 0.5
                ? easeIn(2 * x, rest: 1 - 2 * x, inOut: true) / 2
                : 1 - easeIn(2 - 2 * x, rest: 2 * x - 1, inOut: true) / 2
        }
    }

    private func innerSlope(_ x: Double) -> Double {
        switch side {
        case .in: easeInSlope(x, rest: 1 - x, inOut: false)
        case .out: easeInSlope(1 - x, rest: x, inOut: false)
        case .inOut:
            x < 0.5
                ? easeInSlope(2 * x, rest: 1 - 2 * x, inOut: true)
                : easeInSlope(2 - 2 * x, rest: 2 * x - 1, inOut: true)
        }
    }

    /// The in-curve, from which the others follow by symmetry; back and elastic have other constants in
    /// their in-out form. `rest` is 1 − `x`, exact also where `x` is too near to 1 to tell.
    private func easeIn(_ x: Double, rest: Double, inOut: Bool) -> Double {
        switch family {
        case .sine:
            // 1 − cos(πx/2) by the half angle, which keeps its digits near 0.
            let half = sine(x * .pi / 4)
            return 2 * half * half
        case .quad: return x * x
        case .cubic: return x * x * x
        case .quart: return (x * x) * (x * x)
        case .quint: return (x * x) * (x * x) * x
        case .expo: return powerOfTwo(10 * x - 10)
        case .circ:
            // 1 − √(1 − x²), without the cancellation near 0.
            return x * x / (1 + (rest * (1 + x)).squareRoot())
        case .back:
            let overshoot = PennerCurve.overshoot(inOut: inOut)
            return x * x * ((overshoot + 1) * x - overshoot)
        case .elastic:
            let period = PennerCurve.period(inOut: inOut)
            let angle = (10 * x - 10 - period / 4) * (2 * .pi / period)
            return -powerOfTwo(10 * x - 10) * sine(angle)
        case .bounce: return 1 - PennerCurve.bounce(1 - x)
        }
    }

    private func easeInSlope(_ x: Double, rest: Double, inOut: Bool) -> Double {
        switch family {
        case .sine: return .pi / 2 * sine(x * .pi / 2)
        case .quad: return 2 * x
        case .cubic: return 3 * x * x
        case .quart: return 4 * x * x * x
        case .quint: return 5 * (x * x) * (x * x)
        case .expo: return PennerCurve.tenLogTwo * powerOfTwo(10 * x - 10)
        case .circ: return x / (rest * (1 + x)).squareRoot()
        case .back:
            let overshoot = PennerCurve.overshoot(inOut: inOut)
            return x * (3 * (overshoot + 1) * x - 2 * overshoot)
        case .elastic:
            let period = PennerCurve.period(inOut: inOut)
            let angle = (10 * x - 10 - period / 4) * (2 * .pi / period)
            let turn = 20 * .pi / period
            return -powerOfTwo(10 * x - 10) * (PennerCurve.tenLogTwo * sine(angle) + turn * cosine(angle))
        case .bounce: return PennerCurve.bounceSlope(1 - x)
        }
    }

    /// How far back reaches: 1.70158 makes it one tenth; the in-out form takes 1.525 times as much.
    private static func overshoot(inOut: Bool) -> Double { inOut ? 1.70158 * 1.525 : 1.70158 }

    /// Elastic's period in tenths of the duration; in the in-out form of half the duration.
    private static func period(inOut: Bool) -> Double { inOut ? 4.5 : 3 }

    /// 10 ln 2, what 2^(10x) is multiplied by in its derivative.
    private static let tenLogTwo = 6.931471805599453

    /// Bounce-out: four parabolas of one and the same curvature.
    private static func bounce(_ x: Double) -> Double {
        let (middle, floor) = bounceArc(x)
        let d = x - middle
        return 7.5625 * d * d + floor
    }

    private static func bounceSlope(_ x: Double) -> Double { 2 * 7.5625 * (x - bounceArc(x).middle) }

    /// Where the parabola of `x` is lowest, and how low.
    private static func bounceArc(_ x: Double) -> (middle: Double, floor: Double) {
        if x < 1 / 2.75 { return (0, 0) }
        if x < 2 / 2.75 { return (1.5 / 2.75, 0.75) }
        if x < 2.5 / 2.75 { return (2.25 / 2.75, 0.9375) }
        return (2.625 / 2.75, 0.984375)
    }
}
