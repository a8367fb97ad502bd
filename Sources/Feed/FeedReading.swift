/// What came in between two looks at a feed: the latest value, and what the others were like. Only the latest
/// is shown, but a peak that lasted no longer than one line is not lost.
public struct FeedReading: Hashable, Sendable {
    /// The value of the latest line.
    public private(set) var latest: Double
    /// The lowest value since the last look.
    public private(set) var lowest: Double
    /// The highest value since the last look.
    public private(set) var highest: Double
    /// How many values came since the last look, at least 1.
    public private(set) var count: Int

    /// The reading after one value.
    init(_ value: Double) {
        latest = value
        lowest = value
        highest = value
        count = 1
    }

    /// Adds what came later.
    mutating func append(_ later: FeedReading) {
        latest = later.latest
        lowest = min(lowest, later.lowest)
        highest = max(highest, later.highest)
        count += later.count
    }
}
