/// How marks are drawn, as far as it decides which of them are needed.
struct DashDrawing: Sendable {
    let cap: LineCap
    let half: Double
    /// How far a cap reaches on.
    let ahead: Double
    /// How far anything reaches from a corner.
    let round: Double
    let tolerance: Double
    let clip: StrokeClip?

    init(_ style: StrokeStyle, tolerance: Double, clip: StrokeClip?) {
        cap = style.cap
        half = style.width / 2
        ahead = style.cap == .butt ? 0 : half
        round = style.join == .miter ? half * Swift.max(1, style.miterLimit) : half
        self.tolerance = tolerance
        self.clip = clip
    }

    /// By how much the caps at both ends make a mark longer: round ones as much as squares of the same area.
    var capLength: Double {
        switch cap {
        case .butt: 0
        case .round: .pi / 2 * half
        case .square: 2 * half
        }
    }

    /// Whether the caps at a gap's two ends leave less of it open than half of the tolerance, on a straight line: discs
    /// of radius r at the distance g leave a notch of depth r − √(r² − g²/4), which is g²/8r and a little more; it is
    /// below g²/7r where g ≤ r. Squares leave none.
    func closes(gap: Double) -> Bool {
        switch cap {
        case .butt: false
        case .round: gap <= half && gap * gap <= 3.5 * half * tolerance
        case .square: gap <= 2 * half
        }
    }

    /// How much a path may bend, in radians per length, where caps close a gap of length `gap` on it to within the
    /// tolerance. A disc's notch is deeper at the outer rim by g²/8 times the bend: a quarter of the tolerance is for
    /// that. Squares reach out of the rim by h²/2 times the bend.
    func steepestBend(gap: Double) -> Double {
        cap == .square ? tolerance / (half * half) : 2 * tolerance / (gap * gap)
    }

    /// The greatest turn of a path's corners together over `turnLength` that leaves the gap closed. With a turn by θ a
    /// disc's notch is deeper by gθ/4, and the tip of a miter reaches out by hθ²/8; a square reaches out of the rim
    /// by hθ.
    func smoothTurn(gap: Double) -> Double {
        if cap == .square { return tolerance / (2 * half) }
        return Swift.min(0.1, tolerance / gap, (2 * tolerance / half).squareRoot())
    }

    /// The length over which a turn matters.
    func turnLength(gap: Double) -> Double { cap == .square ? Swift.max(half, gap) : gap }
}
