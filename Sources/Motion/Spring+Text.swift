extension Spring {
    /// The spring that a text describes, as `Movement.init(text:duration:)` has it; nil where the text does
    /// not begin like one.
    init?(text: String) throws(MotionError) {
        switch text {
        case "smooth": self = .smooth
        case "snappy": self = .snappy
        case "bouncy": self = .bouncy
        default:
            var scanner = TextScanner(text)
            guard let word = scanner.word(), word.name == "spring" else { return nil }
            guard word.isFunction else { throw scanner.error(expected: "\"(\"") }
            self = try Spring(scanning: &scanner)
            try scanner.expectEnd()
        }
    }

    private init(scanning scanner: inout TextScanner) throws(MotionError) {
        if scanner.take(")") {
            self = .smooth
            return
        }
        var plain: [Double] = []
        var named: [String: Double] = [:]
        while !scanner.take(")") {
            if !plain.isEmpty || !named.isEmpty { _ = scanner.take(",") }
            if let word = scanner.word() {
                guard !word.isFunction, Spring.names.contains(word.name), named[word.name] == nil else {
                    throw scanner.error(expected: "one of \(Spring.spelled), once", found: word.name)
                }
                try scanner.expect(":")
                named[word.name] = try scanner.argument()
            } else {
                plain.append(try scanner.argument())
            }
        }
        switch (plain.count, Set(named.keys)) {
        case (3, []): try self.init(mass: plain[0], stiffness: plain[1], damping: plain[2])
        case (0, let keys) where keys.isSubset(of: ["duration", "bounce"]):
            try self.init(duration: named["duration"] ?? 0.5, bounce: named["bounce"] ?? 0)
        case (0, let keys) where keys.isSubset(of: ["response", "dampingratio"]):
            try self.init(response: named["response"] ?? 0.5, dampingRatio: named["dampingratio"] ?? 1)
        case (0, let keys) where keys.isSubset(of: ["mass", "stiffness", "damping"]):
            try self.init(
                mass: named["mass"] ?? 1, stiffness: named["stiffness"] ?? 100,
                damping: named["damping"] ?? 10)
        default: throw scanner.error(expected: "three numbers, or \(Spring.spelled) in one of these pairs")
        }
    }

    private static let names: Set<String> = [
        "duration", "bounce", "response", "dampingratio", "mass", "stiffness", "damping",
    ]
    private static let spelled =
        "duration and bounce, response and dampingRatio, or mass, stiffness and damping"
}
