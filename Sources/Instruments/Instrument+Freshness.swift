import TaijiMotion

extension Instrument {
    /// How far the value that is shown at `time` can be trusted. What is in the hand is there to be seen; it is as new as
    /// can be, but where values come from outside, whose age a hand does not change.
    public func condition(at time: Double) -> DataCondition {
        let condition = receipt.condition(at: time)
        guard case .dragging = hand else { return condition }
        return isFed && condition != .fresh ? .late : .fresh
    }

    /// What cannot be read has come from the source, and no value since: unless one comes within a second the dial is
    /// late, and says why.
    public mutating func noteUnreadable(at time: Double) {
        becomeFed(at: time)
        if let since = unreadableSince {
            // A value that waits for the hand to let go lies between the two.
            guard let waiting, since < waiting.arrival else { return }
        }
        unreadableSince = time
        setNeedsDisplay()
    }

    /// No more values come from the source: the dial is late, says why, and the disc stands still. The limits of the
    /// value's age hold as before, and a value that comes all the same brings everything back.
    public mutating func endSource(at time: Double) {
        becomeFed(at: time)
        endedAt = time
        markValues.endChannels(at: time)
        setNeedsDisplay()
    }

    /// Values come from outside from now on; what was there until now did not age.
    mutating func becomeFed(at time: Double) {
        guard !isFed else { return }
        isFed = true
        heard = time
        markValues.beginAging(at: time)
    }

    /// Whether the hand can set a value at `time`. Where values come from outside, it cannot make up one that the source
    /// does not have.
    func acceptsHand(at time: Double) -> Bool {
        !configuration.gauge.isReadOnly && (!isFed || condition(at: time).showsValue)
    }

    /// What is known of the value's age. Values age where they come from outside; those that only a hand sets stay
    /// what they are.
    var receipt: Receipt {
        Receipt(
            hasValue: hasValue, time: heard, limits: isFed ? configuration.gauge.freshness : nil,
            unreadableSince: unreadableSince, endedAt: endedAt)
    }

    /// The source says that it has no value; its word arrived at `arrival`.
    mutating func loseValue(at time: Double, arrival: Double) {
        let (before, end) = (condition(at: time), freezing)
        hasValue = false
        markValues.interrupt()
        trail.clear()
        hear(arrival, at: time)
        keepPhase(frozenFrom: end, at: time)
        if before != condition(at: time) { setNeedsDisplay() }
    }

    /// A value has come that arrived at `arrival`: all is as it should be, at once. Whether there was one to go
    /// on from is the answer. What the hand sets is no word of a source, where there is one.
    mutating func receive(at time: Double, arrival: Double, byHand: Bool = false) -> Bool {
        let (before, end) = (condition(at: time), freezing)
        if byHand, isFed { return before.showsValue }
        hasValue = true
        hear(arrival, at: time)
        keepPhase(frozenFrom: end, at: time)
        if before != condition(at: time) { setNeedsDisplay() }
        return before.showsValue
    }

    /// The source spoke at `arrival`. What it said while that waited for the hand to let go is newer, and stands.
    private mutating func hear(_ arrival: Double, at time: Double) {
        heard = arrival
        func isOlder(_ moment: Double) -> Bool { arrival == time || moment < arrival }
        if let since = unreadableSince, isOlder(since) { unreadableSince = nil }
        if let end = endedAt, isOlder(end) { endedAt = nil }
    }

    /// The disc, which would have stood still from `end` on, goes on from the phase that it has, or stands there.
    private mutating func keepPhase(frozenFrom end: Double, at time: Double) {
        guard time >= Swift.min(end, freezing) else { return }
        restartTurning(from: Swift.min(time, end), at: Swift.min(time, freezing))
    }

    /// The disc goes on from where it has stood, with the speed it is meant to have.
    mutating func thaw(at time: Double) {
        guard isFrozen(at: time) else { return }
        restartTurning(from: receipt.freezing, at: time)
    }

    /// Whether the disc stands still because there is nothing to go by.
    func isFrozen(at time: Double) -> Bool { time >= freezing }

    /// From when on the disc stands still unless something comes.
    var freezing: Double {
        if case .dragging = hand, !isFed { return .infinity }
        return receipt.freezing
    }

    /// The next moment after `time` at which the value's condition or age is told differently.
    func nextConditionChange(after time: Double) -> Double? {
        if case .dragging = hand, !isFed { return nil }
        // The disc alone does not tell how old a value is.
        guard layout.gauge != nil else {
            return [receipt.lateMoment, receipt.deadMoment].compactMap { $0 > time ? $0.finite : nil }.min()
        }
        return receipt.nextChange(after: time)
    }
}

extension Double {
    /// Nil for infinities and NaN.
    var finite: Double? { isFinite ? self : nil }
}
