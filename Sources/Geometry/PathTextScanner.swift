/// Reads the tokens of SVG path data (SVG 2, section 9.3.9, "The grammar for path data").
struct PathTextScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func error(_ reason: PathTextError.Reason, at place: Int? = nil) -> PathTextError {
        let place = place ?? position
        guard place < bytes.count else {
            return PathTextError(reason: reason, position: bytes.count, found: nil)
        }
        let found = String(decoding: bytes[place...].prefix(4), as: UTF8.self).first
        return PathTextError(reason: reason, position: place, found: found)
    }

    mutating func skipSpace() {
        while let byte = next, [0x09, 0x20, 0x0A, 0x0C, 0x0D].contains(byte) { position += 1 }
    }

    /// Spaces with at most one comma among them, after which an argument must follow.
    private mutating func skipSeparator() {
        skipSpace()
        if next == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
    }

    /// The next command's letter; nil at the end of the text.
    mutating func command() throws(PathTextError) -> UInt8? {
        skipSpace()
        guard let byte = next else { return nil }
        guard "MLHVCSQTAZmlhvcsqtaz".utf8.contains(byte) else { throw error(.expectedCommand) }
        position += 1
        return byte
    }

    /// Whether another set of arguments follows without a command of its own.
    mutating func hasArgument() -> Bool {
        skipSpace()
        guard let byte = next else { return false }
        return byte == UInt8(ascii: ",") || "+-.0123456789".utf8.contains(byte)
    }

    mutating func number(isFirst: Bool = false) throws(PathTextError) -> Double {
        if isFirst { skipSpace() } else { skipSeparator() }
        let start = position
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        var digits = skipDigits()
        if next == UInt8(ascii: ".") {
            position += 1
            digits += skipDigits()
        }
        guard digits > 0 else {
            position = start
            throw error(.expectedNumber)
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            let mantissaEnd = position
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            // An e without digits belongs to what follows, and is an error there.
            if skipDigits() == 0 { position = mantissaEnd }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw error(.outOfRange, at: start) }
        return value
    }

    /// A 0 or 1, after which another number may follow at once.
    mutating func flag() throws(PathTextError) -> Bool {
        skipSeparator()
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw error(.expectedFlag)
        }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    mutating func point(isFirst: Bool = false) throws(PathTextError) -> Point {
        let x = try number(isFirst: isFirst)
        return Point(x, try number())
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        return position - start
    }
}
