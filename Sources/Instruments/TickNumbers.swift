/// The numbers at ticks as text: as short as they can be where each still tells its tick's place.
enum TickNumbers {
    /// How far a text's number may be from its tick, in distances between neighbours: a two-hundredth of the
    /// way is no more than a tick is wide.
    static let slack = 0.005
    /// The most digits that a `Double` needs after the first.
    private static let mostDigits = 17

    /// The texts of `values`, which rise: no two read alike and none is off by more than ``slack``; all with a
    /// dot where no text is then longer than `length`, else as powers of ten where that is shorter.
    static func texts(of values: [Double], length: Int) -> [String] {
        let tolerance = slack * nearestDistance(of: values)
        let fixed = firstFair(values, tolerance: tolerance) { DecimalText.fixed($0, decimals: $1) }
        let longest = fixed?.map(\.count).max() ?? 0
        if let fixed, longest <= length { return fixed.map(typeset) }
        let powers = firstFair(values, tolerance: tolerance) { DecimalText.scientific($0, decimals: $1) }
        guard let powers else { return (fixed ?? values.map { "\($0)" }).map(typeset) }
        if let fixed, longest <= powers.map(\.count).max() ?? 0 { return fixed.map(typeset) }
        return powers.map(typeset)
    }

    /// Each of `values` with as few digits as tell its own place: for scales on which numbers of many sizes
    /// stand side by side.
    static func rounded(_ values: [Double]) -> [Double] {
        values.indices.map { index in
            let value = values[index]
            let tolerance = slack * nearestDistance(of: Array(values[max(0, index - 1)...].prefix(3)))
            for digits in 0..<mostDigits {
                guard let short = Double(DecimalText.scientific(value, decimals: digits)) else { continue }
                if abs(short - value) <= tolerance { return short }
            }
            return value
        }
    }

    /// The least distance between two neighbours; of a single value, the value's own size.
    static func nearestDistance(of values: [Double]) -> Double {
        zip(values, values.dropFirst()).map { abs($1 - $0) }.min() ?? abs(values.first ?? 0)
    }

    /// The texts with the fewest digits that are all fair; nil where no number of digits is enough.
    private static func firstFair(
        _ values: [Double], tolerance: Double, write: (Double, Int) -> String
    ) -> [String]? {
        for digits in 0...mostDigits {
            let texts = values.map { write($0, digits) }
            let areFair = zip(texts, values).allSatisfy { text, value in
                Double(text).map { abs($0 - value) <= tolerance } ?? false
            }
            if areFair, Set(texts).count == texts.count { return texts }
        }
        return nil
    }

    /// With a typographic minus.
    private static func typeset(_ text: String) -> String {
        String(text.map { $0 == "-" ? "\u{2212}" : $0 })
    }
}
