extension GaugeScale {
    /// The distance between two labelled ticks: mantissa · 10^power, and into how many parts minor ticks cut
    /// it.
    private struct TickStep {
        var mantissa: Double
        var power: Int
        var parts: Int

        /// The `index`-th multiple of the step (of a part of it), with one rounding only: dividing by a power
        /// of ten is exact to the last bit where multiplying by 0.1 is not.
        func value(_ index: Double, ofParts parts: Int = 1) -> Double {
            let numerator = index * mantissa / Double(parts)
            return power < 0 ? numerator / powerOfTen(-power) : numerator * powerOfTen(power)
        }
    }

    /// Ticks at round values, in rising order: at most about `count` labelled ones, at multiples of 1, 2, 2.5
    /// or 5 times a power of ten, with four or five parts between two of them. Every value is computed from
    /// its index. Labels have as many digits as tell their ticks' places, never a "-0", and a typographic
    /// minus; where one would be longer than `labelLength` characters, all are written as powers of ten.
    public func ticks(count: Int = 11, labelLength: Int = 8) -> [ScaleTick] {
        let step = tickStep(intervals: Swift.max(1, count - 1))
        let unit = step.value(1)
        guard unit > 0, unit.isFinite else { return [] }
        let partsPerUnit = Double(step.parts)
        let part = unit / partsPerUnit
        let slack = 1e-9
        let first = (minimum / part - slack).rounded(.up)
        let last = (maximum / part + slack).rounded(.down)
        guard first <= last, last - first <= 1000 else { return [] }
        var majors: [Double] = []
        var values: [(value: Double, isMajor: Bool)] = []
        for offset in 0...Int(last - first) {
            let index = first + Double(offset)
            let isMajor = index.truncatingRemainder(dividingBy: partsPerUnit) == 0
            let exact = isMajor ? step.value(index / partsPerUnit) : step.value(index, ofParts: step.parts)
            let value = Swift.min(maximum, Swift.max(minimum, exact))
            // Where the range is so narrow that two ticks are the same Double, one of them is enough.
            if let previous = values.last, previous.value >= value { continue }
            values.append((value, isMajor))
            if isMajor { majors.append(value) }
        }
        var labels = TickNumbers.texts(of: majors, length: labelLength)[...]
        return values.map {
            ScaleTick(
                value: $0.value, label: $0.isMajor ? labels.popFirst() : nil, isMajor: $0.isMajor,
                rank: $0.isMajor ? 0 : 1)
        }
    }

    private func tickStep(intervals: Int) -> TickStep {
        let rough = range / Double(intervals)
        // The power of ten at or below `rough`, from its decimal text: no logarithm, no rounding.
        let text = DecimalText.scientific(rough, decimals: 17)
        let power = text.split(separator: "e").last.flatMap { Int($0) } ?? 0
        let scaled = power < 0 ? rough * powerOfTen(-power) : rough / powerOfTen(power)
        let slack = 1 + 1e-9
        if scaled <= 1 * slack { return TickStep(mantissa: 1, power: power, parts: 5) }
        if scaled <= 2 * slack { return TickStep(mantissa: 2, power: power, parts: 4) }
        if scaled <= 2.5 * slack { return TickStep(mantissa: 2.5, power: power, parts: 5) }
        if scaled <= 5 * slack { return TickStep(mantissa: 5, power: power, parts: 5) }
        return TickStep(mantissa: 1, power: power + 1, parts: 5)
    }
}

/// 10 to the power `exponent`, for 0 or more, in steps that are exact up to 10^22.
func powerOfTen(_ exponent: Int) -> Double {
    var result = 1.0
    var left = exponent
    while left > 22 {
        result *= 1e22
        left -= 22
    }
    for _ in 0..<Swift.max(0, left) { result *= 10 }
    return result
}
