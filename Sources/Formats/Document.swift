/// A JSON file as it was read.
struct Document {
    /// The whole of it.
    let root: Node

    /// The document that `text` is; it must be an object.
    init(_ text: [UInt8], file: String) throws(FormatError) {
        let value: JSON
        do throws(JSONSyntaxError) {
            value = try JSON(reading: text)
        } catch {
            throw FormatError(
                file: file, kind: .syntax(line: error.line, column: error.column),
                problem: error.reason.onOneLine())
        }
        root = Node(file: file, path: "", value: value)
    }
}
