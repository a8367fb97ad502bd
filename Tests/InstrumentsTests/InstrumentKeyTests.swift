import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import Testing

@Suite struct InstrumentKeyTests {
    @Test(arguments: [
        (Key.up, 65.0), (.right, 65), (.down, 63), (.left, 63), (.pageUp, 74), (.pageDown, 54), (.home, 0),
        (.end, 100),
    ])
    func valueKeysSetAndReportTheValue(pressed: Key, value: Double) {
        var instrument = makeInstrument()
        #expect(instrument.handle(key(pressed), at: 2) == [.valueSet(value)])
        #expect(instrument.value == value)
        #expect(instrument.shownValue(at: 2) == 64, "it eases, it does not jump")
        #expect(instrument.shownValue(at: 3) == value)
    }

    @Test func aKeyThatChangesNothingReportsNothing() {
        var instrument = makeInstrument { $0.startValue = 100 }
        #expect(instrument.handle(key(.up), at: 2) == [])
        #expect(instrument.handle(key(.end), at: 2) == [])
    }

    @Test func repeatsGoOnFromTheValueAskedForWithoutDrift() {
        var instrument = makeInstrument { configuration in
            configuration.gauge.scale = try! GaugeScale(minimum: 0, maximum: 1, step: 0.01)
            configuration.startValue = 0
        }
        for index in 1...100 {
            let expected = Double(index) / 100
            #expect(
                instrument.handle(key(.up, isRepeat: index > 1), at: 2 + Double(index) / 30) == [
                    .valueSet(expected)
                ])
        }
        #expect(instrument.value == 1)
    }

    private static let speedKeys: [(Character, TurningSpeed)] = [
        ("1", .paused), ("2", .slow), ("3", .normal), ("4", .fast), ("5", .veryFast), ("[", .slow),
        (",", .slow),
        ("]", .fast), (".", .fast),
    ]

    @Test(arguments: speedKeys)
    func speedKey(character: Character, speed: TurningSpeed) {
        var instrument = makeInstrument()
        #expect(instrument.handle(key(.character(character)), at: 2) == [])
        #expect(instrument.speed == speed)
    }

    @Test func spacePausesAndGoesOnAsBefore() {
        var instrument = makeInstrument { $0.speed = .fast }
        _ = instrument.handle(key(.space), at: 1)
        #expect(instrument.speed == .paused)
        let rest = instrument.phase(at: 3)
        #expect(instrument.phase(at: 30) == rest)
        _ = instrument.handle(key(.space, isRepeat: true), at: 30)
        #expect(instrument.speed == .paused, "a held key does not flicker")
        _ = instrument.handle(key(.space), at: 30)
        #expect(instrument.speed == .fast)
    }

    @Test func aChangeOfSpeedNeverJumpsThePhase() {
        var instrument = makeInstrument { $0.speed = .veryFast }
        let moment = 1.0
        let before = instrument.phase(at: moment)
        _ = instrument.handle(key(.character("r")), at: moment)
        #expect(abs(instrument.phase(at: moment) - before) < 1e-12)
        #expect(instrument.isReversed)
        let step = instrument.phase(at: moment + 1e-4) - before
        #expect(abs(step / 1e-4 - TurningSpeed.veryFast.rate) < 0.1, "the speed itself eases")
    }

    @Test func switches() {
        var instrument = makeInstrument()
        #expect(instrument.handle(key(.character("f")), at: 2) == [.toggleFullscreen])
        #expect(instrument.handle(key(.function(11)), at: 2) == [.toggleFullscreen])
        #expect(instrument.handle(key(.enter, .alt), at: 2) == [.toggleFullscreen])
        #expect(instrument.handle(key(.enter), at: 2) == [])
        #expect(instrument.handle(key(.character("q")), at: 2) == [.quit])
        #expect(instrument.handle(key(.character("q"), .control), at: 2) == [])
        #expect(instrument.handle(key(.escape), at: 2) == [.leaveFullscreenOrQuit])
        _ = instrument.handle(key(.character("t")), at: 2)
        #expect(instrument.configuration.theme == .paper)
        for _ in Theme.builtIn.dropFirst() { _ = instrument.handle(key(.character("t")), at: 2) }
        #expect(instrument.configuration.theme.name == "dark", "once round")
        let movement = instrument.configuration.movement
        for _ in Easing.allNamed { _ = instrument.handle(key(.character("e")), at: 2) }
        #expect(instrument.configuration.movement == movement, "once round")
        _ = instrument.handle(key(.character("e")), at: 2)
        #expect(instrument.configuration.movement != movement)
    }

    @Test(arguments: [Key.up, .left, .pageDown, .end, .space, .character("q")])
    func shortcutsOfTheDesktopAreNotOurs(pressed: Key) {
        var instrument = makeInstrument()
        for modifier in [InputEvent.Modifiers.alt, .control, .command] {
            #expect(instrument.handle(key(pressed, modifier), at: 2) == [])
        }
        #expect(instrument.value == 64 && instrument.speed == .normal)
    }

    @Test func theNextEasingIsNamedForAWhile() throws {
        var instrument = makeInstrument { $0.speed = .paused }
        let plain = instrument.takeScene(at: 5)
        _ = instrument.handle(key(.character("e")), at: 5)
        let named = instrument.takeScene(at: 5.1)
        let isNamed = named != plain
        #expect(isNamed)
        let change = try #require(instrument.nextChange(after: 5.1))
        #expect(change > 5.5, "it sleeps while nothing fades")
        let stays = instrument.takeScene(at: change) == named
        #expect(stays)
        #expect(instrument.nextChange(after: change + 0.1) == change + 0.1)
        let isGone = instrument.takeScene(at: change + 1) == plain
        #expect(isGone)
        #expect(instrument.nextChange(after: change + 1) == nil)
    }

    @Test func helpOpensAndClosesAndIsSeen() {
        var instrument = makeInstrument { $0.speed = .paused }
        let plain = instrument.takeScene(at: 5)
        _ = instrument.handle(key(.character("?"), .shift), at: 5)
        #expect(instrument.showsHelp)
        #expect(instrument.takeScene(at: 6) != plain)
        _ = instrument.handle(key(.character("h")), at: 6)
        #expect(instrument.takeScene(at: 7) == plain)
        _ = instrument.handle(key(.character("h")), at: 8)
        #expect(instrument.handle(key(.escape), at: 9) == [], "Escape closes the help first")
        #expect(!instrument.showsHelp)
    }

    /// Up and Down go by the number, Left and Right the way they point over the top of the dial.
    @Test(arguments: [(false, true), (false, false), (true, true), (true, false)])
    func arrowsPointWhereTheDotGoes(isReversed: Bool, isClockwise: Bool) throws {
        let scale = try GaugeScale(start: isReversed ? 100 : 0, end: isReversed ? 0 : 100)
        let arc =
            isClockwise
            ? GaugeArc.standard
            : GaugeArc(startAngle: .pi / 6, endAngle: 5 * .pi / 6, isClockwise: false)
        var instrument = makeInstrument {
            $0.gauge = Gauge(scale: scale, arc: arc)
            $0.startValue = 50
            $0.movement = .jump
        }
        func dotX() -> Double {
            instrument.layout.gauge!.dot(
                at: scale.fraction(of: instrument.shownValue(at: 2))
            ).x
        }
        let before = dotX()
        _ = instrument.handle(key(.right), at: 2)
        #expect(dotX() > before)
        _ = instrument.handle(key(.left), at: 2)
        _ = instrument.handle(key(.left), at: 2)
        #expect(dotX() < before)
        let value = instrument.value
        #expect(instrument.handle(key(.up), at: 2) == [.valueSet(value + 1)])
        #expect(instrument.handle(key(.down), at: 2) == [.valueSet(value)])
    }

    @Test func underTheHelpNothingIsSet() {
        var instrument = makeInstrument()
        _ = instrument.handle(key(.character("h")), at: 2)
        for pressed in [Key.up, .down, .left, .right, .pageUp, .pageDown, .home, .end] {
            #expect(instrument.handle(key(pressed), at: 3) == [] && instrument.value == 64, "\(pressed)")
        }
        _ = instrument.handle(key(.escape), at: 4)
        #expect(instrument.handle(key(.up), at: 5) == [.valueSet(65)])
    }

    @Test(arguments: Show.allCases) func aPressPutsTheHelpAway(show: Show) {
        var instrument = makeInstrument { $0.show = show }
        _ = instrument.handle(key(.character("h")), at: 2)
        #expect(instrument.showsHelp)
        _ = instrument.handle(.pointerPressed(Point(450, 450), clicks: 1, modifiers: []), at: 3)
        #expect(!instrument.showsHelp)
    }
}
