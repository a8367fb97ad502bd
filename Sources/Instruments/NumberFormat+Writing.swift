extension NumberFormat {
    /// `value` as a readout shows it: the words of the first mapped range that holds it, or else its number with
    /// a typographic minus, never "−0".
    ///
    /// Where the digits asked for would fill more than twelve places before the decimal sign, or where
    /// significant ones would begin after more than three zeros behind it, the number is written as a power
    /// of ten, with seven digits or more where decimals are asked for: a number that long is told by its first
    /// digits. NaN is "—".
    public func written(_ value: Double) -> WrittenNumber {
        if let mapped = mappedTexts.first(where: { $0.holds(value) }) {
            return WrittenNumber(number: mapped.text, isMapped: true)
        }
        guard !value.isNaN else { return .none }
        guard value.isFinite else { return WrittenNumber(number: sign(of: value) + "\u{221E}", unit: unit) }
        let (rounded, symbol) = usesSIPrefixes ? prefixed(abs(value)) : (round(DecimalDigits(abs(value))), "")
        if isTooLong(rounded) {
            let text = powerOfTen(DecimalDigits(abs(value)))
            return WrittenNumber(number: sign(of: value) + prefix + text, unit: unit)
        }
        return WrittenNumber(
            number: (rounded.isZero ? "" : sign(of: value)) + prefix + plain(rounded),
            unit: (rounded.isZero ? "" : symbol) + unit)
    }

    /// The number of ``written(_:)``, without its unit.
    public func text(_ value: Double) -> String { written(value).number }

    private func sign(of value: Double) -> String {
        if value < 0 { return "\u{2212}" }
        return showsPlus && value > 0 ? "+" : ""
    }

    private var count: Int {
        switch digits {
        case .decimals(let count): Swift.min(15, Swift.max(0, count))
        case .significant(let count): Swift.min(15, Swift.max(1, count))
        }
    }

    private func round(_ digits: DecimalDigits) -> DecimalDigits {
        var digits = digits
        switch self.digits {
        case .decimals: digits.round(to: digits.exponent + count)
        case .significant: digits.round(to: count)
        }
        return digits
    }

    private func isTooLong(_ digits: DecimalDigits) -> Bool {
        guard !digits.isZero else { return false }
        if case .significant = self.digits, digits.exponent < -3 { return true }
        return digits.exponent > 12
    }

    private func plain(_ digits: DecimalDigits) -> String {
        let decimals =
            switch self.digits {
            case .decimals: count
            // Rounding may have made the number longer: 9.996 to three digits is 10.0.
            case .significant: Swift.max(0, count - (digits.isZero ? 1 : digits.exponent))
            }
        return separators.grouped(digits.whole)
            + (decimals > 0 ? separators.decimalSign + digits.fraction(decimals) : "")
    }

    /// The decimals of a power of ten's mantissa where the format asks for decimals: none of the whole number's, of
    /// which there are more than twelve digits, would leave one.
    private static let leastMantissaDecimals = 6

    private func powerOfTen(_ digits: DecimalDigits) -> String {
        let decimals =
            switch self.digits {
            case .decimals: Swift.max(NumberFormat.leastMantissaDecimals, count)
            case .significant: count - 1
            }
        var digits = digits
        digits.round(to: decimals + 1)
        let power = digits.exponent - 1
        return String(digits.digit(0))
            + (decimals > 0 ? separators.decimalSign + digits.mantissaFraction(decimals) : "")
            + "e" + (power < 0 ? "\u{2212}" : "") + String(abs(power))
    }

    /// The SI prefixes (BIPM, The International System of Units, 9th edition with the additions of 2022, table 7),
    /// from 10^−30 to 10^30.
    static let prefixes = [
        "q", "r", "y", "z", "a", "f", "p", "n", "\u{B5}", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
        "R", "Q",
    ]

    /// The rounded digits in front of the prefix that makes them 1…999, and that prefix.
    private func prefixed(_ magnitude: Double) -> (DecimalDigits, String) {
        let exact = DecimalDigits(magnitude)
        var index = (exact.exponent + 29).quotient(by: 3)
        while true {
            index = Swift.min(NumberFormat.prefixes.count - 1, Swift.max(0, index))
            var digits = exact
            digits.exponent -= 3 * (index - 10)
            digits = round(digits)
            // 999.96 is rounded to 1000.0, which is 1.0 k.
            guard digits.exponent > 3, index < NumberFormat.prefixes.count - 1 else {
                return (digits, NumberFormat.prefixes[index])
            }
            index += 1
        }
    }
}

extension Int {
    /// The quotient rounded down, also below 0.
    fileprivate func quotient(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
