/// A number of 0 or more as decimal digits: 0.d₁d₂d₃… × 10^`exponent`, without zeros at either end. These are the
/// shortest digits that tell the `Double` from its neighbours (Swift's own), so that rounding them rounds the
/// number a person typed: 1.005 to two decimals is 1.01, though the nearest `Double` lies a little below.
struct DecimalDigits {
    private(set) var digits: [UInt8] = []
    var exponent = 0

    /// Whether the number is 0, perhaps by rounding.
    var isZero: Bool { digits.isEmpty }

    init(_ magnitude: Double) {
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

    /// The digit at a place, 0 beyond those that are kept.
    func digit(_ place: Int) -> Character {
        let value = place >= 0 && place < digits.count ? digits[place] : 0
        return Character(UnicodeScalar(value + 48))
    }

    /// The digits before the dot, at least a "0".
    var whole: String {
        guard exponent > 0, !digits.isEmpty else { return "0" }
        return String((0..<exponent).map(digit))
    }

    /// The first `count` digits after the dot.
    func fraction(_ count: Int) -> String {
        String((0..<count).map { digits.isEmpty ? "0" : digit(exponent + $0) })
    }

    /// The digits of a mantissa after its first one.
    func mantissaFraction(_ count: Int) -> String {
        count > 0 ? String((1...count).map(digit)) : ""
    }
}
