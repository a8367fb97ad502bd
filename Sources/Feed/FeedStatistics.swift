/// What a feed has brought so far.
public struct FeedStatistics: Hashable, Sendable {
    /// Lines read.
    public var lines: Int
    /// Lines without a number among them.
    public var invalidLines: Int
    /// Whether the feed has ended.
    public var hasEnded: Bool

    /// Statistics of the given counts.
    public init(lines: Int = 0, invalidLines: Int = 0, hasEnded: Bool = false) {
        self.lines = lines
        self.invalidLines = invalidLines
        self.hasEnded = hasEnded
    }
}
