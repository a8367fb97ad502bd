import Testing

import TaijiGeometry
import TestSupport

/// Sweeps agree with the written rule to this many radians: a few roundings of angles up to 16.
private let exact = 1e-14

@Suite struct ArcSweepTests {
    @Test func clockwiseEndPastStartIsReachedDirectly() {
        #expect(Arc.sweep(from: 1, to: 2.5, clockwise: true) == 1.5)
        #expect(Arc.sweep(from: -3, to: 1, clockwise: true) == 4)
    }

    @Test func clockwiseTwoPiOrMoreIsOneFullTurnOnce() {
        for turns in [1.0, 2, 2.5, 7] {
            #expect(Arc.sweep(from: 0, to: turns * 2 * .pi, clockwise: true) == 2 * .pi)
        }
    }

    @Test func clockwiseEndBeforeStartIsRaisedStrictlyPastIt() {
        let overTheTop = Arc.sweep(from: 5 * .pi / 6, to: .pi / 6, clockwise: true)
        #expect(abs(overTheTop - 4 * .pi / 3) <= exact)
        #expect(abs(Arc.sweep(from: 0, to: -0.5, clockwise: true) - (2 * .pi - 0.5)) <= exact)
        #expect(Arc.sweep(from: 0, to: -2 * .pi, clockwise: true) == 2 * .pi)
    }

    @Test func counterClockwiseIsTheMirrorImage() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<10_000 {
            let (a, b) = (
                Double.random(in: -20...20, using: &random), Double.random(in: -20...20, using: &random)
            )
            let sweep = Arc.sweep(from: a, to: b, clockwise: false)
            #expect(sweep == -Arc.sweep(from: -a, to: -b, clockwise: true))
            #expect(sweep < 0 && sweep >= -2 * .pi)
        }
    }

    @Test func theSamePlaceHasTheAngleLessATurnCounterClockwise() {
        for angle in [0.1, 1, 3, 6] {
            let clockwise = Arc.sweep(from: 0, to: angle, clockwise: true)
            let counter = Arc.sweep(from: 0, to: angle, clockwise: false)
            #expect(clockwise == angle)
            #expect(abs(counter - (angle - 2 * .pi)) <= exact)
        }
    }

    /// (θ + 2π) − θ is below 2π for some θ: the full circle must not get lost.
    @Test func wholeTurnsWithinRoundingAreFullTurns() {
        var random = SeededRandom(seed: 11)
        var roundedDown = 0
        for _ in 0..<10_000 {
            let angle = Double.random(in: -1000...1000, using: &random)
            for turns in [1.0, -1, 2, -3] {
                let end = angle + turns * 2 * .pi
                if abs(end - angle) < abs(turns) * 2 * .pi { roundedDown += 1 }
                #expect(Arc.sweep(from: angle, to: end, clockwise: true) == 2 * .pi)
                #expect(Arc.sweep(from: angle, to: end, clockwise: false) == -2 * .pi)
            }
        }
        #expect(roundedDown > 100, "the case that this test is about must occur")
    }

    @Test func equalAnglesAreThePointAndALineToIt() throws {
        var alone = Path()
        try alone.addArc(center: Point(5, 5), radius: 2, startAngle: 1, endAngle: 1, clockwise: true)
        #expect(alone.elements == [.move(Arc(center: Point(5, 5), radius: 2, startAngle: 1, sweep: 0).start)])
        var open = Path()
        try open.move(to: .zero)
        try open.addArc(center: Point(5, 5), radius: 2, startAngle: 0, endAngle: 0, clockwise: false)
        #expect(open.elements == [.move(.zero), .line(Point(7, 5))])
    }

    /// Their difference is infinite, and its remainder no number.
    @Test func anglesTooFarApartToSubtractAreAFullTurn() {
        for clockwise in [true, false] {
            let turn = clockwise ? 2 * Double.pi : -2 * .pi
            #expect(Arc.sweep(from: 1.7e308, to: -1.7e308, clockwise: clockwise) == turn)
            #expect(Arc.sweep(from: -1.7e308, to: 1.7e308, clockwise: clockwise) == turn)
        }
    }

    @Test func radiusZeroIsTheCentre() throws {
        var path = Path()
        try path.addArc(center: Point(3, 4), radius: 0, startAngle: 0, endAngle: 3, clockwise: true)
        #expect(path.elements == [.move(Point(3, 4))])
        #expect(path.currentPoint == Point(3, 4))
    }

    @Test func negativeAndNonFiniteArgumentsThrowAndLeaveThePathAsItWas() throws {
        var path = Path()
        try path.move(to: Point(1, 1))
        let before = path
        #expect(throws: GeometryError.negative(argument: "radius", found: -1)) {
            try path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
        }
        for bad in [Double.infinity, -.infinity, .nan] {
            #expect(throws: GeometryError.self) {
                try path.addArc(center: Point(bad, 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
            }
            #expect(throws: GeometryError.self) {
                try path.addArc(center: Point(0, bad), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
            }
            #expect(throws: GeometryError.self) {
                try path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
            }
            // node-canvas#2055: an infinite or NaN angle hung.
            #expect(throws: GeometryError.self) {
                try path.addArc(center: .zero, radius: 1, startAngle: bad, endAngle: 1, clockwise: true)
            }
            #expect(throws: GeometryError.self) {
                try path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: bad, clockwise: true)
            }
        }
        #expect(path == before)
    }

    @Test func anOpenSubpathIsConnectedByALine() throws {
        var path = Path()
        try path.move(to: Point(0, 0))
        try path.addArc(center: Point(10, 0), radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.elements.count == 3)
        #expect(path.elements[1] == .line(Point(12, 0)))
    }

    @Test func anArcAfterACloseBeginsWhereTheSubpathBegan() throws {
        var path = Path()
        try path.move(to: Point(1, 2))
        try path.addLine(to: Point(5, 2))
        path.close()
        try path.addArc(center: Point(10, 0), radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.elements[3] == .move(Point(1, 2)))
        #expect(path.elements[4] == .line(Point(12, 0)))
    }
}
