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
    /// Where the dot would be were there no ends, in radians from the scale's start.
    private var position: Double
    /// The pointer's last angle.
    private var pointerAngle: Double

    /// A drag that begins with the pointer at `pointerAngle` and the dot at `fraction`; the distance between
    /// the two is kept.
    public init(arc: GaugeArc, pointerAngle: Double, fraction: Double) {
        self.arc = arc
        self.pointerAngle = pointerAngle
        position = fraction * arc.sweep
    }

    /// The fraction of the scale that is held now, 0…1.
    public var fraction: Double { Swift.min(1, Swift.max(0, position / arc.sweep)) }

    /// The pointer went on to `angle`, by the shorter way. A fine drag moves the dot a tenth of the way;
    /// changing between fine and not moves nothing.
    public mutating func move(to angle: Double, fine: Bool = false) {
        guard angle.isFinite else { return }
        let turn = 2 * Double.pi
        var way = (angle - pointerAngle).truncatingRemainder(dividingBy: turn)
        if way > .pi { way -= turn }
        if way < -.pi { way += turn }
        pointerAngle = angle
        position += fine ? way * GaugeDrag.fineFactor : way
        // Once round from an end is that end again: there the pointer picks the dot up from either side.
        if position >= arc.sweep + turn { position -= turn }
        if position <= -turn { position += turn }
    }
}
