extension Gauge {
    /// The ticks that the gauge's rule asks for, in rising order of their values, with their labels: those of
    /// ``labelFormat``, or else as short as they can be without two that read alike, with the readout's separators.
    ///
    /// Every value is computed from its index and freed from binary noise. On a scale that goes round there is no
    /// tick at the end, which is the start. Where the gauge has labels of its own, ticks have none. A rule that
    /// asks for more than a thousand labelled ticks, or is none, counts as the default one.
    public func scaleTicks(labelLength: Int = 8) -> [ScaleTick] {
        var ticks =
            switch self.ticks {
            case .none: [ScaleTick]()
            case .nice(let count): scale.niceTicks(count: count, labelLength: labelLength)
            case .count(let major, let minor):
                scale.equalTicks(major: major, minor: minor, labelLength: labelLength)
            case .step(let major, let minor):
                scale.stepTicks(major: major, minor: minor, labelLength: labelLength)
                    ?? scale.niceTicks(count: 11, labelLength: labelLength)
            }
        if scale.wraps { ticks.removeAll { $0.value >= scale.maximum } }
        // On a full turn the last tick stands where the first does.
        if arc.isFullTurn, ticks.contains(where: { $0.value == scale.start }) {
            ticks.removeAll { $0.value == scale.end }
        }
        if !customLabels.isEmpty {
            for index in ticks.indices { ticks[index].label = nil }
        } else if let labelFormat {
            let majors = ticks.indices.filter { ticks[$0].isMajor }
            let texts = labelFormat.tickTexts(majors.map { ticks[$0].value })
            for (index, text) in zip(majors, texts) { ticks[index].label = text }
        } else if format.separators != .plain {
            for index in ticks.indices {
                ticks[index].label = ticks[index].label.map { format.separators.separated($0) }
            }
        }
        return ticks
    }

    /// The labels to be drawn, in the order in which they are given: the gauge's own that lie on the scale, or the
    /// ticks'.
    package func scaleLabels(_ ticks: [ScaleTick]) -> [ScaleTick] {
        guard !customLabels.isEmpty else { return ticks.filter { $0.label != nil } }
        return customLabels.filter { label in
            !label.text.isEmpty
                && (scale.wraps
                    ? label.value.isFinite : scale.minimum <= label.value && label.value <= scale.maximum)
        }.map { ScaleTick(value: scale.wrapped($0.value), label: $0.text) }
    }
}
