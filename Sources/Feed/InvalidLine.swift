/// A line without a number in it, or with one that could be read in two ways.
public struct InvalidLine: Hashable, Sendable {
    /// Which line of the feed it was, counted from 1.
    public let number: Int
    /// The line, fit to be shown: at most ``longestText`` characters, the last of them "…" where there were
    /// more, with "�" for what is no text or would command a terminal.
    public let text: String

    /// Whether a comma stands in it where a decimal sign could.
    public let hasDecimalComma: Bool

    /// How many characters of a line are kept.
    public static let longestText = 80

    init(number: Int, bytes: Span<UInt8>, isCut: Bool, hasDecimalComma: Bool) {
        self.number = number
        self.hasDecimalComma = hasDecimalComma
        var kept: [UInt8] = []
        // A character of UTF-8 has up to four bytes, and a user-perceived one may have any number: these are
        // enough to see whether there are more than fit.
        for index in 0..<min(bytes.count, 8 * InvalidLine.longestText) { kept.append(bytes[index]) }
        let isShortened = isCut || kept.count < bytes.count
        var line = String(decoding: kept, as: UTF8.self)
        if !isShortened, line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
        var shown = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
                shown.append(scalar == "\t" ? " " : "\u{FFFD}")
            default: shown.append(scalar)
            }
        }
        let text = String(shown)
        self.text =
            isShortened || text.count > InvalidLine.longestText
            ? text.prefix(InvalidLine.longestText - 1) + "…" : text
    }
}
