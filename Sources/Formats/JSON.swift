/// A JSON value, read or to be written.
///
/// It is read by jansson, but written here: jansson writes 0.1 as 0.10000000000000001, Swift the shortest digits
/// that read back as the same number.
package indirect enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number; one that is not finite has no form in JSON and is written as null.
    case number(Double)
    case string(String)
    case array([JSON])
    /// Members in the order in which they are to be written.
    case object([Member])

    /// A name and its value.
    package struct Member: Equatable, Sendable {
        package let name: String
        package let value: JSON

        package init(name: String, value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// An object with the given members.
    package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }

    /// The value on one line.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): JSON.text(of: number)
        case .string(let string): JSON.quoted(string)
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { JSON.quoted($0.name) + ": " + $0.value.text }.joined(separator: ", ") + "}"
        }
    }

    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        // Shortest digits that read back as the same number; its exponent form is JSON's too.
        let text = number == 0 ? "0" : number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
