import TaijiGeometry

/// A drag along the gauge's arc, as a pure function of the pointer's angles.
///
/// The pointer's way round the centre is followed as one unbroken angle, counted from the scale's start.
/// Where it runs past an end, the fraction stays at that end until the pointer comes back to it, by whichever
/// way round: the gap is never jumped.
public struct GaugeDrag: Hashable, Sendable {
    /// The share of the pointer's way that the dot goes while the drag is fine.
    public static let fineFactor = 0.1

    /// The arc dragged along.
    public let arc: GaugeArc
    /// Whether the end of the scale is its start again, so that the dot goes on past it: a compass.
    public let wraps: Bool
    /// Where the dot would be were there no ends, in radians from the scale's start along the scale.
    private var position: Double
    /// How far along the scale from its start the pointer was last, in radians, 0..<2π.
    private var pointerOffset: Double

    /// A drag that begins with the pointer at `pointerAngle` and the dot at `fraction`; the distance between
    /// the two is kept.
    public init(arc: GaugeArc, pointerAngle: Double, fraction: Double, wraps: Bool = false) {
        self.arc = arc
        self.wraps = wraps
        pointerOffset = arc.offset(of: pointerAngle)
        position = fraction * arc.extent
    }

    /// The fraction of the scale that is held now, 0…1; below 1 where the scale wraps.
    public var fraction: Double { Swift.min(1, Swift.max(0, position / arc.extent)) }

    /// The pointer went on to `angle`, by the shorter way. A fine drag moves the dot a tenth of the way;
    /// changing between fine and not moves nothing.
    public mutating func move(to angle: Double, fine: Bool = false) {
        guard angle.isFinite else { return }
        let turn = 2 * Double.pi
        let offset = arc.offset(of: angle)
        var way = offset - pointerOffset
        if way > .pi { way -= turn }
        if way < -.pi { way += turn }
        pointerOffset = offset
        position += fine ? way * GaugeDrag.fineFactor : way
        if wraps {
            position = position.truncatingRemainder(dividingBy: arc.extent)
            // A hair below 0 and a whole turn are the turn itself when rounded: that is the start.
            if position < 0 { position += arc.extent }
            if position >= arc.extent { position = 0 }
            return
        }
        // Once round from an end is that end again: there the pointer picks the dot up from either side.
        if position >= arc.extent + turn { position -= turn }
        if position <= -turn { position += turn }
    }
}
