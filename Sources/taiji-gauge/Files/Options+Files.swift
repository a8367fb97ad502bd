import TaijiFormats
import TaijiInstruments

extension Options {
    /// The gauge that the options ask for: that of a file or the default one, with what the options say in place of
    /// what the file says.
    ///
    /// A pipe is waited for unless `waits` is false.
    package func gaugeFile(waits: Bool = true) throws(Failure) -> GaugeFile {
        var found = GaugeFile(Gauge())
        if let name = try gaugeFileName() {
            do throws(FormatError) {
                found = try GaugeFile(from: try FileText.read(name, waits: waits), file: name)
            } catch {
                throw Failure(error)
            }
        }
        found.gauge.scale = try scale(insteadOf: found.gauge.scale)
        if let title { found.gauge.title = title }
        let changed = found.gauge.scale
        if let unit {
            found.gauge.format.unit = unit
        } else if gauge == nil, changed.minimum != 0 || changed.maximum != 100 {
            // Of another scale nobody said that its numbers are hundredths.
            found.gauge.format.unit = ""
        }
        if let decimals {
            found.gauge.format.digits = .decimals(decimals)
        } else if !found.hasDigits {
            found.gauge.format.digits = changed.readoutDigits
        }
        // The labels of a range that was left are of no place on the new one, also where that goes round.
        if minimum != nil || maximum != nil {
            found.gauge.customLabels.removeAll { !(changed.minimum...changed.maximum).contains($0.value) }
        }
        if let lateAfter { found.gauge.freshness.lateAfter = lateAfter }
        try addAlarms(to: &found.gauge)
        if let deadAfter { found.gauge.freshness.deadAfter = deadAfter }
        if found.gauge.asksForLocale { found.gauge = found.gauge.localized(.ofEnvironment()) }
        return found
    }

    /// The alarms of the options beside those of the file, none of which may have the name of another: what is told of
    /// them goes by it.
    private func addAlarms(to gauge: inout Gauge) throws(Failure) {
        for alarm in alarms {
            guard !gauge.alarms.contains(where: { $0.name == alarm.name }) else {
                throw .usage(
                    UsageError("--alarm", found: alarm.name, expected: "a name that no other alarm has"))
            }
            gauge.alarms.append(alarm)
        }
    }

    /// The file of the gauge that was asked for; nil where none was.
    package func gaugeFileName() throws(Failure) -> String? {
        do throws(UsageError) {
            return try gauge?.file(.gauges, option: "--gauge", in: .ofThisProgram())
        } catch {
            throw .usage(error)
        }
    }

    /// The scale with the ends and the step of the options, where they have one: reversed where the file's is, or
    /// where `--min` is above `--max`, both given. A step of the file's is kept only with its ends.
    private func scale(insteadOf scale: GaugeScale) throws(Failure) -> GaugeScale {
        guard minimum != nil || maximum != nil || step != nil else { return scale }
        let (low, high) = (minimum ?? scale.minimum, maximum ?? scale.maximum)
        let step = self.step ?? (minimum == nil && maximum == nil ? scale.step : nil)
        let problem: String
        do throws(ScaleError) {
            guard low < high || (minimum != nil && maximum != nil) else {
                throw .badRange(minimum: low, maximum: high)
            }
            let turnsRound = scale.isReversed && low < high
            let changed = try GaugeScale(
                start: turnsRound ? high : low, end: turnsRound ? low : high, step: step,
                curve: scale.curve, wraps: scale.wraps)
            guard let fault = changed.fault else { return changed }
            problem = fault
        } catch {
            problem = error.description
        }
        throw .usage(UsageError("--min, --max, --step", problem))
    }

    /// The start value: the given one, else the file's; of a file that has none the value at rest, since nobody gave
    /// another. Without a file, for something to be seen, 64 where the scale holds it, else the value at the
    /// same place of the scale, 64 hundredths of the way. A given value may lie outside the scale, as a fed one
    /// may: the gauge stops at its end and the readout shows the number.
    package func startValue(of file: GaugeFile) -> Double {
        if let value = value ?? file.startValue { return value }
        if gauge != nil { return file.gauge.restingValue }
        let scale = file.gauge.scale
        return (scale.minimum...scale.maximum).contains(64) ? 64 : scale.value(at: 0.64)
    }

    /// The file of the theme that the options ask for; nil where it is built in.
    func themeFileName() throws(Failure) -> String? {
        if case .name(let name) = theme, Theme.named(name) != nil { return nil }
        do throws(UsageError) {
            return try theme.file(
                .themes, option: "--theme", builtIn: Theme.builtIn.map(\.name), in: .ofThisProgram())
        } catch {
            throw .usage(error)
        }
    }

    /// The theme that the options ask for. A pipe is waited for unless `waits` is false.
    package func chosenTheme(waits: Bool = true) throws(Failure) -> Theme {
        if case .name(let name) = theme, let theme = Theme.named(name) { return theme }
        guard let file = try themeFileName() else { return .dark }
        do throws(FormatError) {
            return try ThemeFile.theme(from: try FileText.read(file, waits: waits), file: file)
        } catch {
            throw Failure(error)
        }
    }
}

extension Failure {
    /// What a file that is not as it should be means to the user.
    init(_ error: FormatError) {
        self = .failed(subject: error.place, reason: error.problem)
    }
}
