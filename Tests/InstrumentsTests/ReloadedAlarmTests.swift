import TaijiInstruments
import TestSupport
import Testing

/// What becomes of alarms that are on when the gauge is another one, as after its file was saved.
@Suite struct ReloadedAlarmTests {
    private static let hot = Alarm(name: "hot", side: .high, onset: 80, release: 70)
    private static let cold = Alarm(name: "cold", side: .low, onset: 5, release: 8)

    /// An instrument at 85 whose alarm has been reported.
    private func hotInstrument(_ alarm: Alarm = hot) -> Instrument {
        var instrument = makeInstrument {
            $0.startValue = 85
            $0.movement = .jump
            $0.gauge.alarms = [alarm]
        }
        _ = instrument.takeAlarmReports()
        return instrument
    }

    /// The reports after the alarms have become `alarms`, as "name: state".
    private func told(_ instrument: inout Instrument, _ alarms: [Alarm]) -> [String] {
        var gauge = instrument.configuration.gauge
        gauge.alarms = alarms
        instrument.setGauge(gauge, at: 2)
        return instrument.takeAlarmReports().map { "\($0.alarm.name): \($0.state.rawValue)" }
    }

    @Test func anAlarmThatIsTakenAwayIsToldAsNormal() {
        var instrument = hotInstrument()
        #expect(told(&instrument, [Self.cold]) == ["hot: normal"])
        #expect(instrument.monitors.map(\.state) == [.normal])
    }

    @Test func aRenamedAlarmStaysInItsStateAndBothNamesAreTold() {
        var renamed = Self.hot
        renamed.name = "oil"
        var instrument = hotInstrument()
        instrument.acknowledgeAlarms(at: 1)
        _ = instrument.takeAlarmReports()
        #expect(told(&instrument, [Self.cold, renamed]) == ["hot: normal", "oil: acknowledged"])
        #expect(instrument.monitors.map(\.state) == [.normal, .acknowledged])
    }

    @Test func aLatchedAlarmIsNotForgottenWithItsName() {
        var latching = Self.hot
        latching.isLatching = true
        var instrument = hotInstrument(latching)
        instrument.setValue(20, at: 1)
        _ = instrument.takeAlarmReports()
        var renamed = latching
        renamed.name = "oil"
        #expect(told(&instrument, [renamed]) == ["hot: normal", "oil: rectified"])
        renamed.isLatching = false
        #expect(told(&instrument, [renamed]) == ["oil: normal"], "what latches no more has ended")
    }

    @Test func otherLimitsAreAppliedToTheAlarmAsItIs() {
        var stricter = Self.hot
        (stricter.onset, stricter.release) = (50, 40)
        var instrument = hotInstrument()
        instrument.acknowledgeAlarms(at: 1)
        _ = instrument.takeAlarmReports()
        #expect(told(&instrument, [stricter]) == [], "still on, and still acknowledged")
        var looser = Self.hot
        (looser.onset, looser.release) = (95, 90)
        #expect(told(&instrument, [looser]) == ["hot: normal"])
    }

    @Test func anAlarmKeepsItsStateWhateverItsPlaceIs() {
        var instrument = hotInstrument()
        #expect(told(&instrument, [Self.cold, Self.hot]) == [])
        #expect(instrument.monitors.map(\.state) == [.normal, .unacknowledged])
        // A name that wanders to a new alarm does not take the state of one that stays.
        var other = Self.hot
        (other.name, other.onset, other.release) = ("cold", 84, 83)
        #expect(told(&instrument, [other, Self.hot]) == ["cold: unacknowledged"])
        #expect(instrument.monitors.map(\.state) == [.unacknowledged, .unacknowledged])
    }

    @Test func aDeadValueRaisesNoNewAlarm() {
        var instrument = makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            $0.gauge.alarms = [Self.hot]
            $0.gauge.freshness = Freshness(deadAfter: 5)
        }
        instrument.setValue(60, at: 1)
        var gauge = instrument.configuration.gauge
        gauge.alarms[0].onset = 50
        gauge.alarms[0].release = 40
        var living = instrument
        living.setGauge(gauge, at: 5)
        #expect(living.takeAlarmReports().map(\.state) == [.unacknowledged])
        instrument.setGauge(gauge, at: 6)
        #expect(instrument.takeAlarmReports().isEmpty && !instrument.monitors[0].isOn)
    }
}
