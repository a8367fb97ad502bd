import TaijiMotion

extension Instrument {
    /// The value that is shown at `time`.
    public func shownValue(at time: Double) -> Double {
        guard case .dragging = hand else { return shown.value(at: time) }
        return shown.value(at: time, ahead: catchUp.value(at: time))
    }

    /// A value from outside: the shown value eases to it from where it is. One that follows none, or none for
    /// too long, is shown at once, for there is nothing true to ease from.
    ///
    /// NaN is the word of a source that has no value now. An infinity is one beyond any scale: the dial is over or under
    /// its range; on a scale that goes round, where nothing is beyond, it is no value. Marks do not count it. While the dot is in the hand the value
    /// waits, and the latest wins.
    ///
    /// - Parameters:
    ///   - range: the extremes of the values that came since the last one and are not shown: alarms, and marks that
    ///     hold extremes, count them, too.
    ///   - passages: those of them that lay on another side of one of the ``alarmLevels`` than the one before, in
    ///     their order: with them alarms that came and went in the meantime are counted, every one.
    public mutating func setValue(
        _ value: Double, among range: ClosedRange<Double>? = nil, passages: [Double] = [], at time: Double
    ) {
        becomeFed(at: time)
        watch(value, among: range, passages: passages, at: time)
        if let range {
            // On a scale that goes round nothing is extreme, and a mean goes by the way from value to value.
            for extreme in [range.lowerBound, range.upperBound] where extreme != value {
                if !configuration.gauge.scale.wraps { countInMarks(extreme, at: time) }
            }
        }
        guard hand?.holdsDot != true else {
            waiting = (value, time)
            return
        }
        take(value, at: time, arrival: time)
    }

    mutating func take(_ value: Double, at time: Double, arrival: Double) {
        guard value.isFinite || (!value.isNaN && !configuration.gauge.scale.wraps) else {
            return loseValue(at: time, arrival: arrival)
        }
        watch(value, at: time)
        self.value = configuration.gauge.scale.wrapped(value)
        countInMarks(self.value, at: time)
        if receive(at: time, arrival: arrival) { ease(to: value, at: time) } else { resume(at: value, time) }
        followDrive(at: time)
    }

    /// Shows `value` at once, where no other was shown.
    private mutating func resume(at value: Double, _ time: Double) {
        setNeedsDisplay()
        trail.clear()
        shown = ShownValue(
            value, scale: configuration.gauge.scale, isReduced: configuration.reducesMotion)
    }

    /// Shows the value asked for at once.
    public mutating func finish(at time: Double) {
        jump(to: value, at: time)
        trail.clear()
        markValues.finish(at: time)
    }

    /// The user set `value`: the shown one eases to it.
    mutating func set(_ value: Double, at time: Double) -> [InstrumentAction] {
        if condition(at: time).showsValue { ease(to: value, at: time) } else { resume(at: value, time) }
        return note(value, at: time)
    }

    /// Makes `value`, which the user set, the one asked for, and says so where it is another than before. Where values
    /// come from outside, what the hand asks for has not been measured: alarms do not judge it, and marks do not count
    /// it.
    mutating func note(_ value: Double, at time: Double) -> [InstrumentAction] {
        let value = configuration.gauge.scale.wrapped(value)
        if !isFed { watch(value, at: time) }
        let isFirst = !receive(at: time, arrival: time, byHand: true) || mustTell
        mustTell = false
        if !isFed { countInMarks(value, at: time) }
        guard isFirst || value != self.value else { return [] }
        self.value = value
        followDrive(at: time)
        return [.valueSet(value)]
    }

    mutating func ease(to value: Double, at time: Double) {
        guard configuration.gauge.scale.wrapped(value) != shown.target || shown.isRunning(at: time) else {
            return
        }
        setNeedsDisplay()
        leaveTrail(at: time)
        shown.ease(to: value, at: time, by: configuration.movement)
    }

    mutating func jump(to value: Double, at time: Double) {
        setNeedsDisplay()
        leaveTrail(at: time)
        shown.jump(to: value, at: time)
    }

    /// What was held is let go: a drag ends at the value that it set, and what waited comes now.
    mutating func release(at time: Double) {
        guard let hand else { return }
        if case .dragging = hand {
            // What a drag had not caught up with yet is not jumped either.
            let shownNow = shownValue(at: time)
            leaveTrail(at: time)
            self.hand = nil
            jump(to: shownNow, at: time)
            if !isFed { heard = time }
            if waiting == nil { ease(to: value, at: time) }
        }
        self.hand = nil
        guard let waiting else { return }
        self.waiting = nil
        take(waiting.value, at: time, arrival: waiting.arrival)
    }
}
