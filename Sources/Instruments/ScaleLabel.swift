/// A text that stands at a value of the scale in place of numbers, such as "N" at 0 on a compass.
public struct ScaleLabel: Hashable, Sendable {
    /// The value it stands at.
    public var value: Double
    /// What is written.
    public var text: String

    /// The text at a value; beyond the scale it is not drawn.
    public init(value: Double, text: String) {
        self.value = value
        self.text = text
    }
}
