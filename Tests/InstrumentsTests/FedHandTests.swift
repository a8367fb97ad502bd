import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// The hand at a gauge whose values come from outside: what it asks for is no measurement.
@Suite struct FedHandTests {
    private static let hot = Alarm(name: "hot", side: .high, onset: 80, release: 70)

    private func fed(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) -> Instrument {
        var instrument = makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            $0.gauge.alarms = [Self.hot]
            change(&$0)
        }
        instrument.setValue(95, at: 1)
        _ = instrument.takeAlarmReports()
        return instrument
    }

    private func place(_ value: Double, in instrument: Instrument) throws -> Point {
        let gauge = try #require(instrument.layout.gauge)
        let fraction = instrument.configuration.gauge.scale.fraction(of: value)
        return gauge.center + gauge.trackRadius * Point.unit(at: gauge.arc.angle(at: fraction))
    }

    /// Takes hold of the dot at 95 and moves it to 40.
    private func drag(_ instrument: inout Instrument, at time: Double) throws {
        let (from, to) = (try place(95, in: instrument), try place(40, in: instrument))
        _ = instrument.handle(.pointerPressed(from, clicks: 1, modifiers: []), at: time)
        _ = instrument.handle(.pointerMoved(to, modifiers: []), at: time)
    }

    @Test(arguments: ["key", "wheel", "drag"]) func theHandIsNoSensor(way: String) throws {
        var instrument = fed {
            $0.gauge.marks = [
                GaugeMark(.line, .sessionMinimum, ink: .role(.normal)),
                GaugeMark(.line, .valley(hold: 1, halfLife: 1), ink: .role(.normal)),
                GaugeMark(.bar, .average(seconds: 10), ink: .role(.normal)),
            ]
        }
        switch way {
        case "key": _ = instrument.handle(key(.home), at: 2)
        case "wheel": _ = instrument.handle(.wheel(steps: -50, at: Point(450, 450), modifiers: []), at: 2)
        default: try drag(&instrument, at: 2)
        }
        #expect(instrument.value < 70, "the hand has set it")
        #expect(instrument.monitors[0].state == .unacknowledged && instrument.takeAlarmReports().isEmpty)
        #expect(instrument.markValues(at: 5) == [95, 95, 95])
        // Nor does it become one as the gauge is changed.
        var gauge = instrument.configuration.gauge
        gauge.title = "another"
        instrument.setGauge(gauge, at: 6)
        #expect(instrument.monitors[0].state == .unacknowledged && instrument.takeAlarmReports().isEmpty)
        #expect(instrument.markValues(at: 7) == [95, 95, 95])
        instrument.acknowledgeAlarms(at: 8)
        #expect(instrument.takeAlarmReports().map(\.value) == [95], "what the source said last")
    }

    /// What came while the dot was held is as old as it is when the hand lets go.
    @Test func aWordOfNoValueAgesWhileTheDotIsHeld() throws {
        var instrument = fed { $0.gauge.freshness = Freshness(deadAfter: 5) }
        try drag(&instrument, at: 2)
        instrument.setValue(.nan, at: 3)
        let phase = instrument.phase(at: 5)
        _ = instrument.handle(.focusLost, at: 5)
        #expect(instrument.condition(at: 5) == .none && instrument.condition(at: 8) == .dead)
        #expect(abs(instrument.phase(at: 5) - phase) < 1e-12, "the disc does not jump")
        #expect(abs(instrument.phase(at: 9) - phase) < 1e-12, "it stands")
    }

    @Test(arguments: [50, Double.nan]) func theEndOfASourceIsNotLostWhileTheDotIsHeld(waiting: Double) throws
    {
        var instrument = fed()
        try drag(&instrument, at: 2)
        instrument.setValue(waiting, at: 3)
        instrument.endSource(at: 4)
        let phase = instrument.phase(at: 6)
        _ = instrument.handle(.focusLost, at: 6)
        #expect(instrument.condition(at: 6) == (waiting.isNaN ? .none : .late))
        #expect(
            abs(instrument.phase(at: 6) - phase) < 1e-12 && instrument.phase(at: 7) == instrument.phase(at: 6)
        )
        let texts = instrument.sceneMadeAnew(at: 7).layers.compactMap { layer -> String? in
            guard case .glyphs(let glyphs, _) = layer.content else { return nil }
            return glyphs.map(\.mask.key.text).joined()
        }
        #expect(texts.contains("feedended"))
    }

    @Test func anEndThatIsOlderThanWhatWaitedIsOver() throws {
        var instrument = fed()
        try drag(&instrument, at: 2)
        instrument.endSource(at: 3)
        instrument.setValue(50, at: 4)
        _ = instrument.handle(.focusLost, at: 6)
        #expect(instrument.condition(at: 6) == .fresh)
        #expect(instrument.phase(at: 7) != instrument.phase(at: 6))
    }

    @Test func whatCannotBeReadIsNotLostWhileTheDotIsHeld() throws {
        var instrument = fed()
        try drag(&instrument, at: 2)
        instrument.noteUnreadable(at: 2.5)
        instrument.setValue(50, at: 3)
        instrument.noteUnreadable(at: 4)
        _ = instrument.handle(.focusLost, at: 4.5)
        #expect(instrument.condition(at: 4.5) == .fresh && instrument.condition(at: 5) == .late)
    }
}
