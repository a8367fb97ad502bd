/// A band of colour on the dial between two values. Where zones leave gaps, the unfilled band's colour shows.
public struct Zone: Hashable, Sendable {
    /// The value at which it begins.
    public var from: Double
    /// The value at which it ends.
    public var to: Double
    /// What it is drawn with.
    public var ink: Ink

    /// A zone between two values, in either order; what lies beyond the scale is not drawn. On a scale that goes
    /// round, a zone from the larger value to the smaller one runs past the end and on from the start, as does one from
    /// -30 to 30 on a compass.
    public init(from: Double, to: Double, ink: Ink) {
        self.from = from
        self.to = to
        self.ink = ink
    }
}
