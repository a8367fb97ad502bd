import TaijiGeometry
import TaijiInstruments
import Testing

@Suite struct DoubleClickTests {
    private func instrument(default value: Double?) -> Instrument {
        makeInstrument {
            $0.movement = .jump
            $0.gauge.defaultValue = value
        }
    }

    private func click(_ instrument: inout Instrument, at point: Point, clicks: Int) -> [InstrumentAction] {
        instrument.handle(.pointerPressed(point, clicks: clicks, modifiers: []), at: 2)
            + instrument.handle(.pointerReleased(point, modifiers: []), at: 2)
    }

    private func dot(_ instrument: Instrument, _ value: Double) -> Point {
        instrument.layout.gauge!.dot(at: value / 100)
    }

    @Test func goesBackToTheDefault() {
        var instrument = instrument(default: 25.5)
        #expect(click(&instrument, at: dot(instrument, 64), clicks: 1) == [])
        #expect(click(&instrument, at: dot(instrument, 64), clicks: 2) == [.valueSet(25.5)])
        #expect(instrument.shownValue(at: 2) == 25.5)
        #expect(click(&instrument, at: dot(instrument, 25.5), clicks: 2) == [], "it is there")
    }

    @Test func withoutADefaultItIsTwoClicks() {
        var instrument = instrument(default: nil)
        let gauge = instrument.layout.gauge!
        let band = gauge.center + gauge.bandRadius * Point.unit(at: gauge.arc.angle(at: 0.2))
        #expect(click(&instrument, at: band, clicks: 1) == [.valueSet(20)])
        #expect(click(&instrument, at: band, clicks: 2) == [])
        #expect(instrument.value == 20)
    }

    @Test func aSecondPressThatMovesIsADrag() {
        var instrument = instrument(default: 25)
        _ = instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 2, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(dot(instrument, 70), modifiers: []), at: 2.1)
        _ = instrument.handle(.pointerReleased(dot(instrument, 70), modifiers: []), at: 2.2)
        #expect(instrument.value == 70)
    }

    @Test(arguments: [(250.0, 100.0), (-1, 0)])
    func aDefaultBeyondTheScaleIsItsNearerEnd(value: Double, expected: Double) {
        var instrument = instrument(default: value)
        #expect(click(&instrument, at: dot(instrument, 64), clicks: 2) == [.valueSet(expected)])
    }

    @Test func aDefaultThatIsNoNumberIsNone() {
        var instrument = instrument(default: .nan)
        #expect(click(&instrument, at: dot(instrument, 64), clicks: 2) == [])
        #expect(instrument.value == 64)
    }
}
