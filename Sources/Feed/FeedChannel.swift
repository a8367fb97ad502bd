/// What came in under a name between two looks at a feed.
public struct FeedChannel: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The values.
    public internal(set) var reading: FeedReading

    /// The most names that a feed can have: what comes under others is not read.
    public static let most = 64
}
