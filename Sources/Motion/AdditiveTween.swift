/// A value that is retargeted in UIKit's additive style: every change adds an animation of the difference to
/// those that are running, so that each runs its course and all together blend.
///
/// A new target from a to b shifts the value's goal at once, and adds (a − b)·(1 − easing), which dies away.
/// Value and velocity are continuous: an animation that is added to others lets an easing that sets off at
/// once, or elsewhere than at 0, in gently, as `Carryover` does; the first one follows its easing as it is.
/// Unlike `Tween`, the way may swing past a nearer target when an earlier motion is still on its way to a
/// farther one.
public struct AdditiveTween<Value: Animatable>: Equatable, Sendable {
    /// The animation of one difference.
    @usableFromInline struct Part: Equatable, Sendable {
        @usableFromInline var difference: Value
        @usableFromInline var start: Double
        @usableFromInline var duration: Double
        @usableFromInline var easing: Easing
        /// How the easing is let in; nil for a part that sets off from rest.
        @usableFromInline var entry: Carryover?

        /// The part of the difference that is left at `time`.
        @usableFromInline func left(at time: Double) -> Double {
            guard time > start else { return 1 }
            let progress = (time - start) / duration
            return 1 - (entry?.value(of: easing, at: progress) ?? easing.value(at: progress))
        }

        /// How fast that grows, per second.
        @usableFromInline func change(at time: Double) -> Double {
            guard time > start else { return 0 }
            let progress = (time - start) / duration
            let slope = entry?.slope(of: easing, at: progress) ?? easing.slope(at: progress)
            return -Tween<Value>.rate(of: slope, duration)
        }
    }

    /// As many parts may run at once; a change beyond that lets the oldest one go over into a tween that
    /// carries its value and velocity to the same end.
    private static var limit: Int { 64 }

    /// Where the value goes, and what it is exactly from `arrival` on.
    @inlinable public var target: Value { goal }
    /// The time from which on the value is the target, in seconds; −∞ for one that has never moved.
    @inlinable public var arrival: Double { end }

    @usableFromInline var goal: Value
    @usableFromInline var end: Double
    @usableFromInline var parts: [Part] = []
    /// What the parts beyond the limit have left: a difference that goes to zero.
    @usableFromInline var remainder: Tween<Value>
    @usableFromInline var latest = -Double.infinity

    /// At rest at `value`.
    public init(_ value: Value) {
        goal = value
        end = -.infinity
        remainder = Tween(value - value)
    }

    /// On the way to `target`, from the value `shown` and with the velocity `velocity` that something else has
    /// given it, to arrive `duration` seconds after `time`.
    init(
        _ target: Value, from shown: Value, velocity: Value, at time: Double, duration: Double
    ) throws(MotionError) {
        self.init(target)
        let zero = target - target
        try remainder.retarget(
            to: zero, at: time, duration: duration, easing: .easeOut, from: shown - target,
            velocity: velocity)
        end = remainder.arrival
        latest = time
    }

    /// The value at `time` seconds. Before the moment of the last change, the value it had at that moment.
    @inlinable public func value(at time: Double) -> Value {
        guard time < arrival else { return target }
        let time = max(time, latest)
        var value = target + remainder.value(at: time)
        for part in parts where time < part.start + part.duration {
            value = value + part.difference * part.left(at: time)
        }
        return value
    }

    /// The velocity at `time` seconds, per second; zero at rest.
    @inlinable public func velocity(at time: Double) -> Value {
        guard time < arrival else { return target - target }
        let time = max(time, latest)
        var velocity = remainder.velocity(at: time)
        for part in parts where time < part.start + part.duration {
            velocity = velocity + part.difference * part.change(at: time)
        }
        // Where no number can hold it, there is none that could be carried over.
        return velocity.isFinite ? velocity : target - target
    }

    /// Whether the value has still to arrive at `time` seconds.
    @inlinable public func isRunning(at time: Double) -> Bool { time < arrival }

    /// Sends the value to `target` within `duration` seconds from `time` on, adding to what is running. The
    /// same target again adds nothing; a duration of 0 lands at once and ends what is running. At a time before
    /// the last change, what is running goes on from there as from that change.
    ///
    /// Throws `MotionError.notFinite` or `.negative`; nothing is changed then.
    public mutating func retarget(
        to target: Value, at time: Double, duration: Double, easing: Easing
    ) throws(MotionError) {
        guard target.isFinite else { throw .notFinite(argument: "target", found: "\(target)") }
        try MotionError.check(time, "time")
        try MotionError.checkLength(duration, "duration")
        guard duration > 0, time + duration > time else {
            self = AdditiveTween(target)
            latest = time
            return
        }
        if time < latest {
            var next = self
            next.rebase(to: time)
            try next.retarget(to: target, at: time, duration: duration, easing: easing)
            self = next
            return
        }
        if target == self.target { return }
        let difference = self.target - target
        guard difference.isFinite else {
            throw .notFinite(argument: "way to the target", found: "\(difference)")
        }
        try checkSum(adding: difference, easing, to: target, at: time)
        let isRunning = isRunning(at: time)
        latest = time
        parts.removeAll { $0.start + $0.duration <= time }
        if parts.count >= AdditiveTween.limit { try foldOldest(time) }
        let entry = Carryover(
            speed: 0, distance: 0, remaining: 0, duration: duration, easing: easing, tracking: 0)
        parts.append(
            Part(
                difference: difference, start: time, duration: duration, easing: easing,
                entry: isRunning ? entry : nil))
        end = max(isRunning ? arrival : -.infinity, time + duration)
        goal = target
    }

    /// Goes on from `time` on as it would have from the last change on, which is later.
    private mutating func rebase(to time: Double) {
        let moment = latest
        defer { latest = time }
        guard isRunning(at: moment) else {
            self = AdditiveTween(goal)
            return
        }
        // Where what is left is too short to make a difference to the time, what is shown is where it rests.
        guard time + (end - moment) > time else {
            self = AdditiveTween(value(at: moment))
            return
        }
        parts.removeAll { $0.start + $0.duration <= moment }
        for index in parts.indices { parts[index].start = time - (moment - parts[index].start) }
        remainder.rebase(from: moment, to: time)
        end = time + (end - moment)
    }

    /// Shows `value` from now on, at rest. Throws `MotionError.notFinite`; nothing is changed then.
    public mutating func jump(to value: Value, at time: Double) throws(MotionError) {
        try retarget(to: value, at: time, duration: 0, easing: .linear)
    }

    /// Refuses a change with which the sum of all parts could leave the range of numbers.
    private func checkSum(
        adding difference: Value, _ easing: Easing, to target: Value, at time: Double
    ) throws(MotionError) {
        var sum = target.magnitude + 2 * remainder.value(at: time).magnitude
        sum += difference.magnitude * AdditiveTween.widest(easing)
        for part in parts where time < part.start + part.duration {
            sum += part.difference.magnitude * AdditiveTween.widest(part.easing)
        }
        guard sum.isFinite else { throw .notFinite(argument: "sum of the ways under way", found: "\(sum)") }
    }

    /// How much of a difference may be left, either way.
    private static func widest(_ easing: Easing) -> Double {
        1 + max(easing.reach.lowerBound.magnitude, easing.reach.upperBound.magnitude)
    }

    private mutating func foldOldest(_ now: Double) throws(MotionError) {
        let part = parts.removeFirst()
        let value = remainder.value(at: now) + part.difference * part.left(at: now)
        let velocity = remainder.velocity(at: now) + part.difference * part.change(at: now)
        let end = max(remainder.arrival, part.start + part.duration)
        try remainder.retarget(
            to: value - value, at: now, duration: end - now, easing: .easeOut, from: value,
            velocity: velocity)
    }
}
