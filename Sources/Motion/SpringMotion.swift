/// A value on a spring, which pulls it to the target last asked for.
///
/// Like `Tween`, it is a value without a clock, and a new target at any moment goes on from the value and the
/// velocity it has.
public struct SpringMotion<Value: Animatable>: Equatable, Sendable {
    /// Where the value goes, and what it is exactly from `arrival` on.
    @inlinable public var target: Value { goal }
    /// The time from which on the value is the target, in seconds: when it is certainly within the
    /// tolerance; infinite for a spring without damping, −∞ for a value that has never moved.
    @inlinable public var arrival: Double { end }
    /// The spring that pulls.
    @inlinable public var spring: Spring { pull }

    @usableFromInline var goal: Value
    @usableFromInline var end: Double
    @usableFromInline var pull: Spring
    @usableFromInline var start: Double
    /// The value less the target at `start`.
    @usableFromInline var distance: Value
    @usableFromInline var startVelocity: Value

    /// At rest at `value`.
    @inlinable public init(_ value: Value) {
        goal = value
        end = -.infinity
        pull = .smooth
        start = -.infinity
        distance = value - value
        startVelocity = distance
    }

    /// The value at `time` seconds. Before the moment of the last change, the value it had at that moment.
    @inlinable public func value(at time: Double) -> Value {
        guard time < end else { return goal }
        guard time > start else { return goal + distance }
        let (c, s) = pull.factors(at: time - start)
        return goal + distance * (c + pull.decay * s) + startVelocity * s
    }

    /// The velocity at `time` seconds, per second; zero at rest.
    @inlinable public func velocity(at time: Double) -> Value {
        guard time < end else { return goal - goal }
        guard time > start else { return startVelocity }
        let (c, s) = pull.factors(at: time - start)
        return startVelocity * (c - pull.decay * s) - distance * (pull.square * s)
    }

    /// Whether the value has still to come to rest at `time` seconds.
    @inlinable public func isRunning(at time: Double) -> Bool { time < end }

    /// Pulls the value to `target` by `spring` from `time` on, from the value and with the velocity it has
    /// there.
    ///
    /// It rests when it is within `tolerance` of the target for good; by default a ten-thousandth of the way
    /// (or of the way that its velocity would carry it in one swing). The same target and spring again change
    /// nothing. A change at a time before the last one's goes on from what that change left. Throws
    /// `MotionError.notFinite`, or `.outOfRange` for a tolerance that is not above 0; nothing is changed then.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, spring: Spring, tolerance: Double? = nil
    ) throws(MotionError) {
        let isSame =
            target == goal && (!isRunning(at: time) || spring == pull && tolerance == nil && time >= start)
        var next = self
        try next.retarget(
            to: target, at: time, spring: spring, tolerance: tolerance, from: value(at: time),
            velocity: velocity(at: time))
        if !isSame { self = next }
    }

    /// The same, from the value `shown` with the velocity `velocity`, wherever these come from.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, spring: Spring, tolerance: Double? = nil, from shown: Value,
        velocity: Value
    ) throws(MotionError) {
        guard target.isFinite else { throw .notFinite(argument: "target", found: "\(target)") }
        guard shown.isFinite else { throw .notFinite(argument: "value", found: "\(shown)") }
        guard velocity.isFinite else { throw .notFinite(argument: "velocity", found: "\(velocity)") }
        try MotionError.check(time, "time")
        let way = shown - target
        guard way.isFinite else { throw .notFinite(argument: "way to the target", found: "\(way)") }
        if let tolerance {
            try MotionError.check(tolerance, "tolerance")
            guard tolerance > 0 else {
                throw .outOfRange(argument: "tolerance", found: "\(tolerance)", allowed: "more than 0")
            }
        }
        let swing = max(way.magnitude, velocity.magnitude / spring.square.squareRoot())
        let settled = spring.settlingBound(
            distance: way.magnitude, velocity: velocity.magnitude, tolerance ?? swing * 1e-4)
        goal = target
        pull = spring
        start = time
        distance = way
        startVelocity = velocity
        end = swing > 0 ? time + settled : -.infinity
    }

    /// Shows `value` from now on, at rest. Throws `MotionError.notFinite`; nothing is changed then.
    @inlinable public mutating func jump(to value: Value, at time: Double) throws(MotionError) {
        guard value.isFinite else { throw .notFinite(argument: "value", found: "\(value)") }
        try MotionError.check(time, "time")
        let spring = pull
        self = SpringMotion(value)
        pull = spring
    }
}
