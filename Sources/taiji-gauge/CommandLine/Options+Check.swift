import TaijiInstruments

extension Options {
    /// Throws where options that are right one by one are not so together. `given` are the names of those
    /// that were set, so that the error names one that the user wrote.
    func check(given: Set<String>, for kind: Command.Kind) throws(UsageError) {
        try checkScale(given)
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

    private func checkScale(_ given: Set<String>) throws(UsageError) {
        let low = DecimalText.plain(minimum)
        let high = DecimalText.plain(maximum)
        let end = given.contains("max") ? "--max" : "--min"
        let found = given.contains("max") ? high : low
        guard minimum < maximum else {
            throw UsageError(
                end, found: found,
                expected: end == "--max"
                    ? "a number above --min, which is \(low)" : "a number below --max, which is \(high)")
        }
        // A hundred steps must be told apart at either end: a Double holds 4,500 numbers within a relative
        // 1e-12. The two bounds keep a hundredth of the range a normal, finite number.
        let range = maximum - minimum
        guard range.isFinite, range <= 1e300 else {
            throw UsageError(end, found: found, expected: "a range of at most 1e300 from --min to --max")
        }
        guard range >= max(1e-12 * max(abs(minimum), abs(maximum)), 1e-300) else {
            throw UsageError(
                end, found: found,
                expected: "a range from --min to --max in which a hundred steps can be told apart")
        }
        if let step, step > range {
            throw UsageError(
                "--step", found: DecimalText.plain(step),
                expected: "at most the range from --min to --max, which is \(DecimalText.plain(range))")
        }
        // A step must be told apart from the next one anywhere on the scale, with some room for rounding.
        let finest = max(1e-14 * max(abs(minimum), abs(maximum)), 1e-303)
        if let step, step < finest {
            throw UsageError(
                "--step", found: "\(step)",
                expected:
                    "at least \(finest), so that steps can be told apart on a scale from \(low) to \(high)")
        }
    }
}
