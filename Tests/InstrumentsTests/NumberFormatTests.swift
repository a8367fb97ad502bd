import TaijiInstruments
import TestSupport
import Testing

@Suite struct NumberFormatTests {
    private func format(_ change: (inout NumberFormat) -> Void) -> NumberFormat {
        var format = NumberFormat()
        change(&format)
        return format
    }

    /// Numbers that are too long for plain digits are told to seven digits at least, whatever decimals are asked for.
    @Test(arguments: [
        (1_499_999_999_999.0, "1.500000e12"), (1_700_000_300_000, "1.700000e12"),
        (1_234_567_890_123, "1.234568e12"), (-9_876_543_210_987, "\u{2212}9.876543e12"),
    ]) func aLongNumberIsNotRoundedToItsFirstDigit(value: Double, text: String) {
        #expect(NumberFormat(decimals: 0).text(value) == text)
        #expect(NumberFormat(decimals: 2).text(value) == text)
    }

    @Test func theReadoutTellsOneStepFromTheNext() throws {
        func digits(_ start: Double, _ end: Double, _ step: Double? = nil) throws -> NumberFormat.Digits {
            try GaugeScale(start: start, end: end, step: step).readoutDigits
        }
        #expect(try digits(0, 100) == .decimals(0) && digits(0, 1) == .decimals(2))
        #expect(try digits(0, 0.3) == .decimals(3) && digits(0, 0.7) == .decimals(3))
        #expect(try digits(-60, 0) == .decimals(1) && digits(0, 1e9) == .decimals(0))
        #expect(try digits(0.5, 100.5, 1) == .decimals(1) && digits(0, 10, 0.25) == .decimals(2))
        #expect(try digits(0, .pi) == .decimals(3), "no more than two digits of a step")
        #expect(try digits(0, 1e-9) == .significant(4))
        #expect(
            try GaugeScale(start: 1, end: 1000, curve: .logarithmic).readoutDigits == .significant(3))
    }

    @Test(arguments: [
        (1.005, 2, "1.01"), (2.5, 0, "3"), (-2.5, 0, "\u{2212}3"), (-0.4, 0, "0"), (-0.0, 1, "0.0"),
        (0.1 + 0.2, 1, "0.3"), (999_999_999_999.4, 0, "999999999999"), (999_999_999_999.5, 0, "1.000000e12"),
        (1e-20, 3, "0.000"), (1e-300, 15, "0.000000000000000"), (-1.5e300, 1, "\u{2212}1.500000e300"),
        (7, 99, "7.000000000000000"), (7, -3, "7"),
    ])
    func decimalsAreRoundedAsAPersonExpects(value: Double, decimals: Int, text: String) {
        #expect(NumberFormat(decimals: decimals).text(value) == text)
    }

    @Test(arguments: [
        (1234.5, 3, "1230"), (0.012345, 3, "0.0123"), (5, 3, "5.00"), (999.96, 4, "1000"), (9.996, 3, "10.0"),
        (0, 3, "0.00"), (0.000_123_4, 2, "0.00012"), (0.000_012_34, 2, "1.2e\u{2212}5"), (1e12, 2, "1.0e12"),
        (-0.5, 1, "\u{2212}0.5"), (123, 0, "100"), (1, 99, "1.00000000000000"),
    ])
    func significantDigitsAreCountedFromTheFirst(value: Double, count: Int, text: String) {
        #expect(format { $0.digits = .significant(count) }.text(value) == text)
    }

    @Test(arguments: [
        (1500, 1, "1.5", "kW"), (999.94, 1, "999.9", "W"), (999.96, 1, "1.0", "kW"),
        (999_960, 1, "1.0", "MW"), (0.005, 0, "5", "mW"), (-2_000_000, 0, "\u{2212}2", "MW"),
        (0, 1, "0.0", "W"),
        (1e-6, 0, "1", "\u{B5}W"), (1e30, 0, "1", "QW"), (1e33, 0, "1000", "QW"),
        (1e45, 0, "1.000000e45", "W"),
        (1e-30, 0, "1", "qW"), (1e-40, 2, "0.00", "W"), (1, 0, "1", "W"), (12, 0, "12", "W"),
        (0.9996, 0, "1", "W"),
    ])
    func prefixesOfTheSIGoBeforeTheUnit(value: Double, decimals: Int, number: String, unit: String) {
        var format = NumberFormat(decimals: decimals, unit: "W")
        format.usesSIPrefixes = true
        #expect(format.written(value) == WrittenNumber(number: number, unit: unit))
    }

    @Test func separatorsSignsAndPrefixesAreAsAskedFor() {
        let german = format {
            $0.digits = .decimals(2)
            $0.separators.group = "."
            $0.separators.decimalSign = ","
        }
        #expect(german.text(1_234_567.891) == "1.234.567,89")
        #expect(german.text(999) == "999,00" && german.text(1000) == "1.000,00")
        #expect(german.text(1.25e15) == "1,250000e15")
        let money = format {
            $0.prefix = "$"
            $0.separators.group = "\u{2009}"
            $0.showsPlus = true
        }
        #expect(money.text(-12_000) == "\u{2212}$12\u{2009}000")
        #expect(money.text(3) == "+$3" && money.text(0) == "$0" && money.text(0.2) == "$0")
    }

    @Test(arguments: [
        ([3], "12'345'678"), ([3, 2], "1'23'45'678"), ([], "12345678"), ([4], "1234'5678"),
        ([2, 3], "123'456'78"), ([0], "1'2'3'4'5'6'7'8"), ([8], "12345678"),
    ])
    func groupsHaveTheSizesOfTheirLanguage(sizes: [Int], text: String) {
        let format = format { $0.separators = NumberSeparators(group: "'", groupSizes: sizes) }
        #expect(format.text(12_345_678) == text)
        #expect(format.text(-7) == "\u{2212}7")
    }

    @Test func theLocalesSeparatorsComeInOnlyWhereTheyAreAskedFor() {
        let german = NumberSeparators(decimalSign: ",", group: ".")
        var gauge = Gauge(format: format { $0.digits = .decimals(1) })
        gauge.labelFormat = format { $0.digits = .decimals(2) }
        #expect(!gauge.asksForLocale && gauge.localized(german) == gauge)
        gauge.format.usesLocaleSeparators = true
        #expect(gauge.asksForLocale)
        #expect(gauge.localized(german).readoutText(1234.5) == "1.234,5")
        #expect(gauge.localized(german).labelFormat == gauge.labelFormat)
        gauge.labelFormat?.usesLocaleSeparators = true
        #expect(gauge.localized(german).labelFormat?.text(0.25) == "0,25")
        // Asked again, with other ones: the last hold.
        #expect(gauge.localized(german).localized(.plain).readoutText(1234.5) == "1234.5")
    }

    @Test func theNumbersAtTheTicksHaveTheReadoutsSeparators() throws {
        var gauge = Gauge(scale: try GaugeScale(minimum: -2000, maximum: 2000))
        func labels() -> [String] { gauge.scaleTicks().compactMap(\.label) }
        #expect(labels().first == "\u{2212}2000")
        gauge.format.separators = NumberSeparators(decimalSign: ",", group: ".")
        #expect(labels().first == "\u{2212}2.000")
        gauge.scale = try GaugeScale(minimum: 0, maximum: 1)
        #expect(labels().contains("0,5") && !labels().contains { $0.contains(".") })
        gauge.scale = try GaugeScale(minimum: 0, maximum: 1.6e-9)
        #expect(labels().last == "1,6e\u{2212}9")
    }

    @Test func whatIsNoNumberHasNoUnit() {
        let format = NumberFormat(unit: "%")
        #expect(format.written(.nan) == .none)
        #expect(format.written(.infinity) == WrittenNumber(number: "\u{221E}", unit: "%"))
        #expect(format.written(-.infinity).number == "\u{2212}\u{221E}")
    }

    @Test func rangesAreWrittenAsWords() {
        let format = format {
            $0.unit = "V"
            $0.mappedTexts = [
                MappedText(from: -.infinity, to: 1, text: "OFF"), MappedText(from: 1, to: 5, text: "LOW"),
                MappedText(from: 7, to: 7, text: "LUCKY"), MappedText(from: 5, to: 8, text: "MID"),
            ]
        }
        for (value, text) in [
            (-1e9, "OFF"), (0.999, "OFF"), (1, "LOW"), (4.999, "LOW"), (5, "MID"), (7, "LUCKY"), (7.1, "MID"),
        ] { #expect(format.written(value) == WrittenNumber(number: text, isMapped: true), "\(value)") }
        #expect(format.written(8) == WrittenNumber(number: "8", unit: "V"))
        #expect(format.written(.nan) == .none)
    }

    /// What is written reads back as a number within half of its last digit, and never as minus nothing.
    @Test func whatIsWrittenIsTheValue() throws {
        let seed: UInt64 = 20_261_130
        var random = SeededRandom(seed: seed)
        for _ in 0..<1_000 {
            let value = random.double(-1...1) * [1, 1e-5, 1e3, 1e6, 1e9, 1e14][random.int(0...5)]
            let decimals = random.int(0...6)
            let isSignificant = random.oneIn(2)
            var format = NumberFormat(decimals: decimals)
            if isSignificant { format.digits = .significant(decimals + 1) }
            format.usesSIPrefixes = random.oneIn(3)
            let written = format.written(value)
            let plain = written.number.replacing("\u{2212}", with: "-")
            let scale = [
                "": 1, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "m": 1e-3, "\u{B5}": 1e-6, "n": 1e-9,
                "p": 1e-12, "f": 1e-15,
            ]
            let factor = try #require(scale[written.unit], "seed \(seed): \(value) is \(written)")
            let back = try #require(Double(plain), "seed \(seed): \(value) is \(written)") * factor
            // Numbers written as powers of ten have as many digits after the first as there are decimals.
            let isPower = plain.contains("e")
            let last =
                isSignificant || isPower
                ? power(10, abs(value).exponent10 - decimals) : power(10, -decimals) * factor
            // Reading back rounds twice, to the last bit of the value's own.
            #expect(
                abs(back - value) <= 0.5 * last * (1 + 1e-9) + 2 * value.ulp,
                "seed \(seed): \(value) is \(written)")
            #expect(!(plain.hasPrefix("-") && back == 0), "seed \(seed): \(value) is \(written)")
        }
    }

    private func power(_ base: Double, _ exponent: Int) -> Double {
        exponent < 0
            ? 1 / (0..<(-exponent)).reduce(1) { all, _ in all * base }
            : (0..<exponent).reduce(1) { all, _ in all * base }
    }
}

extension Double {
    /// The power of ten of the first digit that is not 0.
    fileprivate var exponent10: Int {
        let text = DecimalText.scientific(self, decimals: 17)
        return text.split(separator: "e").last.flatMap { Int($0) } ?? 0
    }
}
