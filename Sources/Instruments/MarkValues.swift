import TaijiMotion

/// The values of a gauge's marks, apart from the main one: channels, held extremes, means.
struct MarkValues: Sendable {
    /// The channels that have a value, by name.
    private(set) var channels: [String: ChannelValue] = [:]
    /// Extremes and means that began with the first value, by the marks that ask for them.
    private var extremes: [GaugeMark.Source: HeldExtreme] = [:]
    private var means: [GaugeMark.Source: RunningMean] = [:]

    /// A value of a channel, which ages where it was `heard` from outside; the first, and one that follows a dead one, is
    /// shown at once, others by `movement`. What is not finite takes the channel's value away. Whether anything changed
    /// is the answer.
    mutating func setChannel(
        _ name: String, to value: Double, heard: Double?, in gauge: Gauge, at time: Double,
        by movement: Movement,
        isReduced: Bool
    ) -> Bool {
        // Names that no mark has are not kept: whoever sends them could fill the memory.
        guard gauge.marks.contains(where: { $0.source == .channel(name) }) else { return false }
        guard value.isFinite else { return channels.removeValue(forKey: name) != nil }
        let condition = channels[name]?.condition(at: time, by: gauge.freshness)
        guard var channel = channels[name], condition?.showsValue == true else {
            channels[name] = ChannelValue(
                shown: ShownValue(value, scale: gauge.scale, isReduced: isReduced), heard: heard)
            return true
        }
        (channel.heard, channel.endedAt) = (heard, nil)
        let moves = value != channel.shown.target || channel.shown.isRunning(at: time)
        if moves { channel.shown.ease(to: value, at: time, by: movement) }
        channels[name] = channel
        return moves || condition != .fresh
    }

    /// Values come from outside from `time` on: the channels that have one age.
    mutating func beginAging(at time: Double) {
        for name in channels.keys where channels[name]?.heard == nil { channels[name]?.heard = time }
    }

    /// The channels' source has ended.
    mutating func endChannels(at time: Double) {
        for name in channels.keys { channels[name]?.endedAt = time }
    }

    /// The gauge's own value, which is the next to be counted.
    mutating func take(
        _ value: Double, of gauge: Gauge, at time: Double, by movement: Movement, isReduced: Bool
    ) {
        for mark in gauge.marks {
            let source = mark.source
            // Seconds that are no number have no name to be found again by.
            guard source.isKey else { continue }
            if case .average(let seconds) = source {
                if means[source] == nil {
                    means[source] = RunningMean(seconds: seconds, value: value, at: time)
                } else {
                    // The same place on a scale that goes round, by the shorter way from where it was.
                    let before = means[source]?.value ?? value
                    means[source]?.take(
                        gauge.scale.wraps ? gauge.scale.coordinate(of: value, nearestTo: before) : value,
                        at: time)
                }
            } else if let kind = source.extreme, !gauge.scale.wraps {
                if extremes[source] == nil {
                    extremes[source] = HeldExtreme(
                        isHighest: kind.isHighest, hold: kind.hold, halfLife: kind.halfLife, value: value,
                        scale: gauge.scale, isReduced: isReduced, at: time)
                } else {
                    extremes[source]?.take(value, at: time, by: movement)
                }
            }
        }
    }

    /// Goes on with a gauge of other marks or another scale, with reduced motion or without.
    mutating func adapt(to gauge: Gauge, isReduced: Bool) {
        let sources = Set(gauge.marks.map(\.source))
        channels = channels.filter { sources.contains(.channel($0.key)) }.mapValues {
            var channel = $0
            if channel.shown.scale != gauge.scale || channel.shown.isReduced != isReduced {
                channel.shown = ShownValue(channel.shown.target, scale: gauge.scale, isReduced: isReduced)
            }
            return channel
        }
        means = means.filter { sources.contains($0.key) }
        extremes = extremes.filter { sources.contains($0.key) && !gauge.scale.wraps }.mapValues {
            var extreme = $0
            extreme.adapt(to: gauge.scale, isReduced: isReduced)
            return extreme
        }
    }

    /// Shows at once what all are on their way to.
    mutating func finish(at time: Double) {
        for name in channels.keys {
            guard var shown = channels[name]?.shown else { continue }
            shown.jump(to: shown.target, at: time)
            channels[name]?.shown = shown
        }
        for source in extremes.keys { extremes[source]?.finish(at: time) }
    }

    /// There is no value any more: what comes next is no neighbour of what was.
    mutating func interrupt() { means = [:] }

    /// The value of a mark with the given source at `time`; nil where it has none, or where that is too old.
    func value(of source: GaugeMark.Source, in gauge: Gauge, at time: Double) -> Double? {
        switch source {
        case .channel(let name):
            channels[name].flatMap {
                $0.condition(at: time, by: gauge.freshness).showsValue ? $0.shown.value(at: time) : nil
            }
        case .fixed(let value): value.isFinite ? value : nil
        case .average: (means[source]?.mean(at: time)).map(gauge.scale.wrapped)
        case .peak, .valley, .sessionMinimum, .sessionMaximum: extremes[source]?.value(at: time)
        case .value, .target: nil
        }
    }

    /// The next moment after `time` at which one of them is elsewhere; nil where all stay.
    func nextChange(after time: Double, freshness: Freshness) -> Double? {
        let moments =
            channels.values.compactMap { $0.nextChange(after: time, freshness: freshness) }
            + extremes.values.compactMap { $0.nextChange(after: time) }
            + means.values.compactMap { $0.nextChange(after: time) }
        return moments.min()
    }
}

extension GaugeMark.Source {
    /// Whether it is equal to itself.
    fileprivate var isKey: Bool {
        switch self {
        case .average(let seconds): !seconds.isNaN
        case .peak(let hold, let halfLife), .valley(let hold, let halfLife): !hold.isNaN && !halfLife.isNaN
        default: true
        }
    }

    /// Whether it is an extreme of the gauge's own value.
    package var isExtreme: Bool { extreme != nil }

    /// What an extreme is of and how it is held; nil for what is none.
    fileprivate var extreme: (isHighest: Bool, hold: Double, halfLife: Double)? {
        switch self {
        case .peak(let hold, let halfLife): (true, hold, halfLife)
        case .valley(let hold, let halfLife): (false, hold, halfLife)
        case .sessionMaximum: (true, .infinity, .infinity)
        case .sessionMinimum: (false, .infinity, .infinity)
        default: nil
        }
    }
}
