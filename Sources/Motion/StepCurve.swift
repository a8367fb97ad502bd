/// A staircase: CSS Easing Functions Level 1, section "Step easing functions".
struct StepCurve: Hashable, Sendable {
    /// The number of intervals that the time is divided into: 1 or more, for `jumpNone` 2 or more.
    var count: Int
    /// Never `jumpEnd`, which is kept as `end`.
    var jump: Easing.Jump

    /// The value at `x`. `before` says that the motion has not begun yet (or, where it runs backwards, that
    /// it is over): a jump that falls on exactly that moment is then still to come.
    func value(at x: Double, before: Bool) -> Double {
        guard x.isFinite else { return x }
        let place = x * Double(count)
        // Where the product is a whole number but for rounding, it is meant to be one: 0.29 · 100.
        let nearest = place.rounded()
        let isOnJump = (place - nearest).magnitude <= 2 * nearest.ulp
        var step = isOnJump ? nearest : place.rounded(.down)
        if jump == .start || jump == .jumpStart || jump == .jumpBoth { step += 1 }
        if before && isOnJump { step -= 1 }
        if x >= 0 { step = max(step, 0) }
        if x <= 1 { step = min(step, jumps) }
        return step / jumps
    }

    /// How many jumps there are between 0 and 1, both ends included.
    private var jumps: Double {
        switch jump {
        case .jumpNone: Double(count) - 1
        case .jumpBoth: Double(count) + 1
        default: Double(count)
        }
    }
}
