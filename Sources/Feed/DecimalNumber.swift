/// A decimal number on its way to a Double: its digits as far as they fit, and the power of ten.
struct DecimalNumber {
    private var isNegative = false
    /// The significant digits read so far, at most 19 of them: so many fit whatever they are.
    private var digits: UInt64 = 0
    private var digitCount = 0
    private var exponent = 0
    /// Where there are more digits, all of them as text, without the dot.
    private var allDigits: [UInt8] = []

    private static let mostDigits = 19
    /// Powers of ten that Double holds exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
        1e19, 1e20, 1e21, 1e22,
    ]
    /// An exponent beyond this is as good as this: no line is long enough to bring the number back.
    private static let largestExponent = 1_000_000

    /// The Double nearest to the number, an infinity where it is too large for any other.
    var value: Double {
        let magnitude: Double
        if digits == 0 {
            magnitude = 0
        } else if allDigits.isEmpty, digits <= 1 << 53, abs(exponent) < DecimalNumber.powers.count {
            // Both numbers are exact, so that one rounding is all there is: the fast path of W. D. Clinger,
            // "How to read floating point numbers accurately" (1990).
            let power = DecimalNumber.powers[abs(exponent)]
            magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
        } else {
            let digits = allDigits.isEmpty ? String(digits) : String(decoding: allDigits, as: UTF8.self)
            // Swift's own reading rounds what is too large to infinity.
            magnitude = Double("\(digits)e\(exponent)") ?? .infinity
        }
        return isNegative ? -magnitude : magnitude
    }

    private mutating func append(_ digit: UInt8) {
        if digitCount == 0, digit == 0 { return }
        digitCount += 1
        if digitCount <= DecimalNumber.mostDigits {
            digits = digits * 10 + UInt64(digit)
        } else {
            if allDigits.isEmpty { allDigits = Array(String(digits).utf8) }
            allDigits.append(UInt8(ascii: "0") + digit)
        }
    }

    /// Reads the number that begins at `position` of `bytes` and moves `position` past what was read; false
    /// where that is no number.
    mutating func read(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
        isNegative = DecimalNumber.passSign(bytes, at: &position)
        let start = position
        while let digit = DecimalNumber.digit(bytes, at: position) {
            append(digit)
            position += 1
        }
        var length = position - start
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            let fraction = position
            while let digit = DecimalNumber.digit(bytes, at: position) {
                append(digit)
                position += 1
            }
            length += position - fraction
            exponent = fraction - position
        }
        guard length > 0 else { return false }
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return true }
        position += 1
        return readExponent(bytes, at: &position)
    }

    private mutating func readExponent(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
        let isNegative = DecimalNumber.passSign(bytes, at: &position)
        let start = position
        var power = 0
        while let digit = DecimalNumber.digit(bytes, at: position) {
            power = min(power * 10 + Int(digit), DecimalNumber.largestExponent)
            position += 1
        }
        exponent += isNegative ? -power : power
        return position > start
    }

    /// Passes a sign; true where it is a minus.
    static func passSign(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return false }
        position += 1
        return byte == UInt8(ascii: "-")
    }

    private static func digit(_ bytes: Span<UInt8>, at position: Int) -> UInt8? {
        guard position < bytes.count else { return nil }
        let digit = bytes[position] &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }
}
