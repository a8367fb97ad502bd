import TaijiDrawing
import TaijiGeometry

extension Instrument {
    /// What the readout says at `time`.
    public func written(at time: Double) -> WrittenNumber {
        switch condition(at: time) {
        case .none: return .none
        case .dead: return .dead
        case .fresh, .late: break
        }
        var written = configuration.gauge.format.written(shownValue(at: time))
        if hasUnitBelow { written.unit = "" }
        return written
    }

    /// Whether the unit stands under the number: where the gauge asks for it, or where it is too wide to stand
    /// beside it.
    private var hasUnitBelow: Bool {
        let format = configuration.gauge.format
        if format.unitPlace == .below { return true }
        guard !format.unit.isEmpty, let layout = layout.gauge else { return false }
        return Readout.isTooWide(format.unit, in: layout, typeface: typeface)
    }

    /// What stands under the readout at `time`.
    func secondLine(at time: Double) -> SecondLine {
        let (gauge, theme) = (configuration.gauge, configuration.theme)
        var line = SecondLine()
        line.append(gauge.title, theme.caption)
        let condition = condition(at: time)
        if hasUnitBelow, condition.showsValue {
            line.append(gauge.format.written(shownValue(at: time)).unit, theme.caption)
        }
        if let sign = alarmSign(at: time) {
            let color = theme.color(of: sign.ink).legible(on: ground, contrast: Color.textContrast)
            line.append(sign.name, color, isState: true)
        }
        // In the number's own colour, for now it matters more.
        if !hasValue {
            line.append("no data", theme.readout, isState: true)
        }
        if receipt.endedAt != nil {
            line.append("feed ended", theme.readout, isState: true)
        } else if time >= receipt.unreadableMoment {
            line.append("unreadable", theme.readout, isState: true)
        }
        if hasValue, condition != .fresh {
            line.append(receipt.age(at: time) + " ago", theme.readout, isState: true)
        }
        return line
    }

    /// The layers of what stands under the readout at `time`.
    mutating func secondLineLayers(at time: Double) -> [Layer] {
        guard let layout = textLayout else { return [] }
        var line = secondLine(at: time)
        // The cross must not run through what is said about it.
        if condition(at: time) == .dead, case .inMiddle = layout.readout { line.patch = ground.opacity(0.9) }
        if let kept = kept.secondLine, kept.line == line { return kept.layers }
        let layers = line.layers(
            in: layout, separatorColor: configuration.theme.caption, typeface: typeface)
        kept.secondLine = (line, layers)
        return layers
    }

    /// The number and its unit, as the value's condition and the alarms have them.
    func readoutLayers(_ readout: Readout, condition: DataCondition, sign: AlarmSign?) -> [Layer] {
        var (numberColor, unitColor) = (condition.showsValue ? theme.readout : theme.caption, theme.caption)
        var layers: [Layer] = []
        if let sign {
            // An alarm is no less red for being old.
            let color = configuration.theme.color(of: sign.ink)
                .legible(on: ground, contrast: Color.largeTextContrast)
            let box = readout.box
            switch sign.look {
            case .warning, .acknowledged, .flashing(isLit: false): numberColor = color
            case .flashing(isLit: true):
                layers.append(.fill(box, color))
                (numberColor, unitColor) = (ground, ground)
            case .outlined:
                layers.append(.fill(box.stroked(StrokeStyle(width: readout.boxLineWidth)), color))
                numberColor = color
            }
        }
        layers.append(.glyphs(readout.number, numberColor))
        if !readout.unit.isEmpty { layers.append(.glyphs(readout.unit, unitColor)) }
        return layers
    }
}
