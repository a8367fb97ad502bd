import TaijiDrawing
import TaijiInstruments
import TestSupport
import Testing

/// The marks of channels age as the gauge's own value does.
@Suite struct ChannelAgeTests {
    private func fed(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) -> Instrument {
        makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            $0.speed = .paused
            $0.gauge.freshness = Freshness(lateAfter: 2, deadAfter: 5)
            $0.gauge.marks = [
                GaugeMark(.needle, .channel("oil"), ink: .role(.setPoint)),
                GaugeMark(.bar, .fixed(20), ink: .role(.setPoint)),
            ]
            change(&$0)
        }
    }

    /// Whether the picture that goes on from earlier ones is the one that is made from nothing.
    private func isDrawnRight(_ instrument: inout Instrument, at time: Double) -> Bool {
        instrument.takeScene(at: time) == instrument.sceneMadeAnew(at: time)
    }

    @Test func aChannelIsLateThenDeadAndTheNextValueBringsItBackAtOnce() {
        var instrument = fed { $0.movement = .easing(.linear, duration: 1) }
        instrument.setValue(30, ofChannel: "oil", at: 1)
        instrument.setValue(64, at: 1.5)
        instrument.finish(at: 2)
        _ = instrument.takeScene(at: 2)
        #expect(instrument.nextChange(after: 2.6) == 3, "it tells by itself")
        #expect(
            instrument.lateMarks(at: 2.9) == [false, false] && instrument.lateMarks(at: 3) == [true, false])
        // The gauge's own value stays new: the channel alone is muted.
        instrument.setValue(65, at: 2.9)
        instrument.finish(at: 2.9)
        _ = instrument.takeScene(at: 2.95)
        let isMuted = instrument.sceneMadeAnew(at: 3).layers != instrument.sceneMadeAnew(at: 2.95).layers
        #expect(isMuted)
        let isRight = isDrawnRight(&instrument, at: 3)
        #expect(isRight)
        instrument.setValue(66, at: 4)
        instrument.finish(at: 4)
        _ = instrument.takeScene(at: 4)
        #expect(instrument.nextChange(after: 4) == 6)
        #expect(instrument.markValues(at: 5.9) == [30, 20] && instrument.markValues(at: 6) == [nil, 20])
        let isGone = isDrawnRight(&instrument, at: 6)
        #expect(isGone)
        instrument.setValue(90, ofChannel: "oil", at: 8)
        #expect(instrument.markValues(at: 8) == [90, 20] && instrument.lateMarks(at: 8) == [false, false])
    }

    @Test func theEndOfTheSourceIsThatOfItsChannels() {
        var instrument = fed { $0.gauge.freshness = Freshness() }
        instrument.setValue(30, ofChannel: "oil", at: 1)
        instrument.endSource(at: 4)
        #expect(instrument.lateMarks(at: 4) == [true, false] && instrument.markValues(at: 100) == [30, 20])
        // What comes for the gauge says nothing of the channel; what comes under its name does.
        instrument.setValue(50, at: 5)
        #expect(instrument.lateMarks(at: 5) == [true, false])
        instrument.setValue(30, ofChannel: "oil", at: 6)
        #expect(instrument.lateMarks(at: 6) == [false, false] && instrument.needsDisplay)
    }

    @Test func theStartOfAChannelAgesOnlyOnceValuesComeFromOutside() {
        var instrument = fed {
            $0.startValue = 10
            $0.isFed = false
            $0.gauge.marks[0].start = 40
        }
        #expect(
            instrument.markValues(at: 1000) == [40, 20] && instrument.lateMarks(at: 1000) == [false, false])
        instrument.setValue(11, at: 1000)
        #expect(
            instrument.lateMarks(at: 1002) == [true, false] && instrument.markValues(at: 1005) == [nil, 20])
    }
}
