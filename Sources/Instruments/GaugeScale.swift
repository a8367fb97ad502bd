/// The values that a gauge can show, how they are spread along its arc, and the steps in which a hand sets
/// them.
public struct GaugeScale: Hashable, Sendable {
    /// The value at the arc's start. Above ``end`` on a reversed scale.
    public let start: Double
    /// The value at the arc's end.
    public let end: Double
    /// The distance between two settable values. Steps are counted from `minimum`; the last one is shorter
    /// where the range is no multiple of it, so that `maximum` can be set exactly. A logarithmic scale that was
    /// given no step has numbers of two significant digits instead, on a short range more: ``hasDigitSteps``.
    public let step: Double
    /// Whether the settable values are the numbers of so many significant digits, not a step apart.
    public let hasDigitSteps: Bool
    /// How values are spread between the two ends.
    public let curve: ScaleCurve
    /// Whether the values go round: a turn further is the same value again, and its end is its start, as 360° is
    /// 0° on a compass.
    public let wraps: Bool

    /// A scale whose values run from `start` to `end`, which may be the smaller one; without a step, a hundredth
    /// of the range is one, and on a logarithmic scale a digit.
    ///
    /// - Throws: ``ScaleError`` where the range is empty or not finite, the step is not above 0, the curve does
    ///   not suit the range, or a scale that goes round is not linear.
    public init(
        start: Double, end: Double, step: Double? = nil, curve: ScaleCurve = .linear, wraps: Bool = false
    ) throws(ScaleError) {
        let (low, high) = (Swift.min(start, end), Swift.max(start, end))
        guard start.isFinite, end.isFinite, start != end, (high - low).isFinite else {
            throw .badRange(minimum: start, maximum: end)
        }
        try curve.check(minimum: low, maximum: high)
        if wraps, curve != .linear { throw .bentCompass }
        let size = step ?? GaugeScale.hundredth(from: low, to: high)
        guard size.isFinite, size > 0 else { throw .badStep(size) }
        let isLogarithmic =
            switch curve {
            case .logarithmic, .symmetricLogarithmic: true
            case .linear, .power: false
            }
        self.init(
            uncheckedStart: start, end: end, step: size, hasDigitSteps: step == nil && isLogarithmic,
            curve: curve, wraps: wraps)
    }

    /// A linear scale from `minimum` to `maximum`; without a step, a hundredth of the range is one.
    ///
    /// - Throws: ``ScaleError`` where the range is empty, turned round or not finite, or the step is not above 0.
    public init(minimum: Double, maximum: Double, step: Double? = nil) throws(ScaleError) {
        guard minimum < maximum else { throw .badRange(minimum: minimum, maximum: maximum) }
        try self.init(start: minimum, end: maximum, step: step)
    }

    /// A hundredth of the range, as decimal as its ends: of 0…0.7 it is 0.007, where a division gives
    /// 0.006999999999999999.
    private static func hundredth(from minimum: Double, to maximum: Double) -> Double {
        let exact = (maximum - minimum) / 100
        let decimals = 2 + Swift.max(DecimalText.decimalsNeeded(minimum), DecimalText.decimalsNeeded(maximum))
        let clean = Double(DecimalText.fixed(exact, decimals: decimals)) ?? exact
        return abs(clean - exact) <= 1e-9 * exact ? clean : exact
    }

    private init(
        uncheckedStart: Double, end: Double, step: Double, hasDigitSteps: Bool, curve: ScaleCurve, wraps: Bool
    ) {
        start = uncheckedStart
        self.end = end
        self.step = step
        self.hasDigitSteps = hasDigitSteps
        self.curve = curve
        self.wraps = wraps
    }

    /// 0…100 in steps of 1.
    public static let percent = GaugeScale(
        uncheckedStart: 0, end: 100, step: 1, hasDigitSteps: false, curve: .linear, wraps: false)

    /// The smaller end.
    public var minimum: Double { Swift.min(start, end) }
    /// The larger end.
    public var maximum: Double { Swift.max(start, end) }
    /// Whether the arc's start has the larger value.
    public var isReversed: Bool { start > end }
    /// The length of the range, above 0.
    public var range: Double { maximum - minimum }

    /// Where `value` lies along the arc between ``start`` (0) and ``end`` (1), clamped; 0 for NaN. On a scale that
    /// goes round it is below 1: the end is the start.
    public func fraction(of value: Double) -> Double {
        let place = wraps ? wrapped(value) : value
        if place.isNaN { return 0 }
        if place >= maximum { return isReversed ? 0 : 1 }
        if place <= minimum { return isReversed && !wraps ? 1 : 0 }
        let share = Swift.min(1, Swift.max(0, curve.share(of: place, minimum: minimum, maximum: maximum)))
        return isReversed ? 1 - share : share
    }

    /// The value at `fraction` of the arc, clamped to 0…1; both ends exactly. On a scale that goes round it is
    /// below `maximum`.
    public func value(at fraction: Double) -> Double {
        if fraction >= 1 { return wraps ? minimum : end }
        guard fraction > 0 else { return wraps ? minimum : start }
        let share = isReversed ? 1 - fraction : fraction
        let value = curve.value(at: share, minimum: minimum, maximum: maximum)
        return wraps ? wrapped(value) : Swift.min(maximum, Swift.max(minimum, value))
    }

    /// The value of the scale that is the same place as `value`, once round or more away: from `minimum` to below
    /// `maximum`. On a scale that does not go round, and for what is not finite, `value` itself.
    public func wrapped(_ value: Double) -> Double {
        guard wraps, value.isFinite else { return value }
        if value >= minimum, value < maximum { return value }
        let beyond = (value - minimum).truncatingRemainder(dividingBy: range)
        let place = beyond < 0 ? minimum + (beyond + range) : minimum + beyond
        return place >= maximum || place < minimum ? minimum : place
    }
}
