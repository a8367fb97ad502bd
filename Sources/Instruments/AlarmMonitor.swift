/// An alarm at work: what the values so far and the people in front of it have made of it.
///
/// The states are those of the performance standards for alert management of the International Maritime
/// Organization (resolution MSC.302(87)), without the silencing of sounds.
public struct AlarmMonitor: Hashable, Sendable {
    /// What an alarm is doing.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The value is safe.
        case normal
        /// It is on, and nobody has said yet that they have seen it.
        case unacknowledged
        /// It is on, and somebody knows.
        case acknowledged
        /// The value is safe again, but nobody has seen yet that it was not: a latching alarm alone.
        case rectified
    }

    /// The limit that is watched.
    public private(set) var alarm: Alarm
    /// What it is doing.
    public private(set) var state = State.normal
    /// How often it has come on.
    public private(set) var count = 0
    /// When it last came on, in seconds.
    public private(set) var raisedAt = 0.0

    /// A monitor of an alarm that is off.
    public init(_ alarm: Alarm) { self.alarm = alarm }

    /// Whether there is something to be seen of it.
    public var isOn: Bool { state != .normal }
    /// Whether it asks for an answer.
    public var asksForAnswer: Bool { state == .unacknowledged || state == .rectified }

    /// Judges a value that came at `time`; whether the state is another one now. NaN changes nothing: an alarm does
    /// not go because its sensor has.
    public mutating func take(_ value: Double, at time: Double) -> Bool {
        let before = state
        switch state {
        case .normal, .rectified:
            guard isPast(value, alarm.onset) else { return false }
            state = .unacknowledged
            raisedAt = time
            count += 1
        case .unacknowledged:
            if isSafe(value) { state = alarm.isLatching ? .rectified : .normal }
        case .acknowledged:
            if isSafe(value) { state = .normal }
        }
        return state != before
    }

    /// Somebody has seen it; whether the state is another one now.
    public mutating func acknowledge() -> Bool {
        switch state {
        case .unacknowledged: state = .acknowledged
        case .rectified: state = .normal
        case .normal, .acknowledged: return false
        }
        return true
    }

    /// The monitor of an alarm that takes this one's place, in the same state as far as that exists there.
    func adapted(to alarm: Alarm) -> AlarmMonitor {
        var monitor = self
        monitor.alarm = alarm
        if state == .rectified, !alarm.isLatching { monitor.state = .normal }
        return monitor
    }

    private func isPast(_ value: Double, _ limit: Double) -> Bool {
        switch alarm.side {
        case .high: value >= limit
        case .low: value <= limit
        }
    }

    /// On the safe side of both limits: a release beyond the onset would let it flicker.
    private func isSafe(_ value: Double) -> Bool {
        switch alarm.side {
        case .high: value < Swift.min(alarm.onset, alarm.release)
        case .low: value > Swift.max(alarm.onset, alarm.release)
        }
    }
}
