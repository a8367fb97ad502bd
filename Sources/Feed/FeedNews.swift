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
    /// The channels that had values since the last look, in the order in which they first came.
    public var channels: [FeedChannel] = []
    /// The first line that could not be read, told once.
    public var firstInvalidLine: InvalidLine?
    /// The first line with a decimal comma, told once, where it is not the first that could not be read: behind a heading
    /// it is what the source's writer has to know.
    public var firstDecimalComma: InvalidLine?
    /// Whether the source's latest word on its value could not be read: told when it begins to be so, and again where
    /// it is so after a value. What comes under names alone, and empty lines, say nothing of it.
    public var isUnreadable = false
    /// That the feed ended, told once.
    public var end: End?

    /// Whether there is nothing new.
    public var isEmpty: Bool {
        reading == nil && channels.isEmpty && firstInvalidLine == nil && firstDecimalComma == nil
            && !isUnreadable && end == nil
    }

    /// Adds what came later under names.
    mutating func append(_ later: [FeedChannel]) {
        for channel in later {
            if let index = channels.firstIndex(where: { $0.name == channel.name }) {
                channels[index].reading.append(channel.reading)
            } else {
                channels.append(channel)
            }
        }
    }
}
