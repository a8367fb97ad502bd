/// What a line of a feed says.
///
/// A line is cut into tokens at white space (space, tab, carriage return, vertical tab, form feed) and at commas,
/// except where a comma stands as a decimal sign would. A token is
///
/// * a decimal number, `[+|-] digits [. digits] [(e|E) [+|-] digits]` with at least one digit before the
///   exponent, on either side of the dot (`.5` and `5.` are numbers): the line's value, where it is the first;
/// * `inf` or `infinity`, in any case and with a sign or none: the source says that its value is beyond any scale, as
///   numbers do that are too large for a finite Double (`1e999`); what is too small for one is 0;
/// * `nan`, in any case: the source says that it has no value now;
/// * `name=number`, `name=inf` or `name=nan`: the same of a channel of that name, of which the last on the line counts;
///   a name has 1 to ``longestName`` bytes, none of them `=`;
/// * anything else: a word, which says nothing.
///
/// The decimal sign is a dot whatever the locale. A digit behind a comma that follows a digit, a sign, `=`, white space
/// or nothing could be meant as decimals (`12,5`, `,5`): such a line has no value, for either reading could be
/// wrong. Other commas part (`load,5`, `a=1,b=2`, `3, 4`). Hexadecimal numbers are words.
public enum FeedLine {
    /// The most bytes of a channel's name.
    public static let longestName = 64

    /// A part of a line.
    enum Token {
        case value(Double)
        case channel(name: Range<Int>, value: Double)
        case word
        /// What has a comma in the place of a decimal sign.
        case decimalComma
    }

    /// The value of the line made of `bytes`, without its line feed: that of its first number, NaN where that is
    /// `nan`, nil where there is none.
    ///
    /// With `isCut`, more bytes followed that were not kept: a token that reaches the end of `bytes` may be
    /// half a number, and is none.
    public static func value(of bytes: Span<UInt8>, isCut: Bool = false) -> Double? {
        var position = 0
        var value: Double?
        while let token = nextToken(bytes, at: &position, isCut: isCut) {
            if case .value(let number) = token, value == nil { value = number }
            if case .decimalComma = token { return nil }
        }
        return value
    }

    /// The value of `text` as a line.
    public static func value(of text: String) -> Double? {
        let bytes = Array(text.utf8)
        return value(of: bytes.span)
    }

    /// The token at `position` or behind it, which is passed; nil at the line's end.
    static func nextToken(_ bytes: Span<UInt8>, at position: inout Int, isCut: Bool) -> Token? {
        while position < bytes.count, isSeparator(bytes, at: position) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        if let value = number(bytes, at: &position, isCut: isCut) { return .value(value) }
        // A word, or a name with what is said of it.
        position = start
        while position < bytes.count, !isSeparator(bytes, at: position), bytes[position] != UInt8(ascii: "=")
        {
            position += 1
        }
        let name = start..<position
        if (1...longestName).contains(name.count), position < bytes.count,
            bytes[position] == UInt8(ascii: "=")
        {
            position += 1
            if let value = number(bytes, at: &position, isCut: isCut) {
                return .channel(name: name, value: value)
            }
        }
        while position < bytes.count, !isSeparator(bytes, at: position) { position += 1 }
        for place in start..<position where bytes[place] == UInt8(ascii: ",") { return .decimalComma }
        return .word
    }

    /// The number, `inf` or `nan` that fills the token from `position` on, which is passed then.
    private static func number(_ bytes: Span<UInt8>, at position: inout Int, isCut: Bool) -> Double? {
        func isWhole(_ end: Int) -> Bool { end == bytes.count ? !isCut : isSeparator(bytes, at: end) }
        let start = position
        var number = DecimalNumber()
        if number.read(bytes, at: &position) {
            return isWhole(position) ? number.value : nil
        }
        for (word, value) in [("nan", Double.nan), ("inf", .infinity), ("infinity", .infinity)] {
            position = start
            let isNegative = !value.isNaN && DecimalNumber.passSign(bytes, at: &position)
            if passWord(word, in: bytes, at: &position), isWhole(position) {
                return isNegative ? -value : value
            }
        }
        return nil
    }

    /// Passes `word`, which is written small, in whatever case it is; false where it is not there.
    private static func passWord(_ word: String, in bytes: Span<UInt8>, at position: inout Int) -> Bool {
        for letter in word.utf8 {
            guard position < bytes.count, bytes[position] | 0x20 == letter else { return false }
            position += 1
        }
        return true
    }

    private static func isSeparator(_ bytes: Span<UInt8>, at position: Int) -> Bool {
        isSpace(bytes[position]) || bytes[position] == UInt8(ascii: ",") && !isDecimalComma(bytes, position)
    }

    /// Whether the comma at `position` could be meant as a decimal sign.
    private static func isDecimalComma(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
        guard position + 1 < bytes.count, isDigit(bytes[position + 1]) else { return false }
        guard position > 0 else { return true }
        let before = bytes[position - 1]
        return isDigit(before) || isSpace(before)
            || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "=")].contains(before)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }
}
