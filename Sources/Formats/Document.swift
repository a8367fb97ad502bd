/// A JSON file as it was read.
struct Document {
    /// The whole of it.
    let root: Node

    /// The document that `text` is; `faults`, where given, gathers what is wrong with it.
    init(_ text: [UInt8], file: String, faults: FaultList? = nil) throws(FormatError) {
        let value: JSON
        do throws(JSONSyntaxError) {
            value = try JSON(reading: text)
        } catch {
            throw FormatError(
                file: file, kind: .syntax(line: error.line, column: error.column),
                problem: error.reason.onOneLine())
        }
        root = Node(file: file, path: "", value: value, faults: faults)
    }
}
