import TaijiMotion

extension Instrument {
    /// How far the value that is shown at `time` can be trusted. What is in the hand is as new as can be.
    public func condition(at time: Double) -> DataCondition {
        if case .dragging = hand { return .fresh }
        return receipt.condition(at: time)
    }

    /// What is known of the value's age. Values age where they come from outside; those that only a hand sets stay
    /// what they are.
    var receipt: Receipt {
        Receipt(hasValue: hasValue, time: heard, limits: isFed ? configuration.gauge.freshness : nil)
    }

    /// The source says that it has no value.
    mutating func loseValue(at time: Double) {
        let before = condition(at: time)
        thaw(at: time)
        hasValue = false
        markValues.interrupt()
        trail.clear()
        heard = time
        if before != condition(at: time) { setNeedsDisplay() }
    }

    /// A value has come that arrived at `arrival`: all is as it should be, at once. Whether there was one to go
    /// on from is the answer.
    mutating func receive(at time: Double, arrival: Double) -> Bool {
        let before = condition(at: time)
        thaw(at: time)
        hasValue = true
        heard = arrival
        if before != condition(at: time) { setNeedsDisplay() }
        return before.showsValue
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
        if case .dragging = hand { return .infinity }
        return receipt.freezing
    }

    /// The next moment after `time` at which the value's condition or age is told differently.
    func nextConditionChange(after time: Double) -> Double? {
        if case .dragging = hand { return nil }
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
