import TaijiInstruments
import TaijiMotion
import Testing

/// One switch: values jump, the disc stands still.
@Suite struct ReducedMotionTests {
    @Test(arguments: [Key.character("5"), .character("]"), .character("r"), .space])
    func noKeySetsTheDiscGoing(pressed: Key) {
        var instrument = makeInstrument { $0.reducesMotion = true }
        _ = instrument.handle(key(pressed), at: 2)
        _ = instrument.takeScene(at: 2)
        #expect(instrument.phase(at: 2) == 0)
        #expect(instrument.phase(at: 100) == 0)
        #expect(instrument.nextChange(after: 10) == nil)
    }

    @Test func aKeyThatTheDiscDoesNotShowIsAnsweredByANotice() throws {
        var instrument = makeInstrument { $0.reducesMotion = true }
        #expect(instrument.noticeText(at: 2) == nil)
        _ = instrument.handle(key(.character("5")), at: 2)
        #expect(instrument.noticeText(at: 2) == "turning: very fast (motion is reduced)")
        _ = instrument.handle(key(.character("r")), at: 2.5)
        #expect(instrument.noticeText(at: 3) == "turning: very fast, counter-clockwise (motion is reduced)")
        // It goes at once, without fading, and nothing is drawn meanwhile.
        let layers = instrument.takeScene(at: 3).layers.count
        let end = try #require(instrument.nextChange(after: 3))
        #expect(end > 3 && instrument.noticeText(at: end.nextDown) != nil)
        #expect(instrument.noticeText(at: end) == nil)
        #expect(instrument.takeScene(at: end).layers.count == layers - 1)
        #expect(instrument.nextChange(after: end) == nil)

        var moving = makeInstrument()
        _ = moving.handle(key(.character("5")), at: 2)
        #expect(moving.noticeText(at: 2) == nil, "the disc shows it")
        var gauge = makeInstrument {
            $0.reducesMotion = true
            $0.show = .gauge
        }
        _ = gauge.handle(key(.character("5")), at: 2)
        #expect(gauge.noticeText(at: 2) == nil, "there is no disc")
    }

    @Test func aNoticeFadesUnlessMotionIsReduced() throws {
        var instrument = makeInstrument { $0.speed = .paused }
        instrument.notify("a word", at: 5)
        _ = instrument.takeScene(at: 5)
        let start = try #require(instrument.nextChange(after: 5))
        #expect(start > 5)
        #expect(instrument.nextChange(after: start + 0.1) == start + 0.1, "it is fading")
        #expect(instrument.noticeText(at: start + 0.1) == "a word")
        instrument.setReducedMotion(true, at: start + 0.1)
        #expect(instrument.noticeText(at: start + 0.1) == nil)
    }

    @Test func theSpeedAskedForMeanwhileIsTakenUpAfterwards() {
        var instrument = makeInstrument { $0.reducesMotion = true }
        #expect(instrument.speed == .normal)
        _ = instrument.handle(key(.character("5")), at: 2)
        #expect(instrument.speed == .veryFast)
        instrument.setReducedMotion(false, at: 10)
        #expect(instrument.phase(at: 10) == 0, "the change itself eases")
        let step = instrument.phase(at: 11.001) - instrument.phase(at: 11)
        #expect(abs(step / 0.001 - TurningSpeed.veryFast.rate) < 1e-6)
    }

    /// The disc's speed is noted in every way in which it can change, and nothing sets the disc going.
    @Test func theDiscStandsStillWhateverHappensAndTakesTheLastSpeedUp() {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(speed: .init(start: 1, end: 3))
            $0.gauge.freshness = Freshness(deadAfter: 2)
            $0.startValue = 0
            $0.isFed = true
            $0.reducesMotion = true
        }
        instrument.setValue(50, at: 1)
        instrument.setValue(100, at: 20)
        var gauge = instrument.configuration.gauge
        gauge.freshness = Freshness()
        instrument.setGauge(gauge, at: 21)
        instrument.setSpeed(.fast, at: 22)
        instrument.setValue(.nan, at: 23)
        instrument.setValue(100, at: 24)
        for time in [1.0, 2, 20, 21, 22, 23, 24, 25] { #expect(instrument.phase(at: time) == 0, "\(time)") }
        _ = instrument.takeScene(at: 26)
        #expect(instrument.nextChange(after: 26) == nil)
        instrument.setReducedMotion(false, at: 30)
        #expect(instrument.phase(at: 30) == 0)
        let step = instrument.phase(at: 31.001) - instrument.phase(at: 31)
        #expect(abs(step / 0.001 - 12) < 1e-6)
    }

    @Test func switchedOnEverythingIsWhereItWasGoing() {
        var instrument = makeInstrument()
        _ = instrument.handle(key(.end), at: 5)
        _ = instrument.handle(key(.character("h")), at: 5)
        #expect(instrument.shownValue(at: 5.1) < 100)
        let phase = instrument.phase(at: 5.1)
        instrument.setReducedMotion(true, at: 5.1)
        #expect(instrument.shownValue(at: 5.1) == 100)
        // The last digit is that of whole turns taken off once more.
        #expect(abs(instrument.phase(at: 60) - phase) < 1e-14)
        #expect(instrument.showsHelp)
        _ = instrument.takeScene(at: 5.1)
        #expect(instrument.nextChange(after: 5.1) == nil)
        _ = instrument.handle(key(.escape), at: 6)
        _ = instrument.handle(key(.home), at: 6)
        #expect(instrument.shownValue(at: 6) == 0)
        // The same again changes nothing.
        let before = instrument.phase(at: 7)
        instrument.setReducedMotion(true, at: 7)
        #expect(instrument.phase(at: 8) == before)
    }

    @Test func aScaleWithoutARangeIsRefused() {
        #expect(throws: (any Error).self) { try GaugeScale(minimum: 5, maximum: 5) }
    }
}
