import Testing

import TaijiInstruments
import TestSupport

@Suite struct GaugeDragTests {
    private let arc = GaugeArc.standard

    private func drag(from fraction: Double) -> GaugeDrag {
        GaugeDrag(arc: arc, pointerAngle: arc.angle(at: fraction), fraction: fraction)
    }

    @Test func theDotFollowsThePointer() {
        var drag = drag(from: 0.2)
        for fraction in stride(from: 0.2, through: 0.9, by: 0.05) {
            drag.move(to: arc.angle(at: fraction))
            #expect(abs(drag.fraction - fraction) < 1e-12)
        }
    }

    @Test func theDistanceAtWhichItWasGrabbedIsKept() {
        var drag = GaugeDrag(arc: arc, pointerAngle: arc.angle(at: 0.52), fraction: 0.5)
        drag.move(to: arc.angle(at: 0.72))
        #expect(abs(drag.fraction - 0.7) < 1e-12)
    }

    @Test func pastTheEndItHoldsTheEndThroughTheWholeGap() {
        var drag = drag(from: 0.9)
        for step in 0...60 {
            drag.move(to: arc.angle(at: 0.9) + Double(step) / 60 * (0.1 * arc.sweep + 2.0))
            if step >= 20 { #expect(drag.fraction == 1) }
        }
        // The pointer is past the gap, over the scale's start: the dot still waits at the end.
        drag.move(to: arc.angle(at: 0.2))
        #expect(drag.fraction == 1)
    }

    @Test func skippingAcrossTheGapInOneMoveHoldsTheEnd() {
        var drag = drag(from: 0.97)
        drag.move(to: arc.angle(at: 0.05))
        #expect(drag.fraction == 1)
        var back = self.drag(from: 0.03)
        back.move(to: arc.angle(at: 0.95))
        #expect(back.fraction == 0)
    }

    @Test func comingBackTheSameWayPicksTheDotUpAtTheEnd() {
        var drag = drag(from: 0.95)
        let end = arc.angle(at: 1)
        drag.move(to: end + 1)
        #expect(drag.fraction == 1)
        drag.move(to: end + 0.01)
        #expect(drag.fraction == 1)
        drag.move(to: arc.angle(at: 0.9))
        #expect(abs(drag.fraction - 0.9) < 1e-12)
    }

    @Test func comingBackByGoingAllTheWayRoundPicksTheDotUpAtTheEnd() {
        var drag = drag(from: 0.95)
        let start = arc.angle(at: 0.95)
        for step in 1...400 {
            drag.move(to: start + Double(step) / 400 * (2 * .pi + 0.05 * arc.sweep + 0.01))
        }
        #expect(drag.fraction == 1)
        drag.move(to: arc.angle(at: 0.8))
        #expect(abs(drag.fraction - 0.8) < 1e-9)
    }

    @Test func fineIsATenthOfTheWayAndChangingToItMovesNothing() {
        var drag = drag(from: 0.5)
        drag.move(to: arc.angle(at: 0.6), fine: true)
        #expect(abs(drag.fraction - 0.51) < 1e-12)
        drag.move(to: arc.angle(at: 0.6), fine: false)
        #expect(abs(drag.fraction - 0.51) < 1e-12)
        drag.move(to: arc.angle(at: 0.7), fine: false)
        #expect(abs(drag.fraction - 0.61) < 1e-12)
    }

    @Test func noMoveEverJumpsTheGap() {
        var generator = SeededRandom(seed: 5)
        var drag = drag(from: 0.5)
        var angle = arc.angle(at: 0.5)
        for _ in 0..<50_000 {
            let way = Double.random(in: -2...2, using: &generator)
            let before = drag.fraction
            angle += way
            drag.move(to: angle, fine: Bool.random(using: &generator))
            #expect((0...1).contains(drag.fraction))
            #expect(abs(drag.fraction - before) <= abs(way) / arc.sweep + 1e-9)
        }
    }

    private let compass = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)

    @Test func aCompassGoesOnPastItsEnd() {
        var drag = GaugeDrag(
            arc: compass, pointerAngle: compass.angle(at: 0.9), fraction: 0.9, wraps: true)
        drag.move(to: compass.angle(at: 1.05))
        #expect(abs(drag.fraction - 0.05) < 1e-12)
        drag.move(to: compass.angle(at: -0.2))
        #expect(abs(drag.fraction - 0.8) < 1e-12)
    }

    @Test func aFullTurnThatDoesNotWrapHoldsItsEnds() {
        var drag = GaugeDrag(arc: compass, pointerAngle: compass.angle(at: 0.95), fraction: 0.95)
        drag.move(to: compass.angle(at: 0.05))
        #expect(drag.fraction == 1)
        drag.move(to: compass.angle(at: 0.9))
        #expect(abs(drag.fraction - 0.9) < 1e-12)
    }

    @Test func aCompassStaysBelowItsEndAndGoesOnlyAsFarAsThePointer() {
        var generator = SeededRandom(seed: 6)
        var drag = GaugeDrag(
            arc: compass, pointerAngle: compass.angle(at: 0.5), fraction: 0.5, wraps: true)
        var angle = compass.angle(at: 0.5)
        for _ in 0..<20_000 {
            let way = generator.double(-3...3)
            let before = drag.fraction
            angle += way
            drag.move(to: angle)
            #expect((0..<1).contains(drag.fraction))
            let moved = drag.fraction - before
            #expect(abs((moved - moved.rounded()) * 2 * .pi - way) < 1e-9)
        }
    }

    @Test func whatIsNotAnAngleMovesNothing() {
        var drag = drag(from: 0.5)
        drag.move(to: .nan)
        drag.move(to: .infinity)
        #expect(drag.fraction == 0.5)
    }
}
