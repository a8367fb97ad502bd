/// A value that eases from what it shows to the target last asked for, within a given time.
///
/// A tween is a value and has no clock: every question takes the time, in seconds from an origin of the
/// caller's choice. A tween that is sent to a new target while it runs goes on from the value it shows with
/// the velocity it has: no jump, no corner. See `retarget(to:at:duration:easing:)`.
public struct Tween<Value: Animatable>: Equatable, Sendable {
    /// Where the value goes, and what it is exactly from `arrival` on.
    @inlinable public var target: Value { goal }
    /// The time from which on the value is the target, in seconds; −∞ for a tween that has never been sent
    /// anywhere or that has jumped.
    @inlinable public var arrival: Double { end }

    @usableFromInline var goal: Value
    @usableFromInline var end: Double
    /// The value until `start`.
    @usableFromInline var origin: Value
    /// The velocity at `start` that is carried over, per second.
    @usableFromInline var velocity: Value
    /// The way that the easing makes.
    @usableFromInline var way: Value
    /// The length of the way that the interrupted motion still had to go.
    @usableFromInline var room: Double
    @usableFromInline var start: Double
    @usableFromInline var duration: Double
    @usableFromInline var easing: Easing
    /// How an interrupted motion goes over into this one; nil for a motion that set off from rest.
    @usableFromInline var carryover: Carryover?

    /// A tween at rest at `value`.
    @inlinable public init(_ value: Value) {
        goal = value
        end = -.infinity
        origin = value
        velocity = value - value
        way = velocity
        room = 0
        start = -.infinity
        duration = 0
        easing = .linear
        carryover = nil
    }

    /// The value at `time` seconds. Exactly the target from `arrival` on; before the moment of the last
    /// change, the value it had at that moment: a clock that goes backwards holds.
    @inlinable public func value(at time: Double) -> Value {
        guard time < end else { return goal }
        guard time > start else { return origin }
        let progress = (time - start) / duration
        guard let carryover else { return origin + way * easing.value(at: progress) }
        return origin + velocity * (duration * carryover.carried(at: progress))
            + way * carryover.value(of: easing, at: progress)
    }

    /// The velocity at `time` seconds, per second; zero at rest. Where an easing stands upright (in the
    /// middle of `circ-in-out`) its slope counts as a million.
    @inlinable public func velocity(at time: Double) -> Value {
        guard time < end else { return goal - goal }
        guard time > start else { return velocity }
        let progress = (time - start) / duration
        guard let carryover else {
            return way * Tween.rate(of: easing.slope(at: progress), duration)
        }
        return velocity * carryover.carriedVelocity(at: progress)
            + way * Tween.rate(of: carryover.slope(of: easing, at: progress), duration)
    }

    /// Whether the value has still to arrive at `time` seconds.
    @inlinable public func isRunning(at time: Double) -> Bool { time < end }

    /// A slope within `duration` seconds as a rate by which a velocity can be reckoned: the slope at most a
    /// million, and finite however short the duration.
    @usableFromInline static func rate(of slope: Double, _ duration: Double) -> Double {
        let rate = max(-1e6, min(1e6, slope)) / duration
        return max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, rate))
    }
}
