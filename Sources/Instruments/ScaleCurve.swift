/// How values are spread along a scale.
public enum ScaleCurve: Hashable, Sendable {
    /// Equal differences take equal room.
    case linear
    /// Equal ratios take equal room; both ends are above 0 or both below.
    case logarithmic
    /// The share of the arc, counted from the minimum, is the linear one raised to an exponent above 0: below 1
    /// the lower end is stretched, above 1 the upper one.
    case power(Double)
    /// asinh(value / linearWithin): linear within about ±`linearWithin` (above 0), logarithmic beyond, through 0.
    case symmetricLogarithmic(linearWithin: Double)
}

extension ScaleCurve {
    /// Throws where no scale from `minimum` to `maximum`, both finite, can have this curve.
    func check(minimum: Double, maximum: Double) throws(ScaleError) {
        switch self {
        case .linear: break
        case .logarithmic:
            guard minimum > 0 || maximum < 0 else {
                throw .logarithmOfZero(minimum: minimum, maximum: maximum)
            }
        case .power(let exponent):
            guard exponent.isFinite, exponent > 0 else { throw .badExponent(exponent) }
        case .symmetricLogarithmic(let extent):
            guard extent.isFinite, extent > 0, (Swift.max(abs(minimum), abs(maximum)) / extent) < 1e300 else {
                throw .badLinearPart(extent)
            }
        }
    }

    /// The share of the way from `minimum` (0) to `maximum` (1) at which `value`, one between the two, lies.
    func share(of value: Double, minimum: Double, maximum: Double) -> Double {
        switch self {
        case .linear: return (value - minimum) / (maximum - minimum)
        case .logarithmic:
            if maximum < 0 {
                return 1 - ScaleCurve.logarithmicShare(of: -value, from: -maximum, to: -minimum)
            }
            return ScaleCurve.logarithmicShare(of: value, from: minimum, to: maximum)
        case .power(let exponent):
            return TaijiInstruments.power((value - minimum) / (maximum - minimum), exponent)
        case .symmetricLogarithmic(let extent):
            let low = inverseHyperbolicSine(minimum / extent)
            return (inverseHyperbolicSine(value / extent) - low)
                / (inverseHyperbolicSine(maximum / extent) - low)
        }
    }

    /// The value at `share` of the way from `minimum` to `maximum`, the inverse of ``share(of:minimum:maximum:)``.
    func value(at share: Double, minimum: Double, maximum: Double) -> Double {
        switch self {
        case .linear: return minimum + share * (maximum - minimum)
        case .logarithmic:
            if maximum < 0 {
                return -ScaleCurve.logarithmicValue(at: 1 - share, from: -maximum, to: -minimum)
            }
            return ScaleCurve.logarithmicValue(at: share, from: minimum, to: maximum)
        case .power(let exponent):
            return minimum + TaijiInstruments.power(share, 1 / exponent) * (maximum - minimum)
        case .symmetricLogarithmic(let extent):
            let low = inverseHyperbolicSine(minimum / extent)
            let high = inverseHyperbolicSine(maximum / extent)
            return extent * hyperbolicSine(low + share * (high - low))
        }
    }

    /// Counted from the nearer end, so that both ends are as exact.
    private static func logarithmicShare(of value: Double, from low: Double, to high: Double) -> Double {
        let whole = logarithm(ofRatio: high, to: low)
        let fromLow = logarithm(ofRatio: value, to: low)
        return fromLow <= whole / 2 ? fromLow / whole : 1 - logarithm(ofRatio: high, to: value) / whole
    }

    private static func logarithmicValue(at share: Double, from low: Double, to high: Double) -> Double {
        let whole = logarithm(ofRatio: high, to: low)
        return share <= 0.5 ? low * exponential(share * whole) : high * exponential((share - 1) * whole)
    }

    /// ln(`a`/`b`) of numbers above 0, also where the ratio itself is too large for a `Double`.
    private static func logarithm(ofRatio a: Double, to b: Double) -> Double {
        let ratio = a / b
        return ratio.isFinite && ratio > 0
            ? naturalLogarithm(ratio) : naturalLogarithm(a) - naturalLogarithm(b)
    }
}
