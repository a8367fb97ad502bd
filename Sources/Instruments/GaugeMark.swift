/// A value shown on a dial beside the main one.
public struct GaugeMark: Hashable, Sendable {
    /// What it looks like.
    public enum Shape: String, Hashable, Sendable, CaseIterable {
        /// A hand from near the centre to the band.
        case needle
        /// A thin arc along the band, from the origin to the value.
        case bar
        /// A small disc on the track.
        case dot
        /// A triangle outside the band that points at it.
        case triangle
        /// A line across the band.
        case line
    }
    /// Where its value comes from.
    public enum Source: Hashable, Sendable {
        /// The gauge's own shown value.
        case value
        /// The values that arrive under a name.
        case channel(String)
        /// A fixed value: a threshold.
        case fixed(Double)
        /// The value that was asked for, while the shown one is on its way.
        case target
        /// The mean over the last so many seconds, above 0.
        case average(seconds: Double)
        /// The highest value so far; after `hold` seconds it falls towards the value by half each `halfLife`
        /// seconds. A half-life of ∞ never falls.
        case peak(hold: Double, halfLife: Double)
        /// The lowest likewise.
        case valley(hold: Double, halfLife: Double)
        /// The lowest value since the start.
        case sessionMinimum
        /// The highest value since the start.
        case sessionMaximum
    }

    /// What it looks like.
    public var shape: Shape
    /// Where its value comes from.
    public var source: Source
    /// What it is drawn with.
    public var ink: Ink
    /// What a channel's mark shows until the channel has a value, where values do not come from outside; nil is
    /// nothing.
    public var start: Double?

    /// A mark of the given shape.
    public init(_ shape: Shape, _ source: Source, ink: Ink, start: Double? = nil) {
        self.shape = shape
        self.source = source
        self.ink = ink
        self.start = start
    }
}
