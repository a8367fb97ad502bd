/// How far the value that a dial shows can be trusted.
public enum DataCondition: String, Hashable, Sendable, CaseIterable {
    /// There is none: none has come yet, or the source said that it has none.
    case none
    /// It is as new as it should be.
    case fresh
    /// A new one should have come, or the source has ended or cannot be read: the dial is grey and tells the age.
    case late
    /// None has come for so long that the last one means nothing any more: the dial is crossed out.
    case dead

    /// Whether a value is shown.
    public var showsValue: Bool { self == .fresh || self == .late }
}
