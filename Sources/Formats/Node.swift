import TaijiDrawing
import TaijiInstruments

/// A value of a file and where it stands, with the ways to read it. Each throws what was found and what is allowed.
struct Node {
    /// The file's name.
    let file: String
    /// The way from the whole file to the value, such as `zones[2].from`.
    let path: String
    /// The value.
    let value: JSON
    /// Where faults are gathered; nil where the first one ends the reading.
    var faults: FaultList?

    /// The error that this is not what is allowed.
    func refused(expected: String) -> FormatError {
        error("found \(found), expected \(expected)")
    }

    /// The error that this does not go together with something else.
    func contradiction(_ problem: String) -> FormatError {
        error(problem, kind: .contradiction)
    }

    func error(_ problem: String, kind: FormatError.Kind = .shape) -> FormatError {
        FormatError(file: file, kind: kind, keyPath: path, problem: problem)
    }

    /// The value in a word or two.
    private var found: String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number: value.text
        case .string(let text): text.quoted()
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Throws where this is a file of another kind, of which nothing else is worth telling.
    func mustNotBeKind(otherThan kind: String) throws(FormatError) {
        guard case .object(let members) = value, let found = members.first(where: { $0.name == "kind" }),
            case .string(let text) = found.value, text != kind
        else { return }
        throw member("kind", found.value).refused(expected: kind.quoted())
    }

    /// Whether this is an object that has one of the keys.
    func has(anyOf keys: [String]) -> Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { keys.contains($0.name) }
    }

    /// The member `key` of this object.
    func member(_ key: String, _ value: JSON) -> Node {
        let name = key.isPlainKey ? key : "[\(key.quoted())]"
        return Node(
            file: file, path: path.isEmpty ? name : name.hasPrefix("[") ? path + name : path + "." + name,
            value: value, faults: faults)
    }
}

// MARK: - Values

extension Node {
    func number(_ bounds: NumberBounds = .any) throws(FormatError) -> Double {
        guard case .number(let number) = value, bounds.contains(number) else {
            throw refused(expected: bounds.text)
        }
        return number
    }

    func whole(_ range: ClosedRange<Int>) throws(FormatError) -> Int {
        guard case .number(let number) = value, let whole = Int(exactly: number), range.contains(whole) else {
            throw refused(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    func flag() throws(FormatError) -> Bool {
        guard case .bool(let flag) = value else { throw refused(expected: "true or false") }
        return flag
    }

    /// The most characters of a text.
    static let longestText = 200

    /// A text that fits one line; may be empty unless `isName`.
    func text(isName: Bool = false) throws(FormatError) -> String {
        guard case .string(let text) = value, text.unicodeScalars.count <= Node.longestText,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory.isLineBreaking }),
            !isName || !text.isEmpty
        else {
            throw refused(
                expected:
                    "a text on one line of \(isName ? "1 to" : "at most") \(Node.longestText) characters")
        }
        return text
    }

    /// The most characters of a channel's name; a feed takes as many bytes.
    static let longestChannelName = 64

    /// The name of a channel, as a feed can have it: without spaces, commas and equals signs.
    func channelName() throws(FormatError) -> String {
        guard case .string(let text) = value,
            (1...Node.longestChannelName).contains(text.unicodeScalars.count),
            !text.unicodeScalars.contains(where: {
                $0 == "," || $0 == "=" || $0 == " " || $0.properties.generalCategory.isLineBreaking
            })
        else {
            throw refused(
                expected:
                    "a channel's name of 1 to \(Node.longestChannelName) characters, none of them a space, a "
                    + "comma or an equals sign")
        }
        guard text.utf8.count <= Node.longestChannelName else {
            throw contradiction(
                "found a name of \(text.utf8.count) bytes, expected at most \(Node.longestChannelName)")
        }
        return text
    }

    func choice<Choice>(
        of _: Choice.Type = Choice.self
    ) throws(FormatError) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
        guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
            throw refused(expected: .choice(of: Choice.allCases.map { $0.rawValue.quoted() }))
        }
        return choice
    }

    /// Throws unless this is the text `word`.
    func mustBe(_ word: String) throws(FormatError) {
        guard value == .string(word) else { throw refused(expected: word.quoted()) }
    }

    func color() throws(FormatError) -> Color {
        guard case .string(let text) = value, let color = Color(text: text) else {
            throw refused(expected: "a colour as \"#rgb\", \"#rrggbb\" or \"#rrggbbaa\"")
        }
        return color
    }

    /// A colour, or the name of one that every theme has.
    func ink() throws(FormatError) -> Ink {
        if case .string(let text) = value {
            if let color = Color(text: text) { return .color(color) }
            if let role = Ink.Role(rawValue: text) { return .role(role) }
        }
        throw refused(
            expected: "a colour as \"#rrggbb\", or "
                + .choice(of: Ink.Role.allCases.map { $0.rawValue.quoted() }))
    }

    /// Each element of a list, read by `read`.
    func list<Element>(
        _ count: ClosedRange<Int>, of what: String, _ read: (Node) throws(FormatError) -> Element
    ) throws(FormatError) -> [Element] {
        guard case .array(let values) = value else { throw refused(expected: "a list of \(what)") }
        guard count.contains(values.count) else {
            try tell(
                error(
                    "found \(values.count) of them, expected \(count.lowerBound) to \(count.upperBound) \(what)"
                ))
            return []
        }
        var elements: [Element] = []
        for (index, value) in values.enumerated() {
            let node = Node(file: file, path: "\(path)[\(index)]", value: value, faults: faults)
            if let element = try node.gather(read) { elements.append(element) }
        }
        return elements
    }

    /// The members of an object that has all keys of `required` and none but these and those of `optional`.
    func fields(required: [String] = [], optional: [String] = []) throws(FormatError) -> Fields {
        guard case .object(let members) = value else {
            throw refused(expected: "an object with " + Node.keys(required + optional))
        }
        for member in members where !required.contains(member.name) && !optional.contains(member.name) {
            let near = (required + optional).first { $0.isNear(member.name) }
            try tell(
                self.member(member.name, member.value).error(
                    "found a key that is not known here, expected "
                        + (near.map { "perhaps \($0.quoted()); " } ?? "") + Node.keys(required + optional)))
        }
        for key in required where !members.contains(where: { $0.name == key }) {
            try tell(error("found no key \(key.quoted()), expected one: " + Node.keys(required)))
        }
        return Fields(node: self, members: members)
    }

    private static func keys(_ keys: [String]) -> String {
        keys.count == 1 ? "the key \(keys[0].quoted())" : "the keys " + keys.joined(separator: ", ")
    }
}

extension String {
    /// Whether the text can stand in a key path as it is.
    fileprivate var isPlainKey: Bool {
        !isEmpty && utf8.count <= 60
            && utf8.allSatisfy { character in
                switch character {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                    true
                default: false
                }
            }
    }
}
