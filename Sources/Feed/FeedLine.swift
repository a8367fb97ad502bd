/// What a line of a feed says.
///
/// A line is cut into tokens at white space (space, tab, carriage return, vertical tab, form feed) and
/// commas. Its value is that of the first token that is wholly a decimal number:
///
///     [+|-] digits [. digits] [(e|E) [+|-] digits]
///
/// with at least one digit before the exponent, on either side of the dot (`.5` and `5.` are numbers). The
/// decimal sign is a dot whatever the locale, and a comma always parts: `12,5` is 12. Hexadecimal numbers,
/// `nan`, `inf` and what is too large for a finite Double (`1e999`) are not numbers here; what is too small
/// is 0.
public enum FeedLine {
    /// The value of the line made of `bytes`, without its line feed; nil where no token is a number.
    ///
    /// With `isCut`, more bytes followed that were not kept: a token that reaches the end of `bytes` may be
    /// half a number, and is none.
    public static func value(of bytes: Span<UInt8>, isCut: Bool = false) -> Double? {
        var position = 0
        while position < bytes.count {
            if isSeparator(bytes[position]) {
                position += 1
                continue
            }
            var number = DecimalNumber()
            let isNumber = number.read(bytes, at: &position)
            let isWhole = position == bytes.count ? !isCut : isSeparator(bytes[position])
            if isNumber, isWhole, let value = number.value { return value }
            while position < bytes.count, !isSeparator(bytes[position]) { position += 1 }
        }
        return nil
    }

    /// The value of `text` as a line.
    public static func value(of text: String) -> Double? {
        let bytes = Array(text.utf8)
        return value(of: bytes.span)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || (9...13).contains(byte)
    }
}
