/// Numbers as other programs read them: decimal digits, a dot whatever the locale, no exponent, no "-0".
package enum PlainNumber {
    /// The shortest text that reads back as the same number. `number` must be finite.
    package static func text(_ number: Double) -> String {
        let (negative, digits, point) = decimal(number)
        var text: String
        if point <= 0 {
            text = "0." + String(repeating: "0", count: -point) + digits
        } else if point >= digits.count {
            text = digits + String(repeating: "0", count: point - digits.count)
        } else {
            text = digits.prefix(point) + "." + digits.dropFirst(point)
        }
        if number == 0 { text = "0" }
        return negative && number != 0 ? "-" + text : text
    }

    /// The text of a value on the scale: rounded to the decimals that the scale's numbers have themselves, so
    /// that three steps of 0.1 read 0.3 and not 0.30000000000000004.
    package static func text(_ value: Double, onScaleFrom minimum: Double, to maximum: Double, step: Double)
        -> String
    {
        let places = [minimum, maximum, step].map(decimals(of:)).max() ?? 0
        // Beyond this the rounding itself would be inexact; such a scale has no short decimals anyway.
        guard places <= 15 else { return text(value) }
        let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
        let scaled = (value * power).rounded()
        guard abs(scaled) < 0x1p53 else { return text(value) }
        // A quotient of two exact integers is rounded correctly, so it reads back as the short decimal.
        return text(scaled / power)
    }

    /// How many decimals the shortest text of a number has.
    package static func decimals(of number: Double) -> Int {
        let (_, digits, point) = decimal(number)
        return number == 0 ? 0 : max(digits.count - point, 0)
    }

    /// The shortest digits that read back as the number, without zeros at either end, and where its decimal
    /// point stands: the number is ±0.DIGITS · 10^point.
    private static func decimal(_ number: Double) -> (negative: Bool, digits: String, point: Int) {
        // The standard library writes the shortest digits, as "123.45" or as "1.2345e-07".
        let parts = abs(number).description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let whole = mantissa[0]
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        let all = whole + fraction
        let leading = all.prefix { $0 == "0" }.count
        let digits = all.dropFirst(leading)
        let trailing = digits.reversed().prefix { $0 == "0" }.count
        return (
            number.sign == .minus, String(digits.dropLast(trailing)), whole.count - leading + exponent
        )
    }
}
