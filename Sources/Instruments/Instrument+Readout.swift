import TaijiDrawing

extension Instrument {
    /// What the readout says at `time`.
    public func written(at time: Double) -> WrittenNumber {
        switch condition(at: time) {
        case .none: return .none
        case .dead: return .dead
        case .fresh, .late: break
        }
        var written = configuration.gauge.format.written(shownValue(at: time))
        if configuration.gauge.format.unitPlace == .below { written.unit = "" }
        return written
    }

    /// What stands under the readout at `time`.
    func secondLine(at time: Double) -> SecondLine {
        let (gauge, theme) = (configuration.gauge, configuration.theme)
        var line = SecondLine()
        line.append(gauge.title, theme.caption)
        let condition = condition(at: time)
        if gauge.format.unitPlace == .below, condition.showsValue {
            line.append(gauge.format.written(shownValue(at: time)).unit, theme.caption)
        }
        // In the number's own colour, for now it matters more.
        if !hasValue {
            line.append("no data", theme.readout)
        } else if condition != .fresh {
            line.append(receipt.age(at: time) + " ago", theme.readout)
        }
        return line
    }

    /// The layers of what stands under the readout at `time`.
    mutating func secondLineLayers(at time: Double) -> [Layer] {
        guard let layout = layout.gauge else { return [] }
        let line = secondLine(at: time)
        if let kept = kept.secondLine, kept.line == line { return kept.layers }
        let layers = line.layers(
            in: layout, separatorColor: configuration.theme.caption, typeface: typeface)
        kept.secondLine = (line, layers)
        return layers
    }
}
