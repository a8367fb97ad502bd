/// How values are spread along a scale.
public enum ScaleCurve: Hashable, Sendable {
    /// Equal differences take equal room.
    case linear
    /// Equal ratios take equal room; both ends are above 0 or both below.
    case logarithmic
    /// The fraction is the linear one raised to an exponent above 0: below 1 the lower end is stretched, above
    /// 1 the upper one.
    case power(Double)
    /// asinh(value / linearWithin): linear within about ±`linearWithin` (above 0), logarithmic beyond, through 0.
    case symmetricLogarithmic(linearWithin: Double)
}
