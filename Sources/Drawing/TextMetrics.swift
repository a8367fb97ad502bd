/// How much room a text takes, in pixels.
public struct TextMetrics: Hashable, Sendable {
    /// How far the pen moves.
    public var advance: Double
    /// How far the font reaches above the baseline.
    public var ascent: Double
    /// How far the font reaches below the baseline, positive.
    public var descent: Double
    /// The height of a capital letter above the baseline.
    public var capHeight: Double

    /// Metrics with the given members.
    public init(advance: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}
