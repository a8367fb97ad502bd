/// A mark on a scale.
public struct ScaleTick: Hashable, Sendable {
    /// The value it stands at.
    public var value: Double
    /// What is written at it; nil for nothing.
    public var label: String?
    /// Whether it is one of the longer ticks.
    public var isMajor: Bool
    /// How soon it is left out where there is no room: the highest rank first. 0…2.
    public var rank: Int

    /// A tick at `value`; a long one where it has a label, unless something else is said.
    public init(value: Double, label: String? = nil, isMajor: Bool? = nil, rank: Int = 0) {
        self.value = value
        self.label = label
        self.isMajor = isMajor ?? (label != nil)
        self.rank = rank
    }
}
