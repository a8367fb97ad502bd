import TaijiDrawing
import TaijiMotion

extension Instrument {
    /// A value that arrived under a name: the marks that show this channel ease to it, the first time they appear at
    /// it. NaN and infinities take it away. A name that no mark has means nothing.
    ///
    /// It ages by ``Gauge/freshness`` as the gauge's own value does: late, or once the source has ended
    /// (``endSource(at:)``), its marks are muted, and dead they are taken away.
    public mutating func setValue(_ value: Double, ofChannel name: String, at time: Double) {
        setChannel(name, to: value, heard: time, at: time)
    }

    private mutating func setChannel(_ name: String, to value: Double, heard: Double?, at time: Double) {
        let isNew = markValues.setChannel(
            name, to: value, heard: heard, in: configuration.gauge, at: time, by: configuration.movement,
            isReduced: configuration.reducesMotion)
        if isNew { setNeedsDisplay() }
    }

    /// Channels that have no value begin with those of their marks, where values do not come from outside.
    mutating func startChannels(at time: Double) {
        guard !isFed else { return }
        for mark in configuration.gauge.marks {
            guard case .channel(let name) = mark.source, let start = mark.start else { continue }
            if markValues.channels[name] == nil { setChannel(name, to: start, heard: nil, at: time) }
        }
    }

    /// A value of the gauge's own has come, or was set: it counts for means and extremes. What is in the hand is
    /// where it is; other extremes ease there as the dot does.
    mutating func countInMarks(_ value: Double, at time: Double) {
        guard value.isFinite else { return }
        var movement = configuration.movement
        if case .dragging = hand { movement = .jump }
        markValues.take(
            value, of: configuration.gauge, at: time, by: movement, isReduced: configuration.reducesMotion)
    }

    /// The gauge was changed, or whether motion is reduced.
    mutating func adaptMarks(at time: Double) {
        trail.clear()
        markValues.adapt(to: configuration.gauge, isReduced: configuration.reducesMotion)
        startChannels(at: time)
        if condition(at: time).showsValue { countInMarks(judged, at: time) }
    }

    /// The shown value leaves its course.
    mutating func leaveTrail(at time: Double) {
        trail.leave(shown, ahead: shownAhead, at: time, seconds: configuration.gauge.trail)
    }

    /// How far what is shown is ahead of the pointer's place; nothing where no dot is dragged.
    private var shownAhead: Tween<Double> {
        if case .dragging = hand { catchUp } else { Tween(0) }
    }

    /// The value of each of the gauge's marks at `time`; nil where one has none now.
    package func markValues(at time: Double) -> [Double?] {
        let showsValue = condition(at: time).showsValue
        return configuration.gauge.marks.map { mark -> Double? in
            switch mark.source {
            case .value: showsValue ? shownValue(at: time) : nil
            case .target: showsValue && shown.isRunning(at: time) ? value : nil
            case .average: showsValue ? keptValue(of: mark, at: time) : nil
            default: keptValue(of: mark, at: time)
            }
        }
    }

    private func keptValue(of mark: GaugeMark, at time: Double) -> Double? {
        markValues.value(of: mark.source, in: configuration.gauge, at: time)
    }

    /// Which of the gauge's marks show a channel that is late at `time`.
    package func lateMarks(at time: Double) -> [Bool] {
        configuration.gauge.marks.map {
            guard case .channel(let name) = $0.source else { return false }
            return markValues.channels[name]?.condition(at: time, by: configuration.gauge.freshness) == .late
        }
    }

    /// The value from which the dot's trail leads at `time`; nil where it leaves none.
    package func trailStart(at time: Double) -> Double? {
        let seconds = configuration.gauge.trail
        guard seconds > 0, seconds < .infinity, !configuration.reducesMotion, condition(at: time).showsValue,
            time < trail.end(seconds: seconds, now: shown, ahead: shownAhead)
        else { return nil }
        return trail.value(at: time, seconds: seconds, now: shown, ahead: shownAhead)
    }

    /// The marks and the dot's trail at `time`.
    mutating func markLayers(at time: Double, theme: Theme) -> [Layer] {
        var gauge = configuration.gauge
        guard let layout = layout.gauge, !gauge.marks.isEmpty || gauge.trail > 0 else { return [] }
        let values = markValues(at: time)
        let shown = condition(at: time).showsValue ? shownValue(at: time) : nil
        let opacities = gauge.markOpacities(values, shown: shown, in: layout)
        let areLate = lateMarks(at: time)
        var layers: [Layer]
        if let kept = kept.marks, kept.values == values, kept.opacities == opacities, kept.areLate == areLate
        {
            layers = kept.layers
        } else {
            for index in areLate.indices where areLate[index] { gauge.marks[index].ink = .role(.muted) }
            layers = gauge.markLayers(
                values, opacities: opacities, in: layout, theme: theme, ground: ground,
                labels: labels(in: layout),
                typeface: typeface)
            kept.marks = KeptLayers.Marks(
                values: values, opacities: opacities, areLate: areLate, layers: layers)
        }
        if let start = trailStart(at: time) {
            layers += gauge.trailLayers(from: start, to: shownValue(at: time), in: layout, theme: theme)
        }
        return layers
    }

    /// The next moment after `time` at which a mark or the trail differs; nil where all stay.
    func nextMarkChange(after time: Double) -> Double? {
        guard layout.gauge != nil else { return nil }
        if trailStart(at: time) != nil { return time }
        return markValues.nextChange(after: time, freshness: configuration.gauge.freshness)
    }
}
