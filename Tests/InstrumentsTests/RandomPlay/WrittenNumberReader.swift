import TaijiInstruments

/// Reads what a `NumberFormat` wrote, in a way of its own.
struct WrittenNumberReader {
    private let format: NumberFormat

    init(_ format: NumberFormat) { self.format = format }

    /// The number of a readout; nil where it is none.
    func number(_ text: String) -> Double? {
        var rest = text[...]
        var sign = 1.0
        if rest.hasPrefix("\u{2212}") {
            sign = -1
            rest.removeFirst()
        } else if format.showsPlus, rest.hasPrefix("+") {
            rest.removeFirst()
        }
        guard rest.hasPrefix(format.prefix) else { return nil }
        rest.removeFirst(format.prefix.count)
        var plain = ""
        for character in rest {
            switch String(character) {
            case format.separators.group: continue
            case format.separators.decimalSign: plain.append(".")
            case "\u{2212}": plain.append("-")
            default: plain.append(character)
            }
        }
        return Double(plain).map { sign * $0 }
    }

    /// The power of ten of an SI prefix; nil where it is none.
    func power(ofPrefix symbol: String) -> Double? {
        if symbol.isEmpty { return 1 }
        let rising = ["k", "M", "G", "T", "P", "E", "Z", "Y", "R", "Q"]
        let falling = ["m", "\u{B5}", "n", "p", "f", "a", "z", "y", "r", "q"]
        if let index = rising.firstIndex(of: symbol) { return Double("1e\(3 * (index + 1))") }
        if let index = falling.firstIndex(of: symbol) { return Double("1e-\(3 * (index + 1))") }
        return nil
    }
}
