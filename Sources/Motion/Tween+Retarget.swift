extension Tween {
    /// Sends the value to `target`, to arrive `duration` seconds after `time`.
    ///
    /// A tween at rest follows `easing` as it is. One that is running goes on from the value and with the
    /// velocity it has at `time`; the velocity dies away while the easing makes the rest of the way. What
    /// follows has the easing's smoothness; it never turns round on its way if the easing does not and the
    /// velocity points to the target and is at most 80 times the average speed that the way asks for. A
    /// value that is given a new target in every frame follows it at a distance of about half a duration's
    /// way (with gentle beginnings that are interrupted every third of a duration or so, up to a whole
    /// one's), whatever the easing. `Carryover` has the formula.
    ///
    /// The same target again changes nothing, unless it is to be reached sooner. Two changes at one moment
    /// count as the last of them. A duration of 0 lands at once. A change at a time before the last one's goes
    /// on from what that change left.
    ///
    /// Throws `MotionError.notFinite` for a target, time or duration that is NaN or infinite, or a way to go
    /// that no number can hold, the easing's swing beyond its ends included, and `.negative` for a duration
    /// below 0; the tween is then as it was.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, duration: Double, easing: Easing
    ) throws(MotionError) {
        guard target.isFinite else { throw .notFinite(argument: "target", found: "\(target)") }
        try MotionError.check(time, "time")
        try MotionError.checkLength(duration, "duration")
        guard duration > 0, time + duration > time else { return settle(at: target) }

        let isRunning = isRunning(at: time)
        if target == goal, !isRunning || end <= time + duration { return }

        let shown = value(at: time)
        let distance = target - shown
        guard distance.isFinite else { throw .notFinite(argument: "way to the target", found: "\(distance)") }
        try Tween.checkSwing(from: shown, distance, easing)

        if isRunning {
            interrupt(at: time, shown: shown, distance: distance, duration: duration, easing: easing)
        } else {
            velocity = shown - shown
            way = distance
            room = 0
            carryover = nil
        }
        if carryover == nil, distance == shown - shown { return settle(at: target) }
        origin = shown
        start = time
        end = time + duration
        goal = target
        self.duration = duration
        self.easing = easing
    }

    /// The same for a value that something else has moved so far: from the value `shown` with the velocity
    /// `velocity`, per second, which is carried over as from a motion of its own. With a velocity of zero it
    /// sets off from rest.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, duration: Double, easing: Easing, from shown: Value,
        velocity: Value
    ) throws(MotionError) {
        guard shown.isFinite else { throw .notFinite(argument: "value", found: "\(shown)") }
        guard velocity.isFinite else { throw .notFinite(argument: "velocity", found: "\(velocity)") }
        var tween = Tween(shown)
        try tween.retarget(to: target, at: time, duration: duration, easing: easing)
        if tween.isRunning(at: time) || velocity != shown - shown, duration > 0, time + duration > time {
            tween.take(velocity, at: time, shown: shown, target: target, duration: duration, easing: easing)
        }
        self = tween
    }

    /// Refuses a way that an easing which swings out beyond its ends would lead out of the range of numbers.
    @usableFromInline static func checkSwing(
        from start: Value, _ way: Value, _ easing: Easing
    ) throws(MotionError) {
        let reach = easing.reach
        guard (start + way * reach.upperBound).isFinite, (start + way * reach.lowerBound).isFinite else {
            throw .notFinite(
                argument: "way to the target with the easing's swing", found: "\(way) in \(reach)")
        }
    }

    /// Takes a velocity over that does not come from a tween.
    @usableFromInline mutating func take(
        _ velocity: Value, at time: Double, shown: Value, target: Value, duration: Double, easing: Easing
    ) {
        guard velocity != shown - shown else { return }
        let distance = target - shown
        let carryover = Carryover(
            speed: velocity.magnitude, distance: distance.magnitude, remaining: distance.magnitude,
            duration: duration, easing: easing, tracking: 0)
        self.velocity = velocity
        self.carryover = carryover
        way = distance - velocity * (duration * carryover.carried(at: 1))
        if !(way + way).isFinite {
            self.velocity = shown - shown
            way = distance
        }
        room = distance.magnitude
        origin = shown
        start = time
        end = time + duration
        goal = target
        self.duration = duration
        self.easing = easing
    }

    /// Shows `value` from now on, at rest. `time` is only checked: a jump is over as soon as it is made.
    ///
    /// Throws `MotionError.notFinite`; the tween is then as it was.
    @inlinable public mutating func jump(to value: Value, at time: Double) throws(MotionError) {
        guard value.isFinite else { throw .notFinite(argument: "value", found: "\(value)") }
        try MotionError.check(time, "time")
        settle(at: value)
    }

    /// What a running motion leaves to the next one: velocity, way, room and the shape of the transition.
    @usableFromInline mutating func interrupt(
        at time: Double, shown: Value, distance: Value, duration: Double, easing: Easing
    ) {
        var tracking = carryover?.tracking ?? 0
        if time > start {
            let shownVelocity = velocity(at: time)
            room = (goal - shown).magnitude
            let whole = (goal - origin).magnitude
            let covered = whole > 0 ? 1 - room / whole : 1
            let progress = max(0, min((time - start) / self.duration, covered))
            tracking = Carryover.tracking(after: tracking, progress: progress)
            velocity = shownVelocity.isFinite ? shownVelocity : shown - shown
        } else if carryover == nil {
            // Not under way yet: as if it had been sent to the new target at first.
            way = distance
            return
        }
        let carryover = Carryover(
            speed: velocity.magnitude, distance: distance.magnitude, remaining: room, duration: duration,
            easing: easing, tracking: tracking)
        way = distance - velocity * (duration * carryover.carried(at: 1))
        // What no number can hold is dropped: the motion then has a corner rather than no value.
        if !(way + way).isFinite {
            velocity = shown - shown
            way = distance
        }
        self.carryover = carryover
    }

    /// Goes on from `time` on as it would have from `moment` on.
    mutating func rebase(from moment: Double, to time: Double) {
        guard isRunning(at: moment) else { return settle(at: goal) }
        start = time - (moment - start)
        end = time + (end - moment)
    }

    @usableFromInline mutating func settle(at value: Value) { self = Tween(value) }
}
