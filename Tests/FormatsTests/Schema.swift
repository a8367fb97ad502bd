import TaijiFormats

/// A JSON Schema (draft 2020-12), as far as ours go: a keyword that is not known here is an error.
struct Schema {
    struct UnknownKeyword: Error { var name: String }

    private let root: JSON
    private let patterns: [String: Regex<AnyRegexOutput>]

    /// The schema of the given kind, from `assets/schemas`.
    init(_ kind: String) throws {
        root = try JSON(reading: FileText.read(Assets.path("schemas/\(kind).schema.json")))
        var patterns: [String: Regex<AnyRegexOutput>] = [:]
        for pattern in Set(root.all("pattern").compactMap(\.text_)) {
            patterns[pattern] = try Regex(pattern).matchingSemantics(.unicodeScalar)
        }
        self.patterns = patterns
    }

    /// Whether `value` is what the schema asks for.
    func allows(_ value: JSON) throws -> Bool { try allows(value, root) }

    /// The schema itself, for who makes values from it.
    var json: JSON { root }

    /// The schema that `schema` refers to, or itself.
    func resolved(_ schema: JSON) -> JSON {
        guard let reference = schema["$ref"]?.text_, reference.hasPrefix("#/$defs/") else { return schema }
        return resolved(root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] ?? .null)
    }

    private static let annotations: Set = ["$schema", "$defs", "title", "description", "default"]

    private func allows(_ value: JSON, _ schema: JSON) throws -> Bool {
        guard case .object(let keywords) = schema else { throw UnknownKeyword(name: schema.text) }
        for keyword in keywords where !Schema.annotations.contains(keyword.name) {
            guard try allows(value, keyword.name, keyword.value, schema) else { return false }
        }
        return true
    }

    private func allows(_ value: JSON, _ keyword: String, _ operand: JSON, _ schema: JSON) throws -> Bool {
        switch keyword {
        case "$ref": return try allows(value, resolved(schema))
        case "type": return isOf(type: operand.text_ ?? "", value)
        case "const": return value == operand
        case "enum": return operand.elements.contains(value)
        case "anyOf": return try operand.elements.contains { try allows(value, $0) }
        case "oneOf": return try operand.elements.count { try allows(value, $0) } == 1
        case "required":
            guard case .object(let members) = value else { return true }
            return operand.elements.allSatisfy { key in members.contains { .string($0.name) == key } }
        case "properties":
            return try value.members.allSatisfy { member in
                try operand[member.name].map { try allows(member.value, $0) } ?? true
            }
        case "additionalProperties":
            guard operand == .bool(false) else { throw UnknownKeyword(name: keyword) }
            return value.members.allSatisfy { schema["properties"]?[$0.name] != nil }
        case "items": return try value.elements.allSatisfy { try allows($0, operand) }
        default: return try allowsMeasure(value, keyword, operand)
        }
    }

    private func allowsMeasure(_ value: JSON, _ keyword: String, _ operand: JSON) throws -> Bool {
        if keyword == "pattern" {
            guard let text = value.text_, let pattern = operand.text_.flatMap({ patterns[$0] }) else {
                return true
            }
            return try pattern.wholeMatch(in: text) != nil
        }
        guard let bound = operand.number_ else { throw UnknownKeyword(name: keyword) }
        switch (keyword, value) {
        case ("minimum", .number(let number)): return number >= bound
        case ("maximum", .number(let number)): return number <= bound
        case ("exclusiveMinimum", .number(let number)): return number > bound
        case ("minLength", .string(let text)): return Double(text.unicodeScalars.count) >= bound
        case ("maxLength", .string(let text)): return Double(text.unicodeScalars.count) <= bound
        case ("minItems", .array(let elements)): return Double(elements.count) >= bound
        case ("maxItems", .array(let elements)): return Double(elements.count) <= bound
        case ("minimum", _), ("maximum", _), ("exclusiveMinimum", _), ("minLength", _), ("maxLength", _),
            ("minItems", _), ("maxItems", _):
            return true
        default: throw UnknownKeyword(name: keyword)
        }
    }

    private func isOf(type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
            ("boolean", .bool):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }
}

extension JSON {
    var text_: String? { if case .string(let text) = self { text } else { nil } }
    var number_: Double? { if case .number(let number) = self { number } else { nil } }
    var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var members: [Member] { if case .object(let members) = self { members } else { [] } }
    subscript(key: String) -> JSON? { members.first { $0.name == key }?.value }

    /// Every member called `key`, however deep.
    func all(_ key: String) -> [JSON] {
        members.flatMap { ($0.name == key ? [$0.value] : []) + $0.value.all(key) }
            + elements.flatMap { $0.all(key) }
    }
}
