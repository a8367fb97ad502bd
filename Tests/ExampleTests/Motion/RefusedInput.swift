import TaijiMotion

func refusedInput() throws -> (message: String, value: Double) {
    var level = Tween(3.0)
    // No time at all is no error: the value is there.
    try level.retarget(to: 7, at: 0, duration: 0, easing: .easeInOut)
    do throws(MotionError) {
        try level.retarget(to: .nan, at: 1, duration: 1, easing: .easeInOut)
        return ("", level.value(at: 1))
    } catch {
        // Nothing has changed.
        return (error.description, level.value(at: 1))
    }
}
