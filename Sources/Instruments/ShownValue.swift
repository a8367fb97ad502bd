import TaijiMotion

/// A value on its way along a gauge's scale: what is shown at a time of a value that was asked for.
struct ShownValue: Equatable, Sendable {
    /// The scale that it moves along.
    let scale: GaugeScale
    /// What it shows once it has arrived: exactly what was asked for (on a scale that goes round, the value of the
    /// scale at that place).
    private(set) var target: Double
    /// The coordinate on the scale. On a compass it counts turns, so that it never jumps at north.
    private var course: AnimatedValue<Double>
    /// What may be shown on the way: the scale, and beyond it as far as one of the two ends lies. An easing that
    /// overshoots does not make a gauge cry that it is over its range.
    private var bounds: ClosedRange<Double>

    /// At rest at `value`, which is not NaN. An infinity is shown, at the end of the scale on its side.
    init(_ value: Double, scale: GaugeScale, isReduced: Bool) {
        self.scale = scale
        target = scale.wrapped(value)
        course = AnimatedValue(scale.coordinate(of: scale.endInPlace(of: target)), isReduced: isReduced)
        bounds = Swift.min(scale.minimum, value)...Swift.max(scale.maximum, value)
    }

    /// What is shown at `time`; where something else moves it, `ahead` of its own coordinate.
    func value(at time: Double, ahead: Double = 0) -> Double {
        guard ahead != 0 || isRunning(at: time) else { return target }
        let value = scale.value(ofCoordinate: course.value(at: time) + ahead)
        if scale.wraps { return scale.wrapped(value) }
        return Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, value))
    }

    /// From when on it shows its target; −∞ at rest.
    var arrival: Double { course.arrival }

    /// Whether it jumps where it would move.
    var isReduced: Bool { course.isReduced }

    /// Whether it has still to arrive.
    func isRunning(at time: Double) -> Bool { course.isRunning(at: time) }

    /// The way from `value` to what is shown at `time`, in coordinates; on a compass the shorter one.
    func way(from value: Double, at time: Double) -> Double {
        let shown = course.value(at: time)
        return shown - scale.coordinate(of: value, nearestTo: shown)
    }

    /// Sends it to `value`, which is not NaN, by `movement`; at once where Motion refuses that, and to an infinity.
    mutating func ease(to value: Double, at time: Double, by movement: Movement) {
        guard value.isFinite else { return jump(to: value, at: time) }
        let start = self.value(at: time)
        bounds = Swift.min(scale.minimum, start, value)...Swift.max(scale.maximum, start, value)
        do {
            // At rest the turns made so far are forgotten, lest a compass that has gone round for a year lose
            // digits.
            if !isRunning(at: time) {
                try course.jump(to: scale.coordinate(of: scale.endInPlace(of: target)), at: time)
            } else if !scale.wraps, start != scale.value(ofCoordinate: course.value(at: time)) {
                // What has overshot unseen goes on from where it was seen: the new bounds may be wider.
                try course.jump(to: scale.coordinate(of: start), at: time)
            }
            let goal = scale.coordinate(of: value, nearestTo: course.value(at: time))
            try course.retarget(to: goal, at: time, by: movement)
            target = scale.wrapped(value)
        } catch {
            // A way too long for a Double (from -1e308 to 1e308), or a movement that is none.
            jump(to: value, at: time)
        }
        // Nobody here waits for a motion's end; reports that are never taken would pile up.
        _ = course.takeReports(at: time)
    }

    /// Switches reduced motion on or off: on, what is under way lands, and whatever follows is a jump.
    mutating func setReducedMotion(_ isReduced: Bool, at time: Double) throws(MotionError) {
        try course.setReducedMotion(isReduced, at: time)
    }

    /// Shows `value`, which is not NaN, from now on.
    mutating func jump(to value: Double, at time: Double) {
        bounds = Swift.min(bounds.lowerBound, value)...Swift.max(bounds.upperBound, value)
        target = scale.wrapped(value)
        do {
            try course.jump(to: scale.coordinate(of: scale.endInPlace(of: target)), at: time)
        } catch {
            assertionFailure("\(value) at \(time) is not finite")
        }
        _ = course.takeReports(at: time)
    }
}
