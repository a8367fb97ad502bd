extension NumberFormat {
    /// How far the number of a tick's text may be from the tick where a format was asked for, in distances between
    /// neighbours: a third of 100 may be written as 33.
    private static let tickSlack = 0.011

    /// The numbers of `values`, which rise, without their unit: with more digits than asked for where two would
    /// read alike or one would not tell its tick's place. Words that would stand at more than one tick are
    /// left out.
    func tickTexts(_ values: [Double]) -> [String] {
        let format = withoutRepeatedWords(values)
        var finer: NumberFormat? = format
        while let candidate = finer {
            if let texts = candidate.fairTexts(values) { return texts }
            finer = candidate.withOneMoreDigit
        }
        let short = TickNumbers.texts(of: values, length: 8).map(separated)
        let longest = short.map(\.count).max() ?? 0
        for digits in 1...15 {
            var candidate = format
            candidate.digits = .significant(digits)
            guard let texts = candidate.fairTexts(values) else { continue }
            return texts.map(\.count).max() ?? 0 <= longest ? texts : short
        }
        return short
    }

    /// The texts of `values` if all differ and each tells its place.
    private func fairTexts(_ values: [Double]) -> [String]? {
        let texts = values.map(label)
        guard Set(texts).count == texts.count else { return nil }
        let tolerance = NumberFormat.tickSlack * TickNumbers.nearestDistance(of: values)
        let areFair = values.allSatisfy { value in
            if mappedTexts.contains(where: { $0.holds(value) }) { return true }
            return abs(readBack(value) - value) <= tolerance
        }
        return areFair ? texts : nil
    }

    /// The number with its SI prefix, which belongs to it, but without the unit.
    private func label(_ value: Double) -> String {
        var format = self
        format.unit = ""
        let written = format.written(value)
        return written.number + written.unit
    }

    /// The number that a reader of the text takes it for.
    private func readBack(_ value: Double) -> Double {
        var format = self
        (format.unit, format.prefix, format.separators, format.showsPlus) = ("", "", .plain, false)
        let written = format.written(value)
        let number = Double(String(written.number.map { $0 == "\u{2212}" ? "-" : $0 })) ?? .nan
        guard let index = NumberFormat.prefixes.firstIndex(of: written.unit) else { return number }
        let power = 3 * (index - 10)
        return power < 0 ? number / powerOfTen(-power) : number * powerOfTen(power)
    }

    private var withOneMoreDigit: NumberFormat? {
        var format = self
        switch digits {
        case .decimals(let count) where count < 15: format.digits = .decimals(Swift.max(0, count) + 1)
        case .significant(let count) where count < 15: format.digits = .significant(Swift.max(1, count) + 1)
        default: return nil
        }
        return format
    }

    /// Without the words that more than one of `values` would have.
    private func withoutRepeatedWords(_ values: [Double]) -> NumberFormat {
        var format = self
        while true {
            let words = values.compactMap { value in
                format.mappedTexts.first { $0.holds(value) }?.text
            }
            let repeated = Set(words.filter { word in words.count { $0 == word } > 1 })
            guard !repeated.isEmpty else { return format }
            format.mappedTexts.removeAll { repeated.contains($0.text) }
        }
    }

    /// `text` with this format's prefix and separators.
    private func separated(_ text: String) -> String {
        let isNegative = text.hasPrefix("\u{2212}")
        let number = isNegative ? text.dropFirst() : text[...]
        return (isNegative ? "\u{2212}" : "") + prefix + separators.separated(String(number))
    }
}
