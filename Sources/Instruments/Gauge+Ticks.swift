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
            let texts = labelFormat.distinctTexts(majors.map { ticks[$0].value })
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

extension NumberFormat {
    /// The numbers of `values`, which all differ, without their unit: with more digits than asked for where two
    /// would read alike.
    func distinctTexts(_ values: [Double]) -> [String] {
        var format = self
        while true {
            let texts = values.map { format.label($0) }
            guard Set(texts).count < texts.count, let finer = format.withOneMoreDigit else { return texts }
            format = finer
        }
    }

    /// The number with its SI prefix, which belongs to it, but without the unit.
    private func label(_ value: Double) -> String {
        var format = self
        format.unit = ""
        let written = format.written(value)
        return written.number + written.unit
    }

    private var withOneMoreDigit: NumberFormat? {
        var format = self
        switch digits {
        case .decimals(let count) where count < 15: format.digits = .decimals(Swift.max(0, count) + 1)
        case .significant(let count) where count < 15: format.digits = .significant(Swift.max(1, count) + 1)
        default: return nil
        }
        return format
    }
}
