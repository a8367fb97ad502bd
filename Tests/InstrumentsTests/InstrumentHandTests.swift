import TaijiGeometry
import TaijiInstruments
import Testing

@Suite struct InstrumentHandTests {
    private func place(_ instrument: Instrument, _ value: Double, radius: KeyPath<GaugeLayout, Double>)
        -> Point
    {
        let gauge = instrument.layout.gauge!
        let fraction = instrument.configuration.gauge.scale.fraction(of: value)
        return gauge.center + gauge[keyPath: radius] * Point.unit(at: gauge.arc.angle(at: fraction))
    }

    private func dot(_ instrument: Instrument, _ value: Double) -> Point {
        place(instrument, value, radius: \.trackRadius)
    }

    private func band(_ instrument: Instrument, _ value: Double) -> Point {
        place(instrument, value, radius: \.bandRadius)
    }

    @Test func draggingTheDotSetsTheValueAtOnce() {
        var instrument = makeInstrument()
        #expect(
            instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 1, modifiers: []), at: 2) == [])
        #expect(
            instrument.handle(.pointerMoved(dot(instrument, 70.2), modifiers: []), at: 2.1) == [.valueSet(70)]
        )
        #expect(abs(instrument.shownValue(at: 2.1) - 70.2) < 1e-9, "the dot is under the pointer")
        #expect(instrument.handle(.pointerMoved(dot(instrument, 70.3), modifiers: []), at: 2.2) == [])
        #expect(instrument.handle(.pointerReleased(dot(instrument, 70.3), modifiers: []), at: 2.3) == [])
        #expect(instrument.value == 70)
        #expect(instrument.shownValue(at: 4) == 70)
    }

    @Test func pressingTheDotWithoutMovingChangesNothing() {
        var instrument = makeInstrument()
        let place = dot(instrument, 64)
        _ = instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2)
        #expect(instrument.handle(.pointerMoved(place + Point(2, 2), modifiers: []), at: 2) == [])
        #expect(instrument.handle(.pointerReleased(place + Point(2, 2), modifiers: []), at: 2) == [])
        #expect(instrument.value == 64)
        #expect(instrument.shownValue(at: 2.5) == 64)
    }

    @Test func pressingElsewhereOnTheBandAnimatesThere() {
        var instrument = makeInstrument()
        let place = band(instrument, 20.3)
        #expect(instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2) == [])
        #expect(instrument.handle(.pointerReleased(place, modifiers: []), at: 2.1) == [.valueSet(20)])
        #expect(instrument.shownValue(at: 2.1) == 64)
        #expect(instrument.shownValue(at: 3.1) == 20)
    }

    @Test func draggingFromElsewhereBringsTheDotToThePointerWithoutAJump() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(band(instrument, 20), clicks: 1, modifiers: []), at: 2)
        #expect(
            instrument.handle(.pointerMoved(band(instrument, 30), modifiers: []), at: 2.1) == [.valueSet(30)])
        #expect(abs(instrument.shownValue(at: 2.1) - 74) < 1e-6, "64 and the ten that the pointer went")
        #expect(abs(instrument.shownValue(at: 3) - 30) < 1e-6)
        let shown = instrument.shownValue(at: 2.15)
        _ = instrument.handle(.pointerReleased(band(instrument, 30), modifiers: []), at: 2.15)
        #expect(abs(instrument.shownValue(at: 2.15) - shown) < 1e-9)
        #expect(instrument.shownValue(at: 5) == 30)
    }

    @Test func pastTheEndItHoldsAndNeverJumpsTheGap() {
        var instrument = makeInstrument { $0.startValue = 95 }
        _ = instrument.handle(.pointerPressed(dot(instrument, 95), clicks: 1, modifiers: []), at: 2)
        let center = instrument.layout.gauge!.center
        #expect(
            instrument.handle(.pointerMoved(center + Point(50, 300), modifiers: []), at: 2.1) == [
                .valueSet(100)
            ])
        #expect(instrument.handle(.pointerMoved(dot(instrument, 5), modifiers: []), at: 2.2) == [])
        #expect(instrument.shownValue(at: 2.2) == 100)
    }

    @Test func fedValuesWaitWhileTheDotIsInTheHandAndTheLatestWins() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(dot(instrument, 40), modifiers: []), at: 2.1)
        instrument.setValue(90, at: 2.2)
        instrument.setValue(80, at: 2.3)
        #expect(abs(instrument.shownValue(at: 2.5) - 40) < 1e-9)
        _ = instrument.handle(.pointerReleased(dot(instrument, 40), modifiers: []), at: 3)
        #expect(abs(instrument.shownValue(at: 3) - 40) < 1e-9)
        #expect(instrument.shownValue(at: 4) == 80)
    }

    @Test func aDotPressedWhileItMovesComesBackToThePointer() {
        var instrument = makeInstrument { $0.movement = .easing(.linear, duration: 1) }
        _ = instrument.handle(.pointerPressed(dot(instrument, 32), clicks: 1, modifiers: []), at: 0.5)
        #expect(
            abs(instrument.shownValue(at: 0.5) - 32) < 1e-9
                && abs(instrument.shownValue(at: 0.8) - 51.2) < 1e-9)
        #expect(
            instrument.handle(.pointerMoved(dot(instrument, 34), modifiers: []), at: 0.8) == [.valueSet(34)])
        #expect(abs(instrument.shownValue(at: 0.8) - 53.2) < 1e-9, "no jump")
        #expect(abs(instrument.shownValue(at: 1.2) - 34) < 1e-9, "under the pointer again")
    }

    @Test func fedValuesWaitFromThePressOn() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 1, modifiers: []), at: 2)
        instrument.setValue(10, at: 2.1)
        #expect(instrument.shownValue(at: 4) == 64)
        _ = instrument.handle(.pointerReleased(dot(instrument, 64), modifiers: []), at: 5)
        #expect(instrument.shownValue(at: 5) == 64)
        #expect(instrument.shownValue(at: 6) == 10)
    }

    @Test func anOverRangeValueIsDraggedWithoutAJump() {
        var instrument = makeInstrument()
        instrument.setValue(130, at: 2)
        _ = instrument.handle(.pointerPressed(dot(instrument, 100), clicks: 1, modifiers: []), at: 4)
        _ = instrument.handle(.pointerMoved(dot(instrument, 98), modifiers: []), at: 4.1)
        #expect(abs(instrument.shownValue(at: 4.1) - 128) < 1e-6)
        #expect(abs(instrument.shownValue(at: 5) - 98) < 1e-6)
    }

    @Test func aPressThatOutlivesAResizeSetsWhatWasPressed() {
        var instrument = makeInstrument()
        let place = band(instrument, 20)
        _ = instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2)
        instrument.resize(to: Size(width: 1920, height: 1080), scale: 1)
        #expect(instrument.handle(.pointerReleased(place, modifiers: []), at: 2.1) == [.valueSet(20)])
    }

    @Test func losingFocusEndsTheDragWhereItIs() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(dot(instrument, 40), modifiers: []), at: 2.1)
        _ = instrument.handle(.focusLost, at: 2.2)
        #expect(instrument.handle(.pointerMoved(dot(instrument, 10), modifiers: []), at: 2.3) == [])
        #expect(instrument.shownValue(at: 4) == 40)
    }

    @Test func shiftIsFineWithoutAJump() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(dot(instrument, 64), clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(dot(instrument, 50), modifiers: []), at: 2.1)
        _ = instrument.handle(.pointerMoved(dot(instrument, 50), modifiers: .shift), at: 2.2)
        #expect(abs(instrument.shownValue(at: 2.2) - 50) < 1e-9)
        _ = instrument.handle(.pointerMoved(dot(instrument, 60), modifiers: .shift), at: 2.3)
        #expect(abs(instrument.shownValue(at: 2.3) - 51) < 1e-9)
        _ = instrument.handle(.pointerMoved(dot(instrument, 60), modifiers: []), at: 2.4)
        #expect(abs(instrument.shownValue(at: 2.4) - 51) < 1e-9)
    }

    /// A pixel's way sets another value, one of the scale's own, also where a pixel is thousands of steps, and where the
    /// range is hardly wider than what numbers can tell apart.
    @Test(
        arguments: [
            (0.0, 100.0, 1e-6), (0, 1e-12, 1e-16), (5, 5 + 1e-9, 1e-13), (1e6, 1e6 + 1e-5, 1e-9),
            (-1e12, 1e12, 1),
            (100, 0, 1e-6),
        ] as [(Double, Double, Double)])
    func aPixelOfManyStepsStillMoves(start: Double, end: Double, step: Double) throws {
        let scale = try GaugeScale(start: start, end: end, step: step)
        var instrument = makeInstrument {
            $0.gauge.scale = scale
            $0.startValue = scale.value(at: 0.5)
        }
        let gauge = try #require(instrument.layout.gauge)
        let pixel = 1 / (gauge.trackRadius * abs(gauge.arc.sweep))
        func place(_ pixels: Int) -> Point {
            let angle = gauge.arc.angle(at: 0.5 + Double(pixels) * pixel)
            return gauge.center + gauge.trackRadius * Point.unit(at: angle)
        }
        _ = instrument.handle(.pointerPressed(place(0), clicks: 1, modifiers: []), at: 2)
        var last = instrument.value
        for pixels in 10..<40 {
            _ = instrument.handle(.pointerMoved(place(pixels), modifiers: []), at: 2 + Double(pixels) / 60)
            let value = instrument.value
            #expect(start < end ? value > last : value < last, "pixel \(pixels): \(value) after \(last)")
            #expect(value == scale.snapped(value), "one of the scale's own values")
            last = value
        }
    }

    @Test func wheelNotchesStepAndSmallDeltasAddUp() {
        var instrument = makeInstrument()
        let place = Point(450, 450)
        #expect(instrument.handle(.wheel(steps: 1, at: place, modifiers: []), at: 2) == [.valueSet(65)])
        #expect(instrument.handle(.wheel(steps: -2, at: place, modifiers: []), at: 2) == [.valueSet(63)])
        var actions: [InstrumentAction] = []
        for _ in 0..<10 { actions += instrument.handle(.wheel(steps: 0.1, at: place, modifiers: []), at: 3) }
        #expect(actions == [.valueSet(64)])
        #expect(instrument.handle(.wheel(steps: .nan, at: place, modifiers: []), at: 3) == [])
        #expect(instrument.handle(.wheel(steps: 1e300, at: place, modifiers: []), at: 3) == [.valueSet(100)])
    }

    @Test func awayFromBandAndDotNothingIsTakenHoldOf() {
        var instrument = makeInstrument()
        _ = instrument.handle(.pointerPressed(Point(450, 470), clicks: 1, modifiers: []), at: 2)
        #expect(instrument.handle(.pointerMoved(Point(800, 470), modifiers: []), at: 2) == [])
        #expect(instrument.handle(.pointerReleased(Point(800, 470), modifiers: []), at: 2) == [])
        #expect(instrument.value == 64)
    }

    @Test func theTaijiAloneHasNoValueToSet() {
        var instrument = makeInstrument { $0.show = .taiji }
        #expect(instrument.handle(key(.up), at: 2) == [])
        #expect(instrument.handle(.wheel(steps: 1, at: .zero, modifiers: []), at: 2) == [])
    }

    /// A compass from north clockwise, its needle at `value`.
    private func compass(at value: Double) throws -> Instrument {
        let scale = try GaugeScale(start: 0, end: 360, step: 1, wraps: true)
        return makeInstrument {
            $0.gauge = Gauge(scale: scale, arc: GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2))
            $0.startValue = value
        }
    }

    @Test func aCompassIsDraggedThroughNorth() throws {
        var instrument = try compass(at: 350)
        _ = instrument.handle(.pointerPressed(dot(instrument, 350), clicks: 1, modifiers: []), at: 2)
        #expect(
            instrument.handle(.pointerMoved(dot(instrument, 358), modifiers: []), at: 2.1) == [.valueSet(358)]
        )
        #expect(
            instrument.handle(.pointerMoved(dot(instrument, 5), modifiers: []), at: 2.2) == [.valueSet(5)])
        #expect(abs(instrument.shownValue(at: 2.2) - 5) < 1e-9)
        #expect(
            instrument.handle(.pointerReleased(dot(instrument, 355), modifiers: []), at: 2.3) == [
                .valueSet(355)
            ])
        #expect(instrument.shownValue(at: 4) == 355)
    }

    @Test func aCompassGrabbedAcrossNorthComesTheShortWay() throws {
        var instrument = try compass(at: 350)
        _ = instrument.handle(.pointerPressed(band(instrument, 10), clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(band(instrument, 14), modifiers: []), at: 2)
        #expect(abs(instrument.shownValue(at: 2) - 354) < 1e-6, "350 and the four that the pointer went")
        for step in 0...15 {
            let shown = instrument.shownValue(at: 2 + Double(step) / 100)
            #expect(shown > 350 || shown < 15)
        }
        #expect(abs(instrument.shownValue(at: 3) - 14) < 1e-6)
    }

    @Test func aCompassEndsWhereItStarts() throws {
        var instrument = try compass(at: 350)
        #expect(instrument.handle(key(.end), at: 2) == [.valueSet(0)])
        #expect(instrument.handle(key(.down), at: 2) == [.valueSet(359)])
        #expect(instrument.handle(.wheel(steps: 2, at: .zero, modifiers: []), at: 2) == [.valueSet(1)])
    }
}
