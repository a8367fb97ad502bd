import taiji_gauge

/// Command lines made of options, likely and unlikely arguments, the same ones for the same seed.
struct SeededWords {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number of the sequence (SplitMix64), below `bound`.
    private mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }

    /// Up to six words.
    mutating func commandLine() -> [String] {
        (0..<next(below: 7)).map { _ in word() }
    }

    /// Up to eight characters such as numbers are made of, and a few others.
    mutating func numberLike() -> String {
        let characters = Array("0123456789..--++eeEE9x")
        return String((0..<next(below: 9)).map { _ in characters[next(below: characters.count)] })
    }

    private mutating func word() -> String {
        let names = OptionTable.rows.map(\.spelling)
        let arguments = [
            "", "-", "--", "---", "-5", "0", "1", "1e308", "-1e308", "5e-324", "1e-9", "0.25", "nan", "100",
            "16x16",
            "99999999999999999999x1", "x", "=", "--=", "#", "#123", "#12345678", "snapshot", "bench", "a.png",
            "both",
            "transparent", "sine-in", "\n", "\u{0}", "é", "太極", "-é",
        ]
        switch next(below: 4) {
        case 0, 1: return names[next(below: names.count)]
        case 2: return arguments[next(below: arguments.count)]
        default:
            let name = names[next(below: names.count)].prefix(2 + next(below: 6))
            return name + "=" + arguments[next(below: arguments.count)]
        }
    }
}
