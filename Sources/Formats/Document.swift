/// A JSON file as it was read.
struct Document {
    /// The whole of it.
    let root: Node

    /// The document that `text` is; `faults`, where given, gathers what is wrong with it.
    init(_ text: [UInt8], file: String, faults: FaultList? = nil) throws(FormatError) {
        func syntax(_ line: Int, _ column: Int, _ problem: String) -> FormatError {
            FormatError(file: file, kind: .syntax(line: line, column: column), problem: problem)
        }
        if text.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw syntax(1, 1, "found a byte order mark (U+FEFF), expected an object without one before it")
        }
        guard text.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
            throw syntax(1, 1, "found nothing, expected an object")
        }
        let value: JSON
        do throws(JSONSyntaxError) {
            value = try JSON(reading: text)
        } catch {
            throw syntax(error.line, error.column, Document.words(for: error.reason.onOneLine()))
        }
        root = Node(file: file, path: "", value: value, faults: faults)
    }

    /// The parser's words, without what is of no use to whoever wrote the file.
    private static func words(for reason: String) -> String {
        if reason.contains("JSON_ALLOW_NUL") { return "found the character U+0000 in a text, expected none" }
        // A list is JSON, too, but none of our files.
        return reason.hasPrefix("'[' or '{' expected") ? String(reason.dropFirst(7)) : reason
    }
}
