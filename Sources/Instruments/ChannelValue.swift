/// The value of a channel: how it is shown, and how old it is.
struct ChannelValue: Sendable {
    /// What its marks show.
    var shown: ShownValue
    /// When it came from outside; nil for one that did not, and does not age.
    var heard: Double?
    /// When its source ended; nil where it has not.
    var endedAt: Double?

    /// A value that was heard at a time, if from outside.
    init(shown: ShownValue, heard: Double?) {
        self.shown = shown
        self.heard = heard
    }

    private func receipt(_ freshness: Freshness) -> Receipt? {
        heard.map { Receipt(hasValue: true, time: $0, limits: freshness, endedAt: endedAt) }
    }

    /// What is to be thought of it at `time`.
    func condition(at time: Double, by freshness: Freshness) -> DataCondition {
        receipt(freshness)?.condition(at: time) ?? .fresh
    }

    /// The next moment after `time` at which it looks different; nil where it stays.
    func nextChange(after time: Double, freshness: Freshness) -> Double? {
        if shown.isRunning(at: time), condition(at: time, by: freshness).showsValue { return time }
        let moments = receipt(freshness).map { [$0.lateMoment, $0.deadMoment] } ?? []
        return moments.filter { $0 > time && $0.isFinite }.min()
    }
}
