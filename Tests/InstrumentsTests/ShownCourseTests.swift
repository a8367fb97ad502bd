import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport
import Testing

/// How the shown value moves along scales that are not plain ones.
@Suite struct ShownCourseTests {
    private func compass(isReversed: Bool = false, startValue: Double) throws -> Instrument {
        let scale = try GaugeScale(
            start: isReversed ? 360 : 0, end: isReversed ? 0 : 360, step: 1, wraps: true)
        return makeInstrument {
            $0.gauge.scale = scale
            $0.gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
            $0.startValue = startValue
            $0.movement = .easing(.linear, duration: 1)
        }
    }

    /// How far apart two headings are, in degrees.
    private func distance(_ a: Double, _ b: Double) -> Double {
        let way = abs(a - b).truncatingRemainder(dividingBy: 360)
        return min(way, 360 - way)
    }

    @Test(arguments: [false, true]) func aCompassTakesTheShorterWayOverNorth(isReversed: Bool) throws {
        var instrument = try compass(isReversed: isReversed, startValue: 350)
        instrument.finish(at: 0)
        instrument.setValue(20, at: 1)
        for (time, heading) in [(1.0, 350.0), (1 + 1.0 / 6, 355), (1.5, 5), (1 + 5.0 / 6, 15), (2, 20)] {
            #expect(distance(instrument.shownValue(at: time), heading) < 1e-9)
        }
        #expect(instrument.shownValue(at: 2) == 20)
        instrument.setValue(-30, at: 3)
        #expect(instrument.value == 330)
        #expect(distance(instrument.shownValue(at: 3.5), 355) < 1e-9)
        #expect(instrument.shownValue(at: 4) == 330)
    }

    @Test func aCompassNeverJumpsWhateverComes() throws {
        var generator = SeededRandom(seed: 24)
        var instrument = try compass(startValue: 0)
        instrument.finish(at: 0)
        var time = 1.0
        var shown = instrument.shownValue(at: time)
        for _ in 0..<4000 {
            if generator.oneIn(10) { instrument.setValue(generator.double(-1000...1000), at: time) }
            #expect(distance(instrument.shownValue(at: time), shown) < 1e-9)
            time += 0.001
            let next = instrument.shownValue(at: time)
            #expect((0..<360).contains(next))
            // The fastest that a value ever asks for is half a turn a second; what it carries over adds up.
            #expect(distance(next, shown) < 2)
            shown = next
        }
    }

    /// Once round and round for a long time, always by the shorter way: nothing is lost of the digits.
    @Test func aCompassThatTurnsForEverStaysExact() throws {
        var instrument = try compass(startValue: 0)
        instrument.finish(at: 0)
        for step in 1...100_000 {
            let heading = Double(step * 90 % 360)
            instrument.setValue(heading, at: Double(step))
            #expect(instrument.shownValue(at: Double(step) + 1) == heading)
        }
        instrument.setValue(45, at: 200_000)
        #expect(abs(instrument.shownValue(at: 200_000.5) - 22.5) < 1e-9)
    }

    @Test func theDotMovesAsEvenlyOnABentScale() throws {
        let scale = try GaugeScale(start: 1, end: 1e6, curve: .logarithmic)
        var instrument = makeInstrument {
            $0.gauge.scale = scale
            $0.startValue = 1
            $0.movement = .easing(.linear, duration: 1)
        }
        instrument.finish(at: 0)
        instrument.setValue(1e6, at: 1)
        for step in 0...10 {
            let share = Double(step) / 10
            #expect(abs(scale.fraction(of: instrument.shownValue(at: 1 + share)) - share) < 1e-12)
        }
        // Beyond the scale, where it has no logarithm, a number is shown all the same.
        instrument.setValue(-5, at: 3)
        #expect(instrument.shownValue(at: 4) == -5)
        instrument.setValue(3e6, at: 5)
        #expect(instrument.shownValue(at: 6) == 3e6)
        let between = instrument.shownValue(at: 5.999)
        #expect(between > 1e6 && between < 3e6)
    }

    @Test func noValueTrapsOnAnyScale() throws {
        let scales = try [
            GaugeScale(start: 1e-300, end: 1e300, curve: .logarithmic),
            GaugeScale(start: 1, end: 1.0000001, curve: .logarithmic),
            GaugeScale(start: 5, end: -5, curve: .symmetricLogarithmic(linearWithin: 1e-3)),
            GaugeScale(start: 0, end: 1e-300, curve: .power(7)),
            GaugeScale(start: 0, end: 360, wraps: true),
        ]
        for scale in scales {
            var instrument = makeInstrument { $0.gauge.scale = scale }
            var time = 1.0
            for value in [1e308, -1e308, 0, -0.0, .leastNonzeroMagnitude, 1e300, .nan, .infinity, 17, -17] {
                instrument.setValue(value, at: time)
                for _ in 0..<3 {
                    time += 0.4
                    // Beyond all numbers only what the source said is, and that no longer than it says it.
                    let shown = instrument.shownValue(at: time)
                    #expect(shown.isFinite || (shown == value && !scale.wraps))
                    #expect((0...1).contains(scale.fraction(of: instrument.shownValue(at: time))))
                    _ = instrument.takeScene(at: time)
                }
                if value.isFinite { #expect(instrument.shownValue(at: time) == scale.wrapped(value)) }
            }
        }
    }
}
