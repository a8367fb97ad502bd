import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

@Suite struct AnimatedValueTests {
    @Test func movementsOfAllKindsFollowOneAnotherWithoutAJump() throws {
        let seed = seed(61)
        var random = SeededRandom(seed: seed)
        for round in 0..<2000 {
            var value = AnimatedValue(0.0)
            var time = 0.0
            for _ in 0..<6 {
                let movements: [Movement] = [
                    .easing(.easeInOut, duration: 1), .easing(.linear, duration: 0.7), .spring(.bouncy),
                    .spring(.smooth), .additive(.easeInOut, duration: 0.8), .easing(.expoOut, duration: 1),
                ]
                let movement = try #require(movements.randomElement(using: &random))
                let before = value
                try value.retarget(
                    to: Double.random(in: -50...50, using: &random), at: time, by: movement)
                let text = "seed \(seed), round \(round): \(movement)"
                // Sums of a few numbers up to 100, rounded.
                #expect(abs(value.value(at: time) - before.value(at: time)) < 1e-12, "\(text)")
                if before.isRunning(at: time) {
                    #expect(abs(value.velocity(at: time) - before.velocity(at: time)) < 1e-9, "\(text)")
                }
                time += Double.random(in: 0.02...0.6, using: &random)
            }
            #expect(value.value(at: time + 100) == value.target)
        }
    }

    @Test func everyMotionIsReportedOnce() throws {
        var value = AnimatedValue(0.0)
        #expect(value.takeReports(at: 0).isEmpty)
        let first = try value.retarget(to: 1, at: 0, by: .easing(.ease, duration: 1))
        let second = try value.retarget(to: 2, at: 0.5, by: .spring(.bouncy))
        #expect(value.takeReports(at: 0.6) == [.init(motion: first, isFinished: false)])
        #expect(value.takeReports(at: 0.7).isEmpty)
        let third = try value.retarget(to: 3, at: 0.8, by: .additive(.linear, duration: 1))
        let fourth = try value.retarget(to: 4, at: 1, by: .easing(.linear, duration: 1))
        #expect(
            try value.retarget(to: 4, at: 1.2, by: .easing(.linear, duration: 1)) == fourth,
            "the same again is the same motion")
        #expect(
            value.takeReports(at: 2) == [
                .init(motion: second, isFinished: false), .init(motion: third, isFinished: false),
                .init(motion: fourth, isFinished: true),
            ])
        #expect(value.takeReports(at: 3).isEmpty)
        let jump = try value.jump(to: 9, at: 3)
        #expect(value.takeReports(at: 3) == [.init(motion: jump, isFinished: true)])
        // One that arrived before it was followed by another is finished, although nobody asked before.
        let fifth = try value.retarget(to: 0, at: 4, by: .easing(.linear, duration: 1))
        let sixth = try value.retarget(to: 5, at: 6, by: .easing(.linear, duration: 1))
        #expect(
            value.takeReports(at: 6) == [
                .init(motion: fifth, isFinished: true)
            ])
        #expect(value.takeReports(at: 7) == [.init(motion: sixth, isFinished: true)])
    }

    @Test func reducedMotionLandsAtOnceAndStillReports() throws {
        var value = AnimatedValue(0.0)
        let first = try value.retarget(to: 10, at: 0, by: .spring(.bouncy))
        try value.setReducedMotion(true, at: 0.1)
        #expect(value.value(at: 0.1) == 10)
        #expect(value.takeReports(at: 0.1) == [.init(motion: first, isFinished: true)])
        let second = try value.retarget(to: -3, at: 1, by: .easing(.linear, duration: 5))
        #expect(value.value(at: 1) == -3)
        #expect(value.takeReports(at: 1) == [.init(motion: second, isFinished: true)])
        try value.setReducedMotion(false, at: 2)
        try value.retarget(to: 7, at: 2, by: .easing(.linear, duration: 1))
        #expect(value.value(at: 2.5) == 2)

        var turning = Turning(speed: 2)
        try turning.setReducedMotion(true, at: 1)
        #expect(!turning.isTurning(at: 1))
        #expect(turning.phase(at: 1) == turning.phase(at: 100))
        try turning.setSpeed(5, at: 2)
        #expect(turning.targetSpeed == 0)
        #expect(turning.wantedSpeed == 5)
        try turning.setReducedMotion(false, at: 3)
        #expect(turning.targetSpeed == 5)
        #expect(turning.speed(at: 3.3) == 5)
    }

    @Test func badInputIsRefusedAndNothingReported() throws {
        var value = AnimatedValue(0.0)
        try value.retarget(to: 1, at: 0, by: .spring(.smooth))
        let before = value
        for movement in [
            Movement.jump, .easing(.ease, duration: 1), .additive(.ease, duration: 1), .spring(.smooth),
        ] {
            #expect(throws: MotionError.self) { try value.retarget(to: .nan, at: 0.1, by: movement) }
            #expect(throws: MotionError.self) { try value.retarget(to: 1.5, at: .infinity, by: movement) }
        }
        for duration in [-1, Double.nan, .infinity] {
            #expect(throws: MotionError.self) {
                try value.retarget(to: 2, at: 0.1, by: .easing(.ease, duration: duration))
            }
            #expect(throws: MotionError.self) {
                try value.retarget(to: 2, at: 0.1, by: .additive(.ease, duration: duration))
            }
        }
        #expect(throws: MotionError.self) { try value.setReducedMotion(true, at: .nan) }
        #expect(value == before)
        var reduced = AnimatedValue(0.0, isReduced: true)
        #expect(throws: MotionError.self) {
            try reduced.retarget(to: 1, at: 0, by: .easing(.ease, duration: -1))
        }
        #expect(reduced == AnimatedValue(0.0, isReduced: true))
    }

    @Test func additiveTweensAreTheSumOfTheirParts() throws {
        var tween = AdditiveTween(0.0)
        try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
        try tween.retarget(to: 50, at: 0.4, duration: 1, easing: .easeInOut)
        for step in 0...100 {
            let time = 0.4 + Double(step) / 100
            let expected =
                100 * Easing.easeInOut.value(at: min(time, 1)) - 50 * Easing.easeInOut.value(at: time - 0.4)
            #expect(abs(tween.value(at: time) - expected) < 1e-10)
        }
        #expect(tween.arrival == 1.4)
        #expect(tween.value(at: 1.4) == 50)
        // A shorter one does not end the longer one early.
        try tween.retarget(to: 0, at: 2, duration: 2, easing: .easeInOut)
        try tween.retarget(to: 10, at: 2.1, duration: 0.1, easing: .easeInOut)
        #expect(tween.arrival == 4)
    }

    @Test func aFeedIsFollowedAdditivelyWithinBoundedMemory() throws {
        for interval in [1.0 / 60, 1.0 / 1000] {
            var tween = AdditiveTween(0.0)
            var last = 0.0
            for step in 0..<Int(6 / interval) {
                let time = Double(step) * interval
                let before = tween.value(at: time)
                try tween.retarget(to: 100 * time, at: time, duration: 1, easing: .easeInOut)
                #expect(abs(tween.value(at: time) - before) < 1e-9, "no jump where parts are folded")
                let shown = tween.value(at: time)
                #expect(shown >= last - 1e-9)
                last = shown
                // By the formula a half; folding the oldest parts costs little.
                if time > 2 { #expect(abs(100 * time - shown) < 75, "lag \(100 * time - shown)") }
            }
            #expect(tween.value(at: 100) == tween.target)
        }
    }

    @Test func turnWaysFindTheirTargets() throws {
        let full = 360.0
        #expect(TurnWay.shortest.target(for: 350, from: 10, turn: full) == -10)
        #expect(TurnWay.shortest.target(for: 10, from: 350, turn: full) == 370)
        #expect(TurnWay.clockwise.target(for: 350, from: 10, turn: full) == 350)
        #expect(TurnWay.counterclockwise.target(for: 10, from: 350, turn: full) == 10)
        #expect(TurnWay.clockwise.target(for: 10, from: 350, turn: full) == 370)
        #expect(TurnWay.shortest.target(for: 190, from: 10, turn: full) == 190, "half a turn: up")
        #expect(TurnWay.shortest.target(for: 5, from: 3605, turn: full) == 3605)
        for way in TurnWay.allCases {
            #expect(way.target(for: 40, from: 40, turn: full) == 40)
            #expect(way.target(for: .nan, from: 1) == nil)
            #expect(way.target(for: 1, from: 1, turn: 0) == nil)
            #expect(way.target(for: 1, from: 1e300) == nil)
        }
        let seed = seed(62)
        var random = SeededRandom(seed: seed)
        for _ in 0..<10_000 {
            let angle = Double.random(in: -20...20, using: &random)
            let shown = Double.random(in: -200...200, using: &random)
            let turn = 2 * Double.pi
            let short = try #require(TurnWay.shortest.target(for: angle, from: shown)) - shown
            let up = try #require(TurnWay.clockwise.target(for: angle, from: shown)) - shown
            let down = try #require(TurnWay.counterclockwise.target(for: angle, from: shown)) - shown
            #expect(abs(short) <= .pi + 1e-9, "seed \(seed)")
            #expect(up >= 0 && up < turn + 1e-9 && down <= 0 && down > -turn - 1e-9, "seed \(seed)")
        }
    }

    @Test func vectorsPairsAnglesAndLanesAreAnimated() throws {
        func halfway<Value: Animatable>(_ from: Value, _ to: Value) throws -> Value {
            var tween = Tween(from)
            try tween.retarget(to: to, at: 0, duration: 1, easing: .linear)
            let value = tween.value(at: 0.5)
            #expect(tween.value(at: 1) == to)
            try tween.retarget(to: from, at: 0.5, duration: 1, easing: .easeInOut)
            #expect(tween.value(at: 1.5) == from)
            #expect(tween.value(at: 1).isFinite)
            return value
        }
        #expect(try halfway(Vector([1, 2]), [3, 4]) == [2, 3])
        #expect(try halfway(Vector([]), [4]) == [2])
        #expect(try halfway(Pair(1.0, Point(0, 2)), Pair(3, Point(2, 0))) == Pair(2, Point(1, 1)))
        #expect(try halfway(Angle(degrees: 0), Angle(degrees: 90)) == Angle(radians: .pi / 4))
        #expect(try halfway(SIMD2(0, 1), SIMD2(2, 3)) == SIMD2(1, 2))
        #expect(try halfway(SIMD4<Double>(0, 1, 2, 3), SIMD4(2, 3, 4, 5)) == SIMD4(1, 2, 3, 4))
        #expect(try halfway(SIMD8<Double>(repeating: 1), SIMD8(repeating: 2)) == SIMD8(repeating: 1.5))
        #expect(Pair(3.0, 4.0).magnitude == 5)
        #expect(Vector([3, 4]).magnitude == 5)
        #expect(!Vector([.nan]).isFinite)
        #expect(Angle(radians: -1).withoutWholeTurns.radians == 2 * .pi - 1)
        #expect(0.0.interpolated(to: 0.3, at: 1) == 0.3)
    }
}
