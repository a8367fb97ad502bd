extension GaugeScale {
    /// Ticks at round values on a scale of any curve, at most about `count` of them labelled.
    func niceTicks(count: Int, labelLength: Int) -> [ScaleTick] {
        let count = Swift.min(1000, Swift.max(2, count))
        switch curve {
        case .linear where wraps: return roundTicks(count: count, labelLength: labelLength)
        case .linear, .power: return ticks(count: count, labelLength: labelLength)
        case .logarithmic:
            return decadeTicks(from: Swift.min(abs(minimum), abs(maximum)), count: count, length: labelLength)
                ?? ticks(count: count, labelLength: labelLength)
        case .symmetricLogarithmic(let extent):
            let first = Swift.max(extent, nearestToZero)
            return decadeTicks(from: first, count: count, length: labelLength)
                ?? ticks(count: count, labelLength: labelLength)
        }
    }

    /// How near the scale comes to 0.
    private var nearestToZero: Double {
        minimum <= 0 && maximum >= 0 ? 0 : Swift.min(abs(minimum), abs(maximum))
    }

    // MARK: - Round and round

    /// Ticks that divide a whole turn evenly, at a distance that people count in: 30 or 45 degrees, 5 minutes,
    /// 3 hours.
    private func roundTicks(count: Int, labelLength: Int) -> [ScaleTick] {
        let parts: [Double: Int] = [10: 5, 15: 3, 20: 4, 25: 5, 30: 3, 45: 3, 50: 5, 60: 6, 90: 9]
        for major in stride(from: count, through: 2, by: -1) {
            let way = range / Double(major)
            // Two digits, as an integer from 10 to 99.
            let text = DecimalText.scientific(way, decimals: 1)
            guard let clean = Double(text), abs(clean - way) <= 1e-12 * way,
                let mantissa = text.split(separator: "e").first.flatMap({ Double($0) }),
                let minor = parts[(mantissa * 10).rounded()]
            else { continue }
            return equalTicks(major: major, minor: minor, labelLength: labelLength)
        }
        return equalTicks(major: count, minor: 1, labelLength: labelLength)
    }

    // MARK: - Decades

    /// Which digits of a decade have long ticks, and which of the others short ones. The first are kept longest.
    private struct DecadeRule {
        var major: [Int]
        var minor: [[Int]]
        /// Every so many-th decade only.
        var stride = 1
    }

    private static let decadeRules =
        [
            DecadeRule(major: [1, 2, 3, 4, 5, 6, 7, 8, 9], minor: []),
            DecadeRule(major: [1, 2, 5], minor: [[3, 4, 6, 7, 8, 9]]),
            DecadeRule(major: [1], minor: [[2, 5], [3, 4, 6, 7, 8, 9]]),
        ] + [2, 3, 5, 10, 20, 50, 100, 200].map { DecadeRule(major: [1], minor: [], stride: $0) }

    /// Ticks at round values of a scale that is logarithmic from `first` (above 0) on, on one side of 0 or on both;
    /// nil where it has too few decades for that.
    private func decadeTicks(from first: Double, count: Int, length: Int) -> [ScaleTick]? {
        let farthest = Swift.max(abs(minimum), abs(maximum))
        let low = GaugeScale.exponent(of: first)
        let high = GaugeScale.exponent(of: farthest)
        guard first > 0, low <= high else { return nil }
        // Where the logarithmic part begins within a decade, its first labels are those of the next one.
        let isThroughZero = minimum <= 0 && maximum >= 0
        let start = isThroughZero && GaugeScale.decade(1, low) < first * (1 - 1e-9) ? low + 1 : low
        for rule in GaugeScale.decadeRules {
            var majors: [ScaleTick] = isThroughZero ? [ScaleTick(value: 0, isMajor: true)] : []
            for exponent in start...Swift.max(start, high) where exponent % rule.stride == 0 {
                for digit in rule.major {
                    append(
                        GaugeScale.decade(digit, exponent), rank: GaugeScale.rank(of: digit), isMajor: true,
                        to: &majors)
                }
            }
            guard majors.count <= count || rule.stride == 200 else { continue }
            guard majors.count >= 3 else { return nil }
            return withNumbers(
                (majors + minors(of: rule, from: start, through: high, isThroughZero: isThroughZero))
                    .sorted { $0.value < $1.value }, length: length)
        }
        return nil
    }

    private func minors(
        of rule: DecadeRule, from start: Int, through high: Int, isThroughZero: Bool
    ) -> [ScaleTick] {
        var ticks: [ScaleTick] = []
        // Below the first decade, down to 0, the scale is linear or nearly so: one decade of ticks is enough.
        for exponent in (isThroughZero ? start - 1 : start)...Swift.max(start, high) {
            if rule.stride > 1 {
                if exponent % rule.stride != 0 {
                    append(GaugeScale.decade(1, exponent), rank: 0, isMajor: false, to: &ticks)
                }
                continue
            }
            if exponent < start {
                for digit in 1...9 {
                    append(
                        GaugeScale.decade(digit, exponent), rank: digit == 5 ? 0 : 1, isMajor: false,
                        to: &ticks)
                }
                continue
            }
            for (rank, digits) in rule.minor.enumerated() {
                for digit in digits {
                    append(GaugeScale.decade(digit, exponent), rank: rank, isMajor: false, to: &ticks)
                }
            }
            guard rule.minor.isEmpty else { continue }
            for tenth in 10...99 where tenth % 10 != 0 {
                append(
                    GaugeScale.decade(tenth, exponent - 1), rank: tenth % 5 == 0 ? 0 : 1, isMajor: false,
                    to: &ticks)
            }
        }
        return ticks
    }

    /// Adds a tick at `magnitude` on each side of 0 on which the scale reaches it.
    private func append(_ magnitude: Double, rank: Int, isMajor: Bool, to ticks: inout [ScaleTick]) {
        for value in [magnitude, -magnitude] where magnitude > 0 && minimum <= value && value <= maximum {
            ticks.append(ScaleTick(value: value, isMajor: isMajor, rank: rank))
        }
    }

    private static func rank(of digit: Int) -> Int { digit == 1 ? 0 : digit == 2 || digit == 5 ? 1 : 2 }

    /// `digit` · 10^`exponent`, rounded once: dividing by a power of ten is exact where multiplying by 0.1 is not.
    private static func decade(_ digit: Int, _ exponent: Int) -> Double {
        exponent < 0 ? Double(digit) / powerOfTen(-exponent) : Double(digit) * powerOfTen(exponent)
    }

    /// The exponent of the power of ten at or below `number`, above 0.
    private static func exponent(of number: Double) -> Int {
        let text = DecimalText.scientific(number, decimals: 17)
        return text.split(separator: "e").last.flatMap { Int($0) } ?? 0
    }

    /// `ticks` with the numbers of the long ones.
    private func withNumbers(_ ticks: [ScaleTick], length: Int) -> [ScaleTick] {
        var texts = numbers(ticks.filter(\.isMajor).map(\.value), length: length)[...]
        return ticks.map { tick in
            var tick = tick
            if tick.isMajor { tick.label = texts.popFirst() }
            return tick
        }
    }

    /// Numbers of many sizes: each as short as it is, or as a power of ten where that is long.
    func numbers(_ values: [Double], length: Int) -> [String] {
        let minus = "\u{2212}"
        func plain(_ value: Double) -> String {
            DecimalText.fixed(value, decimals: DecimalText.decimalsNeeded(value), minus: minus)
        }
        func short(_ value: Double) -> String {
            let digits = DecimalDigits(abs(value)).digits.count
            return value == 0
                ? "0" : DecimalText.scientific(value, decimals: Swift.max(0, digits - 1), minus: minus)
        }
        let isPlain = values.allSatisfy { plain($0).count <= Swift.min(length, 6) }
        return values.map { value in
            let (plain, short) = (plain(value), short(value))
            let isHandy = isPlain || (0.01..<10_000).contains(abs(value)) || plain.count < short.count
            return isHandy ? plain : short
        }
    }
}
