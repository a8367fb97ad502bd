/// Why a scale cannot be made.
public enum ScaleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The range is empty or not finite; or turned round where a minimum and a maximum were asked for.
    case badRange(minimum: Double, maximum: Double)
    /// The step is not above 0, or not finite.
    case badStep(Double)
    /// A logarithmic scale reaches 0 or lies on both sides of it.
    case logarithmOfZero(minimum: Double, maximum: Double)
    /// A power's exponent is not above 0, or not finite.
    case badExponent(Double)
    /// A symmetric logarithm's linear part is not above 0, or not finite, or so small that the range cannot be
    /// counted in it.
    case badLinearPart(Double)
    /// A scale that goes round has another curve than the linear one: its end would not meet its start.
    case bentCompass

    /// What was found and what is allowed.
    public var description: String {
        switch self {
        case .badRange(let minimum, let maximum):
            "the range \(minimum)…\(maximum) is not one: its ends must be two numbers, both finite, "
                + "and so must be their difference"
        case .badStep(let step):
            "the step is \(step); a finite number above 0 is expected"
        case .logarithmOfZero(let minimum, let maximum):
            "the range \(minimum)…\(maximum) cannot be logarithmic: both ends must be above 0, or both below"
        case .badExponent(let exponent):
            "the exponent is \(exponent); a finite number above 0 is expected"
        case .badLinearPart(let extent):
            "the linear part is \(extent); a finite number above 0 is expected, and the range must be less than "
                + "1e300 times as large"
        case .bentCompass:
            "a scale that goes round must be linear"
        }
    }
}
