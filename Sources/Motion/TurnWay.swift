/// Which way round a circle a value goes.
public enum TurnWay: Hashable, Sendable, CaseIterable {
    /// The shorter way; for half a turn exactly, up.
    case shortest
    /// Up, that is clockwise on the screen, whatever the distance.
    case clockwise
    /// Down.
    case counterclockwise

    /// The place to go to so that the way from `shown` to it leads to `angle` this way round: `angle` plus
    /// whole turns. Where the two are the same place on the circle, it is `shown` itself or its neighbour by
    /// rounding.
    ///
    /// `turn` is one whole turn in the unit of the others: 2π, or 360 for a compass. Nil where any of them is
    /// not finite, `turn` is not above 0, or the turns are too many to be counted.
    public func target(for angle: Double, from shown: Double, turn: Double = 2 * .pi) -> Double? {
        guard angle.isFinite, shown.isFinite, turn.isFinite, turn > 0 else { return nil }
        let turns = (shown - angle) / turn
        guard turns.magnitude < 1e15 else { return nil }
        // Nearly whole turns are whole: otherwise the always-one-way cases would run round once for nothing.
        let nearest = turns.rounded()
        let isSamePlace = (turns - nearest).magnitude < 1e-12 * max(1, turns.magnitude)
        let whole: Double =
            switch self {
            case _ where isSamePlace: nearest
            case .shortest: (turns + 0.5).rounded(.down)
            case .clockwise: turns.rounded(.up)
            case .counterclockwise: turns.rounded(.down)
            }
        let target = angle + whole * turn
        return target.isFinite ? target : nil
    }
}
