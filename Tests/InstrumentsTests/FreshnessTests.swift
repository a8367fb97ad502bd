import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

@Suite struct FreshnessTests {
    /// An instrument that is fed, has had no value yet and has been drawn at 0.
    private func fed(
        late: Double? = nil, dead: Double? = nil, _ change: (inout InstrumentConfiguration) -> Void = { _ in }
    ) -> Instrument {
        makeInstrument {
            $0.startValue = nil
            $0.isFed = true
            $0.movement = .jump
            $0.gauge.freshness = Freshness(lateAfter: late, deadAfter: dead)
            change(&$0)
        }
    }

    private func scene(_ instrument: Instrument, at time: Double) -> Scene {
        var copy = instrument
        return copy.takeScene(at: time)
    }

    /// The texts of all glyphs, layer by layer.
    private func texts(_ instrument: Instrument, at time: Double) -> [String] {
        scene(instrument, at: time).layers.compactMap {
            guard case .glyphs(let glyphs, _) = $0.content else { return nil }
            return glyphs.map(\.mask.key.text).joined()
        }
    }

    @Test func beforeTheFirstValueThereIsNoneAndNoArc() {
        var instrument = fed()
        #expect(instrument.condition(at: 0) == .none)
        #expect(instrument.written(at: 0) == .none)
        #expect(texts(instrument, at: 0).contains("\u{2014}") && texts(instrument, at: 0).contains("nodata"))
        #expect(instrument.description().dot == nil)
        #expect(instrument.nextChange(after: 0) == nil, "what waits for data sleeps")
        let empty = scene(instrument, at: 0).layers.count
        instrument.setValue(0, at: 3)
        #expect(scene(instrument, at: 3).layers.count > empty)
        #expect(instrument.written(at: 3).text == "0 %")
    }

    @Test func aGaugeWithoutAFeedKeepsItsStartValue() {
        var instrument = makeInstrument {
            $0.gauge.freshness = Freshness(lateAfter: 1, deadAfter: 2)
            $0.speed = .paused
        }
        #expect(instrument.condition(at: 1e9) == .fresh)
        _ = instrument.takeScene(at: 5)
        #expect(instrument.nextChange(after: 5) == nil)
        // The first value from outside makes it one that is fed; what was there until then was not dead.
        instrument.setValue(3, at: 10)
        #expect(instrument.shownValue(at: 10) == 64)
        #expect(instrument.condition(at: 11) == .late)
    }

    @Test func theFirstValueIsShownAtOnceAndTheNextOneEased() {
        var instrument = fed { $0.movement = .easing(.linear, duration: 1) }
        instrument.setValue(40, at: 5)
        #expect(instrument.shownValue(at: 5) == 40)
        instrument.setValue(60, at: 6)
        #expect(instrument.shownValue(at: 6) == 40 && abs(instrument.shownValue(at: 6.5) - 50) < 1e-9)
    }

    @Test func aSourceWithoutAValueIsNoDataUntilTheNextGoodNumber() {
        var instrument = fed()
        instrument.setValue(40, at: 5)
        let before = scene(instrument, at: 5)
        instrument.setValue(.nan, at: 6)
        #expect(instrument.condition(at: 6) == .none && instrument.written(at: 6) == .none)
        #expect(instrument.value == 40, "what was known last is kept")
        #expect(instrument.nextChange(after: 5.5) == 5.5, "it is to be drawn")
        instrument.setValue(40, at: 7)
        let isRestored = scene(instrument, at: 7).layers.dropLast(9) == before.layers.dropLast(9)
        #expect(isRestored && instrument.written(at: 7).text == "40 %")
    }

    @Test func lateAndDeadComeExactlyWhenTheyAreDue() {
        var instrument = fed(late: 2.5, dead: 7) { $0.fixedPhase = 0 }
        instrument.setValue(50, at: 10)
        _ = instrument.takeScene(at: 10)
        var moments: [Double] = []
        var time = 10.0
        while let next = instrument.nextChange(after: time), moments.count < 20 {
            #expect(next > time)
            let (before, after) = (scene(instrument, at: next.nextDown), scene(instrument, at: next))
            let (isHeld, isOther) = (before == scene(instrument, at: time), after != before)
            #expect(isHeld && isOther, "\(next)")
            moments.append(next)
            time = next
            _ = instrument.takeScene(at: time)
        }
        #expect(Array(moments.prefix(6)) == [12.5, 13, 14, 15, 16, 17])
        #expect(instrument.condition(at: 12.5.nextDown) == .fresh && instrument.condition(at: 12.5) == .late)
        #expect(instrument.condition(at: 17.0.nextDown) == .late && instrument.condition(at: 17) == .dead)
        #expect(instrument.written(at: 16.9).text == "50 %" && instrument.written(at: 17) == .dead)
    }

    @Test(arguments: [
        (0.5, "<1 s ago"), (1, "1 s ago"), (59.9, "59 s ago"), (60, "1 min ago"), (3599, "59 min ago"),
        (3600, "1 h ago"),
        (86_399, "23 h ago"), (302_400, "3 d ago"),
    ])
    func theAgeIsTold(age: Double, text: String) {
        var instrument = fed(late: 0.25) { $0.gauge.title = "Load" }
        instrument.setValue(50, at: 7)
        let words = texts(instrument, at: 7 + age)
        #expect(words.contains(text.replacing(" ", with: "")), "\(words)")
        #expect(words.contains("Load"))
    }

    /// In a small picture a long title is cut, and gives way to what is said of the value.
    @Test func theAgeOutlivesTheTitle() {
        var instrument = fed(late: 1) { $0.gauge.title = String(repeating: "long title ", count: 9) }
        instrument.resize(to: Size(width: 200, height: 200), scale: 1)
        instrument.setValue(50, at: 0)
        #expect(texts(instrument, at: 0).contains { $0.hasPrefix("long") && $0.hasSuffix("\u{2026}") })
        #expect(texts(instrument, at: 5).contains("5sago"))
    }

    /// At any moment the next change is neither missed nor told without one, whatever the numbers are.
    @Test func theNextChangeIsTheNextChange() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<40 {
            let late = random.double(0.01...4)
            var instrument = fed(late: late, dead: late + random.double(0...3)) { $0.fixedPhase = 1 }
            var time = random.double(0...1e6)
            instrument.setValue(random.double(0...100), at: time)
            _ = instrument.takeScene(at: time)
            for _ in 0..<5 {
                guard let next = instrument.nextChange(after: time), next > time else { break }
                let (now, before) = (scene(instrument, at: time), scene(instrument, at: next.nextDown))
                let (isHeld, isOther) = (now == before, scene(instrument, at: next) != before)
                #expect(isHeld && isOther, "seed \(random.seed), \(time) to \(next), late after \(late)")
                time = next
                _ = instrument.takeScene(at: time)
            }
        }
    }

    @Test func theDiscStandsStillWhileThereIsNothingToGoBy() {
        var instrument = fed(dead: 4)
        #expect(instrument.phase(at: 3) == 0)
        instrument.setValue(50, at: 3)
        #expect(instrument.phase(at: 3) == 0)
        let rate = TurningSpeed.normalRate
        #expect(abs(instrument.phase(at: 5) - 2 * rate) < 1e-12)
        #expect(instrument.nextChange(after: 6.9) == 6.9, "it turns until it dies")
        #expect(instrument.phase(at: 7) == instrument.phase(at: 70), "frozen")
        _ = instrument.takeScene(at: 70)
        #expect(instrument.nextChange(after: 70) != 70)
        // A change of speed does not move what stands, and is there when it goes on.
        instrument.setSpeed(.fast, at: 80)
        #expect(
            abs(instrument.phase(at: 80) - 4 * rate) < 1e-12
                && instrument.phase(at: 85) == instrument.phase(at: 80))
        instrument.setValue(51, at: 90)
        #expect(instrument.phase(at: 90) == instrument.phase(at: 80))
        #expect(abs(instrument.phase(at: 91) - instrument.phase(at: 90) - 4 * rate) < 1e-12, "at once")
        instrument.setValue(.nan, at: 91)
        let stopped = instrument.phase(at: 91)
        #expect(instrument.phase(at: 92) == stopped)
        instrument.setValue(.nan, at: 93)
        #expect(instrument.phase(at: 94) == stopped)
    }

    /// Presses the band at a share of it and lets go.
    private func click(_ fraction: Double, _ instrument: inout Instrument, at time: Double) throws
        -> [InstrumentAction]
    {
        let gauge = try #require(instrument.layout.gauge)
        let place = gauge.center + gauge.bandRadius * Point.unit(at: gauge.arc.angle(at: fraction))
        return instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: time)
            + instrument.handle(.pointerReleased(place, modifiers: []), at: time)
    }

    /// What a source does not have no hand makes up.
    @Test func theHandBringsNoValueBackThatTheSourceDoesNotHave() throws {
        var dead = fed(late: 1, dead: 2)
        dead.setValue(30, at: 0)
        var lost = fed()
        lost.setValue(30, at: 0)
        lost.setValue(.nan, at: 1)
        for (start, condition) in [(dead, DataCondition.dead), (lost, .none), (fed(), .none)] {
            var instrument = start
            for key in [key(.end), key(.home), key(.up), key(.pageDown)] {
                #expect(instrument.handle(key, at: 9).isEmpty)
            }
            #expect(instrument.handle(.wheel(steps: 3, at: .zero, modifiers: []), at: 9).isEmpty)
            #expect(try click(0.7, &instrument, at: 9).isEmpty)
            #expect(instrument.condition(at: 9) == condition && instrument.value == start.value)
            #expect(instrument.noticeText(at: 9) == "no value comes in")
            #expect(instrument.pointerShape(at: 9) == .arrow)
        }
    }

    /// A hand may correct what a source has said, but does not make it younger.
    @Test func whatTheHandSetsIsAsOldAsWhatTheSourceSaid() throws {
        var instrument = fed(late: 1, dead: 20)
        instrument.setValue(30, at: 0)
        #expect(try click(0.5, &instrument, at: 0.5) == [.valueSet(50)])
        #expect(instrument.condition(at: 0.9) == .fresh && instrument.condition(at: 1) == .late)
        #expect(instrument.handle(key(.up), at: 2) == [.valueSet(51)])
        #expect(instrument.condition(at: 2) == .late && texts(instrument, at: 2).contains("2sago"))
        // What is held stays to be seen, but is not as new as it looks either.
        let dot = try #require(instrument.description().dot)
        _ = instrument.handle(.pointerPressed(dot, clicks: 1, modifiers: []), at: 19)
        _ = instrument.handle(.pointerMoved(dot + Point(0, 40), modifiers: []), at: 19)
        #expect(instrument.condition(at: 19) == .late && instrument.condition(at: 21) == .late)
        _ = instrument.handle(.pointerReleased(dot + Point(0, 40), modifiers: []), at: 21)
        #expect(instrument.condition(at: 21) == .dead)
    }

    @Test func aHandWithoutASourceIsNeverTooLate() throws {
        var instrument = makeInstrument {
            $0.startValue = nil
            $0.gauge.freshness = Freshness(lateAfter: 1, deadAfter: 2)
        }
        #expect(try click(0.3, &instrument, at: 5) == [.valueSet(30)])
        #expect(instrument.condition(at: 100) == .fresh && instrument.shownValue(at: 5) == 30)
    }

    /// A value that came while the dot was held is as old as it is.
    @Test func aValueThatWaitedIsNoYoungerForIt() throws {
        var instrument = fed(late: 1, dead: 2)
        instrument.setValue(30, at: 0)
        let dot = try #require(instrument.description().dot)
        _ = instrument.handle(.pointerPressed(dot, clicks: 1, modifiers: []), at: 0.5)
        instrument.setValue(70, at: 0.6)
        _ = instrument.handle(.pointerReleased(dot, modifiers: []), at: 1.7)
        #expect(instrument.value == 70 && instrument.condition(at: 1.7) == .late)
        #expect(instrument.condition(at: 2.6) == .dead)
    }
}
