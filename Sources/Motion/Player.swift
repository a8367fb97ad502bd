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
    public private(set) var rate: Double

    /// The clock's time at which its own time was 0, at the present rate; nil while paused or idle.
    private var start: Double?
    /// Its own time while that stands still.
    private var hold: Double?
    /// The clock's time of the last command.
    private var latest: Double
    /// Whether the present run has still to be reported as over.
    private var owesReport: Bool
    private var wasCancelled = false

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

    /// Plays on from where it is; from the start, where it is finished, has been cancelled or is outside of
    /// its time (running backwards: from the end). Throws `MotionError.impossible` where that is an infinite
    /// end, and `.notFinite` for the time.
    public mutating func play(at time: Double) throws(MotionError) {
        let now = try checked(time)
        let current = currentTime(at: now)
        let wasOver = current.map(isOver) ?? true
        if rate >= 0 {
            if current == nil || current.map({ $0 < 0 || $0 >= end }) == true { hold = 0 }
        } else if current == nil || current.map({ $0 <= 0 || $0 > end }) == true {
            guard end < .infinity else { throw Player.endless("play backwards") }
            hold = end
        }
        if wasOver { owesReport = true }
        wasCancelled = false
        resume(now)
        latest = now
    }

    /// Stands still where it is; a cancelled one at the start (running backwards: at the end). Throws as
    /// `play(at:)` does.
    public mutating func pause(at time: Double) throws(MotionError) {
        let now = try checked(time)
        if let current = currentTime(at: now) {
            hold = current
        } else if rate >= 0 {
            hold = 0
        } else {
            guard end < .infinity else { throw Player.endless("pause at the end") }
            hold = end
        }
        start = nil
        latest = now
    }

    /// Goes to `target` in its own time, which may lie outside of it. Playing or paused as before; one that is
    /// finished plays on if `target` is before its end; a cancelled one is paused there. Throws
    /// `MotionError.notFinite`.
    public mutating func seek(to target: Double, at time: Double) throws(MotionError) {
        try MotionError.check(target, "time to seek")
        let now = try checked(time)
        let wasOver = currentTime(at: now).map(isOver) ?? true
        move(to: target, now)
        if wasOver, !isOver(target) { owesReport = true }
        latest = now
    }

    /// Runs at `rate` from now on, from where it is. Throws `MotionError.notFinite`.
    public mutating func setRate(_ rate: Double, at time: Double) throws(MotionError) {
        try MotionError.check(rate, "rate")
        let now = try checked(time)
        let current = currentTime(at: now)
        let wasOver = current.map(isOver) ?? true
        self.rate = rate
        if let current {
            move(to: current, now)
            if wasOver, !isOver(current) { owesReport = true }
        }
        latest = now
    }

    /// Turns round and plays: at the same speed the other way, from where it is. Throws as `play(at:)` does;
    /// nothing is changed then.
    public mutating func reverse(at time: Double) throws(MotionError) {
        var turned = self
        try turned.setRate(-rate, at: time)
        try turned.play(at: time)
        self = turned
    }

    /// Goes to the end, or, running backwards, to the start, and is finished. Throws `MotionError.impossible`
    /// where there is no end, or no direction.
    public mutating func finish(at time: Double) throws(MotionError) {
        let now = try checked(time)
        guard rate != 0 else {
            throw .impossible(action: "finish", reason: "the rate is 0, so there is no end to go to")
        }
        guard rate < 0 || end < .infinity else { throw Player.endless("finish") }
        let limit = rate > 0 ? end : 0
        start = now - limit / rate
        hold = limit
        wasCancelled = false
        latest = now
    }

    /// Gives it up: idle, without a current time.
    public mutating func cancel() {
        start = nil
        hold = nil
        wasCancelled = owesReport
    }

    /// Whether the run that was under way has come to its end, once for every run: true when it is finished at
    /// `time`, false when it has been cancelled, nil when there is nothing to report (any more).
    public mutating func takeReport(at time: Double) -> Bool? {
        guard owesReport else { return nil }
        if wasCancelled {
            owesReport = false
            wasCancelled = false
            return false
        }
        guard state(at: time) == .finished else { return nil }
        owesReport = false
        return true
    }

    private func isOver(_ current: Double) -> Bool {
        rate > 0 && current >= end || rate < 0 && current <= 0
    }

    /// Sets the time going from `hold`, if it is held.
    private mutating func resume(_ now: Double) {
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
    private mutating func move(to target: Double, _ now: Double) {
        guard start != nil else {
            hold = target
            return
        }
        hold = target
        resume(now)
    }

    private mutating func checked(_ time: Double) throws(MotionError) -> Double {
        try MotionError.check(time, "time")
        return max(time, latest)
    }

    private static func endless(_ action: String) -> MotionError {
        .impossible(action: action, reason: "the motion has no end")
    }
}
