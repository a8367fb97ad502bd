/// Moments at equal distances, each computed from its number: `start`, `start + interval`, …
struct Beat: Hashable, Sendable {
    /// The first moment in seconds.
    var start: Double
    /// The distance from a moment to the next in seconds, above 0.
    var interval: Double

    /// How many moments after the first have come by `time`; 0 before.
    ///
    /// It is the count by the moments as ``next(after:)`` gives them: whoever looks at just that moment finds
    /// that it has come, whatever the division rounds to.
    func count(at time: Double) -> Int {
        guard time > start else { return 0 }
        // Beyond 2^53 a count is no longer exact, and nobody lives that long.
        var count = Swift.min(9e15, ((time - start) / interval).rounded(.down))
        if moment(count + 1) <= time { count += 1 }
        if moment(count) > time { count -= 1 }
        return Int(count)
    }

    /// The first moment after `time`.
    func next(after time: Double) -> Double {
        time < start ? start : moment(Double(count(at: time)) + 1)
    }

    private func moment(_ number: Double) -> Double { start + number * interval }
}
