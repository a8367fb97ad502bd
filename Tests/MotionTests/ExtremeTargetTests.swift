import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

/// Targets, times and springs as large and as small as numbers get: they are refused, or the value is a
/// number, goes on from what was shown, and arrives.
@Suite struct ExtremeTargetTests {
    private static let least = Double.leastNonzeroMagnitude
    private static let sizes = [
        0, least, 2000 * least, 1e-308, 1e-200, 1e-16, 0.3, 1, 50, 1e16, 1e200, 1e306, 1e308,
        Double.greatestFiniteMagnitude,
    ]

    private static func number(_ random: inout SeededRandom) -> Double {
        (sizes.randomElement(using: &random) ?? 0) * (Bool.random(using: &random) ? 1 : -1)
    }

    private static func movement(_ random: inout SeededRandom) throws -> Movement {
        let easings =
            Easing.allNamed + [
                .stepStart, try .steps(3, .jumpBoth), try Easing(css: "linear(1, 0, 5 20%, 5 30%, 1)"),
                try .cubicBezier(0.3, 1e308, 0.1, -1e308), try .cubicBezier(0, 2000 * least, 1, 1),
            ]
        let easing = easings.randomElement(using: &random) ?? .linear
        let durations: [Double] = [number(&random).magnitude, 1, 0.3]
        let duration: Double = durations.randomElement(using: &random) ?? 1
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .easing(easing, duration: duration)
        case 1: return .additive(easing, duration: duration)
        case 2: return .jump
        default:
            let extremes = [least, 1e-200, 1e-90, 1e-8, 1, 1e8, 1e90, 1e200, 1e308]
            func pick() -> Double { extremes.randomElement(using: &random) ?? 1 }
            let spring = try? Spring(mass: pick(), stiffness: pick(), damping: pick())
            return .spring(spring ?? [.smooth, .bouncy].randomElement(using: &random) ?? .snappy)
        }
    }

    /// Sends a value here and there, and holds it to what is said above.
    private static func roam<Value: Animatable>(
        _ seed: UInt64, _ round: Int, _ random: inout SeededRandom, _ target: (inout SeededRandom) -> Value
    ) throws {
        var value = AnimatedValue(target(&random))
        var time = Bool.random(using: &random) ? 0 : number(&random)
        var asked: [Int] = []
        var reported: [MotionReport] = []
        for _ in 0..<5 {
            let movement = try movement(&random)
            let next = target(&random)
            let text = "seed \(seed), round \(round): to \(next) at \(time) by \(movement) from \(value)"
            let shown = value.value(at: time)
            let before = value
            do throws(MotionError) {
                let motion = try value.retarget(to: next, at: time, by: movement)
                if motion != asked.last { asked.append(motion) }
            } catch {
                #expect(value == before, "\(text)")
                #expect(!"\(error)".isEmpty)
                continue
            }
            #expect(value.target == next, "\(text)")
            #expect(!value.arrival.isNaN, "\(text)")
            if value.isRunning(at: time) {
                let found = value.value(at: time)
                // Rounded sums and differences of what was shown, what is aimed at and what lies between.
                let scale = max(shown.magnitude, next.magnitude, before.target.magnitude)
                let gap = (found * 0.5 - shown * 0.5).magnitude * 2
                #expect(gap <= 1e-12 * scale + 1e-300 || scale == 0, "a jump of \(gap): \(text)")
            } else {
                #expect(value.value(at: time) == next, "\(text)")
            }
            let end = min(value.arrival, .greatestFiniteMagnitude)
            let span = end - time
            for share in [0, 1e-300, 1e-9, 0.01, 0.3, 0.7, 0.999, 1] {
                let moment = span.isFinite ? time + span * share : end
                #expect(value.value(at: moment).isFinite, "\(share) of it: \(text)")
                #expect(value.velocity(at: moment) == value.velocity(at: moment), "NaN speed: \(text)")
            }
            #expect(value.value(at: .infinity) == next, "\(text)")
            if value.arrival < .infinity { #expect(value.value(at: value.arrival) == next, "\(text)") }
            if Bool.random(using: &random) { reported += value.takeReports(at: time) }
            if span.isFinite { time += span * Double.random(in: 0...1.2, using: &random) }
            if !time.isFinite { time = 1e308 }
        }
        reported += value.takeReports(at: .infinity)
        #expect(reported.map(\.motion) == asked, "seed \(seed), round \(round)")
    }

    @Test func numbers() throws {
        let seed = seed(83)
        var random = SeededRandom(seed: seed)
        for round in 0..<6000 { try Self.roam(seed, round, &random) { Self.number(&$0) } }
    }

    @Test func vectors() throws {
        let seed = seed(84)
        var random = SeededRandom(seed: seed)
        for round in 0..<3000 {
            try Self.roam(seed, round, &random) { SIMD2(Self.number(&$0), Self.number(&$0)) }
            try Self.roam(seed, round, &random) { Point(Self.number(&$0), Self.number(&$0)) }
        }
    }

    @Test func lengthsDoNotLeaveTheRangeOfNumbers() {
        for scale in [2000 * Self.least, 1e-200, 1e-160, 1, 1e160, 1e200, 1e307] {
            // Numbers near the least have few digits.
            let tolerance = scale < 1e-300 ? 1e-3 : 1e-15
            #expect(abs(SIMD2(3 * scale, -4 * scale).magnitude / scale / 5 - 1) < tolerance)
            #expect(abs(Point(3 * scale, -4 * scale).magnitude / scale / 5 - 1) < tolerance)
            #expect(abs(SIMD4(scale, scale, -scale, scale).magnitude / scale / 2 - 1) < tolerance)
            #expect(abs(SIMD8(repeating: scale).magnitude / scale / 8.0.squareRoot() - 1) < 1e-3)
            #expect(abs(Vector([3 * scale, 4 * scale]).magnitude / scale / 5 - 1) < tolerance)
            #expect(abs(Pair(3 * scale, 4 * scale).magnitude / scale / 5 - 1) < tolerance)
        }
        #expect(SIMD2(0.0, 0).magnitude == 0)
        #expect(SIMD2(1.7e308, 1.7e308).magnitude == .greatestFiniteMagnitude)
        #expect(SIMD2(Double.nan, 1).magnitude.isNaN && SIMD2(-Double.infinity, 1).magnitude == .infinity)
    }

    @Test func aSpringTakesTheSameTimeWhateverTheUnit() throws {
        for spring in [Spring.smooth, .bouncy, try Spring(duration: 0.5, bounce: -0.4)] {
            var metre = SpringMotion(SIMD2(0.0, 0))
            try metre.retarget(to: SIMD2(1, 2), at: 0, spring: spring)
            for scale in [1e-300, 1e-200, 1e200, 1e300] {
                var other = SpringMotion(SIMD2(0.0, 0))
                try other.retarget(to: SIMD2(scale, 2 * scale), at: 0, spring: spring)
                #expect(abs(other.arrival / metre.arrival - 1) < 1e-6, "\(scale)")
                #expect(abs(other.value(at: 0.1).x / scale - metre.value(at: 0.1).x) < 1e-12, "\(scale)")
            }
            #expect(
                try abs(
                    spring.settlingTime(from: 1e300, tolerance: 1e297) / spring.settlingTime() - 1) < 1e-9)
            // The least number has no tenth: it is there or not, but it takes its time.
            var least = SpringMotion(0.0)
            try least.retarget(to: Self.least, at: 0, spring: spring)
            #expect(least.value(at: 0) == 0)
            #expect(least.arrival > 0.1 && least.arrival < 5)
        }
    }

    @Test func springsAndTolerancesBeyondReckoningAreRefused() throws {
        for (mass, stiffness, damping) in [
            (1, 1e308, 1), (1e308, 1, 1), (1, 1, 1e308), (1, 1, 2000 * Self.least), (1e-308, 1e-308, 1e308),
        ] {
            #expect(throws: MotionError.self) {
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }
        }
        #expect(try Spring(mass: 1e308, stiffness: 1e308, damping: 1e308).dampingRatio == 0.5)
        #expect(throws: MotionError.self) { try Spring(duration: 2000 * Self.least) }
        #expect(throws: MotionError.self) { try Spring.smooth.settlingTime(tolerance: 2000 * Self.least) }
        #expect(throws: MotionError.self) { try Spring.smooth.settlingTime(velocity: 1e308, tolerance: 1) }
        var motion = SpringMotion(-1e308)
        #expect(throws: MotionError.self) { try motion.retarget(to: 1e308, at: 0, spring: .smooth) }
        #expect(throws: MotionError.self) {
            try motion.retarget(to: 0, at: 0, spring: .smooth, tolerance: 1e-300)
        }
        #expect(motion == SpringMotion(-1e308))
        // No damping, and no swing beyond the tolerance: it never is that far.
        let endless = try Spring(mass: 1, stiffness: 100, damping: 0)
        #expect(try endless.settlingTime(from: 0.0005) == 0)
        #expect(try endless.settlingTime(from: 0.5) == .infinity)
        #expect(endless.distance(at: 1e308, from: 1).isFinite)
    }

    @Test func keyframesAreRefusedOrGiveNumbers() throws {
        let seed = seed(85)
        var random = SeededRandom(seed: seed)
        let places = [
            -Double.infinity, -1e308, -1, 0, Self.least, 1e-9, 0.25, 0.5, 1.0.nextDown, 1, 2, 1e308,
            .infinity,
        ]
        for round in 0..<6000 {
            let count = Int.random(in: 1...5, using: &random)
            let mode = Keyframes<Point>.Mode.allCases.randomElement(using: &random) ?? .linear
            let offsets = (0..<count).map { _ in
                [0, Self.least, 1e-16, 0.5, 1.0.nextDown, 1].randomElement(using: &random) ?? 0
            }.sorted()
            let isTimed = Bool.random(using: &random)
            let frames = (0..<count).map { index in
                Keyframe(
                    Point(Self.number(&random), Self.number(&random)), at: isTimed ? offsets[index] : nil,
                    bend: .init(
                        tension: index == 0 ? 0 : Self.number(&random),
                        continuity: round % 2 == 0 ? 0 : Self.number(&random)))
            }
            guard let keyframes = try? Keyframes(frames, mode: mode) else {
                #expect(mode == .cubic || mode == .cubicPaced, "seed \(seed), round \(round)")
                continue
            }
            for place in places {
                let value = keyframes.value(at: place)
                let text = "seed \(seed), round \(round): \(mode) at \(place) \(keyframes.frames)"
                if 0...1 ~= place {
                    #expect(value.isFinite, "\(text)")
                } else {
                    #expect(!value.x.isNaN && !value.y.isNaN, "\(text)")
                }
                let base = Point(1e308, -1e308)
                let over = keyframes.value(at: place, over: base)
                #expect(!over.x.isNaN && !over.y.isNaN, "over: \(text)")
            }
            // Paced ones that are nearer than a last digit of the whole way are at one place.
            let times = keyframes.frames.map { $0.offset ?? .nan }
            if !isTimed, count > 1, mode != .discrete, times[1] > 0, times[count - 2] < 1 {
                #expect(keyframes.value(at: 0) == frames[0].value, "seed \(seed), round \(round): \(mode)")
                #expect(keyframes.value(at: 1) == frames[count - 1].value, "seed \(seed), round \(round)")
            }
        }
        let far = try Keyframes([-1e308, 1e308])
        #expect(far.value(at: 0.25) == -0.5e308)
        #expect(try Keyframes([-1e308, 1e308, 0], mode: .paced).value(at: 1.0 / 3) == 0)
        #expect((-1e308).interpolated(to: 1e308, at: 0) == -1e308)
        #expect((-1e308).interpolated(to: 1e308, at: 0.5) == 0)
    }
}
