/// A value as a ``NumberFormat`` writes it, in the two parts that a readout sets differently.
public struct WrittenNumber: Hashable, Sendable {
    /// Sign, prefix and digits; or the words that stand for the value.
    public var number: String
    /// The unit with its SI prefix; empty where there is none.
    public var unit: String
    /// Whether `number` is words in place of a number.
    public var isMapped = false

    /// The parts of a written number.
    public init(number: String, unit: String = "", isMapped: Bool = false) {
        self.number = number
        self.unit = unit
        self.isMapped = isMapped
    }

    /// Whether the unit is a sign that stands at the number's top, right beside it: a degree, a minute, a second.
    var hasSign: Bool { ["\u{B0}", "\u{2032}", "\u{2033}"].contains(unit) }

    /// Number and unit in one line.
    public var text: String { unit.isEmpty || hasSign ? number + unit : number + " " + unit }

    /// What stands for a value that is not there.
    public static let none = WrittenNumber(number: "\u{2014}")
    /// What stands for a value that is too old to be told.
    public static let dead = WrittenNumber(number: "\u{2013} \u{2013} \u{2013}")
}
