import TaijiMotion

extension GaugeScale {
    /// What is animated when a value moves along the scale: the value itself on a linear scale, the share of the
    /// arc on a bent one, so that the dot moves as evenly there. Beyond the ends of a bent scale, which a
    /// logarithm may not reach, as many shares of the range; every value has one.
    func coordinate(of value: Double) -> Double {
        if curve == .linear { return value }
        let share: Double =
            if value > maximum {
                1 + (value - maximum) / range
            } else if value < minimum {
                (value - minimum) / range
            } else {
                curve.share(of: value, minimum: minimum, maximum: maximum)
            }
        return Swift.min(GaugeScale.farthest, Swift.max(-GaugeScale.farthest, share))
    }

    /// The value of a coordinate, the inverse of ``coordinate(of:)``.
    func value(ofCoordinate coordinate: Double) -> Double {
        if curve == .linear { return coordinate }
        if coordinate > 1 { return maximum + (coordinate - 1) * range }
        if coordinate < 0 { return minimum + coordinate * range }
        return curve.value(at: coordinate, minimum: minimum, maximum: maximum)
    }

    /// The coordinate nearest to `shown` at which the scale has `value`: on a scale that goes round the shorter
    /// way leads there.
    func coordinate(of value: Double, nearestTo shown: Double) -> Double {
        let coordinate = coordinate(of: wrapped(value))
        guard wraps else { return coordinate }
        return TurnWay.shortest.target(for: coordinate, from: shown, turn: range) ?? coordinate
    }

    /// `value`, or the end of the scale on its side where it is an infinity, which has no coordinate.
    func endInPlace(of value: Double) -> Double {
        value.isFinite ? value : (value < 0 ? minimum : maximum)
    }

    /// No coordinate is farther out: a way between two of them is a number still.
    private static let farthest = 1e300
}
