/// How a gauge writes numbers. The default is what a programmer would write: a dot, no separators.
public struct NumberFormat: Hashable, Sendable {
    /// How many digits are written.
    public enum Digits: Hashable, Sendable {
        /// Always so many after the dot, 0…15.
        case decimals(Int)
        /// So many from the first that is not 0 on, 1…15.
        case significant(Int)
    }

    /// How many digits are written.
    public var digits = Digits.decimals(0)
    /// Whether thousands become k, millions M and so on, thousandths m: the prefix stands before the unit.
    public var usesSIPrefixes = false
    /// What stands between groups of three digits before the decimal sign; empty for nothing.
    public var groupSeparator = ""
    /// What stands between whole and parts.
    public var decimalSeparator = "."
    /// What is written before the number, such as "$".
    public var prefix = ""
    /// What is written after the number; empty for nothing.
    public var unit = ""
    /// Whether numbers above 0 have a plus.
    public var showsPlus = false
    /// Ranges that are written as words; the first that holds the value counts.
    public var mappedTexts: [MappedText] = []

    /// The default format.
    public init() {}
}
