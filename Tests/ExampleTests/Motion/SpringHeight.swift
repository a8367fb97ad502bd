import TaijiMotion

func springHeight() throws -> Double {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    var height = SpringMotion(0.0)
    try height.retarget(to: 100, at: 0, spring: spring)
    // Still on its way up: it goes on from there, at the speed it has.
    try height.retarget(to: 40, at: 0.2, spring: spring)
    return height.value(at: 0.3)
}

func settlingTime() throws -> Double {
    try Spring(duration: 0.5, bounce: 0.3).settlingTime(tolerance: 0.001)
}
