import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

@Suite struct SpringTests {
    /// The oracle has 16 digits and more; rates up to 80 per second and values up to 2 lose some.
    static let tolerance = 1e-12

    @Test func theClosedFormAgreesWithTheOracleInAllRegimes() throws {
        let springs = try #require(try Vectors.object("reference.json")["springs"]?["cases"]?.array)
        #expect(springs.count >= 17)
        for row in springs {
            let name = row["name"]?.string ?? ""
            let spring = try Self.spring(row)
            let velocity = try Replay.number(row, "v0")
            for sample in try Replay.need(row, "samples_t_x_v").array ?? [] {
                let words = Replay.numbers(sample).map { $0 ?? .nan }
                let x = spring.value(at: words[0], velocity: velocity)
                let v = spring.velocity(at: words[0], from: -1, velocity: velocity)
                let scale = max(1, abs(velocity))
                #expect(abs(x - words[1]) <= Self.tolerance * scale, "\(name) at \(words[0])")
                #expect(abs(v - words[2]) <= 40 * Self.tolerance * scale, "\(name): velocity at \(words[0])")
            }
            let last = try spring.settlingTime(from: -1, velocity: velocity, tolerance: 0.001)
            if let expected = row["last_time_abs_error_gt_0.001"]?.number {
                // The oracle looked in steps of 0.1 ms.
                #expect(abs(last - expected) < 1.5e-4, "\(name): settles at \(last)")
            } else {
                #expect(last == .infinity, "\(name)")
            }
            let ratio = try Replay.number(row, "zeta")
            #expect(abs(spring.dampingRatio - ratio) < 1e-14 * max(1, ratio), "\(name)")
        }
    }

    private static func spring(_ row: JSON) throws -> Spring {
        try Spring(
            mass: Replay.number(row, "mass"), stiffness: Replay.number(row, "stiffness"),
            damping: Replay.number(row, "damping"))
    }

    @Test(arguments: [0.05, 0.5, 0.85, 0.999_999_99, 1, 1.000_000_01, 1.3, 4, 30])
    func theStepsByWhichOneGetsThereDoNotMatter(ratio: Double) throws {
        let spring = try Spring(response: 0.4, dampingRatio: ratio)
        let whole = (
            spring.distance(at: 1.5, from: 3, velocity: -20), spring.velocity(at: 1.5, from: 3, velocity: -20)
        )
        for step in [1.0 / 4, 1.0 / 24, 1.0 / 240, 1.0 / 1000] {
            var x = 3.0
            var v = -20.0
            for _ in 0..<Int((1.5 / step).rounded()) {
                (x, v) = (
                    spring.distance(at: step, from: x, velocity: v),
                    spring.velocity(at: step, from: x, velocity: v)
                )
            }
            // A rounding error per step; 1500 of them.
            #expect(abs(x - whole.0) < 1e-11 && abs(v - whole.1) < 1e-10, "\(ratio) in steps of \(step)")
        }
    }

    @Test func settlingTimeIsTheLastTimeBeyondTheTolerance() throws {
        let seed = seed(21)
        var random = SeededRandom(seed: seed)
        for round in 0..<1500 {
            let ratio = exp2(Double.random(in: -4...3, using: &random))
            let spring = try Spring(
                response: Double.random(in: 0.1...2, using: &random),
                dampingRatio: round % 10 == 0 ? 1 : ratio)
            let distance = Double.random(in: -1...1, using: &random)
            let velocity = Double.random(in: -30...30, using: &random) * Double(round % 3)
            let tolerance = exp2(Double.random(in: -14...0.5, using: &random))
            let settled = try spring.settlingTime(from: distance, velocity: velocity, tolerance: tolerance)
            let text = "seed \(seed), round \(round)"
            func beyond(_ time: Double) -> Bool {
                abs(spring.distance(at: time, from: distance, velocity: velocity)) > tolerance
            }
            // Never beyond afterwards, and beyond immediately before.
            for step in 0..<2000 {
                let time = settled + spring.duration * Double(step) / 100
                #expect(!beyond(time + 1e-9), "\(text) at \(time)")
            }
            if settled > 1e-6 { #expect(beyond(settled - 1e-6), "\(text): \(settled) is too late") }
        }
    }

    @Test func durationAndBounceAreTheOtherWayToSayIt() throws {
        for bounce in [-0.9, -0.3, 0, 0.15, 0.5, 1] {
            let spring = try Spring(duration: 0.7, bounce: bounce)
            #expect(abs(spring.duration - 0.7) < 1e-15)
            #expect(abs(spring.bounce - bounce) < 1e-12)
            let same = try Spring(response: 0.7, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
            #expect(same == spring)
        }
        #expect(try Spring(duration: 0.5, bounce: 0.3) == .bouncy)
        #expect(try Spring(duration: 0.5, bounce: 0.15) == .snappy)
        #expect(try Spring(duration: 0.5) == .smooth)
    }

    @Test func springsThatAreNoneAreRefused() {
        let attempts: [(Double, Double, Double)] = [
            (0, 1, 1), (-1, 1, 1), (1, 0, 1), (1, 1, -1), (.nan, 1, 1), (1, .infinity, 1), (1, 1, .nan),
            (1e-300, 1e300, 1), (1e300, 1e-300, 1),
        ]
        for (mass, stiffness, damping) in attempts {
            #expect(throws: MotionError.self) {
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }
        }
        #expect(throws: MotionError.self) { try Spring(duration: 0) }
        #expect(throws: MotionError.self) { try Spring(duration: 1, bounce: -1) }
        #expect(throws: MotionError.self) { try Spring(duration: 1, bounce: 1.1) }
        #expect(throws: MotionError.self) { try Spring(response: 1, dampingRatio: -0.1) }
        #expect(throws: MotionError.self) { try Spring.smooth.settlingTime(tolerance: 0) }
    }
}

@Suite struct SpringMotionTests {
    @Test func aNewTargetAtAnyMomentGoesOnFromValueAndVelocity() throws {
        let seed = seed(22)
        var random = SeededRandom(seed: seed)
        for _ in 0..<10_000 {
            var motion = SpringMotion(0.0)
            let spring = try Spring(
                duration: Double.random(in: 0.2...1, using: &random),
                bounce: Double.random(in: -0.5...0.6, using: &random))
            try motion.retarget(to: 100, at: 0, spring: spring)
            let time = Double.random(in: 0...0.5, using: &random)
            let before = motion
            try motion.retarget(
                to: Double.random(in: -100...100, using: &random), at: time,
                spring: Bool.random(using: &random) ? spring : .bouncy)
            // One rounding of target plus distance.
            #expect(abs(motion.value(at: time) - before.value(at: time)) < 1e-13, "seed \(seed)")
            #expect(motion.velocity(at: time) == before.velocity(at: time), "seed \(seed)")
            let h = 1e-7
            let step = motion.value(at: time + h) - motion.value(at: time)
            // Half the acceleration, some 10^5 a second squared at the most, by h.
            #expect(abs(step / h - motion.velocity(at: time)) < 0.05, "seed \(seed)")
        }
    }

    @Test func itArrivesExactlyAndStays() throws {
        for bounce in [-0.5, 0, 0.4] {
            var motion = SpringMotion(Point(3, 4))
            try motion.retarget(to: Point(-7, 20), at: 2, spring: Spring(duration: 0.5, bounce: bounce))
            #expect(motion.isRunning(at: 2.1))
            #expect(motion.arrival > 2.5 && motion.arrival < 5)
            #expect(motion.value(at: motion.arrival) == Point(-7, 20))
            #expect(motion.velocity(at: motion.arrival) == .zero)
            let before = motion.value(at: motion.arrival.nextDown)
            // The default tolerance, a ten-thousandth of the way.
            #expect(before.distance(to: Point(-7, 20)) <= 1e-4 * Point(10, 16).length)
        }
    }

    @Test func aFeedIsFollowedAndEnds() throws {
        var motion = SpringMotion(0.0)
        for frame in 0...600 {
            let time = Double(frame) / 60
            try motion.retarget(to: 100 * time, at: time, spring: .smooth)
            // A critically damped spring follows a ramp at a distance of 2/ω = duration/π.
            if frame > 120 { #expect(abs(100 * time - motion.value(at: time) - 50 / .pi) < 2) }
        }
        // The same target again and again does not put the arrival off.
        let arrival = motion.arrival
        for frame in 601...700 {
            try motion.retarget(to: 1000, at: Double(frame) / 60, spring: .smooth)
            #expect(motion.arrival == arrival)
        }
        #expect(motion.value(at: arrival) == 1000)
    }

    @Test func withoutDampingItNeverArrives() throws {
        var motion = SpringMotion(0.0)
        try motion.retarget(to: 1, at: 0, spring: Spring(duration: 1, bounce: 1))
        #expect(motion.arrival == .infinity)
        #expect(abs(motion.value(at: 1000.5) - 2) < 1e-9)
        #expect(motion.value(at: .infinity) == 1)
    }

    @Test func badInputIsRefusedAndChangesNothing() throws {
        var motion = SpringMotion(0.0)
        try motion.retarget(to: 1, at: 0, spring: .bouncy)
        let before = motion
        for (target, time) in [(Double.nan, 1.0), (.infinity, 1), (1.5, .nan)] {
            #expect(throws: MotionError.self) { try motion.retarget(to: target, at: time, spring: .smooth) }
        }
        for tolerance in [0, -1, .nan] {
            #expect(throws: MotionError.self) {
                try motion.retarget(to: 2, at: 1, spring: .smooth, tolerance: tolerance)
            }
        }
        #expect(throws: MotionError.self) { try motion.jump(to: .nan, at: 0) }
        #expect(motion == before)
        try motion.jump(to: 8, at: 0.1)
        #expect(motion.value(at: 0) == 8)
        #expect(!motion.isRunning(at: 0))
    }
}

/// 2 to the power `exponent`, for spreading random numbers.
private func exp2(_ exponent: Double) -> Double {
    Double(sign: .plus, exponent: Int(exponent.rounded(.down)), significand: 1)
        * (1 + (exponent - exponent.rounded(.down)))
}
