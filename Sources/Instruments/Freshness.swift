/// For how long a value that came from outside is to be trusted. A limit below 0 counts as 0.
public struct Freshness: Hashable, Sendable {
    /// Seconds without a new value after which the dial greys and tells the value's age; nil for never.
    public var lateAfter: Double?
    /// Seconds after which value arc and dot are taken away and a cross is drawn; nil for never.
    public var deadAfter: Double?

    /// Values that are trusted for so long; without limits, for ever.
    public init(lateAfter: Double? = nil, deadAfter: Double? = nil) {
        self.lateAfter = lateAfter
        self.deadAfter = deadAfter
    }
}
