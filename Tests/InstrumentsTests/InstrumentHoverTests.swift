import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import Testing

@Suite struct InstrumentHoverTests {
    private func still(_ change: (inout InstrumentConfiguration) -> Void = { _ in }) -> Instrument {
        makeInstrument {
            $0.movement = .jump
            $0.fixedPhase = 0
            change(&$0)
        }
    }

    private func place(_ instrument: Instrument, _ fraction: Double, radius: KeyPath<GaugeLayout, Double>)
        -> Point
    {
        let gauge = instrument.layout.gauge!
        return gauge.center + gauge[keyPath: radius] * Point.unit(at: gauge.arc.angle(at: fraction))
    }

    private func band(_ instrument: Instrument, _ fraction: Double) -> Point {
        place(instrument, fraction, radius: \.bandRadius)
    }

    private func hover(_ instrument: inout Instrument, _ point: Point) {
        _ = instrument.handle(.pointerMoved(point, modifiers: []), at: 2)
    }

    @Test func overTheBandTheValueThatAPressWouldSetIsTold() {
        var instrument = still()
        #expect(instrument.hoveredValue(at: 2) == nil)
        hover(&instrument, band(instrument, 0.203))
        #expect(instrument.hoveredValue(at: 2) == 20)
        #expect(instrument.value == 64)
        hover(&instrument, instrument.layout.gauge!.center)
        #expect(instrument.hoveredValue(at: 2) == nil)
        hover(&instrument, instrument.layout.gauge!.dot(at: 0.64))
        #expect(instrument.hoveredValue(at: 2) == nil, "the dot tells its own value")
        hover(&instrument, band(instrument, 0.64))
        #expect(instrument.hoveredValue(at: 2) == nil, "a press would change nothing")
    }

    @Test func aPressSetsWhatWasTold() {
        var instrument = still()
        let place = band(instrument, 0.366)
        hover(&instrument, place)
        let told = instrument.hoveredValue(at: 2)
        _ = instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2)
        #expect(instrument.hoveredValue(at: 2) == told)
        #expect(
            instrument.handle(.pointerReleased(place, modifiers: []), at: 2) == [.valueSet(told ?? .nan)])
    }

    @Test func aPictureIsAskedForOnlyWhereTheGhostChanges() {
        var instrument = still()
        func isAsked(_ point: Point) -> Bool {
            hover(&instrument, point)
            defer { _ = instrument.takeScene(at: 2) }
            return instrument.needsDisplay
        }
        #expect(!isAsked(Point(3, 3)))
        #expect(!isAsked(instrument.layout.gauge!.center))
        #expect(isAsked(band(instrument, 0.2)))
        #expect(!isAsked(band(instrument, 0.2001)), "the same step")
        #expect(isAsked(band(instrument, 0.22)))
        #expect(isAsked(Point(3, 3)))
        #expect(instrument.nextChange(after: 2) == nil)
    }

    @Test func theGhostIsAllThatChangesInThePicture() {
        var instrument = still()
        let before = instrument.takeScene(at: 2).layers
        // Between two labels: where it stands on one, that is hidden.
        hover(&instrument, band(instrument, 0.25))
        let during = instrument.takeScene(at: 2).layers
        #expect(during.count == before.count + 3)
        let added = Set(during).subtracting(before)
        let lost = Set(before).subtracting(during)
        #expect(added.count == 3 && lost.isEmpty)
        _ = instrument.handle(.pointerLeft, at: 2)
        let isAsBefore = instrument.takeScene(at: 2).layers == before
        #expect(isAsBefore)
    }

    @Test func aDraggedDotHasNoGhost() {
        var instrument = still()
        let dot = instrument.layout.gauge!.dot(at: 0.64)
        _ = instrument.handle(.pointerPressed(dot, clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(band(instrument, 0.4), modifiers: []), at: 2)
        #expect(instrument.hoveredValue(at: 2) == nil)
    }

    @Test func thePointersShapeSaysWhatCanBeGrabbed() {
        var instrument = still()
        let dot = instrument.layout.gauge!.dot(at: 0.64)
        #expect(instrument.pointerShape(at: 2) == .arrow)
        hover(&instrument, dot)
        #expect(instrument.pointerShape(at: 2) == .hand)
        hover(&instrument, band(instrument, 0.1))
        #expect(instrument.pointerShape(at: 2) == .hand)
        hover(&instrument, instrument.layout.gauge!.center)
        #expect(instrument.pointerShape(at: 2) == .arrow)
        _ = instrument.handle(.pointerPressed(dot, clicks: 1, modifiers: []), at: 2)
        _ = instrument.handle(.pointerMoved(Point(2, 2), modifiers: []), at: 2)
        #expect(instrument.pointerShape(at: 2) == .hand, "a drag goes on anywhere")
        _ = instrument.handle(.pointerReleased(Point(2, 2), modifiers: []), at: 2)
        #expect(instrument.pointerShape(at: 2) == .arrow)
    }

    @Test func aReadOnlyGaugeTellsValuesButTakesNone() {
        var instrument = still { $0.gauge.isReadOnly = true }
        let place = band(instrument, 0.2037)
        hover(&instrument, place)
        #expect(instrument.pointerShape(at: 2) == .arrow)
        #expect(abs((instrument.hoveredValue(at: 2) ?? .nan) - 20.37) < 1e-9, "what lies there, not a step")
        #expect(instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2) == [])
        #expect(instrument.pointerShape(at: 2) == .forbidden)
        #expect(
            instrument.handle(.pointerMoved(place + Point(40, 0), modifiers: []), at: 2) == [])
        instrument.setValue(12, at: 2)
        #expect(instrument.value == 12, "values from outside do not wait for a hand that holds nothing")
        #expect(instrument.handle(.pointerReleased(place, modifiers: []), at: 2) == [])
        #expect(instrument.pointerShape(at: 2) == .arrow)
        for key in [Key.up, .down, .left, .right, .pageUp, .pageDown, .home, .end] {
            #expect(instrument.handle(.keyPressed(key, modifiers: [], isRepeat: false), at: 2) == [])
        }
        #expect(instrument.handle(.wheel(steps: 3, at: place, modifiers: []), at: 2) == [])
        #expect(instrument.value == 12)
    }

    @Test func theHelpHidesTheGaugeFromThePointer() {
        var instrument = still()
        let place = band(instrument, 0.2)
        _ = instrument.handle(key(.character("h")), at: 1)
        hover(&instrument, place)
        #expect(instrument.hoveredValue(at: 2) == nil)
        #expect(instrument.pointerShape(at: 2) == .arrow)
        #expect(instrument.handle(.wheel(steps: 1, at: place, modifiers: []), at: 2) == [])
        #expect(instrument.handle(.pointerPressed(place, clicks: 1, modifiers: []), at: 2) == [])
        #expect(instrument.handle(.pointerReleased(place, modifiers: []), at: 2) == [])
        #expect(!instrument.showsHelp && instrument.value == 64, "the press puts the help away, no more")
    }

    @Test func theGhostsNumberKeepsClearOfTheTicksAndStaysInThePicture() throws {
        for show in [Show.both, .gauge] {
            for side in [120.0, 300, 900] {
                var instrument = still { $0.show = show }
                instrument.resize(to: Size(width: side, height: side), scale: 1)
                let gauge = try #require(instrument.layout.gauge)
                for fraction in stride(from: 0.0, through: 1.0, by: 0.02) {
                    hover(&instrument, band(instrument, fraction))
                    guard instrument.hoveredValue(at: 2) != nil else { continue }
                    let layers = instrument.takeScene(at: 2).layers
                    let patches = layers.compactMap { layer -> Rect? in
                        guard case .shadow(let path, _, _, Theme.dark.background) = layer.content else {
                            return nil
                        }
                        return path.bounds
                    }
                    let patch = try #require(patches.first)
                    #expect(patches.count == 1)
                    #expect(patch.minX >= 0 && patch.maxX <= side && patch.minY >= 0 && patch.maxY <= side)
                    #expect(patch.center.distance(to: gauge.center) < gauge.bandRadius)
                }
            }
        }
    }
}
