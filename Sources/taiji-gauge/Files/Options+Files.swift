import TaijiFormats
import TaijiInstruments

extension Options {
    /// The gauge that the options ask for: that of a file or the default one, with what the options say in place of
    /// what the file says.
    package func gaugeFile() throws(Failure) -> GaugeFile {
        var found = GaugeFile(Gauge())
        if let name = try gaugeFileName() {
            do throws(FormatError) {
                found = try GaugeFile(from: try FileText.read(name), file: name)
            } catch {
                throw Failure(error)
            }
        }
        found.gauge.scale = try scale(insteadOf: found.gauge.scale)
        if let title { found.gauge.title = title }
        if let unit { found.gauge.format.unit = unit }
        if let decimals { found.gauge.format.digits = .decimals(decimals) }
        if let lateAfter { found.gauge.freshness.lateAfter = lateAfter }
        found.gauge.alarms += alarms
        if let deadAfter { found.gauge.freshness.deadAfter = deadAfter }
        if found.gauge.asksForLocale { found.gauge = found.gauge.localized(.ofEnvironment()) }
        return found
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

    /// The start value: the given one, else the file's, else 64 where the scale holds it, else the value at the
    /// same place of the scale, 64 hundredths of the way. A given value may lie outside the scale, as a fed one
    /// may: the gauge stops at its end and the readout shows the number.
    package func startValue(of file: GaugeFile) -> Double {
        if let value = value ?? file.startValue { return value }
        let scale = file.gauge.scale
        return (scale.minimum...scale.maximum).contains(64) ? 64 : scale.value(at: 0.64)
    }

    /// The theme that the options ask for, and its file; without one where it is built in.
    package func themeAndFile() throws(Failure) -> (theme: Theme, file: String?) {
        if case .name(let name) = theme, let theme = Theme.named(name) { return (theme, nil) }
        let file: String
        do throws(UsageError) {
            file = try theme.file(
                .themes, option: "--theme", builtIn: Theme.builtIn.map(\.name), in: .ofThisProgram())
        } catch {
            throw .usage(error)
        }
        do throws(FormatError) {
            return (try ThemeFile.theme(from: try FileText.read(file), file: file), file)
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
