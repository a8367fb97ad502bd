import TaijiFormats
import TestSupport

/// Makes documents that a schema allows, and others from these that it may not.
struct DocumentMaker {
    let schema: Schema
    var random: SeededRandom

    /// A document that the schema allows.
    mutating func document() -> JSON { value(schema.json) }

    private mutating func value(_ schema: JSON) -> JSON {
        let schema = self.schema.resolved(schema)
        if let constant = schema["const"] { return constant }
        if let choices = schema["enum"]?.elements ?? (schema["oneOf"] ?? schema["anyOf"])?.elements {
            let choice = choices[random.int(0...choices.count - 1)]
            return schema["enum"] == nil ? value(choice) : choice
        }
        switch schema["type"]?.text_ {
        case "boolean": return .bool(random.oneIn(2))
        case "integer": return .number(number(schema).rounded())
        case "number": return .number(number(schema))
        case "string": return .string(text(schema))
        case "array":
            let least = Int(schema["minItems"]?.number_ ?? 0)
            let most = Int(schema["maxItems"]?.number_ ?? 3)
            let count = random.oneIn(12) ? most : random.int(least...max(least, 3))
            return .array((0..<count).map { _ in value(schema["items"] ?? .null) })
        default: return object(schema)
        }
    }

    private mutating func object(_ schema: JSON) -> JSON {
        let required = schema["required"]?.elements ?? []
        var members: [JSON.Member] = []
        for property in schema["properties"]?.members ?? [] {
            guard required.contains(.string(property.name)) || random.oneIn(2) else { continue }
            members.append(JSON.Member(name: property.name, value: value(property.value)))
        }
        return .object(members)
    }

    private mutating func number(_ schema: JSON) -> Double {
        let open = schema["exclusiveMinimum"]?.number_
        let (low, high) = (schema["minimum"]?.number_ ?? open, schema["maximum"]?.number_)
        // The bounds themselves are the values most easily got wrong.
        if random.oneIn(4), open == nil, let low { return low }
        if random.oneIn(4), let high { return high }
        let least = low ?? -100
        let number = random.double(least...min(high ?? .infinity, least + 300))
        return random.oneIn(2) && number.rounded() > least && number.rounded() <= (high ?? .infinity)
            ? number.rounded() : max(number, open.map { $0 + 1e-3 } ?? number)
    }

    private static let texts = [
        "a", "kPa", "太極", "e\u{301}", "👩‍👩‍👧", " ", "\"\\", "x\u{200d}y", String(repeating: "é", count: 200),
    ]

    private mutating func text(_ schema: JSON) -> String {
        if schema["pattern"]?.text_?.hasPrefix("^#") == true {
            let count = [3, 6, 8][random.int(0...2)]
            return "#" + String((0..<count).map { _ in Array("0123456789abcdefABCDEF")[random.int(0...21)] })
        }
        if schema["maxLength"]?.number_ == 64 { return ["rpm", "太極"][random.int(0...1)] }
        if schema["minLength"] == nil, random.oneIn(4) { return "" }
        return DocumentMaker.texts[random.int(0...DocumentMaker.texts.count - 1)]
    }
}

extension DocumentMaker {
    /// The document with something about it changed.
    mutating func changed(_ document: JSON) -> JSON {
        // One way or another through the document: at each value, stop or go on into one of its parts.
        switch document {
        case .object(var members) where !members.isEmpty && !random.oneIn(5):
            let index = random.int(0...members.count - 1)
            switch random.int(0...9) {
            case 0: members.remove(at: index)
            case 1: members.append(JSON.Member(name: "other\(random.next())", value: members[index].value))
            case 2:
                members[index] = JSON.Member(
                    name: members[index].name + "\(random.next())", value: members[index].value)
            default:
                members[index] = JSON.Member(name: members[index].name, value: changed(members[index].value))
            }
            return .object(members)
        case .array(var elements) where !elements.isEmpty && !random.oneIn(5):
            let index = random.int(0...elements.count - 1)
            switch random.int(0...5) {
            case 0: elements.remove(at: index)
            case 1: elements = Array(repeating: elements[index], count: [17, 33, 101][random.int(0...2)])
            default: elements[index] = changed(elements[index])
            }
            return .array(elements)
        case .number(let number) where !random.oneIn(3):
            return .number([-number, number + 0.5, number * 1000, number - 1, 0, 1e300][random.int(0...5)])
        case .string(let text) where !random.oneIn(3):
            return .string(
                [text + "x", "", text + "\n", "\u{85}", text.uppercased(), text + text][random.int(0...5)])
        default:
            let others: [JSON] = [
                .null, .bool(true), .number(1), .number(-1), .number(0.5), .string(""), .string("none"),
                .string("#fff"), .array([]), .array([.number(1)]), .object([]),
                .object([JSON.Member(name: "fixed", value: .number(3))]),
            ]
            return others[random.int(0...others.count - 1)]
        }
    }
}
