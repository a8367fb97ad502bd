import Testing

import TaijiInstruments
import TestSupport

@Suite struct ScaleTickTests {
    @Test func percentHasElevenLabelsAndFortyMinorTicks() {
        let ticks = GaugeScale.percent.ticks()
        #expect(
            ticks.compactMap(\.label) == ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"])
        #expect(ticks.filter { !$0.isMajor }.count == 40)
        #expect(ticks.map(\.value) == (0...50).map { Double($0) * 2 })
    }

    @Test(arguments: [
        (0.0, 1.0, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"]),
        (-20, 50, ["\u{2212}20", "\u{2212}10", "0", "10", "20", "30", "40", "50"]),
        (0, 7, ["0", "1", "2", "3", "4", "5", "6", "7"]),
        (3, 97, ["10", "20", "30", "40", "50", "60", "70", "80", "90"]),
        (0, 25, ["0.0", "2.5", "5.0", "7.5", "10.0", "12.5", "15.0", "17.5", "20.0", "22.5", "25.0"]),
    ])
    func labelsAreRoundValues(minimum: Double, maximum: Double, labels: [String]) throws {
        #expect(try GaugeScale(minimum: minimum, maximum: maximum).ticks().compactMap(\.label) == labels)
    }

    @Test func anyRangeHasTicksInsideItThatRiseAndReadDifferently() throws {
        var generator = SeededRandom(seed: 3)
        for _ in 0..<20_000 {
            let exponent = Int.random(in: -280...280, using: &generator)
            let magnitude = Double(
                sign: .plus, exponent: exponent, significand: Double.random(in: 1..<2, using: &generator))
            let offset = Double.random(in: -3...3, using: &generator) * magnitude
            let span =
                magnitude
                * Double(sign: .plus, exponent: -Int.random(in: 0...50, using: &generator), significand: 1)
            guard let scale = try? GaugeScale(minimum: offset, maximum: offset + span) else { continue }
            let ticks = scale.ticks()
            let labels = ticks.compactMap(\.label)
            #expect(Set(labels).count == labels.count, "\(scale)")
            #expect(labels.count <= 12, "\(scale)")
            #expect(ticks.allSatisfy { $0.value >= scale.minimum && $0.value <= scale.maximum }, "\(scale)")
            #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.value < $1.value }, "\(scale)")
            #expect(!labels.contains { $0.hasPrefix("\u{2212}0") && Double($0.dropFirst()) == 0 }, "\(scale)")
        }
    }

    @Test func longLabelsAreWrittenAsPowersOfTenOnDemand() throws {
        let scale = try GaugeScale(minimum: -1e6, maximum: 1e6)
        #expect(scale.ticks().compactMap(\.label).first == "\u{2212}1000000")
        let minus = "\u{2212}"
        #expect(
            scale.ticks(labelLength: 5).compactMap(\.label) == [
                minus + "1e6", minus + "8e5", minus + "6e5", minus + "4e5", minus + "2e5", "0", "2e5", "4e5",
                "6e5",
                "8e5", "1e6",
            ])
    }

    @Test func powersOfTenAreTakenOnlyWhereTheyAreShorter() throws {
        let labels = try GaugeScale(minimum: 1_000_000, maximum: 1_000_001).ticks().compactMap(\.label)
        #expect(labels.first == "1000000.0" && labels.last == "1000001.0")
    }

    @Test func everyLabelledValueIsTheDoubleThatItsLabelSays() throws {
        for (minimum, maximum) in [(0.0, 1.0), (-1, 1), (0, 0.003), (1000, 1001), (-0.7, 0.9)] {
            for tick in try GaugeScale(minimum: minimum, maximum: maximum).ticks() {
                guard let label = tick.label else { continue }
                #expect(Double(label.replacing("\u{2212}", with: "-")) == tick.value)
            }
        }
    }
}
