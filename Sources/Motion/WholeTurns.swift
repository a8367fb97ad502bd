/// Arithmetic with angles in radians that keeps its digits over millions of turns.
enum WholeTurns {
    /// 2π as the sum of two numbers: the nearest to it, and the nearest to what is missing.
    private static let turn = 6.283185307179586
    private static let turnRest = 2.4492935982947064e-16

    /// `angle` without its whole turns: 0 or more, below 2π. One that has none is itself, to the last bit: what stands
    /// still would otherwise move by that bit.
    static func off(_ angle: Double) -> Double {
        if angle >= 0, angle < turn { return angle }
        let reduced = reduced(angle, 0)
        let positive = reduced < 0 ? reduced + turn : reduced
        return positive < turn ? positive : 0
    }

    /// `speed` · (`time` + `timeRest`) without its whole turns, in about −π…π; finite in any case.
    static func product(_ speed: Double, _ time: Double, _ timeRest: Double) -> Double {
        let product = speed * time
        guard product.isFinite else { return 0 }
        // The product's rounding error is exactly known by a fused multiplication.
        return reduced(product, (-product).addingProduct(speed, time) + speed * timeRest)
    }

    private static func reduced(_ angle: Double, _ rest: Double) -> Double {
        let turns = (angle / turn).rounded()
        let reduced = angle.addingProduct(-turns, turn) + (rest.addingProduct(-turns, turnRest))
        // Above 2⁵³ turns a number has no digits left for the place within one.
        return reduced.magnitude <= turn ? reduced : 0
    }
}
