/// Reads the small language of CSS's easing functions, and writes its numbers: a dot whatever the locale.
struct TextScanner {
    private let text: [UInt8]
    private var place = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
        skipSpace()
    }

    /// An identifier in small letters, and whether it is a function's: a parenthesis follows immediately (CSS
    /// knows no space there), which is read as well. Then the white space after it.
    mutating func word() -> (name: String, isFunction: Bool)? {
        var end = place
        while end < text.count,
            TextScanner.isLetter(text[end]) || end > place && text[end] == UInt8(ascii: "-")
        {
            end += 1
        }
        guard end > place else { return nil }
        // ASCII only, as `isLetter` says: or-ing 32 makes a small letter, and leaves the hyphen alone.
        let name = String(decoding: text[place..<end].map { $0 | 0x20 }, as: UTF8.self)
        place = end
        let isFunction = isNext("(")
        if isFunction { place += 1 }
        skipSpace()
        return (name, isFunction)
    }

    /// A whole number, with or without a sign; one that a math function computes is rounded to the nearest,
    /// halves up.
    mutating func integer() -> (value: Int, isComputed: Bool)? {
        let start = place
        var end = place
        if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while end < text.count, TextScanner.isDigit(text[end]) { end += 1 }
        if end > digits {
            guard let number = Int(String(decoding: text[start..<end], as: UTF8.self)) else { return nil }
            place = end
            skipSpace()
            return (number, false)
        }
        guard let computed = quantity(), computed.isComputed, !computed.isPercentage else {
            place = start
            return nil
        }
        // Every number up to here is a whole number that an Int holds.
        return (Int(max(-1e15, min(1e15, (computed.value + 0.5).rounded(.down)))), true)
    }

    /// A number of CSS: `+1`, `.5`, `1e3`; not `1.`.
    mutating func number() -> Double? {
        guard let end = endOfNumber() else { return nil }
        // What CSS calls a number, Swift reads as well, but for a leading plus.
        let digits = text[place] == UInt8(ascii: "+") ? place + 1 : place
        guard let number = Double(String(decoding: text[digits..<end], as: UTF8.self)), number.isFinite else {
            return nil
        }
        place = end
        return number
    }

    /// A number that is not a percentage, and the white space after it; one that a math function computes is
    /// brought into `range`.
    mutating func argument(in range: ClosedRange<Double>? = nil) throws(MotionError) -> Double {
        let start = place
        guard let quantity = quantity() else { throw error(expected: "a number") }
        if quantity.isPercentage {
            place = start
            throw error(expected: "a number, not a percentage")
        }
        guard let range, quantity.isComputed else { return quantity.value }
        return max(range.lowerBound, min(range.upperBound, quantity.value))
    }

    /// A percentage and the white space after it; nil, and nothing is read, where there is none.
    mutating func percentage() -> Double? {
        let start = place
        guard let quantity = quantity(), quantity.isPercentage else {
            place = start
            return nil
        }
        return quantity.value
    }

    /// Reads `mark`, if it is next.
    mutating func takeMark(_ mark: Unicode.Scalar) -> Bool {
        guard isNext(mark) else { return false }
        place += 1
        return true
    }

    /// Whether white space is next, or was read last.
    var isSpaceNext: Bool { place < text.count && TextScanner.isSpace(text[place]) }
    var followsSpace: Bool { place > 0 && TextScanner.isSpace(text[place - 1]) }

    /// Reads `mark` and the white space after it, if it is next.
    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard isNext(mark) else { return false }
        place += 1
        skipSpace()
        return true
    }

    mutating func expect(_ mark: Unicode.Scalar) throws(MotionError) {
        guard take(mark) else { throw error(expected: "\"\(mark)\"") }
    }

    func expectEnd() throws(MotionError) {
        guard place == text.count else { throw error(expected: "the end of the text") }
    }

    func isNext(_ mark: Unicode.Scalar) -> Bool {
        place < text.count && UInt32(text[place]) == mark.value
    }

    /// That something else is expected at the current place.
    func error(expected: String, found: String? = nil) -> MotionError {
        .unreadable(
            text: String(decoding: text, as: UTF8.self),
            found: found ?? String(decoding: text[place...].prefix(24), as: UTF8.self), expected: expected)
    }

    /// The shortest text that reads back as `number`: no ".0", no "-0".
    static func text(of number: Double) -> String {
        if number == 0 { return "0" }
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    mutating func skipSpace() {
        while isSpaceNext { place += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    }

    private func endOfNumber() -> Int? {
        var end = place
        func digits() -> Int {
            var count = 0
            while end + count < text.count, TextScanner.isDigit(text[end + count]) { count += 1 }
            return count
        }
        if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
        let whole = digits()
        end += whole
        if end + 1 < text.count, text[end] == UInt8(ascii: "."), TextScanner.isDigit(text[end + 1]) {
            end += 1
            end += digits()
        } else if whole == 0 {
            return nil
        }
        if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
            let beforeExponent = end
            end += 1
            if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
            let exponent = digits()
            if exponent == 0 { end = beforeExponent } else { end += exponent }
        }
        return end
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
