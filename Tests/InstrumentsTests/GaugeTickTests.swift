import TaijiInstruments
import TestSupport
import Testing

/// Ticks and labels by each rule, on scales of each curve.
@Suite struct GaugeTickTests {
    private func gauge(
        _ start: Double, _ end: Double, wraps: Bool = false, _ rule: TickRule
    ) throws -> Gauge {
        var gauge = Gauge(scale: try GaugeScale(start: start, end: end, wraps: wraps))
        gauge.ticks = rule
        return gauge
    }

    private func gauge(
        _ start: Double, _ end: Double, _ curve: ScaleCurve, _ rule: TickRule
    ) throws -> Gauge {
        var gauge = Gauge(scale: try GaugeScale(start: start, end: end, curve: curve))
        gauge.ticks = rule
        return gauge
    }

    private func labels(_ gauge: Gauge) -> [String] {
        gauge.scaleTicks().compactMap(\.label).map { $0.replacing("\u{2212}", with: "-") }
    }

    @Test func decadesHaveRoundLabels() throws {
        #expect(
            labels(try gauge(1, 1000, .logarithmic, .nice(count: 11))) == [
                "1", "2", "5", "10", "20", "50", "100", "200", "500", "1000",
            ])
        #expect(
            labels(try gauge(1e-6, 1000, .logarithmic, .nice(count: 11))) == [
                "1e-6", "1e-5", "1e-4", "1e-3", "0.01", "0.1", "1", "10", "100", "1000",
            ])
        #expect(
            labels(try gauge(-100, -1, .logarithmic, .nice(count: 8))) == [
                "-100", "-50", "-20", "-10", "-5", "-2", "-1",
            ])
        #expect(
            labels(try gauge(20, 30, .logarithmic, .nice(count: 6))) == ["20", "22", "24", "26", "28", "30"])
        #expect(labels(try gauge(1e-300, 1e300, .logarithmic, .nice(count: 8))).count >= 3)
        #expect(
            labels(
                try gauge(-1000, 1000, .symmetricLogarithmic(linearWithin: 1), .nice(count: 11))) == [
                    "-1000", "-100", "-10", "-1", "0", "1", "10", "100", "1000",
                ])
        #expect(
            labels(try gauge(5, 9, .symmetricLogarithmic(linearWithin: 100), .nice(count: 5))) == [
                "5", "6", "7", "8", "9",
            ])
    }

    @Test func aTurnIsDividedAsPeopleCount() throws {
        for (range, count, step) in [
            (360.0, 12, 30.0), (360, 11, 45), (24, 12, 2.0), (60, 12, 5), (12, 12, 1),
        ] {
            let ticks = try gauge(0, range, wraps: true, .nice(count: count)).scaleTicks()
            let majors = ticks.filter(\.isMajor).map(\.value)
            #expect(majors == (0..<Int(range / step)).map { Double($0) * step }, "\(range)")
            #expect(!ticks.contains { $0.value >= range })
        }
    }

    @Test func ticksByCountCutTheArcIntoEqualParts() throws {
        let plain = try gauge(0, 100, .count(major: 4, minor: 5))
        #expect(labels(plain) == ["0", "25", "50", "75", "100"])
        #expect(plain.scaleTicks().count == 21)
        #expect(labels(try gauge(0, 1, .count(major: 3, minor: 1))) == ["0.000", "0.333", "0.667", "1.000"])
        #expect(
            labels(try gauge(1, 1000, .logarithmic, .count(major: 3, minor: 2))) == [
                "1", "10", "100", "1000",
            ])
        let reversed = try gauge(10, 0, .count(major: 2, minor: 2))
        #expect(reversed.scaleTicks().map(\.value) == [0, 2.5, 5, 7.5, 10])
        #expect(reversed.scaleTicks().map(\.isMajor) == [true, false, true, false, true])
    }

    @Test func ticksByStepAreItsMultiplesWithoutNoise() throws {
        let ticks = try gauge(0.05, 1, .step(major: 0.1, minor: 2)).scaleTicks()
        #expect(ticks.filter(\.isMajor).map(\.value) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(ticks.count == 20)
        #expect(labels(try gauge(-0.3, 0.3, .step(major: 0.1, minor: 1))).contains("0.0"))
        // Without a meaning the rule counts as the default one.
        for step in [0, -1, .nan, .infinity, 1e-9] {
            #expect(labels(try gauge(0, 100, .step(major: step, minor: 1))).count == 11)
        }
        #expect(try gauge(0, 100, .none).scaleTicks().isEmpty)
    }

    @Test func aFormatIsFollowedButNoTwoLabelsReadAlike() throws {
        var gauge = try gauge(0, 2000, .step(major: 500, minor: 1))
        var format = NumberFormat()
        format.unit = "W"
        format.usesSIPrefixes = true
        gauge.labelFormat = format
        #expect(labels(gauge) == ["0.0", "500.0", "1.0k", "1.5k", "2.0k"])
        gauge.ticks = .step(major: 1000, minor: 1)
        #expect(labels(gauge) == ["0", "1k", "2k"])
    }

    @Test func labelsOfItsOwnTakeThePlaceOfNumbers() throws {
        var gauge = try gauge(0, 360, wraps: true, .count(major: 4, minor: 9))
        gauge.customLabels = [ScaleLabel(value: 0, text: "N"), ScaleLabel(value: 90, text: "E")]
        #expect(gauge.scaleTicks().allSatisfy { $0.label == nil })
        #expect(gauge.scaleTicks().filter(\.isMajor).count == 4)
        #expect(gauge.scaleLabels(gauge.scaleTicks()).map(\.label) == ["N", "E"])
    }

    @Test func anyRuleOnAnyScaleGivesTicksInsideItThatRiseAndReadDifferently() throws {
        var random = SeededRandom(seed: 31)
        for _ in 0..<3000 {
            let size = random.oneIn(3) ? 1e9 : random.oneIn(2) ? 100 : 1e-3
            let (a, b) = (random.double(-size...size), random.double(-size...size))
            let curve: ScaleCurve =
                switch random.int(0...3) {
                case 0: .linear
                case 1: .logarithmic
                case 2: .power(random.double(0.1...5))
                default: .symmetricLogarithmic(linearWithin: random.double(1e-6...10))
                }
            let ends = curve == .logarithmic ? (abs(a) + 1e-9, abs(b) + 1e-9) : (a, b)
            guard
                let scale = try? GaugeScale(
                    start: ends.0, end: ends.1, curve: curve, wraps: curve == .linear && random.oneIn(3))
            else { continue }
            var gauge = Gauge(scale: scale)
            gauge.ticks =
                switch random.int(0...2) {
                case 0: .nice(count: random.int(-2...40))
                case 1: .count(major: random.int(-2...30), minor: random.int(-2...12))
                default: .step(major: random.double(-0.1...1) * scale.range, minor: random.int(-2...12))
                }
            if random.oneIn(4) { gauge.labelFormat = NumberFormat(decimals: random.int(0...3)) }
            let ticks = gauge.scaleTicks()
            let texts = ticks.compactMap(\.label)
            #expect(Set(texts).count == texts.count, "\(gauge.scale), \(gauge.ticks): \(texts)")
            #expect(
                ticks.allSatisfy { scale.minimum <= $0.value && $0.value <= scale.maximum },
                "\(gauge.scale), \(gauge.ticks)")
            #expect(
                zip(ticks, ticks.dropFirst()).allSatisfy { $0.value < $1.value },
                "\(gauge.scale), \(gauge.ticks)"
            )
            let isNegativeZero = texts.contains {
                $0.hasPrefix("\u{2212}") && Double($0.dropFirst()) == 0
            }
            #expect(!isNegativeZero, "\(texts)")
        }
    }
}
