/// What is new at a feed since the last look.
public struct FeedNews: Hashable, Sendable {
    /// Why a feed ended.
    public enum End: Hashable, Sendable {
        /// There was no more.
        case endOfInput
        /// The system refused to read; its reason.
        case failure(reason: String)
    }

    /// The values since the last look; nil where there was none.
    public var reading: FeedReading?
    /// The first line without a number, told once.
    public var firstInvalidLine: InvalidLine?
    /// That the feed ended, told once.
    public var end: End?

    /// Whether there is nothing new.
    public var isEmpty: Bool { reading == nil && firstInvalidLine == nil && end == nil }
}
