import TaijiDrawing

extension Instrument {
    /// What the readout says at `time`.
    public func written(at time: Double) -> WrittenNumber {
        var written = configuration.gauge.format.written(shownValue(at: time))
        if configuration.gauge.format.unitPlace == .below { written.unit = "" }
        return written
    }

    /// What stands under the readout at `time`.
    func secondLine(at time: Double) -> SecondLine {
        let (gauge, theme) = (configuration.gauge, configuration.theme)
        var line = SecondLine()
        line.append(gauge.title, theme.caption)
        if gauge.format.unitPlace == .below {
            line.append(gauge.format.written(shownValue(at: time)).unit, theme.caption)
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
