/// Numbers as text, the same whatever the locale says, without the C library or Foundation.
package enum DecimalText {
    /// `value` with exactly `decimals` digits after the dot, rounded half away from zero; never "-0".
    /// `minus` is the sign of a negative number. "nan" and "inf" for what is not finite.
    package static func fixed(_ value: Double, decimals: Int, minus: String = "-") -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? minus : "") + "inf" }
        var number = DecimalDigits(abs(value))
        number.round(to: number.exponent + decimals)
        let sign = value < 0 && !number.isZero ? minus : ""
        return sign + number.whole + (decimals > 0 ? "." + number.fraction(decimals) : "")
    }

    /// `value` as a mantissa with `decimals` digits after the dot and a power of ten: 1.25e12.
    package static func scientific(_ value: Double, decimals: Int, minus: String = "-") -> String {
        guard value.isFinite else { return fixed(value, decimals: 0, minus: minus) }
        var number = DecimalDigits(abs(value))
        number.round(to: decimals + 1)
        guard !number.isZero else { return "0" }
        let power = number.exponent - 1
        return (value < 0 ? minus : "") + String(number.digit(0))
            + (decimals > 0 ? "." + number.mantissaFraction(decimals) : "")
            + "e" + (power < 0 ? minus : "") + String(abs(power))
    }

    /// The shortest text that reads back as `value`, without an exponent; never "-0".
    package static func plain(_ value: Double) -> String {
        fixed(value, decimals: decimalsNeeded(value))
    }

    /// The number of digits after the dot that the shortest text of `value` has: 0 for 5, 2 for 0.25.
    package static func decimalsNeeded(_ value: Double) -> Int {
        guard value.isFinite else { return 0 }
        let number = DecimalDigits(abs(value))
        return Swift.max(0, number.digits.count - number.exponent)
    }
}
