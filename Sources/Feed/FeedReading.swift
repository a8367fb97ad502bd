/// What came in between two looks at a feed: the latest value, and what the others were like. Only the latest
/// is shown, but a peak that lasted no longer than one line is not lost.
public struct FeedReading: Hashable, Sendable {
    /// The latest value; nil where the source said that it has none.
    public private(set) var latest: Double?
    /// The lowest value since the last look; nil where there was none.
    public private(set) var lowest: Double?
    /// The highest value since the last look; nil where there was none.
    public private(set) var highest: Double?
    /// Those of the values since the last look that lay elsewhere, among the levels that are watched
    /// (``Feed/watch(levels:around:)``), than the one before, in the order in which they came.
    public private(set) var passages: [Double] = []
    /// How often the source said something since the last look, at least 1.
    public private(set) var count: Int

    /// The values since the last look, from the lowest to the highest; nil where there was none.
    public var range: ClosedRange<Double>? {
        guard let lowest, let highest else { return nil }
        return lowest...highest
    }

    /// The reading after one value; NaN is the word of a source that has none.
    init(_ value: Double, isPassage: Bool = false) {
        latest = value.isNaN ? nil : value
        lowest = latest
        highest = latest
        count = 1
        if isPassage { passages = [value] }
    }

    /// Adds what came later.
    mutating func append(_ later: FeedReading) {
        latest = later.latest
        if let low = later.lowest { lowest = min(lowest ?? low, low) }
        if let high = later.highest { highest = max(highest ?? high, high) }
        count += later.count
        if !later.passages.isEmpty { passages += later.passages }
    }
}
