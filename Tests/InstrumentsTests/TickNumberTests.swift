import TaijiInstruments
import TestSupport
import Testing

/// What stands at a tick is where the tick stands, and no two ticks say the same.
@Suite struct TickNumberTests {
    /// How far a number may be from its tick, in distances between neighbours: less than can be seen on a dial.
    /// With a format of the user's own a third of 100 may be 33, which is off by a hundredth.
    private static let slack = 0.0051
    private static let formattedSlack = 0.0112

    private func labels(_ gauge: Gauge) -> [String] {
        gauge.scaleTicks().compactMap(\.label).map { $0.replacing("\u{2212}", with: "-") }
    }

    private func labels(_ start: Double, _ end: Double, _ rule: TickRule) throws -> [String] {
        var gauge = Gauge(scale: try GaugeScale(start: start, end: end))
        gauge.ticks = rule
        return labels(gauge)
    }

    @Test func numbersHaveAsManyDigitsAsTellTheTicksPlace() throws {
        #expect(
            try labels(0, 100, .step(major: 33.333333333333336, minor: 1)) == [
                "0.0", "33.3", "66.7", "100.0",
            ])
        #expect(
            try labels(0, 1, .step(major: 0.3333333333333333, minor: 1)) == [
                "0.000", "0.333", "0.667", "1.000",
            ])
        #expect(
            try labels(0, 4_294_967_296, .count(major: 4, minor: 1)) == [
                "0", "1.07e9", "2.15e9", "3.22e9", "4.29e9",
            ])
        #expect(try labels(0, 1, .step(major: 0.1 + 0.2, minor: 1)) == ["0.0", "0.3", "0.6", "0.9"])
        #expect(try labels(0, 50, .count(major: 4, minor: 1)) == ["0.0", "12.5", "25.0", "37.5", "50.0"])
    }

    @Test func onALogarithmicScaleEachNumberHasItsOwnDigits() throws {
        var gauge = Gauge(scale: try GaugeScale(start: 1e-5, end: 1000, curve: .logarithmic))
        gauge.ticks = .count(major: 4, minor: 1)
        #expect(labels(gauge) == ["1e-5", "1e-3", "0.1", "10", "1000"])
        gauge.scale = try GaugeScale(start: 1, end: 1e5, curve: .logarithmic)
        gauge.ticks = .count(major: 2, minor: 1)
        #expect(labels(gauge) == ["1", "316", "100000"])
    }

    @Test func aFormatIsGivenMoreDigitsThanItAsksForRatherThanToLie() throws {
        var gauge = Gauge(scale: try GaugeScale(start: 0, end: 1))
        gauge.labelFormat = NumberFormat(decimals: 0)
        gauge.ticks = .count(major: 4, minor: 1)
        #expect(labels(gauge) == ["0.00", "0.25", "0.50", "0.75", "1.00"])
        gauge.scale = .percent
        gauge.ticks = .count(major: 3, minor: 1)
        #expect(labels(gauge) == ["0", "33", "67", "100"])
    }

    @Test func farOffsetsAndTinyRangesAreToldApartInAnyFormat() throws {
        var gauge = Gauge(scale: try GaugeScale(start: 1_700_000_000_000, end: 1_700_000_600_000))
        gauge.labelFormat = NumberFormat(decimals: 0)
        #expect(Set(labels(gauge)).count == labels(gauge).count && labels(gauge).count == 7)
        gauge.scale = try GaugeScale(start: 0, end: 1e-18)
        gauge.labelFormat = NumberFormat(decimals: 1)
        gauge.labelFormat?.separators = NumberSeparators(decimalSign: ",")
        #expect(labels(gauge).last == "1,0e-18" || labels(gauge).last == "1e-18")
        #expect(Set(labels(gauge)).count == 11)
    }

    @Test func wordsThatWouldStandAtSeveralTicksAreLeftOut() throws {
        var gauge = Gauge()
        gauge.ticks = .count(major: 4, minor: 1)
        var format = NumberFormat()
        format.mappedTexts = [
            MappedText(from: 0, to: 10, text: "OFF"), MappedText(from: 40, to: 80, text: "MID"),
        ]
        gauge.labelFormat = format
        #expect(labels(gauge) == ["OFF", "25", "50", "75", "100"])
    }

    // MARK: - At random

    private func curve(_ random: inout SeededRandom) -> ScaleCurve {
        switch random.int(0...5) {
        case 0: .logarithmic
        case 1: .power(random.double(0.1...6))
        case 2: .symmetricLogarithmic(linearWithin: random.double(1e-9...100))
        default: .linear
        }
    }

    /// A scale that nobody would want: far from 0, narrow, reversed, with ends that are no round numbers.
    private func nastyScale(_ random: inout SeededRandom) -> GaugeScale? {
        let magnitude = Double(
            sign: .plus, exponent: random.oneIn(3) ? random.int(-900...900) : random.int(-30...60),
            significand: random.double(1...2))
        let offset = random.oneIn(4) ? 0 : random.double(-3...3) * magnitude
        let width = Double(sign: .plus, exponent: -random.int(0...38), significand: random.double(1...2))
        let span = random.oneIn(2) ? magnitude : magnitude * width
        let isTyped = random.oneIn(2)
        func typed(_ value: Double) -> Double {
            isTyped ? Double(DecimalText.scientific(value, decimals: random.int(0...4))) ?? value : value
        }
        let curve = curve(&random)
        var (low, high) = (typed(offset), typed(offset + span))
        if curve == .logarithmic { (low, high) = (abs(low), abs(high)) }
        if random.oneIn(3) { (low, high) = (high, low) }
        let wraps = curve == .linear && random.oneIn(5)
        guard let scale = try? GaugeScale(start: low, end: high, curve: curve, wraps: wraps),
            scale.fault == nil
        else { return nil }
        return scale
    }

    private func nastyFormat(_ random: inout SeededRandom) -> NumberFormat {
        var format = NumberFormat(decimals: random.int(0...3), unit: random.oneIn(2) ? "V" : "")
        if random.oneIn(3) { format.digits = .significant(random.int(1...4)) }
        format.usesSIPrefixes = random.oneIn(3)
        format.showsPlus = random.oneIn(4)
        if random.oneIn(4) { format.separators.group = "\u{202F}" }
        if random.oneIn(4) { format.prefix = "$" }
        return format
    }

    /// The number that a text stands for; nil where it is none.
    private func number(_ text: String) -> Double? {
        let symbols = [
            "q", "r", "y", "z", "a", "f", "p", "n", "\u{B5}", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
            "R", "Q",
        ]
        var plain = text.replacing("\u{2212}", with: "-").replacing("\u{202F}", with: "")
            .replacing("$", with: "")
        var power = 0
        if let last = plain.last, let index = symbols.firstIndex(of: String(last)) {
            plain.removeLast()
            power = 3 * (index - 10)
        }
        guard let mantissa = Double(plain) else { return nil }
        // By text where that is possible, so that nothing is lost.
        return plain.contains("e") ? mantissa * Double("1e\(power)")! : Double("\(plain)e\(power)")
    }

    @Test func onThirtyThousandNastyScalesEveryNumberTellsItsOwnTick() {
        var random = SeededRandom(seed: 20_261_130)
        var faults: [String] = []
        var checked = 0
        while checked < 30_000 {
            guard let scale = nastyScale(&random) else { continue }
            checked += 1
            var gauge = Gauge(scale: scale)
            gauge.ticks =
                switch random.int(0...3) {
                case 0: .count(major: random.int(1...30), minor: 1)
                case 1: .step(major: scale.range / random.double(1...20), minor: 1)
                default: .nice(count: random.int(2...20))
                }
            if random.oneIn(2) { gauge.labelFormat = nastyFormat(&random) }
            let ticks = gauge.scaleTicks(labelLength: random.oneIn(3) ? 5 : 8).filter { $0.label != nil }
            let name = "\(scale), \(gauge.ticks), \(String(describing: gauge.labelFormat))"
            let texts = ticks.compactMap(\.label)
            if Set(texts).count < texts.count { faults.append("\(name): alike: \(texts)") }
            let slack = gauge.labelFormat == nil ? Self.slack : Self.formattedSlack
            for (index, tick) in ticks.enumerated() {
                let neighbours = [index - 1, index + 1].filter(ticks.indices.contains)
                let distance = neighbours.map { abs(ticks[$0].value - tick.value) }.min() ?? abs(tick.value)
                // Besides, what a Double loses in being written and read.
                let rounding = 1e-15 * abs(tick.value)
                guard let text = tick.label, let read = number(text),
                    abs(read - tick.value) <= slack * distance + rounding
                else {
                    faults.append("\(name): \(tick) lies among \(texts)")
                    break
                }
            }
        }
        #expect(faults.isEmpty, "\(faults.count) of \(checked), such as \(faults.prefix(3)); \(random.seed)")
    }
}
