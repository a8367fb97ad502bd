import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport
import Testing

/// The disc as an instrument: its share and its speed.
@Suite struct DriveTests {
    @Test func theShareMovesLikeAValueAndIsHeldWithinTheDisc() {
        var instrument = makeInstrument { $0.movement = .easing(.linear, duration: 1) }
        #expect(instrument.share(at: 0) == 0.5)
        instrument.setShare(0.8, at: 2)
        #expect(instrument.share(at: 2) == 0.5 && abs(instrument.share(at: 2.5) - 0.65) < 1e-12)
        #expect(instrument.share(at: 3) == 0.8)
        instrument.setShare(7, at: 4)
        instrument.setShare(.nan, at: 4.5)
        #expect(instrument.share(at: 5) == 1)
    }

    @Test func aMovingShareIsDrawnAndThenSleeps() {
        var instrument = makeInstrument {
            $0.movement = .easing(.linear, duration: 1)
            $0.fixedPhase = 1
            $0.show = .taiji
        }
        _ = instrument.takeScene(at: 2)
        #expect(instrument.nextChange(after: 2) == nil)
        instrument.setShare(0.2, at: 2)
        _ = instrument.takeScene(at: 2.5)
        #expect(instrument.nextChange(after: 2.5) == 2.5)
        _ = instrument.takeScene(at: 3)
        #expect(instrument.nextChange(after: 3) == nil)
    }

    @Test func aValueDrivesTheShareAsItIsShown() {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(share: .init(start: 0.9, end: 0.1))
            $0.startValue = 50
            $0.show = .taiji
            $0.fixedPhase = 0
        }
        for time in [0, 0.3, 0.7, 1, 5] {
            let fraction = instrument.shownValue(at: time) / 100
            #expect(abs(instrument.share(at: time) - (0.9 - 0.8 * fraction)) < 1e-12)
        }
        #expect(instrument.nextChange(after: 0.5) == 0.5, "also where the disc alone is shown")
        instrument.setValue(1e9, at: 6)
        #expect(instrument.share(at: 9) == 0.1)
        instrument.setValue(.nan, at: 10)
        #expect(instrument.share(at: 10) == 0.5, "without a value it is what was set")
    }

    /// A gauge file that is saved while the value is on its way changes nothing of the way.
    @Test func anotherGaugeOfTheSameScaleLeavesWhatMovesAsItMoves() {
        var one = makeInstrument {
            $0.gauge.drive = TaijiDrive(speed: .init(start: 0, end: 6))
            $0.gauge.marks = [GaugeMark(.line, .channel("a"), ink: .role(.muted))]
            $0.startValue = 0
            $0.movement = .easing(.easeInOut, duration: 4)
        }
        one.setValue(10, ofChannel: "a", at: 1)
        one.setValue(90, at: 2)
        one.setValue(70, ofChannel: "a", at: 2)
        var other = one
        var gauge = other.configuration.gauge
        gauge.title = "another"
        other.setGauge(gauge, at: 3.5)
        #expect(other.configuration.gauge.title == "another")
        for time in [3.5, 3.6, 4, 5, 5.9, 6, 8] {
            #expect(other.shownValue(at: time) == one.shownValue(at: time), "\(time)")
            #expect(other.phase(at: time) == one.phase(at: time), "\(time)")
            #expect(other.markValues(at: time) == one.markValues(at: time), "\(time)")
        }
        // Another drive is come to from the speed that there is, without a corner, when the value arrives.
        gauge.drive = TaijiDrive(speed: .init(start: 0, end: 3))
        other.setGauge(gauge, at: 4)
        func rate(_ instrument: Instrument, _ time: Double) -> Double {
            (instrument.phase(at: time + 1e-4) - instrument.phase(at: time)) / 1e-4
        }
        #expect(abs(rate(other, 4) - rate(one, 4)) < 0.01)
        #expect(abs(rate(other, 6.1) - 2.7) < 1e-3 && abs(rate(one, 6.1) - 5.4) < 1e-3)
    }

    @Test func aValueDrivesTheSpeed() throws {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(speed: .init(start: -1, end: 3))
            $0.startValue = 100
        }
        func rate(_ time: Double) -> Double {
            let turned = instrument.phase(at: time + 0.001) - instrument.phase(at: time)
            return (turned + 3 * .pi).truncatingRemainder(dividingBy: 2 * .pi) / 0.001 - .pi / 0.001
        }
        #expect(abs(rate(1.5) - 3) < 1e-6)
        instrument.setValue(50, at: 2)
        #expect(abs(rate(2) - 3) < 0.01, "no corner")
        #expect(abs(rate(3.1) - 1) < 1e-6)
        // The keys go on from there.
        instrument.reverse(at: 4)
        #expect(abs(rate(5) + 1) < 1e-6)
        instrument.setSpeed(.fast, at: 5)
        #expect(abs(rate(6) + 4) < 1e-6)
        instrument.togglePause(at: 7)
        #expect(rate(8) == 0)
        _ = instrument.takeScene(at: 9)
        #expect(instrument.nextChange(after: 9) == nil)
        instrument.setValue(0, at: 10)
        #expect(rate(12) == 0, "a pause is a pause")
        instrument.togglePause(at: 12)
        #expect(abs(rate(14) - 4) < 1e-6)
    }

    @Test func reducedMotionLeavesTheDiscWhereItIs() {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(speed: .init(start: 1, end: 3), share: .init(start: 0, end: 1))
            $0.reducesMotion = true
        }
        instrument.setValue(20, at: 1)
        #expect(instrument.phase(at: 9) == 0 && instrument.share(at: 1) == 0.2)
    }

    /// A value that was still on its way when its source died takes the disc no further.
    @Test func deathStopsAShareOnItsWay() {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(share: .init(start: 0, end: 1))
            $0.gauge.freshness = Freshness(deadAfter: 2)
            $0.movement = .easing(.linear, duration: 10)
            $0.startValue = nil
            $0.isFed = true
        }
        instrument.setValue(0, at: 0)
        instrument.setValue(100, at: 1)
        #expect(abs(instrument.share(at: 2) - 0.1) < 1e-12)
        #expect(
            abs(instrument.share(at: 3) - 0.2) < 1e-12 && instrument.share(at: 9) == instrument.share(at: 3))
    }

    @Test func aDeadSourceFreezesADrivenDisc() {
        var instrument = makeInstrument {
            $0.gauge.drive = TaijiDrive(speed: .init(start: 1, end: 3), share: .init(start: 0, end: 1))
            $0.gauge.freshness = Freshness(deadAfter: 2)
            $0.startValue = nil
            $0.isFed = true
        }
        instrument.setValue(50, at: 0)
        let (phase, share) = (instrument.phase(at: 2), instrument.share(at: 2))
        #expect(phase > 3 && share == 0.5)
        #expect(instrument.phase(at: 50) == phase && instrument.share(at: 50) == share)
        instrument.setValue(100, at: 60)
        #expect(abs(instrument.phase(at: 60) - phase) < 1e-12 && instrument.share(at: 60) == 1)
    }
}
