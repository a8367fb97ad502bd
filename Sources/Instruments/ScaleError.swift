/// Why a scale cannot be made.
public enum ScaleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The range is empty, turned round, or not finite.
    case badRange(minimum: Double, maximum: Double)
    /// The step is not above 0, or not finite.
    case badStep(Double)

    /// What was found and what is allowed.
    public var description: String {
        switch self {
        case .badRange(let minimum, let maximum):
            "the range \(minimum)…\(maximum) is not one: the minimum must be below the maximum, both finite, "
                + "and so must be their difference"
        case .badStep(let step):
            "the step is \(step); a finite number above 0 is expected"
        }
    }
}
