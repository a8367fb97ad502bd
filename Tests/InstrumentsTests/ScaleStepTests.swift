import TaijiInstruments
import TestSupport
import Testing

/// Steps on scales that are reversed, bent or round, and where numbers end.
@Suite struct ScaleStepTests {
    private func ups(_ scale: GaugeScale, from start: Double, _ count: Int) -> [String] {
        var value = start
        return (0..<count).map { _ in
            value = scale.stepped(value, by: 1)
            return scale.text(value)
        }
    }

    @Test func aReversedScaleStepsFromItsMinimumToo() throws {
        let scale = try GaugeScale(start: 10, end: 0, step: 3)
        #expect([1.4, 1.6, 9.4, 9.6, 12].map(scale.snapped) == [0, 3, 9, 10, 10])
        #expect(scale.stepped(9, by: 1) == 10 && scale.stepped(10, by: -1) == 9)
    }

    @Test func aLogarithmicScaleStepsByItsSecondDigit() throws {
        let scale = try GaugeScale(start: 0.01, end: 1000, curve: .logarithmic)
        #expect(ups(scale, from: 0.97, 5) == ["0.98", "0.99", "1", "1.1", "1.2"])
        #expect(scale.stepped(100, by: -1) == 99 && scale.stepped(100, by: 1) == 110)
        #expect(scale.stepped(0.01, by: 90) == 0.1 && scale.stepped(0.01, by: 450) == 1000)
        #expect(scale.stepped(0.01, by: -1) == 0.01 && scale.stepped(1000, by: 1) == 1000)
        #expect([1.234, 1.26, 98.7, 99.6, 2e3, 1e-9].map(scale.snapped) == [1.2, 1.3, 99, 100, 1000, 0.01])
    }

    @Test func itsEndsAreSettableWhateverTheirDigits() throws {
        let scale = try GaugeScale(start: 0.01234, end: 987.6, curve: .logarithmic)
        #expect(scale.stepped(0.01234, by: 1) == 0.013 && scale.stepped(0.013, by: -1) == 0.01234)
        #expect(scale.stepped(987.6, by: -1) == 980 && scale.stepped(980, by: 1) == 987.6)
        #expect(scale.snapped(0.01235) == 0.01234 && scale.snapped(986) == 987.6)
    }

    @Test func aShortLogarithmicScaleStepsByMoreDigits() throws {
        let scale = try GaugeScale(start: 20, end: 21, curve: .logarithmic)
        #expect(scale.stepped(20, by: 1) == 20.01)
    }

    @Test func aNegativeLogarithmicScaleRisesTowardsZero() throws {
        let scale = try GaugeScale(start: -100, end: -1, curve: .logarithmic)
        #expect(ups(scale, from: -10, 3) == ["-9.9", "-9.8", "-9.7"])
        #expect(scale.stepped(-10, by: -1) == -11 && scale.stepped(-1, by: 1) == -1)
        #expect([-2.34, -96.6].map(scale.snapped) == [-2.3, -97])
    }

    @Test func aSymmetricScaleStepsEquallyRoundZero() throws {
        let scale = try GaugeScale(
            start: -1000, end: 1000, curve: .symmetricLogarithmic(linearWithin: 1))
        #expect(ups(scale, from: -0.2, 4) == ["-0.1", "0", "0.1", "0.2"])
        #expect(ups(scale, from: 9.9, 2) == ["10", "11"])
        #expect(ups(scale, from: -11, 2) == ["-10", "-9.9"])
        #expect(scale.snapped(0.04) == 0 && scale.snapped(-0.06) == -0.1)
    }

    @Test func aGivenStepHoldsOnBentScalesToo() throws {
        let scale = try GaugeScale(start: 1, end: 1000, step: 9, curve: .logarithmic)
        #expect(scale.stepped(1, by: 1) == 10)
    }

    @Test func aRoundScaleStepsOnPastItsEnd() throws {
        let compass = try GaugeScale(start: 0, end: 360, step: 1, wraps: true)
        #expect(compass.stepped(359, by: 1) == 0 && compass.stepped(0, by: -1) == 359)
        #expect(compass.stepped(355, by: 10) == 5 && compass.stepped(3, by: -730) == 353)
        #expect([359.4, 359.6, 720, -1].map(compass.snapped) == [359, 0, 0, 359])
        let uneven = try GaugeScale(start: 0, end: 360, step: 50, wraps: true)
        #expect(uneven.stepped(350, by: 1) == 0 && uneven.stepped(0, by: -1) == 350)
    }

    @Test func stepsFinerThanNumbersGoOnAllTheSame() throws {
        let scale = try GaugeScale(start: 1e16, end: 1e16 + 64, step: 0.1)
        var value = scale.minimum
        for _ in 0..<32 { value = scale.stepped(value, by: 1) }
        #expect(value == scale.maximum)
        for _ in 0..<32 { value = scale.stepped(value, by: -1) }
        #expect(value == scale.minimum)
    }

    /// On any scale: every step goes up, every step back leads to where it came from, what is settable is its own
    /// nearest, and both ends are reached exactly.
    @Test(arguments: 0..<400) func stepsGoUpAndBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let scale = try #require(Self.scale(&random))
        var value = scale.snapped(scale.value(at: random.double(0...1)))
        for _ in 0..<200 where value < scale.maximum {
            let up = scale.stepped(value, by: 1)
            try #require(up > value || scale.wraps, "\(scale): \(value) to \(up)")
            try #require(scale.stepped(up, by: -1) == value, "\(scale): \(value) to \(up)")
            try #require(scale.snapped(up) == up, "\(scale): \(up)")
            if up < value { break }
            value = up
        }
        guard !scale.wraps else { return }
        #expect(scale.stepped(scale.minimum, by: 1_000_000_000) == scale.maximum, "\(scale)")
        #expect(scale.stepped(scale.maximum, by: -1_000_000_000) == scale.minimum, "\(scale)")
    }

    private static func scale(_ random: inout SeededRandom) -> GaugeScale? {
        let digits = random.int(1...4)
        func number(_ range: ClosedRange<Double>) -> Double {
            let text = DecimalText.scientific(random.double(range), decimals: digits)
            return Double(text) ?? 1
        }
        switch random.int(0...4) {
        case 0:
            let start = number(-1000...1000)
            return try? GaugeScale(start: start, end: start + number(1...1000), step: number(0.01...3))
        case 1: return try? GaugeScale(start: number(1...100), end: number(-100...0), curve: .power(0.5))
        case 2:
            let power = random.double(-20...20)
            let low = number(1...9) * exponential(power)
            return try? GaugeScale(start: low, end: low * number(1.1...1e6), curve: .logarithmic)
        case 3:
            return try? GaugeScale(
                start: -number(1...1e5), end: number(1...1e5),
                curve: .symmetricLogarithmic(linearWithin: number(0.01...20)))
        default: return try? GaugeScale(start: 0, end: 360, step: number(0.5...50), wraps: true)
        }
    }

    private static func exponential(_ power: Double) -> Double {
        Double(DecimalText.scientific(1, decimals: 0).dropLast() + "\(Int(power))") ?? 1
    }
}
