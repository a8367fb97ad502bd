/// The values that a gauge can show, and the steps in which a hand sets them.
public struct GaugeScale: Hashable, Sendable {
    /// The value at the arc's start.
    public let minimum: Double
    /// The value at the arc's end, above `minimum`.
    public let maximum: Double
    /// The distance between two settable values. Steps are counted from `minimum`; the last one is shorter
    /// where the range is no multiple of it, so that `maximum` can be set exactly.
    public let step: Double

    /// A scale from `minimum` to `maximum`; without a step, a hundredth of the range is one.
    ///
    /// - Throws: ``ScaleError`` where the range is empty or not finite, or the step is not above 0.
    public init(minimum: Double, maximum: Double, step: Double? = nil) throws(ScaleError) {
        guard minimum.isFinite, maximum.isFinite, minimum < maximum, (maximum - minimum).isFinite else {
            throw .badRange(minimum: minimum, maximum: maximum)
        }
        let size = step ?? GaugeScale.hundredth(from: minimum, to: maximum)
        guard size.isFinite, size > 0 else { throw .badStep(size) }
        self.minimum = minimum
        self.maximum = maximum
        self.step = size
    }

    /// A hundredth of the range, as decimal as its ends: of 0…0.7 it is 0.007, where a division gives
    /// 0.006999999999999999.
    private static func hundredth(from minimum: Double, to maximum: Double) -> Double {
        let exact = (maximum - minimum) / 100
        let decimals = 2 + Swift.max(DecimalText.decimalsNeeded(minimum), DecimalText.decimalsNeeded(maximum))
        let clean = Double(DecimalText.fixed(exact, decimals: decimals)) ?? exact
        return abs(clean - exact) <= 1e-9 * exact ? clean : exact
    }

    private init(uncheckedMinimum: Double, maximum: Double, step: Double) {
        self.minimum = uncheckedMinimum
        self.maximum = maximum
        self.step = step
    }

    /// 0…100 in steps of 1.
    public static let percent = GaugeScale(uncheckedMinimum: 0, maximum: 100, step: 1)

    /// The length of the range, above 0.
    public var range: Double { maximum - minimum }

    /// Where `value` lies between `minimum` (0) and `maximum` (1), clamped; 0 for NaN.
    public func fraction(of value: Double) -> Double {
        if value >= maximum { return 1 }
        guard value > minimum else { return 0 }
        return Swift.min(1, (value - minimum) / range)
    }

    /// The value at `fraction`, clamped to 0…1; both ends exactly.
    public func value(at fraction: Double) -> Double {
        if fraction >= 1 { return maximum }
        guard fraction > 0 else { return minimum }
        return Swift.min(maximum, minimum + fraction * range)
    }
}
