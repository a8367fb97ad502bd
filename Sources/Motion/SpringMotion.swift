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
    /// nothing. A change at a time before the last one's goes on from what that change left. A time so late
    /// that it makes no difference to it whether the spring has settled lands at once.
    ///
    /// Throws `MotionError.notFinite` for numbers that are not, also for a way, or a swing and its speed, that
    /// no number can hold; `.outOfRange` for a tolerance that is not above 0 or is less than 1e-290 of the
    /// swing. Nothing is changed then.
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
        try SpringMotion.checkSwing(way, velocity, target, spring)
        let (length, speed) = (way.magnitude, velocity.magnitude)
        let swing = spring.swing(distance: length, velocity: speed)
        // In units of the swing, in which nothing leaves the range of numbers.
        let share = tolerance.map { swing > 0 ? $0 / swing : 1 } ?? 1e-4
        guard share >= 1e-290 else {
            throw .outOfRange(
                argument: "tolerance", found: "\(tolerance ?? 0)",
                allowed: "1e-290 of the spring's swing or more")
        }
        let settled =
            swing > 0
            ? spring.settlingBound(distance: length / swing, velocity: speed / swing, share) : 0
        goal = target
        pull = spring
        start = time
        distance = way
        startVelocity = velocity
        end = swing > 0 ? time + settled : -.infinity
    }

    /// Refuses a motion that would leave the range of numbers: whose values, at most the way and the way that
    /// the velocity carries from the target, or whose velocities are none.
    @usableFromInline static func checkSwing(
        _ way: Value, _ velocity: Value, _ target: Value, _ spring: Spring
    ) throws(MotionError) {
        let frequency = spring.square.squareRoot()
        let push = velocity * (1 / frequency)
        // A spring that does not swing over its rest stays on its side.
        let back = spring.decay < frequency ? way : way - way
        let isHeld =
            (target + way + push).isFinite && (target + way - push).isFinite
            && (target - back + push).isFinite && (target - back - push).isFinite
        guard isHeld else { throw .notFinite(argument: "swing of the spring", found: "\(way + push)") }
        // |v| ≤ |v₀| + ω|x₀|, and ω² x₀ S, of which it is made, is no more.
        let fastest = velocity.magnitude + way.magnitude * frequency
        guard fastest.isFinite, way.magnitude.isFinite else {
            throw .notFinite(argument: "velocity of the spring", found: "\(fastest)")
        }
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
