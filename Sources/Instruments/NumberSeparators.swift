/// What stands between a number's digits.
public struct NumberSeparators: Hashable, Sendable {
    /// What stands between whole and parts.
    public var decimalSign: String
    /// What stands between groups of digits; empty for nothing.
    public var group: String
    /// How many digits a group has, from the decimal sign on; the last size goes on. Sizes below 1 count as 1, none
    /// at all is no grouping.
    public var groupSizes: [Int]

    /// A dot, and nothing between groups.
    public static let plain = NumberSeparators()

    /// The given separators.
    public init(decimalSign: String = ".", group: String = "", groupSizes: [Int] = [3]) {
        self.decimalSign = decimalSign
        self.group = group
        self.groupSizes = groupSizes
    }

    /// Puts separators between the digits of a whole number.
    func grouped(_ whole: String) -> String {
        guard !group.isEmpty, !groupSizes.isEmpty else { return whole }
        var rest = whole[...]
        var groups: [Substring] = []
        var sizes = groupSizes[...]
        var size = 1
        while true {
            size = Swift.max(1, sizes.popFirst() ?? size)
            guard rest.count > size else { break }
            groups.append(rest.suffix(size))
            rest.removeLast(size)
        }
        return ([rest] + groups.reversed()).joined(separator: group)
    }

    /// The text of a number with a dot and without groups, such as "−1234.5" or "1.5e6", with these separators.
    func separated(_ plain: String) -> String {
        let start = plain.firstIndex { $0.isASCII && $0.isNumber } ?? plain.endIndex
        let end = plain[start...].firstIndex { !($0.isASCII && $0.isNumber) } ?? plain.endIndex
        var rest = plain[end...]
        let sign = rest.popFirst().map { $0 == "." ? decimalSign : String($0) } ?? ""
        return plain[..<start] + grouped(String(plain[start..<end])) + sign + rest
    }
}

extension Gauge {
    /// Whether anything of it is to be written as the locale has it.
    public var asksForLocale: Bool {
        format.usesLocaleSeparators || labelFormat?.usesLocaleSeparators == true
    }

    /// The gauge with `separators` wherever it asks for those of the locale: in the readout, and in the numbers at
    /// the ticks. Nothing else of it depends on where it is looked at.
    public func localized(_ separators: NumberSeparators) -> Gauge {
        var gauge = self
        gauge.format = format.localized(separators)
        gauge.labelFormat = labelFormat?.localized(separators)
        return gauge
    }
}

extension NumberFormat {
    /// The format with `separators` where it asks for those of the locale.
    public func localized(_ separators: NumberSeparators) -> NumberFormat {
        guard usesLocaleSeparators else { return self }
        var format = self
        format.separators = separators
        return format
    }
}
