/// How a gauge writes numbers. The default is what a programmer would write: a dot, no separators.
///
/// ``written(_:)`` does the writing; it rounds decimal digits, half away from zero. It knows no locale.
public struct NumberFormat: Hashable, Sendable {
    /// How many digits are written.
    public enum Digits: Hashable, Sendable {
        /// Always so many after the dot, 0…15.
        case decimals(Int)
        /// So many from the first that is not 0 on, 1…15.
        case significant(Int)
    }
    /// Where a readout has the unit.
    public enum UnitPlace: String, Hashable, Sendable, CaseIterable {
        /// After the number.
        case beside
        /// In the second line, after the title: for a long unit.
        case below
    }

    /// How many digits are written. Numbers outside of what is allowed count as the nearest that is.
    public var digits = Digits.decimals(0)
    /// Whether thousands become k, millions M and so on, thousandths m: the prefix stands before the unit.
    public var usesSIPrefixes = false
    /// What stands between the digits, in the readout and in the numbers at the ticks.
    public var separators = NumberSeparators.plain
    /// Whether the locale's separators are wanted. It is for whoever knows the locale to put them in, by
    /// ``localized(_:)``; until then they are ``separators``.
    public var usesLocaleSeparators = false
    /// What is written before the number's digits and after its sign, such as "$".
    public var prefix = ""
    /// What is written after the number; empty for nothing.
    public var unit = ""
    /// Where a readout has the unit.
    public var unitPlace = UnitPlace.beside
    /// Whether numbers above 0 have a plus.
    public var showsPlus = false
    /// Ranges that are written as words; the first that holds the value counts.
    public var mappedTexts: [MappedText] = []

    /// A format of so many decimals with the given unit.
    public init(decimals: Int = 0, unit: String = "") {
        digits = .decimals(decimals)
        self.unit = unit
    }
}
