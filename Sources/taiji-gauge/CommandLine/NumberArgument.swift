/// Decimal numbers as they are typed: a dot whatever the locale, and nothing left over.
package enum NumberArgument {
    /// The finite number that `text` wholly is: an optional sign, digits with at most one dot among them, an
    /// optional exponent. Nil for anything else, so also for `inf`, `nan`, hexadecimal and `1e999`.
    package static func parse(_ text: some StringProtocol) -> Double? {
        let allowed: (UInt8) -> Bool = { character in
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): true
            default: false
            }
        }
        // The standard library's conversion knows no locale and refuses rubbish at the end; what it knows
        // beyond decimal numbers has other letters.
        guard text.utf8.allSatisfy(allowed), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// The whole number that `text` is, in digits alone with an optional minus.
    package static func parseWhole(_ text: some StringProtocol) -> Int? {
        text.hasPrefix("+") ? nil : Int(text)
    }
}
