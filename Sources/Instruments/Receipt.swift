/// When a source was heard of last, and whether it had a value then.
struct Receipt: Hashable, Sendable {
    /// Whether there is a value.
    var hasValue: Bool
    /// When it came, or when it became known that there is none; in seconds.
    var time: Double
    /// For how long it is trusted; nil for a value that does not age.
    var limits: Freshness?
    /// Since when the source has said only what could not be read; nil where it has not.
    var unreadableSince: Double?
    /// When the source ended; nil where it has not.
    var endedAt: Double?

    /// For so many seconds a value stands although what has followed it could not be read: a heading or a remark between
    /// values is no failure.
    static let patience = 1.0
    /// From when on the source cannot be read; ∞ for never.
    var unreadableMoment: Double { unreadableSince.map { $0 + Receipt.patience } ?? .infinity }

    /// When it is late, or the source has ended or cannot be read, so that it may be; ∞ for never.
    var lateMoment: Double {
        Swift.min(
            time + Swift.max(0, limits?.lateAfter ?? .infinity), unreadableMoment, endedAt ?? .infinity)
    }
    /// When it is too old to be told; ∞ for never.
    var deadMoment: Double { time + Swift.max(0, limits?.deadAfter ?? .infinity) }

    /// What is to be thought of the value at `time`.
    func condition(at time: Double) -> DataCondition {
        if time >= deadMoment { return .dead }
        guard hasValue else { return .none }
        return time >= lateMoment ? .late : .fresh
    }

    /// From when on what turns by itself stands still, since there is nothing to go by.
    var freezing: Double { hasValue ? Swift.min(deadMoment, endedAt ?? .infinity) : time }

    /// How old the value is at `time`, in the largest unit of which there is one.
    func age(at time: Double) -> String {
        let unit = Receipt.units.last { beat($0.seconds).count(at: time) >= 1 } ?? Receipt.units[0]
        let count = beat(unit.seconds).count(at: time)
        return count < 1 ? "<1 \(unit.name)" : "\(count) \(unit.name)"
    }

    /// The next moment after `time` at which there is something else to say: of the condition, or of the age.
    func nextChange(after time: Double) -> Double? {
        let moments = [lateMoment, deadMoment].filter { $0 > time && $0.isFinite }
        guard hasValue, condition(at: time) != .fresh else { return moments.min() }
        let unit = Receipt.units.last { beat($0.seconds).count(at: time) >= 1 } ?? Receipt.units[0]
        return (moments + [beat(unit.seconds).next(after: time)]).min()
    }

    private static let units: [(seconds: Double, name: String)] = [
        (1, "s"), (60, "min"), (3600, "h"), (86_400, "d"),
    ]

    private func beat(_ seconds: Double) -> Beat { Beat(start: time, interval: seconds) }
}
