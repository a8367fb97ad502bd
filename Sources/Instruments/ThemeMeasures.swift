/// Widths and sizes of an instrument's parts, as shares of its radius: that of the circle that fills the square in
/// which the instrument stands. A share outside 0…1 is held at the nearer end, NaN is 0.
///
/// Lines are never thinner than can be seen, and labels and title not smaller than can be read, however small the
/// picture is.
public struct ThemeMeasures: Hashable, Sendable {
    /// The width of the thin arc on which the dot rides.
    public var trackWidth = 0.0044
    /// The width of the band: segments and value arc.
    public var bandWidth = 0.048
    /// The dot's radius.
    public var dotRadius = 0.0288
    /// How long the labelled ticks are.
    public var majorTickLength = 0.036
    /// How wide they are.
    public var majorTickWidth = 0.0054
    /// How long the short ticks are.
    public var minorTickLength = 0.018
    /// How wide they are.
    public var minorTickWidth = 0.0032
    /// The font size of the numbers at the ticks.
    public var labelSize = 0.042
    /// The font size of the readout's number, in the ring's gap; in a gauge that is shown alone it is larger in a
    /// fixed ratio, as are the two after it.
    public var readoutSize = 0.214
    /// The font size of the readout's unit.
    public var unitSize = 0.076
    /// The font size of the title.
    public var titleSize = 0.04
    /// The width of the hairline round the disc.
    public var rimWidth = 0.0044

    /// The default look's measures.
    public init() {}
}
