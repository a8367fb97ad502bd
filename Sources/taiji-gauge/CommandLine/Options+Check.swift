import TaijiInstruments

extension Options {
    /// Throws where options that are right one by one are not so together. `given` are the names of those
    /// that were set, so that the error names one that the user wrote.
    func check(given: Set<String>, for kind: Command.Kind) throws(UsageError) {
        try checkScale(given)
        try checkAlarms()
        if let lateAfter, let deadAfter, deadAfter < lateAfter {
            throw UsageError(
                "--dead-after", found: DecimalText.plain(deadAfter),
                expected: "at least --late-after, which is \(DecimalText.plain(lateAfter))")
        }
        if background == .transparent, kind == .window {
            throw UsageError(
                "--background", found: "transparent",
                expected: "an opaque colour as #rrggbb; only a snapshot can be transparent")
        }
    }

    /// What is told of alarms goes by their names.
    private func checkAlarms() throws(UsageError) {
        for (index, alarm) in alarms.enumerated()
        where alarms[..<index].contains(where: { $0.name == alarm.name }) {
            throw UsageError("--alarm", found: alarm.name, expected: "a name that no other alarm has")
        }
    }

    /// What the options alone say of the scale; with a gauge file it is checked once that has been read.
    private func checkScale(_ given: Set<String>) throws(UsageError) {
        guard gauge == nil else { return }
        let (minimum, maximum) = (minimum ?? 0, maximum ?? 100)
        let low = DecimalText.plain(minimum)
        let high = DecimalText.plain(maximum)
        let end = given.contains("max") ? "--max" : "--min"
        let found = given.contains("max") ? high : low
        // Whoever gives both ends may mean a reversed scale; who moves one past the other's default does not.
        let isReversed = minimum > maximum && given.isSuperset(of: ["min", "max"])
        guard minimum < maximum || isReversed else {
            throw UsageError(
                end, found: found,
                expected: minimum == maximum && given.isSuperset(of: ["min", "max"])
                    ? "another number than \(end == "--max" ? "--min" : "--max"), which is \(low)"
                    : end == "--max"
                        ? "a number above --min, which is \(low)" : "a number below --max, which is \(high)")
        }
        let magnitude = max(abs(minimum), abs(maximum))
        let range = abs(maximum - minimum)
        guard range.isFinite, range <= GaugeScale.widestRange else {
            throw UsageError(
                end, found: found,
                expected: "a range of at most \(GaugeScale.widestRange) from --min to --max")
        }
        guard range >= GaugeScale.leastRange(magnitude: magnitude) else {
            throw UsageError(
                end, found: found,
                expected: "a range from --min to --max in which a hundred steps can be told apart")
        }
        if let step, step > range {
            throw UsageError(
                "--step", found: DecimalText.plain(step),
                expected: "at most the range from --min to --max, which is \(DecimalText.plain(range))")
        }
        let finest = GaugeScale.leastStep(magnitude: magnitude)
        if let step, step < finest {
            throw UsageError(
                "--step", found: "\(step)",
                expected:
                    "at least \(finest), so that steps can be told apart on a scale from \(low) to \(high)")
        }
    }
}
