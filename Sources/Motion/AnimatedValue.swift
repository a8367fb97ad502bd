/// A value that is always on its way to the target last asked for, by whatever movement was asked for with
/// it: the presentation value of one animated quantity.
///
/// Movements follow one another without a jump or a corner, whatever their kinds. Every motion is reported
/// once: as finished when it arrives, as not finished when another one takes its place.
public struct AnimatedValue<Value: Animatable>: Equatable, Sendable {
    @usableFromInline enum Course: Equatable, Sendable {
        case tween(Tween<Value>)
        case spring(SpringMotion<Value>)
        case additive(AdditiveTween<Value>)
    }

    /// Whether values jump: for people whom motion makes unwell. Set by `setReducedMotion(_:at:)`.
    public private(set) var isReduced: Bool

    @usableFromInline var course: Course
    /// The motion that is under way or has arrived without having been reported.
    private var current: Int?
    private var count = 0
    private var pending: [MotionReport] = []

    /// At rest at `value`.
    public init(_ value: Value, isReduced: Bool = false) {
        course = .tween(Tween(value))
        self.isReduced = isReduced
    }

    /// Where the value goes, and what it is exactly from `arrival` on.
    @inlinable public var target: Value {
        switch course {
        case .tween(let tween): tween.target
        case .spring(let spring): spring.target
        case .additive(let tween): tween.target
        }
    }

    /// The time from which on the value is the target, in seconds; −∞ for one that has never moved or that
    /// has jumped.
    @inlinable public var arrival: Double {
        switch course {
        case .tween(let tween): tween.arrival
        case .spring(let spring): spring.arrival
        case .additive(let tween): tween.arrival
        }
    }

    /// The value at `time` seconds. Before the moment of the last change, the value it had at that moment.
    @inlinable public func value(at time: Double) -> Value {
        switch course {
        case .tween(let tween): tween.value(at: time)
        case .spring(let spring): spring.value(at: time)
        case .additive(let tween): tween.value(at: time)
        }
    }

    /// The velocity at `time` seconds, per second; zero at rest.
    @inlinable public func velocity(at time: Double) -> Value {
        switch course {
        case .tween(let tween): tween.velocity(at: time)
        case .spring(let spring): spring.velocity(at: time)
        case .additive(let tween): tween.velocity(at: time)
        }
    }

    /// Whether the value has still to arrive at `time` seconds.
    @inlinable public func isRunning(at time: Double) -> Bool { time < arrival }

    /// Sends the value to `target` by `movement`, from what it shows at `time` and with the velocity it has
    /// there. The number of the motion comes back, for its report; sending it once more where it already goes
    /// gives the number of the motion under way, unless an easing would get there sooner.
    ///
    /// Throws `MotionError.notFinite` or `.negative`; nothing is changed then, and nothing reported.
    @discardableResult
    public mutating func retarget(
        to target: Value, at time: Double, by movement: Movement
    ) throws(MotionError) -> Int {
        // What is refused is so with reduced motion, too.
        switch movement {
        case .easing(_, let duration), .additive(_, let duration):
            try MotionError.checkLength(duration, "duration")
        case .jump, .spring: break
        }
        let next = try course(to: target, at: time, by: movement.reduced(isReduced))
        if let current {
            let isRunning = isRunning(at: time)
            if isRunning, next == course { return current }
            pending.append(MotionReport(motion: current, isFinished: !isRunning))
        }
        course = next
        count += 1
        current = count
        return count
    }

    /// Shows `value` from now on, at rest. Throws `MotionError.notFinite`; nothing is changed then.
    @discardableResult
    public mutating func jump(to value: Value, at time: Double) throws(MotionError) -> Int {
        try retarget(to: value, at: time, by: .jump)
    }

    /// The reports that have come up until `time`, each given once, in the order of the motions.
    public mutating func takeReports(at time: Double) -> [MotionReport] {
        if let current, !isRunning(at: time) {
            pending.append(MotionReport(motion: current, isFinished: true))
            self.current = nil
        }
        defer { pending.removeAll() }
        return pending
    }

    /// Switches reduced motion on or off. On, a motion that is under way lands at once, and counts as
    /// finished; later ones land as soon as they are asked for. Throws `MotionError.notFinite` for the time.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) throws(MotionError) {
        try MotionError.check(time, "time")
        self.isReduced = isReduced
        if isReduced, isRunning(at: time) { course = .tween(Tween(target)) }
    }

    private func course(
        to target: Value, at time: Double, by movement: Movement
    ) throws(MotionError) -> Course {
        switch movement {
        case .jump:
            var tween = Tween(self.target)
            try tween.jump(to: target, at: time)
            return .tween(tween)
        case .easing(let easing, let duration):
            if case .tween(var tween) = course {
                try tween.retarget(to: target, at: time, duration: duration, easing: easing)
                return .tween(tween)
            }
            var tween = Tween(value(at: time))
            try tween.retarget(
                to: target, at: time, duration: duration, easing: easing, from: value(at: time),
                velocity: velocity(at: time))
            return .tween(tween)
        case .additive(let easing, let duration):
            // No way to go adds nothing to what is under way, which stays what it is.
            if target == self.target, duration > 0, time + duration > time, isRunning(at: time) {
                try MotionError.check(time, "time")
                try MotionError.checkLength(duration, "duration")
                return course
            }
            if case .additive(var tween) = course {
                try tween.retarget(to: target, at: time, duration: duration, easing: easing)
                return .additive(tween)
            }
            // What is under way goes on to its own end.
            let left = arrival - time
            var tween = try AdditiveTween(
                self.target, from: value(at: time), velocity: velocity(at: time), at: time,
                duration: left < .infinity ? max(left, 0) : duration)
            try tween.retarget(to: target, at: time, duration: duration, easing: easing)
            return .additive(tween)
        case .spring(let spring):
            if case .spring(var motion) = course {
                try motion.retarget(to: target, at: time, spring: spring)
                return .spring(motion)
            }
            var motion = SpringMotion(self.target)
            try motion.retarget(
                to: target, at: time, spring: spring, from: value(at: time), velocity: velocity(at: time))
            return .spring(motion)
        }
    }
}
