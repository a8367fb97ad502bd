extension Color {
    /// The colour written as `#rgb`, `#rrggbb` or `#rrggbbaa` in hexadecimal digits of either case; nil for
    /// anything else.
    public init?(text: some StringProtocol) {
        let characters = Array(text.utf8)
        guard characters.first == UInt8(ascii: "#"), [4, 7, 9].contains(characters.count) else { return nil }
        var digits: [UInt32] = []
        for character in characters.dropFirst() {
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt32(character) - 48)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(UInt32(character) - 87)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(UInt32(character) - 55)
            default: return nil
            }
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
            Double(digits[index] * 16 + digits[index + 1]) / 255
        }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
    }

    /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    public var text: String {
        let (red, green, blue, alpha) = rgba8
        let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return "#"
            + bytes.map { byte in
                let digits = String(byte, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
