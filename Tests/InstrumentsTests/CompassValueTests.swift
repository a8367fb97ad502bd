import TaijiInstruments
import TestSupport
import Testing

/// Values, means and alarms on a scale that goes round.
@Suite struct CompassValueTests {
    private func compass(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) throws -> Instrument {
        let scale = try GaugeScale(start: 0, end: 360, wraps: true)
        return makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            $0.gauge.scale = scale
            change(&$0)
        }
    }

    /// As far as sums of a few hundred numbers of three digits may be off.
    private static let tolerance = 1e-9

    /// How far two courses are apart.
    private func distance(_ a: Double, _ b: Double) -> Double {
        let way = (a - b) / 360
        return 360 * abs(way - way.rounded())
    }

    @Test func theMeanOfTwoCoursesLiesBetweenThem() throws {
        var instrument = try compass {
            $0.gauge.marks = [GaugeMark(.triangle, .average(seconds: 10), ink: .role(.normal))]
        }
        instrument.setValue(350, at: 0)
        instrument.setValue(10, at: 5)
        let mean = try #require(instrument.markValues(at: 10)[0])
        #expect(distance(mean, 0) < Self.tolerance && mean >= 0 && mean < 360, "\(mean)")
        // Round and round it goes on.
        for turn in 1...20 { instrument.setValue(Double(turn * 100 % 360), at: 10 + Double(turn)) }
        let last = try #require(instrument.markValues(at: 100)[0])
        #expect(distance(last, 200) < Self.tolerance, "\(last)")
        // What came between two looks is no course that was held.
        instrument.setValue(200, among: 20...380, at: 101)
        instrument.setValue(200, at: 120)
        let still = try #require(instrument.markValues(at: 130)[0])
        #expect(distance(still, 200) < Self.tolerance, "\(still)")
    }

    @Test func nothingIsHighestOnACompass() throws {
        var instrument = try compass {
            $0.gauge.marks = [
                GaugeMark(.line, .sessionMaximum, ink: .role(.normal)),
                GaugeMark(.line, .valley(hold: 1, halfLife: 1), ink: .role(.normal)),
            ]
        }
        instrument.setValue(350, at: 0)
        instrument.setValue(10, at: 5)
        #expect(instrument.markValues(at: 6) == [nil, nil])
    }

    @Test func alarmsJudgeTheCourseNotTheNumber() throws {
        var instrument = try compass {
            $0.gauge.alarms = [
                Alarm(name: "north", side: .low, onset: 20, release: 30),
                Alarm(name: "west", side: .high, onset: 340, release: 300),
            ]
        }
        #expect(instrument.alarmTurn == 0..<360 && makeInstrument().alarmTurn == nil)
        func isOn(_ value: Double, among range: ClosedRange<Double>? = nil, at time: Double) -> [Bool] {
            instrument.setValue(value, among: range, at: time)
            return instrument.monitors.map(\.isOn)
        }
        #expect(isOn(180, at: 0) == [false, false])
        #expect(isOn(370, at: 1) == [true, false], "370 is 10")
        #expect(isOn(180, at: 2) == [false, false])
        #expect(isOn(-10, at: 3) == [false, true], "-10 is 350")
        #expect(isOn(540, at: 4) == [false, false])
        _ = instrument.takeAlarmReports()
        instrument.setValue(180, among: 180...375, passages: [375, 180], at: 5)
        #expect(instrument.takeAlarmReports().map(\.state) == [.unacknowledged, .normal])
        #expect(isOn(.infinity, at: 6) == [false, false], "nothing is beyond")
    }

    @Test func aGaugeThatBeginsToGoRoundHasEachPlaceOnce() throws {
        let scale = try GaugeScale(start: 0, end: 360, wraps: true)
        for (value, condition, course) in [
            (370.0, DataCondition.fresh, 10.0), (-.infinity, .none, 0), (.infinity, .none, 0),
            (90, .fresh, 90),
        ] {
            var instrument = makeInstrument {
                $0.startValue = nil
                $0.isFed = true
                $0.movement = .jump
            }
            instrument.setValue(value, at: 1)
            var gauge = instrument.configuration.gauge
            gauge.scale = scale
            instrument.setGauge(gauge, at: 2)
            #expect(instrument.condition(at: 2) == condition, "\(value)")
            #expect(instrument.value == course && instrument.shownValue(at: 3) == course, "\(value)")
            _ = instrument.handle(key(.up), at: 4)
            #expect(instrument.value.isFinite && (0..<360).contains(instrument.value), "\(value)")
        }
    }
}
