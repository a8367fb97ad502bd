/// What a line of a feed says.
///
/// A line is cut into tokens at white space (space, tab, carriage return, vertical tab, form feed) and
/// commas. A token is
///
/// * a decimal number, `[+|-] digits [. digits] [(e|E) [+|-] digits]` with at least one digit before the
///   exponent, on either side of the dot (`.5` and `5.` are numbers): the line's value, where it is the first;
/// * `nan`, in any case: the source says that it has no value now;
/// * `name=number` or `name=nan`: the same of a channel of that name, of which the last on the line counts;
///   a name has 1 to ``longestName`` bytes, none of them `=`;
/// * anything else: a word, which says nothing.
///
/// The decimal sign is a dot whatever the locale, and a comma always parts: `12,5` is 12. Hexadecimal numbers,
/// `inf` and what is too large for a finite Double (`1e999`) are not numbers here; what is too small is 0.
public enum FeedLine {
    /// The most bytes of a channel's name.
    public static let longestName = 64

    /// A part of a line.
    enum Token {
        case value(Double)
        case channel(name: Range<Int>, value: Double)
        case word
    }

    /// The value of the line made of `bytes`, without its line feed: that of its first number, NaN where that is
    /// `nan`, nil where there is none.
    ///
    /// With `isCut`, more bytes followed that were not kept: a token that reaches the end of `bytes` may be
    /// half a number, and is none.
    public static func value(of bytes: Span<UInt8>, isCut: Bool = false) -> Double? {
        var position = 0
        while let token = nextToken(bytes, at: &position, isCut: isCut) {
            if case .value(let value) = token { return value }
        }
        return nil
    }

    /// The value of `text` as a line.
    public static func value(of text: String) -> Double? {
        let bytes = Array(text.utf8)
        return value(of: bytes.span)
    }

    /// The token at `position` or behind it, which is passed; nil at the line's end.
    static func nextToken(_ bytes: Span<UInt8>, at position: inout Int, isCut: Bool) -> Token? {
        while position < bytes.count, isSeparator(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        if let value = number(bytes, at: &position, isCut: isCut) { return .value(value) }
        // A word, or a name with what is said of it.
        position = start
        while position < bytes.count, !isSeparator(bytes[position]), bytes[position] != UInt8(ascii: "=") {
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
        while position < bytes.count, !isSeparator(bytes[position]) { position += 1 }
        return .word
    }

    /// The number or `nan` that fills the token from `position` on, which is passed then.
    private static func number(_ bytes: Span<UInt8>, at position: inout Int, isCut: Bool) -> Double? {
        func isWhole(_ end: Int) -> Bool { end == bytes.count ? !isCut : isSeparator(bytes[end]) }
        let start = position
        var number = DecimalNumber()
        if number.read(bytes, at: &position) {
            return isWhole(position) ? number.value : nil
        }
        let end = start + 3
        guard end <= bytes.count, bytes[start] | 0x20 == UInt8(ascii: "n"),
            bytes[start + 1] | 0x20 == UInt8(ascii: "a"), bytes[start + 2] | 0x20 == UInt8(ascii: "n"),
            isWhole(end)
        else { return nil }
        position = end
        return .nan
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || (9...13).contains(byte)
    }
}
