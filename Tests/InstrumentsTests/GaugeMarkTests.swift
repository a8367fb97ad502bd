import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport
import Testing

/// Marks beside the main value: channels, held extremes, means, the trail.
@Suite struct GaugeMarkTests {
    private func instrument(
        _ sources: [GaugeMark.Source], reducesMotion: Bool = false, trail: Double = 0, startValue: Double = 50
    ) -> Instrument {
        var instrument = makeInstrument {
            $0.gauge.marks = sources.map { GaugeMark(.triangle, $0, ink: .role(.setPoint)) }
            $0.gauge.trail = trail
            $0.startValue = startValue
            $0.speed = .paused
            $0.reducesMotion = reducesMotion
            $0.movement = .easing(.linear, duration: 1)
        }
        instrument.finish(at: 0)
        _ = instrument.takeScene(at: 0)
        return instrument
    }

    @Test func aPeakIsHeldThenFallsByHalfEachHalfLife() {
        var instrument = instrument([.peak(hold: 3, halfLife: 2)])
        instrument.setValue(90, at: 10)
        #expect(instrument.markValues(at: 10) == [50])
        #expect(instrument.markValues(at: 11) == [90])
        instrument.setValue(10, at: 12)
        _ = instrument.takeScene(at: 13)
        #expect(instrument.markValues(at: 13) == [90])
        // Held until 13; nothing else moves, so that the next change is that very moment.
        _ = instrument.takeScene(at: 13)
        #expect(instrument.markValues(at: 15) == [50])
        #expect(instrument.markValues(at: 17) == [30])
        #expect(instrument.nextChange(after: 17) == 17)
        #expect(instrument.markValues(at: 60) == [10])
        #expect(instrument.nextChange(after: 60) == nil)
    }

    @Test func theEndOfTheHoldIsToldExactly() {
        var instrument = instrument([.peak(hold: 30, halfLife: 2)])
        instrument.setValue(20, at: 1)
        _ = instrument.takeScene(at: 5)
        #expect(instrument.nextChange(after: 5) == 30)
        var endless = self.instrument([.peak(hold: 3, halfLife: .infinity), .sessionMinimum, .sessionMaximum])
        endless.setValue(20, at: 1)
        endless.setValue(40, at: 3)
        _ = endless.takeScene(at: 5)
        #expect(endless.nextChange(after: 5) == nil)
        #expect(endless.markValues(at: 1000) == [50, 20, 50])
    }

    @Test func aValleyIsAPeakUpsideDown() {
        var instrument = instrument([.valley(hold: 0, halfLife: 1)])
        instrument.setValue(10, at: 1)
        instrument.setValue(50, at: 3)
        #expect(instrument.markValues(at: 3) == [10])
        #expect(instrument.markValues(at: 4) == [30])
        // While it falls back, a lower value takes it along from where it is.
        instrument.setValue(20, at: 4)
        #expect(instrument.markValues(at: 4) == [30])
        #expect(instrument.markValues(at: 5) == [20])
    }

    @Test func decaysJumpWhereMotionIsReduced() {
        var instrument = instrument([.peak(hold: 3, halfLife: 2)], reducesMotion: true)
        instrument.setValue(90, at: 10)
        #expect(instrument.markValues(at: 10) == [90])
        instrument.setValue(10, at: 11)
        _ = instrument.takeScene(at: 11)
        #expect(instrument.nextChange(after: 11) == 13)
        #expect(instrument.markValues(at: 12.9) == [90])
        #expect(instrument.markValues(at: 13) == [10])
        _ = instrument.takeScene(at: 13)
        #expect(instrument.nextChange(after: 13) == nil)
    }

    @Test func aMeanCountsEachValueForItsTime() throws {
        var instrument = instrument([.average(seconds: 10)])
        instrument.setValue(100, at: 20)
        // Half of the window has the old value, half the new one; looked at sixty times a second.
        let mean = try #require(instrument.markValues(at: 25)[0])
        #expect(abs(mean - 75) < 0.1)
        #expect(instrument.markValues(at: 30) == [100])
        _ = instrument.takeScene(at: 40)
        #expect(instrument.nextChange(after: 40) == nil)
    }

    @Test func aMeanOfAFastFeedIsThatOfItsValues() throws {
        var random = SeededRandom(seed: 5)
        var instrument = instrument([.average(seconds: 4)], startValue: 0)
        var values: [Double] = []
        for step in 1...40_000 {
            let value = random.double(0...100)
            values.append(value)
            instrument.setValue(value, at: Double(step) * 0.001)
        }
        let expected = values.suffix(4000).reduce(0, +) / 4000
        let mean = try #require(instrument.markValues(at: 40)[0])
        // A piece of the memory is a 256th of the window.
        #expect(abs(mean - expected) < 100.0 / 256)
    }

    @Test func channelsMoveByThemselves() {
        var instrument = instrument([.channel("demand"), .fixed(30), .target])
        #expect(instrument.markValues(at: 1) == [nil, 30, nil])
        instrument.setValue(80, ofChannel: "demand", at: 1)
        #expect(instrument.markValues(at: 1) == [80, 30, nil])
        instrument.setValue(20, ofChannel: "demand", at: 2)
        #expect(instrument.markValues(at: 2.5) == [50, 30, nil])
        _ = instrument.takeScene(at: 2.5)
        #expect(instrument.nextChange(after: 2.5) == 2.5)
        _ = instrument.takeScene(at: 3)
        #expect(instrument.nextChange(after: 3) == nil)
        instrument.setValue(90, at: 4)
        #expect(instrument.markValues(at: 4.5) == [20, 30, 90])
        #expect(instrument.markValues(at: 5) == [20, 30, nil])
        instrument.setValue(.nan, ofChannel: "demand", at: 6)
        #expect(instrument.markValues(at: 6) == [nil, 30, nil])
        instrument.setValue(5, ofChannel: "nobody asked", at: 6)
        #expect(instrument.shownValue(at: 6) == 90)
    }

    /// The layers that a line at the given source adds.
    private func lineLayers(_ source: GaugeMark.Source, _ values: [Double]) -> [Layer] {
        var (with, without) = (instrument([]), instrument([]))
        var gauge = with.configuration.gauge
        gauge.marks = [GaugeMark(.line, source, ink: .role(.setPoint))]
        with.setGauge(gauge, at: 0)
        for (step, value) in values.enumerated() {
            with.setValue(value, at: Double(step + 1))
            without.setValue(value, at: Double(step + 1))
        }
        with.finish(at: 20)
        without.finish(at: 20)
        let (all, rest) = (with.takeScene(at: 20).layers, without.takeScene(at: 20).layers)
        return all.filter { layer in !rest.contains { $0 == layer } }
    }

    /// A line at the band's own tip would cut a notch into it, and say nothing.
    @Test func aHeldExtremeAppearsOnceTheValueHasLeftIt() {
        for source in [GaugeMark.Source.peak(hold: 99, halfLife: 1), .sessionMaximum] {
            #expect(lineLayers(source, [90]).isEmpty)
            #expect(lineLayers(source, [90, 89.9]).isEmpty, "its line would overlap the tip")
            let faint = lineLayers(source, [90, 89.4])
            #expect(faint.count == 2 && faint.allSatisfy { 0.05 < $0.opacity && $0.opacity < 0.95 })
            let clear = lineLayers(source, [90, 60])
            #expect(clear.count == 2 && clear.allSatisfy { $0.opacity == 1 })
        }
        // A limit that the value has reached is told all the same.
        #expect(lineLayers(.fixed(90), [90]).count == 2)
        #expect(lineLayers(.valley(hold: 99, halfLife: 1), [20]).isEmpty)
        #expect(lineLayers(.valley(hold: 99, halfLife: 1), [20, 50]).count == 2)
    }

    /// The edges that set a mark off are of the ground that is there, which need not be the theme's.
    @Test func aLinesEdgeHasTheColourOfTheGround() {
        let red = Color(hex: 0xff0000)
        var instrument = makeInstrument {
            $0.gauge.marks = [GaugeMark(.line, .fixed(30), ink: .role(.setPoint))]
            $0.background = red
        }
        let edges = instrument.takeScene(at: 5).layers.filter { layer in
            if case .fill(_, _, .solid(red)) = layer.content { true } else { false }
        }
        // The disc's ground, and the line's.
        #expect(edges.count == 2)
    }

    @Test func aChannelsMarkBeginsWhereItsFileSays() {
        func values(fed: Bool, _ change: (inout Instrument) -> Void = { _ in }) -> [Double?] {
            var instrument = makeInstrument {
                $0.gauge.marks = [GaugeMark(.line, .channel("limit"), ink: .role(.alarm), start: 80)]
                $0.isFed = fed
                $0.movement = .jump
            }
            change(&instrument)
            return instrument.markValues(at: 2)
        }
        #expect(values(fed: false) == [80])
        #expect(values(fed: true) == [nil], "where values come from outside nothing is made up")
        #expect(values(fed: false) { $0.setValue(30, ofChannel: "limit", at: 1) } == [30])
        #expect(values(fed: false) { $0.setReducedMotion(true, at: 1) } == [80])
        #expect(
            values(fed: false) {
                var gauge = $0.configuration.gauge
                gauge.marks.append(GaugeMark(.dot, .channel("other"), ink: .role(.alarm), start: 7))
                $0.setGauge(gauge, at: 1)
            } == [80, 7])
    }

    /// Grabbed from afar, the dot comes to the pointer; the trail leads from where it was seen.
    @Test func theTrailFollowsTheDotAlsoWhileItCatchesUpWithThePointer() throws {
        let trail = 0.4
        var instrument = instrument([], trail: trail, startValue: 20)
        let gauge = try #require(instrument.layout.gauge)
        func place(_ fraction: Double) -> Point {
            gauge.center + gauge.bandRadius * Point.unit(at: gauge.arc.angle(at: fraction))
        }
        var shown: [Int: Double] = [:]
        var compared = 0
        // In milliseconds from 1 s on: pressed, dragged on in two jerks, released, and time to come to rest.
        for step in 0..<2000 {
            let time = 1 + Double(step) / 1000
            switch step {
            case 50: _ = instrument.handle(.pointerPressed(place(0.7), clicks: 1, modifiers: []), at: time)
            case 60: _ = instrument.handle(.pointerMoved(place(0.72), modifiers: []), at: time)
            case 130: _ = instrument.handle(.pointerMoved(place(0.9), modifiers: []), at: time)
            case 150: _ = instrument.handle(.pointerReleased(place(0.9), modifiers: []), at: time)
            default: break
            }
            shown[step] = instrument.shownValue(at: time)
            guard step >= 450, let start = instrument.trailStart(at: time) else { continue }
            compared += 1
            let before = try #require(shown[step - 400])
            // What was shown before an event of that very millisecond is another value.
            guard ![50, 60, 130, 150].contains(step - 400) else { continue }
            #expect(abs(start - before) < 1e-6, "\(step): \(start), seen \(before)")
        }
        #expect(compared > 100)
        #expect(abs((shown[65] ?? 0) - 72) > 20, "it was on its way to the pointer")
    }

    @Test func theTrailIsGoneSomeTimeAfterTheDotHasArrived() {
        var instrument = instrument([], trail: 0.5)
        let resting = instrument.takeScene(at: 0).layers.count
        instrument.setValue(90, at: 1)
        #expect(instrument.takeScene(at: 1.5).layers.count == resting + 1)
        #expect(instrument.takeScene(at: 2.3).layers.count == resting + 1)
        #expect(instrument.nextChange(after: 2.3) == 2.3)
        #expect(instrument.takeScene(at: 2.5).layers.count == resting)
        #expect(instrument.nextChange(after: 2.5) == nil)
    }
}
