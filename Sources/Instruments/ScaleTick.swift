/// A mark on a scale.
public struct ScaleTick: Hashable, Sendable {
    /// The value it stands at.
    public var value: Double
    /// What is written at it; nil at a minor tick.
    public var label: String?

    /// A tick at `value`.
    public init(value: Double, label: String? = nil) {
        self.value = value
        self.label = label
    }

    /// Whether it is one of the longer ticks.
    public var isMajor: Bool { label != nil }
}
