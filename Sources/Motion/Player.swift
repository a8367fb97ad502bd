/// The hand on a motion: plays it, pauses it, seeks, reverses, finishes and cancels it. Web Animations'
/// `Animation`, as a value: every question and every command takes the clock's time in seconds.
///
/// A player says where in its own time a motion is; a `Timing`, a `Timeline` or anything else that takes a
/// time is then asked for the rest. A paused span does not count. A clock that goes backwards holds: at times
/// before the last command the player is as that command left it, and a command that is given there goes on
/// from that.
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

    /// Its own time at the moment `anchor`, or while it stands still; nil while idle.
    var place: Double?
    /// The clock's time from which its own time goes on; nil while it is paused or idle.
    var anchor: Double?
    /// The clock's time of the last command.
    var latest: Double
    /// Whether it stands still for no other reason than reduced motion.
    var waits = false
    /// Whether a run is under way that has still to be reported.
    var isUnderWay = true
    /// What is known about the runs before that and has not been asked for yet.
    var pending: [Bool] = []

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
        place = rate < 0 ? end : 0
        anchor = time
    }

    /// Its own time at the clock's time `time`, in seconds; nil where it is idle.
    public func currentTime(at time: Double) -> Double? {
        guard let place, let anchor, rate != 0, !isOver(place) else { return place }
        let now = max(time, latest)
        if let moment = finishMoment, now >= moment { return limit }
        let current = place + (now - anchor) * rate
        // Rounding aside, the end is the end; and what leaves the range of numbers stops there.
        let bounded = rate > 0 ? min(current, end) : max(current, 0)
        return now.isFinite ? min(bounded, .greatestFiniteMagnitude) : bounded
    }

    /// What it is doing at the clock's time `time`.
    public func state(at time: Double) -> State {
        guard let current = currentTime(at: time) else { return .idle }
        if anchor == nil { return .paused }
        return isOver(current) ? .finished : .running
    }

    /// Whether the time runs backwards: for `Timing.progress(at:backwards:)`.
    public var isBackwards: Bool { rate < 0 }

    /// The clock's time at which it will be finished, if nothing is done to it; nil where it never will be, or
    /// already is.
    public func nextChange(after time: Double) -> Double? {
        guard state(at: time) == .running, let moment = finishMoment else { return nil }
        return max(moment, time)
    }

    /// Where it goes: nil where there is no such place.
    var limit: Double? { rate > 0 ? (end < .infinity ? end : nil) : rate < 0 ? 0 : nil }

    /// The clock's time from which on it is finished, while it is running.
    var finishMoment: Double? {
        guard let place, let anchor, let limit else { return nil }
        // Divided first where the way is longer than a number can hold.
        let way = limit - place
        let moment = anchor + (way.isFinite ? way / rate : limit / rate - place / rate)
        return moment.isFinite ? moment : nil
    }

    func isOver(_ current: Double) -> Bool {
        rate > 0 && end < .infinity && current >= end || rate < 0 && current <= 0
    }

    static func endless(_ action: String) -> MotionError {
        .impossible(action: action, reason: "the motion has no end")
    }
}
