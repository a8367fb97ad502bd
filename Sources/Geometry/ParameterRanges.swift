/// Ranges of a segment's parameter, in rising order; of two that meet one is made.
struct ParameterRanges {
    private(set) var ranges: [(from: Double, to: Double)] = []

    /// Takes all away and keeps the memory.
    mutating func removeAll() { ranges.removeAll(keepingCapacity: true) }

    /// Adds the range from `from` to `to`, which lies behind the others.
    mutating func append(from: Double, to: Double) {
        if let last = ranges.last, last.to == from {
            ranges[ranges.count - 1].to = to
        } else {
            ranges.append((from, to))
        }
    }
}
