import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport
import Testing

/// An instrument of 900 × 900 pixels, long settled at its start value.
func makeInstrument(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) -> Instrument {
    var configuration = InstrumentConfiguration()
    change(&configuration)
    var instrument = Instrument(
        configuration, typeface: BlockTypeface(), size: Size(width: 900, height: 900), at: 0)
    _ = instrument.takeScene(at: 0)
    return instrument
}

func key(_ key: Key, _ modifiers: InputEvent.Modifiers = [], isRepeat: Bool = false) -> InputEvent {
    .keyPressed(key, modifiers: modifiers, isRepeat: isRepeat)
}

@Suite struct InstrumentTests {
    @Test func startsAtTheMinimumAndEasesToTheStartValue() {
        let instrument = makeInstrument()
        #expect(instrument.shownValue(at: 0) == 0)
        #expect(abs(instrument.shownValue(at: 0.5) - 32) < 1e-6)
        #expect(instrument.shownValue(at: 1) == 64)
        #expect(instrument.value == 64)
    }

    @Test func aValueDuringAnAnimationStartsFromWhatIsShownWithItsVelocity() {
        var instrument = makeInstrument()
        let moment = 0.4
        let before = instrument.shownValue(at: moment)
        let speed = (before - instrument.shownValue(at: moment - 1e-5)) / 1e-5
        instrument.setValue(10, at: moment)
        #expect(instrument.shownValue(at: moment) == before)
        let speedAfter = (instrument.shownValue(at: moment + 1e-5) - before) / 1e-5
        #expect(abs(speedAfter - speed) < 0.05)
        #expect(instrument.shownValue(at: moment + 1) == 10)
    }

    @Test func reducedMotionJumpsAndDoesNotTurnByItself() {
        let instrument = makeInstrument { $0.reducesMotion = true }
        #expect(instrument.shownValue(at: 0) == 64)
        #expect(instrument.phase(at: 100) == 0)
        #expect(instrument.nextChange(after: 0) == nil)
    }

    @Test func theDiscTurnsByTimeAndAFixedPhaseStandsStill() {
        #expect(abs(makeInstrument().phase(at: 2.5) - .pi / 2) < 1e-12)
        let reversed = makeInstrument { $0.isReversed = true }
        #expect(abs(reversed.phase(at: 2.5) - 3 * .pi / 2) < 1e-12)
        let fixed = makeInstrument { $0.fixedPhase = 1.25 }
        #expect(fixed.phase(at: 77) == 1.25)
        #expect(fixed.nextChange(after: 10) == nil)
    }

    @Test func atRestNothingChangesUntilSomethingHappens() {
        var instrument = makeInstrument { $0.speed = .paused }
        #expect(instrument.nextChange(after: 0.5) == 0.5)
        #expect(instrument.nextChange(after: 1.5) == nil)
        instrument.setValue(65, at: 2)
        #expect(instrument.nextChange(after: 2) == 2)
        #expect(instrument.nextChange(after: 3.5) == 3.5, "the last picture has not been drawn")
        _ = instrument.takeScene(at: 3.5)
        #expect(instrument.nextChange(after: 3.5) == nil)
    }

    @Test func theSceneIsAFunctionOfStateAndTime() {
        var instrument = makeInstrument()
        let first = instrument.takeScene(at: 0.3)
        _ = instrument.takeScene(at: 0.9)
        #expect(instrument.takeScene(at: 0.3) == first)
        #expect(instrument.takeScene(at: 0.4) != first)
    }

    @Test func overRangeShowsTheTrueNumberAndHoldsTheArc() {
        var instrument = makeInstrument()
        instrument.setValue(130, at: 5)
        #expect(instrument.shownValue(at: 6) == 130)
        #expect(instrument.configuration.gauge.readoutText(130) == "130")
        #expect(instrument.configuration.gauge.scale.fraction(of: 130) == 1)
        instrument.setValue(.nan, at: 7)
        #expect(instrument.value == 130)
        instrument.setValue(.infinity, at: 7)
        #expect(instrument.value == .infinity && instrument.shownValue(at: 8) == .infinity)
        #expect(instrument.configuration.gauge.scale.fraction(of: .infinity) == 1)
    }

    @Test(arguments: [Easing.backOut, .elasticOut, .backInOut])
    func anEasingThatOvershootsIsNotOverRange(easing: Easing) {
        var instrument = makeInstrument {
            $0.movement = .easing(easing, duration: 1)
            $0.startValue = 100
        }
        for step in 0...100 { #expect((0...100).contains(instrument.shownValue(at: Double(step) / 100))) }
        instrument.setValue(50, at: 2)
        let shown = (0...100).map { instrument.shownValue(at: 2 + Double($0) / 100) }
        #expect((shown.min() ?? 0) < 50, "within the scale it overshoots as it should")
        instrument.setValue(130, at: 4)
        #expect((0...100).allSatisfy { instrument.shownValue(at: 4 + Double($0) / 100) <= 130 })
    }

    @Test func aSpringCarriesTheValueAndIsInterruptedWithoutACorner() throws {
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        var instrument = makeInstrument { $0.movement = .spring(spring) }
        let before = instrument.shownValue(at: 0.2)
        let velocity = (before - instrument.shownValue(at: 0.2 - 1e-6)) / 1e-6
        instrument.setValue(20, at: 0.2)
        #expect(instrument.shownValue(at: 0.2) == before)
        #expect(abs((instrument.shownValue(at: 0.2 + 1e-6) - before) / 1e-6 - velocity) < 0.1)
        #expect(instrument.shownValue(at: 10) == 20)
        _ = instrument.takeScene(at: 10)
        #expect(instrument.nextChange(after: 10) == 10, "the disc turns")
    }

    @Test func aMovementThatIsNoneIsAJump() {
        let instrument = makeInstrument { $0.movement = .easing(.linear, duration: -1) }
        #expect(instrument.shownValue(at: 0) == 64)
    }

    @Test func theLongestWayADoubleCanGoIsJumped() {
        var instrument = makeInstrument()
        instrument.setValue(1.7e308, at: 5)
        instrument.setValue(-1.7e308, at: 9)
        #expect(instrument.shownValue(at: 11) == -1.7e308)
        _ = instrument.takeScene(at: 9.5)
    }

    @Test(arguments: [
        (64.4, 0, "64"), (-0.3, 0, "0"), (-12.5, 1, "\u{2212}12.5"), (1e30, 0, "1.000000e30"),
        (50, 15, "50.000000000000000"),
        (999_999_999_999, 0, "999999999999"),
    ])
    func theReadoutHasFixedDecimalsAndATypographicMinus(value: Double, decimals: Int, text: String) {
        #expect(Gauge(format: NumberFormat(decimals: decimals)).readoutText(value) == text)
    }

    @Test func describesWhereThingsRest() throws {
        let description = makeInstrument().description()
        let gauge = try #require(description.gauge)
        let dot = try #require(description.dot)
        #expect(dot.distance(to: gauge.dot(at: 0.64)) < 1e-9)
        #expect(makeInstrument { $0.show = .taiji }.description().gauge == nil)
        #expect(makeInstrument { $0.show = .gauge }.description().taiji == nil)
    }
}
