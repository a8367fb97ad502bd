/// A limit, and what its crossing means.
///
/// It is on from the value that reaches `onset` until one that passes `release`: with 1000 and 900 the values 980,
/// 1010, 990, 1020 are one alarm.
public struct Alarm: Hashable, Sendable {
    /// On which side of the limit it is on.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// At the limit and above.
        case high
        /// At the limit and below.
        case low
    }
    /// How much it matters.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Worth a look: yellow, steady, goes by itself.
        case warning
        /// Needs an answer: red, flashing until somebody acknowledges it.
        case alarm
    }

    /// What it is called.
    public var name: String
    /// On which side of the limit it is on.
    public var side: Side
    /// The value that turns it on.
    public var onset: Double
    /// The value beyond which, on the safe side, it is off again.
    public var release: Double
    /// How much it matters.
    public var severity: Severity
    /// Whether it stays until it is acknowledged even though the value is safe again.
    public var isLatching: Bool

    /// An alarm with the given limits.
    public init(
        name: String, side: Side, onset: Double, release: Double, severity: Severity = .alarm,
        isLatching: Bool = false
    ) {
        self.name = name
        self.side = side
        self.onset = onset
        self.release = release
        self.severity = severity
        self.isLatching = isLatching
    }

    /// Whether `other` is the same alarm under another name.
    func isRenamed(_ other: Alarm) -> Bool {
        var renamed = self
        renamed.name = other.name
        return renamed == other
    }
}
