import TaijiMotion
import TestSupport
import Testing

@Suite struct TurningTests {
    /// What the issue asks for, in radians.
    static let drift = 1e-6
    static let day = 86_400.0

    /// The distance between two phases on the circle.
    static func distance(_ a: Double, _ b: Double) -> Double {
        let d = abs(a - b)
        return min(d, abs(2 * .pi - d))
    }

    @Test(arguments: [24, 30, 60, 144, 240, 1000]) func thirtyDaysAtAnyFrameRate(rate: Int) {
        // 0.2π a second: one turn in ten seconds, so the exact phase of every frame is a fraction of whole
        // numbers.
        let turning = Turning(speed: 0.2 * .pi)
        let frames = 30 * 86_400 * rate
        let turn = 10 * rate
        var worst = 0.0
        for frame in stride(from: 0, to: frames, by: 86_399 * rate / 97 + 1) {
            let exact = 2 * Double.pi * Double(frame % turn) / Double(turn)
            worst = max(worst, Self.distance(turning.phase(at: Double(frame) / Double(rate)), exact))
        }
        for frame in (frames - turn)...frames {
            let exact = 2 * Double.pi * Double(frame % turn) / Double(turn)
            worst = max(worst, Self.distance(turning.phase(at: Double(frame) / Double(rate)), exact))
        }
        #expect(worst < Self.drift, "\(worst)")
    }

    @Test func veryFastAndBackwardsAfterThirtyDays() {
        for factor in [16.0, -16, 4, -1, 0.25] {
            let turning = Turning(phase: 1, speed: 0.2 * .pi * factor, at: 5)
            for second in [1.0, 77, 30 * Self.day - 3, 30 * Self.day] {
                var turns = (second * factor / 10).truncatingRemainder(dividingBy: 1)
                if turns < 0 { turns += 1 }
                let exact = 1 + 2 * Double.pi * turns
                #expect(
                    Self.distance(
                        turning.phase(at: 5 + second), exact.truncatingRemainder(dividingBy: 2 * .pi))
                        < Self.drift)
            }
        }
    }

    @Test func aYearFromALateOrigin() {
        // A monotonic clock of a machine that has been up for years.
        let start = 1e8 + 0.1
        let turning = Turning(phase: 0.5, speed: .pi, at: start)
        for second in [1.0, 2, 31_536_001] {
            let exact = 0.5 + (second.truncatingRemainder(dividingBy: 2) == 1 ? Double.pi : 0)
            // start + second is rounded, by the last bit of 1.3e8: 1.5e-8 s.
            #expect(Self.distance(turning.phase(at: start + second), exact) < 1e-7)
        }
    }

    @Test func thePhaseLiesInOneTurn() throws {
        let seed = seed(3)
        var random = SeededRandom(seed: seed)
        var turning = Turning()
        var time = 0.0
        for _ in 0..<20_000 {
            time += Double.random(in: 0...2, using: &random)
            try turning.setSpeed(Double.random(in: -20...20, using: &random), at: time)
            let phase = turning.phase(at: time + Double.random(in: 0...1, using: &random))
            #expect(phase >= 0 && phase < 2 * .pi, "seed \(seed)")
        }
        for phase in [-1e-300, -1e-17, 2 * Double.pi, -2 * .pi, 1e300, .infinity, .nan] {
            let shown = Turning(phase: phase).phase(at: 0)
            #expect(shown >= 0 && shown < 2 * .pi)
        }
    }

    @Test func aChangeOfSpeedIsEased() throws {
        var turning = Turning(phase: 1, speed: 2)
        try turning.setSpeed(-6, at: 1)
        #expect(turning.targetSpeed == -6)
        #expect(turning.speed(at: 1) == 2)
        #expect(turning.speed(at: 1.3) == -6)
        #expect(turning.arrival == 1.3)
        #expect(Self.distance(turning.phase(at: 1), 3) < 1e-15)
        var last = turning.speed(at: 1)
        for step in 1...300 {
            let speed = turning.speed(at: 1 + Double(step) / 1000)
            #expect(speed <= last)
            #expect(last - speed < 0.06, "no jump: 8 rad/s within 0.3 s, at most 16/9 times the average")
            last = speed
        }
    }

    @Test func thePhaseIsTheIntegralOfTheSpeed() throws {
        var turning = Turning(speed: 1)
        let changes: [(Double, Double, Double)] = [
            (0.5, 5, 0.3), (0.6, -3, 0.3), (0.62, 4, 1), (1.4, 4, 0.1), (1.9, 0, 0.3), (2, 9, 0),
        ]
        let rate = 20_000.0
        var exact = 0.0
        var next = 0
        for step in 0..<Int(3 * rate) {
            let time = Double(step) / rate
            if next < changes.count, time >= changes[next].0 {
                try turning.setSpeed(changes[next].1, at: time, duration: changes[next].2)
                next += 1
            }
            exact += turning.speed(at: time + 0.5 / rate) / rate
            let after = exact.truncatingRemainder(dividingBy: 2 * .pi)
            // The midpoint rule: accelerations change within 0.3 s, the step's square times that.
            #expect(
                Self.distance(turning.phase(at: time + 1 / rate), after < 0 ? after + 2 * .pi : after) < 1e-6)
        }
        #expect(next == changes.count)
    }

    @Test func aSpeedSetInEveryFrameIsFollowed() throws {
        for interval in [1.0 / 1000, 1.0 / 60] {
            var turning = Turning()
            for step in 0..<Int(1 / interval) {
                let time = Double(step) * interval
                try turning.setSpeed(5 + (step % 2 == 0 ? 1e-9 : 0), at: time)
            }
            #expect(abs(turning.speed(at: 1) - 5) < 0.01)
        }
    }

    @Test func theSameSpeedAgainChangesNothing() throws {
        var turning = Turning(speed: 1)
        try turning.setSpeed(3, at: 1)
        let before = turning
        try turning.setSpeed(3, at: 1.1)
        #expect(turning == before)
        try turning.setSpeed(3, at: 50)
        #expect(turning == before)
    }

    @Test func stoppedItStandsStill() throws {
        var turning = Turning(speed: 1)
        #expect(turning.isTurning(at: 0))
        try turning.setSpeed(0, at: 1)
        #expect(turning.isTurning(at: 1.2))
        #expect(!turning.isTurning(at: 1.3))
        #expect(turning.phase(at: 1.3) == turning.phase(at: 1e9))
        #expect(!Turning(phase: 2).isTurning(at: 0))
    }

    @Test func oddClocksAndSpeedsStayFinite() throws {
        var turning = Turning(phase: 1, speed: 2, at: 10)
        #expect(turning.phase(at: 3) == 1)
        #expect(turning.phase(at: -.infinity) == 1)
        #expect(turning.phase(at: .infinity).isFinite)
        #expect(turning.phase(at: .nan) == 1)
        let before = turning
        for (speed, time, duration) in [
            (Double.nan, 11.0, 1.0), (.infinity, 11, 1), (1, .nan, 1), (1, 11, -1), (1, 11, .infinity),
        ] {
            #expect(throws: MotionError.self) { try turning.setSpeed(speed, at: time, duration: duration) }
            #expect(turning == before)
        }
        try turning.setSpeed(1e300, at: 11)
        #expect(turning.phase(at: 11.1).isFinite)
        #expect(turning.phase(at: 1e300).isFinite)
    }

    @Test func reducedMotionSwitchedToWhatItIsChangesNothing() throws {
        var turning = Turning(speed: 1)
        try turning.setSpeed(5, at: 1, duration: 10)
        let before = turning
        try turning.setReducedMotion(false, at: 2)
        #expect(turning == before, "it is not hastened")
        try turning.setReducedMotion(true, at: 3)
        let stopped = turning
        try turning.setReducedMotion(true, at: 4)
        #expect(turning == stopped)
    }

    /// Found by random play: a stopped phase moved by its last bit once, and a picture that was said to rest changed.
    @Test func stoppedAnywhereItKeepsItsPhaseToTheLastBit() throws {
        for step in 0..<400 {
            var turning = Turning(phase: 0.01 * Double(step), speed: 2.3)
            let stop = 1 + 0.013 * Double(step)
            if step % 2 == 0 {
                try turning.setReducedMotion(true, at: stop)
            } else {
                try turning.setSpeed(0, at: stop, duration: 0)
            }
            let phase = turning.phase(at: stop)
            for later in [1e-9, 0.3, 7, 4000, 1e7] { #expect(turning.phase(at: stop + later) == phase) }
        }
    }
}
