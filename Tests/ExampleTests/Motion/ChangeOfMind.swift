import TaijiMotion

func changeOfMind() throws -> (shown: Double, reports: [MotionReport]) {
    var needle = AnimatedValue(0.0)
    let first = try needle.retarget(to: 80, at: 0, by: .easing(.easeInOut, duration: 1))
    // At 0.4 s somebody wants something else: no jump, no corner.
    let second = try needle.retarget(to: 20, at: 0.4, by: .spring(.snappy))
    let reports = needle.takeReports(at: 10)
    assert(reports.map(\.motion) == [first, second])
    return (needle.value(at: 0.4), reports)
}
