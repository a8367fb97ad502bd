import CSDL2
import TaijiGeometry
import TaijiInstruments
import TaijiStage
import Testing

@Suite struct PointerEventTests {
    private func moved(_ x: Double, _ y: Double) -> StageEvent {
        .input(.pointerMoved(Point(x, y), modifiers: []))
    }
    private func down(_ x: Double, _ y: Double, clicks: Int = 1) -> StageEvent {
        .input(.pointerPressed(Point(x, y), clicks: clicks, modifiers: []))
    }
    private func up(_ x: Double, _ y: Double) -> StageEvent {
        .input(.pointerReleased(Point(x, y), modifiers: []))
    }

    @Test func theMouseIsMappedToPixels() {
        #expect(
            unsafe translated(
                SDLEvents.motion(10, 20), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 11, 21, clicks: 2),
                SDLEvents.motion(-5, 400), SDLEvents.button(SDL_MOUSEBUTTONUP, -6, 401))
                == [moved(20, 40), down(22, 42, clicks: 2), moved(-10, 800), up(-12, 802)])
    }

    @Test func otherButtonsDoNothing() {
        #expect(
            unsafe translated(
                SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1, button: SDL_BUTTON_RIGHT),
                SDLEvents.button(SDL_MOUSEBUTTONUP, 1, 1, button: SDL_BUTTON_MIDDLE)
            ).isEmpty)
    }

    @Test func theWheelIsWhereThePointerWasLast() {
        #expect(
            unsafe translated(SDLEvents.motion(30, 40), SDLEvents.wheel(1, precise: 0.25)) == [
                moved(60, 80), .input(.wheel(steps: 0.25, at: Point(60, 80), modifiers: [])),
            ])
    }

    @Test func aWheelWithoutPreciseStepsOrPlaceWorksToo() {
        #expect(
            unsafe translated(SDLEvents.wheel(-2, precise: 0)) == [
                .input(.wheel(steps: -2, at: Point(400, 300), modifiers: []))
            ])
    }

    @Test func aFlippedWheelIsTurnedBack() {
        #expect(
            unsafe translated(SDLEvents.wheel(1, precise: 1, isFlipped: true)) == [
                .input(.wheel(steps: -1, at: Point(400, 300), modifiers: []))
            ])
    }

    @Test func aWheelThatTurnsSidewaysOrNowhereDoesNothing() {
        #expect(unsafe translated(SDLEvents.wheel(0, precise: 0), SDLEvents.wheel(0, precise: .nan)).isEmpty)
    }

    @Test func aFingerPlaysThePointer() {
        #expect(
            unsafe translated(
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.25), SDLEvents.finger(SDL_FINGERMOTION, 0.75, 0.5),
                SDLEvents.finger(SDL_FINGERUP, 0.75, 1))
                == [
                    moved(400, 150), down(400, 150), moved(600, 300), up(600, 600), .input(.pointerLeft),
                ])
    }

    @Test func onlyTheFirstFingerCounts() {
        #expect(
            unsafe translated(
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5, finger: 1),
                SDLEvents.finger(SDL_FINGERDOWN, 0.1, 0.1, finger: 2),
                SDLEvents.finger(SDL_FINGERMOTION, 0.2, 0.2, finger: 2),
                SDLEvents.finger(SDL_FINGERUP, 0.2, 0.2, finger: 2),
                SDLEvents.finger(SDL_FINGERUP, 0.5, 0.5, finger: 1),
                SDLEvents.finger(SDL_FINGERMOTION, 0.7, 0.7, finger: 1))
                == [moved(400, 300), down(400, 300), up(400, 300), .input(.pointerLeft)])
    }

    @Test func touchIsNotCountedTwice() {
        #expect(
            unsafe translated(
                SDLEvents.motion(1, 1, fromTouch: true),
                SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1, fromTouch: true),
                SDLEvents.button(SDL_MOUSEBUTTONUP, 1, 1, fromTouch: true),
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5, device: taiji_mouse_touch_id()),
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5, device: SDLEvents.trackpad)
            ).isEmpty)
    }

    /// The clicks of the presses that taps at the given milliseconds and shares of the width make.
    private func taps(_ taps: [(time: UInt32, x: Float)]) -> [Int] {
        var translator = newTranslator()
        let events = unsafe taps.flatMap { tap in
            unsafe [
                SDLEvents.finger(SDL_FINGERDOWN, tap.x, 0.5, time: tap.time),
                SDLEvents.finger(SDL_FINGERUP, tap.x, 0.5, time: tap.time + 50),
            ]
        }
        return unsafe translate(events, with: &translator).compactMap { event in
            if case .input(.pointerPressed(_, let clicks, _)) = event { clicks } else { nil }
        }
    }

    @Test func twoQuickTapsAtAPlaceAreADoubleOne() {
        #expect(taps([(1000, 0.5), (1400, 0.5)]) == [1, 2])
        #expect(taps([(1000, 0.5), (1501, 0.5)]) == [1, 1])
        // The window is 400 units wide: 0.07 of it are 28, 0.09 are 36.
        #expect(taps([(1000, 0.5), (1400, 0.57)]) == [1, 2])
        #expect(taps([(1000, 0.5), (1400, 0.59)]) == [1, 1])
        #expect(taps([(1000, 0.5), (1200, 0.5), (1400, 0.5), (1600, 0.5)]) == [1, 2, 1, 2])
    }

    @Test func theClockOfTapsMayRunOver() {
        #expect(taps([(UInt32.max - 200, 0.5), (100, 0.5)]) == [1, 2])
    }

    @Test func aMouseDoesNotPullAtWhatAFingerHolds() {
        #expect(
            unsafe translated(
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5), SDLEvents.motion(3, 3),
                SDLEvents.button(SDL_MOUSEBUTTONUP, 3, 3), SDLEvents.finger(SDL_FINGERUP, 0.5, 0.5))
                == [moved(400, 300), down(400, 300), up(400, 300), .input(.pointerLeft)])
    }

    @Test func aMouseThatPressesTakesOverFromAFinger() {
        #expect(
            unsafe translated(
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 3, 3),
                SDLEvents.finger(SDL_FINGERMOTION, 0.6, 0.5), SDLEvents.motion(4, 4),
                SDLEvents.button(SDL_MOUSEBUTTONUP, 4, 4))
                == [moved(400, 300), down(400, 300), up(6, 6), down(6, 6), moved(8, 8), up(8, 8)])
    }

    @Test func fingersOfTwoDevicesWithOneNumberAreTwo() {
        #expect(
            unsafe translated(
                SDLEvents.finger(SDL_FINGERDOWN, 0.5, 0.5),
                SDLEvents.finger(SDL_FINGERUP, 0.1, 0.1, device: 5),
                SDLEvents.finger(SDL_FINGERUP, 0.5, 0.5))
                == [moved(400, 300), down(400, 300), up(400, 300), .input(.pointerLeft)])
    }

    @Test func whileTheButtonIsHeldThePointerDoesNotLeave() {
        var translator = newTranslator()
        let press = unsafe translate([SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1)], with: &translator)
        #expect(press == [down(2, 2)])
        #expect(translator.isPointerHeld)
        #expect(unsafe translate([SDLEvents.window(SDL_WINDOWEVENT_LEAVE)], with: &translator).isEmpty)
        #expect(
            unsafe translate([SDLEvents.button(SDL_MOUSEBUTTONUP, 1, 1)], with: &translator) == [up(2, 2)])
        #expect(!translator.isPointerHeld)
        #expect(
            unsafe translate([SDLEvents.window(SDL_WINDOWEVENT_LEAVE)], with: &translator) == [
                .input(.pointerLeft)
            ])
    }

    @Test func losingTheFocusLetsGo() {
        var translator = newTranslator()
        _ = unsafe translate([SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1)], with: &translator)
        #expect(
            unsafe translate([SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST)], with: &translator) == [
                .input(.focusLost)
            ])
        #expect(!translator.isPointerHeld)
        // The late release belongs to no press any more.
        #expect(unsafe translate([SDLEvents.button(SDL_MOUSEBUTTONUP, 1, 1)], with: &translator).isEmpty)
    }

    @Test func aLostReleaseIsMadeUpFor() {
        #expect(
            unsafe translated(
                SDLEvents.button(SDL_MOUSEBUTTONDOWN, 1, 1), SDLEvents.button(SDL_MOUSEBUTTONDOWN, 2, 2))
                == [down(2, 2), up(4, 4), down(4, 4)])
    }

    @Test func aNewMappingHoldsForTheNextEvent() {
        var translator = newTranslator()
        translator.mapping = PointerMapping(
            window: WindowSize(width: 10, height: 10), picture: WindowSize(width: 10, height: 10))
        #expect(unsafe translate([SDLEvents.motion(3, 4)], with: &translator) == [moved(3, 4)])
    }
}
