/// A text that a readout shows in place of the numbers of a range, such as "OFF" below 1.
public struct MappedText: Hashable, Sendable {
    /// The range's lower end, which belongs to it; −∞ where it has none.
    public var from: Double
    /// The range's upper end, which does not belong to it unless it is `from` itself; ∞ where it has none.
    public var to: Double
    /// What is shown; no unit follows it.
    public var text: String

    /// The text for the values from `from` up to, but not including, `to` (for exactly `from` where both are
    /// equal).
    public init(from: Double, to: Double, text: String) {
        self.from = from
        self.to = to
        self.text = text
    }

    /// Whether `value` is one that is written so.
    public func holds(_ value: Double) -> Bool {
        value >= from && (value < to || (value == to && from == to))
    }
}
