import Testing

import TaijiInstruments
import TestSupport

@Suite struct GaugeScaleTests {
    @Test(arguments: [(5.0, 5.0), (6, 5), (.nan, 1), (0, .infinity), (-1e308, 1e308)])
    func refusesWhatIsNoRange(minimum: Double, maximum: Double) {
        #expect(throws: ScaleError.self) { try GaugeScale(minimum: minimum, maximum: maximum) }
    }

    @Test(arguments: [0.0, -1, .nan, .infinity])
    func refusesWhatIsNoStep(step: Double) {
        #expect(throws: ScaleError.self) { try GaugeScale(minimum: 0, maximum: 1, step: step) }
    }

    @Test func aStepIsAHundredthOfTheRangeByDefault() throws {
        #expect(try GaugeScale(minimum: -50, maximum: 150).step == 2)
    }

    @Test func fractionsAreClampedAndExactAtTheEnds() throws {
        let scale = try GaugeScale(minimum: -11, maximum: 11)
        #expect(scale.fraction(of: -11) == 0)
        #expect(scale.fraction(of: 11) == 1)
        #expect(scale.fraction(of: 0) == 0.5)
        #expect(scale.fraction(of: 1e300) == 1)
        #expect(scale.fraction(of: -1e300) == 0)
        #expect(scale.fraction(of: .nan) == 0)
        #expect(scale.value(at: 0) == -11)
        #expect(scale.value(at: 1) == 11)
        #expect(scale.value(at: 2) == 11)
    }

    @Test func stepsAreAnchoredAtTheMinimumAndReachTheMaximumExactly() throws {
        let scale = try GaugeScale(minimum: 0, maximum: 10, step: 3)
        #expect(
            [0.0, 1.4, 1.6, 4.6, 9.4, 9.6, 10, 12, -1, .nan].map(scale.snapped) == [
                0, 0, 3, 6, 9, 10, 10, 10, 0, 0,
            ])
        #expect(scale.stepped(9, by: 1) == 10)
        #expect(scale.stepped(10, by: -1) == 9)
        #expect(scale.stepped(0, by: -1) == 0)
        #expect(scale.stepped(4, by: 1) == 6)
        #expect(scale.stepped(4, by: -1) == 3)
        #expect(scale.stepped(3, by: 10) == 10)
    }

    @Test func stepsDoNotDriftOrShowBinaryNoise() throws {
        let scale = try GaugeScale(minimum: 0, maximum: 1, step: 0.1)
        var value = 0.0
        var seen: [String] = []
        for _ in 0..<12 {
            seen.append(scale.text(value))
            value = scale.stepped(value, by: 1)
        }
        #expect(seen == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1", "1"])
    }

    @Test(arguments: [(0.0, 0.7), (0, 0.07), (0, 1.1), (0.1, 0.3), (-1.5, 1.7), (1000, 1000.1)])
    func theDefaultStepIsAsDecimalAsTheEnds(minimum: Double, maximum: Double) throws {
        let scale = try GaugeScale(minimum: minimum, maximum: maximum)
        let decimals = [minimum, maximum].map(DecimalText.decimalsNeeded).max()! + 2
        #expect(abs(scale.step - scale.range / 100) <= 1e-9 * scale.step)
        var value = minimum
        for _ in 0..<100 {
            value = scale.stepped(value, by: 1)
            #expect(DecimalText.decimalsNeeded(value) <= decimals, "\(value)")
        }
        #expect(value == maximum)
    }

    @Test func upAndDownComeBackToTheSameValue() throws {
        var generator = SeededRandom(seed: 11)
        for _ in 0..<500 {
            let minimum = Double.random(in: -1000...1000, using: &generator).rounded()
            let scale = try GaugeScale(
                minimum: minimum, maximum: minimum + Double.random(in: 1...500, using: &generator),
                step: Double.random(in: 0.01...3, using: &generator))
            let start = scale.snapped(scale.value(at: Double.random(in: 0...0.9, using: &generator)))
            let up = scale.stepped(start, by: 1)
            guard up < scale.maximum else { continue }
            #expect(scale.stepped(up, by: -1) == start)
            #expect(scale.snapped(start) == start)
        }
    }

    @Test func aStepLargerThanTheRangeLeavesTheTwoEnds() throws {
        let scale = try GaugeScale(minimum: 0, maximum: 1, step: 5)
        #expect(scale.snapped(0.4) == 0)
        #expect(scale.snapped(0.6) == 1)
        #expect(scale.stepped(0, by: 1) == 1)
        #expect(scale.stepped(1, by: -1) == 0)
    }

    @Test(arguments: [
        (45.0, "45"), (-0.5, "-0.5"), (0, "0"), (-0.0, "0"), (1e-12, "0.000000000001"),
        (1e21, "1000000000000000000000"),
    ])
    func textForOtherProgramsHasADotAndNoMoreThanNeeded(value: Double, text: String) {
        #expect(GaugeScale.percent.text(value) == text)
    }
}
