extension Arc {
    /// How far an arc runs from `start` to `end`, in radians: 0…2π clockwise on the screen, −2π…0
    /// counter-clockwise.
    ///
    /// This is the rule of the browsers' canvas. Clockwise, an end at or past the start is reached
    /// directly, and 2π or more is one full turn, once; an end before the start is raised by whole turns
    /// until it is strictly past it. Counter-clockwise is the mirror image. Equal angles are no arc.
    ///
    /// A difference within 1e-12·max(1, |start|, |end|) of a non-zero multiple of 2π is one full turn in
    /// the asked direction: in `Double`, (θ + 2π) − θ comes out below 2π for one θ in twelve, and a full
    /// circle would be lost.
    public static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
        clockwise ? clockwiseSweep(from: start, to: end) : -clockwiseSweep(from: -start, to: -end)
    }

    private static func clockwiseSweep(from start: Double, to end: Double) -> Double {
        let turn = 2 * Double.pi
        let difference = end - start
        if difference == 0 { return 0 }
        // Angles so far apart that their difference is no number are whole turns apart to within the tolerance.
        if difference.isInfinite { return turn }
        let turns = (difference / turn).rounded()
        let tolerance = 1e-12 * Swift.max(1, abs(start), abs(end))
        if turns != 0, abs(difference - turns * turn) <= tolerance { return turn }
        if difference > 0 { return Swift.min(difference, turn) }
        let sweep = difference.truncatingRemainder(dividingBy: turn) + turn
        return Swift.min(sweep, turn)
    }
}
