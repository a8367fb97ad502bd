import TaijiGeometry

extension Easing {
    /// The least and the greatest value between 0 and 1: how far the motion swings out beyond its ends.
    public var range: ClosedRange<Double> {
        switch curve {
        case .linear: 0...1
        case .bezier(let bezier): bezier.range
        case .penner(let penner): penner.range
        case .steps(let steps): steps.value(at: 0, before: false)...steps.value(at: 1, before: false)
        case .stops(let stops): stops.range
        }
    }

    /// A range that surely holds the values between 0 and 1, at little cost.
    @usableFromInline var reach: ClosedRange<Double> {
        switch curve {
        // Elastic swings out the furthest, by three eighths.
        case .penner(let penner) where penner.family == .back || penner.family == .elastic: -0.5...1.5
        case .linear, .penner: 0...1
        case .steps: 0...1
        case .bezier(let bezier): min(0, bezier.y1, bezier.y2)...max(1, bezier.y1, bezier.y2)
        case .stops(let stops): stops.range
        }
    }
}

extension CubicBezier {
    /// y′(t) = 0 is a quadratic equation: 3(a t² + b t + c) = 0.
    fileprivate var range: ClosedRange<Double> {
        // Divided by the largest number first, whose square no number may hold.
        let scale = max(1, y1.magnitude, y2.magnitude)
        let a = 1 / scale + 3 * (y1 / scale - y2 / scale)
        let b = 2 * (y2 / scale - 2 * (y1 / scale))
        let c = y1 / scale
        let root = (b * b - 4 * a * c).squareRoot()
        // The form without cancellation; a root that does not exist is NaN and lies nowhere.
        let q = -(b + (b < 0 ? -root : root)) / 2
        var low = 0.0
        var high = 1.0
        for t in [q / a, c / q] where t > 0 && t < 1 {
            let s = 1 - t
            let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
            low = min(low, y)
            high = max(high, y)
        }
        return low...high
    }
}

extension PennerCurve {
    fileprivate var range: ClosedRange<Double> {
        guard family == .back || family == .elastic else { return 0...1 }
        // The in-curve swings below 0 once (back) or several times, the last time the furthest (elastic).
        let isBoth = side == .inOut
        let deepest = isBoth ? deepestPlace(inOut: true) / 2 : deepestPlace(inOut: false)
        let depth = side == .out ? -(1 - value(at: 1 - deepest)) : -value(at: deepest)
        switch side {
        case .in: return -depth...1
        case .out: return 0...1 - (-depth)
        case .inOut: return -depth...1 + depth
        }
    }

    /// Where the in-curve is lowest.
    private func deepestPlace(inOut: Bool) -> Double {
        if family == .back {
            let overshoot = inOut ? 1.70158 * 1.525 : 1.70158
            return 2 * overshoot / (3 * (overshoot + 1))
        }
        // The derivative of 2^(10x)·sin(θ) is 0 where tan θ = −(20π/p)/(10 ln 2); below 1 the sine's last
        // maximum is the one in the turn that ends at θ = −π/2.
        let period = inOut ? 4.5 : 3.0
        let angle = arcTangent(20 * .pi / period, -6.931471805599453)
        return (angle - 2 * .pi) / (20 * .pi / period) + 1 + period / 40
    }
}

extension StopCurve {
    fileprivate var range: ClosedRange<Double> {
        let first = value(at: 0)
        let last = value(at: 1)
        var low = min(first, last)
        var high = max(first, last)
        for point in points where 0...1 ~= point.input {
            low = min(low, point.output)
            high = max(high, point.output)
        }
        return low...high
    }
}
