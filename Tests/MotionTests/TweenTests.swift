import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

@Suite struct TweenTests {
    @Test(arguments: Easing.allNamed) func fromRestItFollowsTheEasingAsItIs(easing: Easing) throws {
        var tween = Tween(20.0)
        #expect(tween.arrival == -.infinity)
        #expect(!tween.isRunning(at: 0))
        try tween.retarget(to: 70, at: 3, duration: 2, easing: easing)
        #expect(tween.arrival == 5)
        for step in 0...100 {
            let progress = Double(step) / 100
            let time = 3 + 2 * progress
            // One rounding of the time each way.
            #expect(abs(tween.value(at: time) - (20 + 50 * easing.value(at: progress))) < 1e-10)
        }
        #expect(tween.value(at: 2.9) == 20)
        #expect(tween.isRunning(at: 4.999))
        #expect(!tween.isRunning(at: 5))
        #expect(tween.value(at: 5) == 70)
        #expect(tween.value(at: .infinity) == 70)
        #expect(tween.velocity(at: 5) == 0)
    }

    @Test func valueAndVelocityGoOnAtTenThousandRandomMoments() throws {
        let seed = seed(7)
        var random = SeededRandom(seed: seed)
        let h = 1e-7
        for round in 0..<10_000 {
            var tween = Tween(Double.random(in: -50...50, using: &random))
            var time = 0.0
            for _ in 0..<3 {
                let duration = Double.random(in: 0.2...2, using: &random)
                let easing = try #require(Easing.allNamed.randomElement(using: &random))
                let before = tween
                try tween.retarget(
                    to: Double.random(in: -100...100, using: &random), at: time, duration: duration,
                    easing: easing)
                if before.isRunning(at: time) {
                    let velocity = before.velocity(at: time)
                    #expect(tween.value(at: time) == before.value(at: time))
                    #expect(tween.velocity(at: time) == velocity)
                    // Immediately after the moment as well: no snap, and the velocity there is the one
                    // carried over. The bound: the steepest acceleration that a carry-over begins with, for
                    // the time h; circ's upright places have any velocity.
                    guard abs(velocity) < 5000 else { break }
                    let bound = 1e-3 * (abs(velocity) + 1000)
                    #expect(
                        abs(tween.velocity(at: time + h) - velocity) < bound
                            || abs(velocity) * duration > 80 * abs(tween.target - tween.value(at: time)),
                        "seed \(seed), round \(round): \(easing.name)")
                    let step = tween.value(at: time + h) - tween.value(at: time)
                    #expect(
                        abs(step - velocity * h) < bound * h, "seed \(seed), round \(round): \(easing.name)")
                }
                time += duration * Double.random(in: 0.05...0.95, using: &random)
            }
        }
    }

    @Test func velocityIsTheDerivativeOfTheValue() throws {
        let seed = seed(8)
        var random = SeededRandom(seed: seed)
        let smooth = Easing.allNamed.filter { !["bounce", "circ"].contains($0.family) }
        for round in 0..<2000 {
            var tween = Tween(0.0)
            let easing = try #require(smooth.randomElement(using: &random))
            try tween.retarget(to: 100, at: 0, duration: 1, easing: easing)
            try tween.retarget(
                to: Double.random(in: -100...200, using: &random),
                at: Double.random(in: 0.1...0.9, using: &random), duration: 1, easing: easing)
            let time = Double.random(in: 0.91...1.05, using: &random)
            let h = 1e-6
            let secant = (tween.value(at: time + h) - tween.value(at: time - h)) / (2 * h)
            // The secant's error: h² times a third of the third derivative, and rounding by 1/h.
            #expect(
                abs(tween.velocity(at: time) - secant) < 1e-3 * max(1, abs(secant) / 100),
                "seed \(seed), round \(round): \(easing.name) at \(time)")
        }
    }

    @Test func itStaysMonotoneWhereTheVelocityAllows() throws {
        let seed = seed(9)
        var random = SeededRandom(seed: seed)
        let monotone = Easing.allNamed.filter { !["back", "elastic", "bounce"].contains($0.family) }
        var compared = 0
        for round in 0..<4000 {
            let first = try #require(monotone.randomElement(using: &random))
            let second = try #require(monotone.randomElement(using: &random))
            var tween = Tween(0.0)
            try tween.retarget(to: 100, at: 0, duration: 1, easing: first)
            let time = Double.random(in: 0.02...0.98, using: &random)
            let shown = tween.value(at: time)
            let velocity = tween.velocity(at: time)
            let duration = Double.random(in: 0.1...3, using: &random)
            let target = shown + 150 * Double.random(in: 0...1, using: &random)
            guard velocity * duration <= 80 * (target - shown) else { continue }
            try tween.retarget(to: target, at: time, duration: duration, easing: second)
            compared += 1
            var last = shown
            for step in 1...400 {
                let value = tween.value(at: time + duration * Double(step) / 400)
                // Rounding, of numbers up to 250.
                #expect(
                    value >= last - 1e-12 && value <= target + 1e-12,
                    "seed \(seed), round \(round): \(first.name), then \(second.name) at step \(step)")
                last = value
            }
            #expect(tween.value(at: time + duration) == target)
        }
        #expect(compared > 3500)
    }

    @Test func aVelocityAwayFromTheTargetTurnsRoundOnceAndWithinBounds() throws {
        for easing in [Easing.linear, .easeInOut, .quintIn, .expoOut, .circOut] {
            var tween = Tween(0.0)
            try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
            try tween.retarget(to: 0, at: 0.5, duration: 1, easing: easing)
            let values = (0...1000).map { tween.value(at: 0.5 + Double($0) / 1000) }
            let turns = zip(values.dropFirst(), values.dropFirst(2)).enumerated()
                .filter { index, pair in (pair.0 - values[index]) * (pair.1 - pair.0) < 0 }
            #expect(turns.count == 1, "\(easing.name)")
            #expect((values.max() ?? 0) < 75, "\(easing.name)")
        }
    }

    @Test func whatFollowsHasNoCorner() throws {
        for easing in [Easing.linear, .easeInOut, .quintIn, .expoOut, .sineOut, .cubicInOut] {
            var tween = Tween(0.0)
            try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
            try tween.retarget(to: 150, at: 0.4, duration: 1, easing: easing)
            // The velocity in steps of a millisecond: no step is larger than the steepest acceleration that
            // the easings themselves have on such a way: expo-out lets its speed of 700/s go by 10 ln 2 of
            // it a second, nearly 5000/s², and here takes it up within half a second.
            var last = tween.velocity(at: 0.4)
            for step in 1..<1000 {
                let velocity = tween.velocity(at: 0.4 + Double(step) / 1000)
                #expect(abs(velocity - last) < 4, "\(easing.name) at \(step) ms")
                last = velocity
            }
        }
    }

    @Test func aConstantSpeedThatIsAskedForAgainIsKept() throws {
        var tween = Tween(0.0)
        try tween.retarget(to: 100, at: 0, duration: 1, easing: .linear)
        // The interruption makes a fortieth of it the following curve; the velocity stays within that.
        try tween.retarget(to: 150, at: 0.5, duration: 1, easing: .linear)
        for step in 0..<100 {
            #expect(abs(tween.velocity(at: 0.5 + Double(step) / 100) - 100) < 3)
        }
    }

    @Test func theSameTargetAgainChangesNothing() throws {
        var tween = Tween(0.0)
        try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
        let before = tween
        for frame in 1..<60 {
            try tween.retarget(to: 100, at: Double(frame) / 60, duration: 1, easing: .easeInOut)
            #expect(tween == before)
        }
        #expect(tween.arrival == 1)
        try tween.retarget(to: 100, at: 0.5, duration: 0.25, easing: .easeInOut)
        #expect(tween.arrival == 0.75, "sooner is another matter")
        try tween.retarget(to: 100, at: 2, duration: 1, easing: .easeInOut)
        #expect(!tween.isRunning(at: 2))
    }

    @Test func twoChangesAtOneMomentCountAsTheLast() throws {
        var once = Tween(10.0)
        try once.retarget(to: -5, at: 1, duration: 1, easing: .circOut)
        var twice = Tween(10.0)
        try twice.retarget(to: 99, at: 1, duration: 2, easing: .bounceIn)
        try twice.retarget(to: -5, at: 1, duration: 1, easing: .circOut)
        for step in 0...50 {
            let time = 1 + Double(step) / 50
            #expect(twice.value(at: time) == once.value(at: time))
        }
        var running = once
        try running.retarget(to: 40, at: 1.4, duration: 1, easing: .linear)
        var again = once
        try again.retarget(to: 1e6, at: 1.4, duration: 0.5, easing: .elasticOut)
        try again.retarget(to: 40, at: 1.4, duration: 1, easing: .linear)
        #expect(again.value(at: 1.4) == running.value(at: 1.4))
        #expect(again.velocity(at: 1.4) == running.velocity(at: 1.4))
        #expect(abs(again.value(at: 1.9) - running.value(at: 1.9)) < 1e-9)
    }

    @Test func durationZeroLandsAtOnce() throws {
        var tween = Tween(0.0)
        try tween.retarget(to: 100, at: 0, duration: 0, easing: .elasticIn)
        #expect(tween.value(at: 0) == 100)
        #expect(tween.velocity(at: 0) == 0)
        #expect(!tween.isRunning(at: 0))
        try tween.retarget(to: 0, at: 1, duration: 1, easing: .linear)
        try tween.retarget(to: 0, at: 1.5, duration: 0, easing: .linear)
        #expect(tween.value(at: 1.5) == 0)
        // Shorter than the last bit of the time: the same.
        try tween.retarget(to: 7, at: 1e9, duration: 1e-12, easing: .linear)
        #expect(tween.value(at: 1e9) == 7)
        try tween.jump(to: 3, at: 1e9)
        #expect(tween.value(at: 0) == 3)
        #expect(tween.target == 3)
    }

    @Test func badInputIsRefusedAndChangesNothing() throws {
        var tween = Tween(0.0)
        try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
        let before = tween
        let attempts: [(Double, Double, Double)] = [
            (.nan, 0.5, 1), (.infinity, 0.5, 1), (1, .nan, 1), (1, -.infinity, 1), (1, 0.5, .nan),
            (1, 0.5, .infinity), (1, 0.5, -1), (1, 0.5, -.leastNonzeroMagnitude),
        ]
        for (target, time, duration) in attempts {
            #expect(throws: MotionError.self) {
                try tween.retarget(to: target, at: time, duration: duration, easing: .linear)
            }
            #expect(tween == before)
        }
        #expect(throws: MotionError.notFinite(argument: "value", found: "nan")) {
            try tween.jump(to: .nan, at: 0)
        }
        #expect(throws: MotionError.negative(argument: "duration", found: -2)) {
            try tween.retarget(to: 1, at: 0, duration: -2, easing: .linear)
        }
        #expect(tween == before)
        var far = Tween(1e308)
        #expect(throws: MotionError.self) {
            try far.retarget(to: -1e308, at: 0, duration: 1, easing: .linear)
        }
        #expect(far == Tween(1e308))
    }

    @Test func aClockThatGoesBackwardsHolds() throws {
        var tween = Tween(0.0)
        try tween.retarget(to: 100, at: 10, duration: 1, easing: .linear)
        try tween.retarget(to: 0, at: 10.5, duration: 1, easing: .linear)
        #expect(tween.value(at: 9) == 50)
        #expect(tween.value(at: -.infinity) == 50)
        try tween.retarget(to: 200, at: 5, duration: 1, easing: .linear)
        #expect(tween.value(at: 5) == 50)
        #expect(tween.velocity(at: 5) == 100)
        #expect(tween.value(at: 6) == 200)
    }

    @Test func pointsMoveAsPoints() throws {
        var tween = Tween(Point(0, 0))
        try tween.retarget(to: Point(30, 40), at: 0, duration: 1, easing: .linear)
        #expect(tween.value(at: 0.5) == Point(15, 20))
        try tween.retarget(to: Point(100, 0), at: 0.5, duration: 1, easing: .easeInOut)
        #expect(tween.velocity(at: 0.5) == Point(30, 40))
        #expect(tween.value(at: 1.5) == Point(100, 0))
    }
}
