/// Numbers as text, the same whatever the locale says, without the C library or Foundation.
package enum DecimalText {
    /// A number of 0 or more as decimal digits: 0.d₁d₂d₃… × 10^`exponent`, without zeros at either end. These
    /// are the shortest digits that tell the `Double` from its neighbours (Swift's own), so that rounding
    /// them rounds the number a person typed: 1.005 to two decimals is 1.01, though the nearest `Double`
    /// lies a little below.
    private struct Digits {
        var digits: [UInt8]
        var exponent: Int

        init(_ magnitude: Double) {
            digits = []
            exponent = 0
            var sawDot = false
            var leading = true
            var power = 0
            let text = Array("\(magnitude)".utf8)
            var index = 0
            while index < text.count {
                let byte = text[index]
                index += 1
                if byte == UInt8(ascii: ".") {
                    sawDot = true
                } else if byte == UInt8(ascii: "e") {
                    power = Int(String(decoding: text[index...], as: UTF8.self)) ?? 0
                    break
                } else if leading && byte == UInt8(ascii: "0") {
                    if sawDot { exponent -= 1 }
                } else {
                    leading = false
                    digits.append(byte - 48)
                    if !sawDot { exponent += 1 }
                }
            }
            exponent += power
            while digits.last == 0 { digits.removeLast() }
            if digits.isEmpty { exponent = 0 }
        }

        /// Keeps the first `count` digits, rounding half away from zero.
        mutating func round(to count: Int) {
            guard count < digits.count else { return }
            guard count >= 0 else {
                digits = []
                return
            }
            let up = digits[count] >= 5
            digits.removeSubrange(count...)
            if up {
                var place = count - 1
                while place >= 0, digits[place] == 9 {
                    digits[place] = 0
                    place -= 1
                }
                if place >= 0 {
                    digits[place] += 1
                } else {
                    digits.insert(1, at: 0)
                    exponent += 1
                }
            }
            while digits.last == 0 { digits.removeLast() }
        }

        func digit(_ place: Int) -> Character {
            let value = place >= 0 && place < digits.count ? digits[place] : 0
            return Character(UnicodeScalar(value + 48))
        }
    }

    /// `value` with exactly `decimals` digits after the dot, rounded half away from zero; never "-0".
    /// `minus` is the sign of a negative number. "nan" and "inf" for what is not finite.
    package static func fixed(_ value: Double, decimals: Int, minus: String = "-") -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? minus : "") + "inf" }
        var number = Digits(abs(value))
        number.round(to: number.exponent + decimals)
        var text = value < 0 && !number.digits.isEmpty ? minus : ""
        if number.exponent > 0 && !number.digits.isEmpty {
            for place in 0..<number.exponent { text.append(number.digit(place)) }
        } else {
            text.append("0")
        }
        if decimals > 0 {
            text.append(".")
            for place in 0..<decimals {
                text.append(number.digits.isEmpty ? "0" : number.digit(number.exponent + place))
            }
        }
        return text
    }

    /// `value` as a mantissa with `decimals` digits after the dot and a power of ten: 1.25e12.
    package static func scientific(_ value: Double, decimals: Int, minus: String = "-") -> String {
        guard value.isFinite else { return fixed(value, decimals: 0, minus: minus) }
        var number = Digits(abs(value))
        number.round(to: decimals + 1)
        guard !number.digits.isEmpty else { return "0" }
        var text = value < 0 ? minus : ""
        text.append(number.digit(0))
        if decimals > 0 {
            text.append(".")
            for place in 1...decimals { text.append(number.digit(place)) }
        }
        let power = number.exponent - 1
        return text + "e" + (power < 0 ? minus : "") + String(abs(power))
    }

    /// The shortest text that reads back as `value`, without an exponent; never "-0".
    package static func plain(_ value: Double) -> String {
        fixed(value, decimals: decimalsNeeded(value))
    }

    /// The number of digits after the dot that the shortest text of `value` has: 0 for 5, 2 for 0.25.
    package static func decimalsNeeded(_ value: Double) -> Int {
        guard value.isFinite else { return 0 }
        let number = Digits(abs(value))
        return Swift.max(0, number.digits.count - number.exponent)
    }
}
