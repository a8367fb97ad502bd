/// The members of an object whose keys are all known.
struct Fields {
    /// The object.
    let node: Node
    private let values: [String: JSON]

    init(node: Node, members: [JSON.Member]) {
        self.node = node
        values = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The member with the given key; nil where there is none.
    subscript(key: String) -> Node? { values[key].map { node.member(key, $0) } }

    /// What `read` makes of the member `key`; nil where there is none.
    func read<Value>(
        _ key: String, _ read: (Node) throws(FormatError) -> Value
    ) throws(FormatError) -> Value? {
        guard let node = self[key] else { return nil }
        return try node.gather(read)
    }

    /// What `read` makes of the member `key`, which must be there.
    func require<Value: StandIn>(
        _ key: String, _ read: (Node) throws(FormatError) -> Value
    ) throws(FormatError) -> Value {
        // That there is none was told when the fields were.
        try self.read(key, read) ?? .standIn
    }

    /// Makes sure that the member `key` is the text `word`.
    func require(_ key: String, _ word: String) throws(FormatError) {
        _ = try read(key) { (node) throws(FormatError) in try node.mustBe(word) }
    }

    /// Puts what `read` makes of the member `key` into `place`; leaves that as it is where there is no such member.
    func set<Value>(
        _ place: inout Value, _ key: String, _ read: (Node) throws(FormatError) -> Value
    ) throws(FormatError) {
        if let value = try self.read(key, read) { place = value }
    }
}
