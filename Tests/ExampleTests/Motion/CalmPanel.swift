import TaijiMotion

func calmPanel() throws -> (shown: Double, isFinished: Bool?, phase: Double) {
    var panel = AnimatedValue(0.0, isReduced: true)
    try panel.retarget(to: 320, at: 5, by: .spring(.bouncy))
    var disc = Turning(phase: 1, speed: 2, at: 0)
    try disc.setReducedMotion(true, at: 0)
    return (panel.value(at: 5), panel.takeReports(at: 5).first?.isFinished, disc.phase(at: 60))
}
