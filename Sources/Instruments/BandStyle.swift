/// How the band on which the value is shown is drawn.
public struct BandStyle: Hashable, Sendable {
    /// How the part that the value does not fill looks.
    public enum Background: Hashable, Sendable {
        /// One piece.
        case solid
        /// So many equal segments; `gap` is the part of each one's cell that is left free, 0..<1.
        case segments(count: Int, gap: Double)
    }
    /// How the value arc ends.
    public enum Cap: String, Hashable, Sendable, CaseIterable { case butt, round }
    /// How the value is coloured along the band.
    public enum Fill: Hashable, Sendable {
        /// By the theme's gradient along the whole arc.
        case gradient
        /// With the colour of the zone that the value lies in, over the whole filled part.
        case zone
        /// With one ink.
        case ink(Ink)
    }

    /// How the part that the value does not fill looks.
    public var background = Background.segments(count: 60, gap: 0.9 / 4)
    /// Whether the filled part has the background's segments too.
    public var isFillSegmented = false
    /// How the value arc ends.
    public var cap = Cap.butt
    /// How the value is coloured along the band.
    public var fill = Fill.gradient
    /// Whether the value is filled from the origin to the value at all.
    public var isFilled = true

    /// The default band.
    public init() {}
}
