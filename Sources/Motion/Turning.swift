/// A phase that turns at an angular speed, which itself eases when it is changed, so that the phase has no
/// corner.
///
/// The phase is a function of time, not of frames: nothing is summed up while it turns, and whole turns are
/// taken off exactly (2π to 106 bits), so that after months the phase is as good as in the first second, at
/// any frame rate.
public struct Turning: Equatable, Sendable {
    /// The angular speed in radians per second that it turns at, or is on its way to; positive is clockwise
    /// on the screen.
    public private(set) var targetSpeed: Double

    /// The angular speed that it turns at unless motion is reduced, in radians per second.
    public private(set) var wantedSpeed: Double
    /// Whether it stands still because motion is reduced. Set by `setReducedMotion(_:at:)`.
    public private(set) var isReduced = false

    /// The time of the last change, in seconds, and the phase, speed and angular acceleration there.
    private var start: Double
    private var startPhase: Double
    private var startSpeed: Double
    private var startAcceleration = 0.0
    /// The change of speed that is still to be made when the acceleration has died away.
    private var change = 0.0
    /// How long the change takes, in seconds.
    private var duration = 0.0
    private var carryover = Carryover(
        speed: 0, distance: 0, remaining: 0, duration: 1, easing: .sineInOut, tracking: 1)

    /// A phase of `phase` radians at `time` seconds, turning at `speed` radians per second. What is not
    /// finite counts as 0.
    public init(phase: Double = 0, speed: Double = 0, at time: Double = 0) {
        startPhase = WholeTurns.off(phase.isFinite ? phase : 0)
        targetSpeed = speed.isFinite ? speed : 0
        wantedSpeed = targetSpeed
        startSpeed = targetSpeed
        start = time.isFinite ? time : 0
    }

    /// The phase at `time` seconds in radians, 0 or more and below 2π. Before the time of the last change
    /// it is what it was at that change: a clock that goes backwards holds.
    public func phase(at time: Double) -> Double {
        guard time > start, time.isFinite else { return startPhase }
        // time − start without a rounding error: 30 days have a last bit of half a nanosecond.
        let elapsed = time - start
        let back = elapsed - time
        let error = (time - (elapsed - back)) - (start + back)
        guard elapsed >= duration else { return WholeTurns.off(startPhase + turned(after: elapsed)) }
        let steady = elapsed - duration
        let steadyError = (elapsed - steady) - duration + error
        let turn = WholeTurns.product(targetSpeed, steady, steadyError)
        return WholeTurns.off(startPhase + turned(after: duration) + turn)
    }

    /// The angular speed at `time` seconds, in radians per second.
    public func speed(at time: Double) -> Double {
        guard time > start else { return startSpeed }
        let elapsed = time - start
        guard elapsed < duration else { return targetSpeed }
        let progress = elapsed / duration
        return startSpeed + startAcceleration * duration * carryover.carried(at: progress)
            + change * Carryover.follow(progress)
    }

    /// Whether the phase changes at `time` seconds or will without being asked to.
    public func isTurning(at time: Double) -> Bool {
        targetSpeed != 0 || time < start + duration
    }

    /// The time from which on the speed is the target speed, in seconds.
    public var arrival: Double { start + duration }

    /// Eases the angular speed to `speed` radians per second within `duration` seconds from `time` on; 0
    /// changes it at once. Speed and acceleration go on from what they are, also in the middle of another
    /// change, and a speed that is changed with every frame follows. The speed it already goes to changes
    /// nothing, unless it is to be reached sooner. While motion is reduced the speed is only noted.
    ///
    /// Throws `MotionError.notFinite` for a speed, time or duration that is NaN or infinite and `.negative`
    /// for a duration below 0; nothing is changed then.
    public mutating func setSpeed(
        _ speed: Double, at time: Double, duration: Double = 0.3
    ) throws(MotionError) {
        try MotionError.check(speed, "speed")
        try MotionError.check(time, "time")
        try MotionError.checkLength(duration, "duration")
        if !isReduced { try change(to: speed, at: time, duration: duration) }
        wantedSpeed = speed
    }

    /// Switches reduced motion on or off. On, it stops at once; off, it takes up the wanted speed, eased. Where
    /// it is so already, nothing changes. Throws `MotionError.notFinite` for the time.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) throws(MotionError) {
        try MotionError.check(time, "time")
        guard isReduced != self.isReduced else { return }
        if isReduced {
            try change(to: 0, at: time, duration: 0)
        } else {
            try change(to: wantedSpeed, at: time, duration: 0.3)
        }
        self.isReduced = isReduced
    }

    private mutating func change(to speed: Double, at time: Double, duration: Double) throws(MotionError) {
        if speed == targetSpeed, arrival <= time + duration { return }

        let phase = phase(at: time)
        let shown = self.speed(at: time)
        var acceleration = duration > 0 ? self.acceleration(at: time) : 0
        // What no number can hold is dropped: the speed then has a corner rather than no value.
        if !(acceleration * duration).isFinite { acceleration = 0 }
        guard (speed - shown).isFinite else {
            throw .notFinite(argument: "change of speed", found: "\(speed - shown)")
        }
        carryover = Carryover(
            speed: acceleration.magnitude, distance: (speed - shown).magnitude,
            remaining: (targetSpeed - shown).magnitude, duration: duration > 0 ? duration : 1,
            easing: .sineInOut, tracking: 1)
        var change = speed - shown - acceleration * duration * carryover.carried(at: 1)
        if !change.isFinite { (acceleration, change) = (0, speed - shown) }
        startPhase = phase
        startSpeed = duration > 0 ? shown : speed
        startAcceleration = acceleration
        self.change = duration > 0 ? change : 0
        start = time
        self.duration = duration
        targetSpeed = speed
    }

    private func acceleration(at time: Double) -> Double {
        guard time > start else { return startAcceleration }
        let progress = (time - start) / duration
        guard progress < 1 else { return 0 }
        let acceleration =
            startAcceleration * carryover.carriedVelocity(at: progress)
            + change * Carryover.followSlope(progress) / duration
        return acceleration.isFinite ? acceleration : 0
    }

    /// The angle turned `elapsed` seconds after the last change, at most `duration`: the integral of the
    /// speed.
    private func turned(after elapsed: Double) -> Double {
        guard duration > 0 else { return 0 }
        let progress = elapsed / duration
        let share = carryover.share
        let k = share > 0 ? min(progress / share, 1) : 1
        let left = 1 - k
        let carried =
            share * share * (k / 4 - (1 - (left * left) * (left * left) * left) / 20)
            + max(progress - share, 0) * share / 4
        let rest = 1 - progress
        let fourth = (rest * rest) * (rest * rest)
        let followed = progress - (1 - fourth) + 0.6 * (1 - fourth * rest)
        return startSpeed * elapsed + duration * (startAcceleration * duration * carried + change * followed)
    }
}
