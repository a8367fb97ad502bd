import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

/// Numbers as large and as small as they get: nothing traps, nothing shown is NaN, targets are reached.
@Suite struct ExtremeMotionTests {
    /// A number of any size, of either sign; sometimes 0.
    private static func number(_ random: inout SeededRandom, upTo exponent: Int) -> Double {
        if Int.random(in: 0..<12, using: &random) == 0 { return 0 }
        let size = Double(
            sign: .plus, exponent: Int.random(in: -exponent...exponent, using: &random),
            significand: Double.random(in: 1..<2, using: &random))
        return Bool.random(using: &random) ? size : -size
    }

    private static func times(_ start: Double, _ end: Double) -> [Double] {
        [
            -.infinity, start, start.nextUp, start + (end - start) * 0.01, start + (end - start) / 2,
            end.nextDown, end, end + 1, .infinity,
        ].filter { $0 == $0 }
    }

    @Test func tweens() throws {
        let seed = seed(71)
        var random = SeededRandom(seed: seed)
        var easings = Easing.allNamed
        easings += [.stepStart, try .steps(3, .jumpBoth), try Easing(css: "linear(1, 0, 5 20%, 5 30%, 1)")]
        for round in 0..<6000 {
            var tween = Tween(Self.number(&random, upTo: 400))
            var time = 0.0
            for _ in 0..<4 {
                let target = Self.number(&random, upTo: 400)
                let duration = Self.number(&random, upTo: 200).magnitude
                let easing = easings.randomElement(using: &random) ?? .linear
                try tween.retarget(to: target, at: time, duration: duration, easing: easing)
                for time in Self.times(time, tween.arrival) {
                    #expect(tween.value(at: time).isFinite, "seed \(seed), round \(round): \(easing)")
                    #expect(!tween.velocity(at: time).isNaN, "seed \(seed), round \(round): \(easing)")
                }
                #expect(tween.value(at: max(tween.arrival, time)) == target)
                time += duration * Double.random(in: 0...1.2, using: &random)
            }
        }
    }

    @Test func springs() throws {
        let seed = seed(72)
        var random = SeededRandom(seed: seed)
        for round in 0..<5000 {
            var motion = SpringMotion(Point(Self.number(&random, upTo: 400), 1))
            guard
                let spring = try? Spring(
                    mass: Self.number(&random, upTo: 60).magnitude,
                    stiffness: Self.number(&random, upTo: 60).magnitude,
                    damping: Self.number(&random, upTo: 60).magnitude)
            else { continue }
            var time = 0.0
            for _ in 0..<3 {
                let target = Point(Self.number(&random, upTo: 400), Self.number(&random, upTo: 400))
                do throws(MotionError) {
                    try motion.retarget(to: target, at: time, spring: spring)
                } catch {
                    // The one thing it may refuse: a velocity that no number can hold.
                    #expect("\(error)".contains("velocity"), "seed \(seed), round \(round): \(error)")
                    break
                }
                let end = min(motion.arrival, time + 10 * spring.duration)
                for time in Self.times(time, end) {
                    let value = motion.value(at: time)
                    #expect(!value.x.isNaN && !value.y.isNaN, "seed \(seed), round \(round): \(spring)")
                }
                time += spring.duration * Double.random(in: 0...2, using: &random)
            }
            let settled = try spring.settlingTime(from: 1, velocity: Self.number(&random, upTo: 20))
            #expect(!settled.isNaN && settled >= 0, "seed \(seed), round \(round): \(spring)")
        }
    }

    @Test func turnings() throws {
        let seed = seed(73)
        var random = SeededRandom(seed: seed)
        for _ in 0..<6000 {
            var turning = Turning(
                phase: Self.number(&random, upTo: 1000), speed: Self.number(&random, upTo: 1000))
            var time = 0.0
            for _ in 0..<3 {
                let duration = Self.number(&random, upTo: 300).magnitude
                // Two speeds of opposite sign may be further apart than a number can hold.
                try? turning.setSpeed(Self.number(&random, upTo: 1023), at: time, duration: duration)
                for time in Self.times(time, turning.arrival) {
                    let phase = turning.phase(at: time)
                    #expect(phase >= 0 && phase < 2 * .pi, "seed \(seed)")
                    #expect(turning.speed(at: time).isFinite, "seed \(seed)")
                }
                time += duration * Double.random(in: 0...2, using: &random)
            }
        }
    }

    @Test func keyframesAndPaths() throws {
        let seed = seed(74)
        var random = SeededRandom(seed: seed)
        for round in 0..<3000 {
            let values = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Self.number(&random, upTo: 300)
            }
            for mode in Keyframes<Double>.Mode.allCases {
                let keyframes = try Keyframes(values, mode: mode)
                for progress in [-1, 0, 1e-300, 0.1, 0.5, 0.99, 1, 2] {
                    #expect(
                        keyframes.value(at: progress).isFinite,
                        "seed \(seed), round \(round): \(mode) \(values)")
                }
            }
            var path = Path()
            for value in values { try path.addLine(to: Point(value, value / 3)) }
            let way = try AlongPath(path)
            for progress in [-1, 0, 0.3, 1, 2] {
                #expect(way.point(at: progress).isFinite, "seed \(seed), round \(round): \(values)")
                #expect(way.direction(at: progress).isFinite, "seed \(seed), round \(round): \(values)")
            }
        }
    }
}
