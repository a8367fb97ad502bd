import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// What a dial says of its source: that it has ended, that it cannot be read, that it says "beyond".
@Suite struct SourceTests {
    private func fed(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) -> Instrument {
        makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            change(&$0)
        }
    }

    /// The texts of the picture, without their spaces.
    private func texts(_ instrument: Instrument, at time: Double) -> [String] {
        instrument.sceneMadeAnew(at: time).layers.compactMap {
            guard case .glyphs(let glyphs, _) = $0.content else { return nil }
            return glyphs.map(\.mask.key.text).joined()
        }
    }

    @Test func theEndOfASourceIsToldWithTheAgeAndTheDiscStandsStill() {
        var instrument = fed { $0.gauge.freshness = Freshness(deadAfter: 30) }
        instrument.setValue(40, at: 10)
        #expect(instrument.condition(at: 19) == .fresh)
        instrument.endSource(at: 20)
        #expect(instrument.nextChange(after: 20) == 20, "it is to be drawn")
        #expect(instrument.condition(at: 20) == .late && instrument.written(at: 20).text == "40 %")
        let words = texts(instrument, at: 22.5)
        #expect(words.contains("feedended") && words.contains("12sago"))
        #expect(
            instrument.phase(at: 15) != instrument.phase(at: 10)
                && instrument.phase(at: 21) == instrument.phase(at: 20))
        #expect(instrument.condition(at: 40) == .dead, "death comes as it is set")
        #expect(texts(instrument, at: 50).contains("feedended"))
        // The age goes on by itself.
        _ = instrument.takeScene(at: 22.5)
        #expect(instrument.nextChange(after: 22.5) == 23)
        instrument.setValue(41, at: 60)
        #expect(instrument.condition(at: 60) == .fresh && !texts(instrument, at: 60).contains("feedended"))
        #expect(instrument.phase(at: 61) != instrument.phase(at: 60))
    }

    @Test func aSourceThatEndsWithoutAValueIsToldToo() {
        var instrument = fed()
        instrument.endSource(at: 3)
        let words = texts(instrument, at: 3)
        #expect(
            instrument.condition(at: 3) == .none && words.contains("nodata") && words.contains("feedended"))
        _ = instrument.takeScene(at: 3)
        #expect(instrument.nextChange(after: 3) == nil)
    }

    @Test func keysDoNotMakeAnEndedSourceLookAlive() {
        var instrument = fed()
        instrument.setValue(40, at: 0)
        instrument.endSource(at: 5)
        _ = instrument.handle(key(.end), at: 6)
        #expect(instrument.value == 100 && instrument.condition(at: 6) == .late)
        #expect(texts(instrument, at: 6).contains("feedended"))
    }

    @Test func whatCannotBeReadMakesTheValueLateAfterASecondAndAValueBringsItBack() {
        var instrument = fed()
        instrument.setValue(40, at: 10)
        instrument.noteUnreadable(at: 12)
        instrument.noteUnreadable(at: 12.8)
        #expect(instrument.condition(at: 13.0.nextDown) == .fresh && instrument.condition(at: 13) == .late)
        _ = instrument.takeScene(at: 12.9)
        instrument.setSpeed(.paused, at: 0)
        _ = instrument.takeScene(at: 12.9)
        #expect(instrument.nextChange(after: 12.9) == 13, "it tells by itself")
        let words = texts(instrument, at: 15)
        #expect(words.contains("unreadable") && words.contains("5sago"))
        instrument.setValue(41, at: 16)
        #expect(instrument.condition(at: 20) == .fresh && !texts(instrument, at: 20).contains("unreadable"))
        // A remark between two values is no failure.
        instrument.noteUnreadable(at: 21)
        instrument.setValue(42, at: 21.9)
        #expect(instrument.condition(at: 30) == .fresh)
    }

    @Test func withoutAnyValueWhatCannotBeReadIsSaid() {
        var instrument = fed()
        instrument.noteUnreadable(at: 1)
        #expect(texts(instrument, at: 1.5).contains("unreadable") == false)
        #expect(texts(instrument, at: 2).contains("unreadable") && instrument.condition(at: 2) == .none)
    }

    @Test(arguments: [(Double.infinity, 1.0, "\u{221E} %"), (-Double.infinity, 0, "\u{2212}\u{221E} %")])
    func whatIsBeyondAllNumbersIsBeyondTheScale(word: Double, fraction: Double, text: String) throws {
        var instrument = fed {
            $0.movement = .easing(.linear, duration: 1)
            $0.gauge.alarms = [
                Alarm(name: "hot", side: .high, onset: 90, release: 80),
                Alarm(name: "cold", side: .low, onset: 10, release: 20),
            ]
            $0.gauge.marks = [GaugeMark(.bar, .average(seconds: 10), ink: .role(.normal))]
        }
        instrument.setValue(40, at: 0)
        instrument.setValue(word, at: 1)
        #expect(instrument.condition(at: 1) == .fresh && instrument.written(at: 1).text == text)
        let layout = try #require(instrument.layout.gauge)
        let dot = try #require(instrument.description().dot)
        let end = layout.center + layout.trackRadius * Point.unit(at: layout.arc.angle(at: fraction))
        #expect(dot.distance(to: end) < 1e-6, "the dot stands at the end")
        #expect(instrument.monitors.map(\.isOn) == [word > 0, word < 0])
        #expect(instrument.markValues(at: 3) == [40], "a mean of it would be none")
        // The next number is come to from the end.
        instrument.setValue(50, at: 5)
        let shown = instrument.shownValue(at: 5.5)
        #expect(abs(shown - (100 * fraction + 50) / 2) < 1e-9 && instrument.shownValue(at: 6) == 50)
        #expect(instrument.monitors.allSatisfy { !$0.isOn })
    }

    @Test func nothingIsBeyondACompass() throws {
        var instrument = fed {
            $0.gauge.scale = (try? GaugeScale(start: 0, end: 360, wraps: true)) ?? .percent
        }
        instrument.setValue(40, at: 0)
        instrument.setValue(.infinity, at: 1)
        #expect(instrument.condition(at: 1) == .none)
        // Nor one that takes the place of a gauge that was over its range.
        var other = fed()
        other.setValue(.infinity, at: 0)
        #expect(other.condition(at: 1) == .fresh)
        other.setGauge(instrument.configuration.gauge, at: 1)
        #expect(other.condition(at: 1) == .none && other.value == 0 && other.shownValue(at: 1) == 0)
    }
}
