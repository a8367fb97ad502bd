import TaijiMotion

func turningDisc() throws -> (phase: Double, speed: Double) {
    var disc = Turning(phase: 0, speed: 1, at: 0)
    try disc.setSpeed(-3, at: 10, duration: 0.3)
    let month = 30.0 * 86_400
    return (disc.phase(at: month), disc.speed(at: month))
}

/// A compass needle from 350° to 20°: 30 degrees on, not 330 back.
func compassNeedle(at time: Double) throws -> Double? {
    guard let target = TurnWay.shortest.target(for: 20, from: 350, turn: 360) else { return nil }
    var needle = Tween(350.0)
    try needle.retarget(to: target, at: 0, duration: 1, easing: .easeInOut)
    return needle.value(at: time).truncatingRemainder(dividingBy: 360)
}
