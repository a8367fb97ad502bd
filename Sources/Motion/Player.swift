/// The hand on a motion: plays it, pauses it, seeks, reverses, finishes and cancels it. Web Animations'
/// `Animation`, as a value: every question and every command takes the clock's time in seconds.
///
/// A player says where in its own time a motion is; a `Timing`, a `Timeline` or anything else that takes a
/// time is then asked for the rest. A paused span does not count. A clock that goes backwards holds: times
/// before the last command count as that command's.
public struct Player: Hashable, Sendable {
    /// What the player is doing.
    public enum State: Hashable, Sendable, CaseIterable {
        /// Nothing: it has been cancelled, or never played. There is no current time.
        case idle
        /// Its time goes on.
        case running
        /// Its time stands still, by command.
        case paused
        /// Its time has come to the end, or, running backwards, to the start.
        case finished
    }

    /// The end of the motion in its own time, 0 or more; infinite for one without end.
    public let end: Double
    /// How fast its time runs: 1 is the clock's speed, below 0 backwards.
    public internal(set) var rate: Double

    /// Whether every run is over as soon as it begins: for people whom motion makes unwell. Set by
    /// `setReducedMotion(_:at:)`.
    public internal(set) var isReduced = false

    /// The clock's time at which its own time was 0, at the present rate; nil while paused or idle.
    var start: Double?
    /// Its own time while that stands still.
    var hold: Double?
    /// The clock's time of the last command.
    var latest: Double
    /// Whether the present run has still to be reported as over.
    var owesReport: Bool
    var wasCancelled = false

    /// A player for a motion that ends at `end`, playing from `time` on.
    ///
    /// Throws `MotionError.notFinite` or `.negative`.
    public init(end: Double, rate: Double = 1, at time: Double) throws(MotionError) {
        guard end == end else { throw .notFinite(argument: "end", found: "\(end)") }
        guard end >= 0 else { throw .negative(argument: "end", found: end) }
        try MotionError.check(rate, "rate")
        try MotionError.check(time, "time")
        if rate < 0, end == .infinity { throw Player.endless("play backwards") }
        self.end = end
        self.rate = rate
        latest = time
        owesReport = true
        hold = rate < 0 ? end : 0
        resume(time)
    }

    /// Its own time at the clock's time `time`, in seconds; nil where it is idle.
    public func currentTime(at time: Double) -> Double? {
        if let hold { return hold }
        guard let start else { return nil }
        let current = (max(time, latest) - start) * rate
        // Rounding aside, the end is the end.
        if rate > 0 { return min(current, end) }
        return rate < 0 ? max(current, 0) : current
    }

    /// What it is doing at the clock's time `time`.
    public func state(at time: Double) -> State {
        guard let current = currentTime(at: time) else { return .idle }
        if start == nil { return .paused }
        return isOver(current) ? .finished : .running
    }

    /// Whether the time runs backwards: for `Timing.progress(at:backwards:)`.
    public var isBackwards: Bool { rate < 0 }

    /// The clock's time at which it will be finished, if nothing is done to it; nil where it never will be, or
    /// already is.
    public func nextChange(after time: Double) -> Double? {
        guard state(at: time) == .running, let start, rate != 0 else { return nil }
        let moment = start + (rate > 0 ? end : 0) / rate
        return moment.isFinite ? max(moment, time) : nil
    }

    func isOver(_ current: Double) -> Bool {
        rate > 0 && current >= end || rate < 0 && current <= 0
    }

    /// Sets the time going from `hold`, if it is held.
    mutating func resume(_ now: Double) {
        guard let held = hold else { return }
        guard rate != 0 else {
            start = now
            return
        }
        start = now - held / rate
        // Where it is over at once (an end of 0), it stays there.
        if !isOver(held) { hold = nil }
    }

    /// Web Animations' "silently set the current time" and "update an animation's finished state".
    mutating func move(to target: Double, _ now: Double) {
        guard start != nil else {
            hold = target
            return
        }
        hold = target
        resume(now)
    }

    mutating func checked(_ time: Double) throws(MotionError) -> Double {
        try MotionError.check(time, "time")
        return max(time, latest)
    }

    static func endless(_ action: String) -> MotionError {
        .impossible(action: action, reason: "the motion has no end")
    }
}
