import TaijiMotion
import TestSupport
import Testing

/// A tween whose target is set anew by a live source, in every frame or every millisecond.
@Suite struct TweenFeedTests {
    /// The largest lag, in durations, behind a target that moves steadily, measured over every easing and
    /// every interval: `Tween.retarget` promises about one at the worst; 5 % for the sampling.
    static let worstLag = 1.1
    /// Elastic swings back by a third of its way just before it is interrupted.
    static let elasticLag = 1.6
    /// The same for intervals up to a tenth of the duration: 5/8 by the following curve's formula.
    static let frameLag = 0.65

    @Test(arguments: Easing.allNamed) func aRampIsFollowed(easing: Easing) throws {
        for interval in [1.0 / 1000, 1.0 / 60, 0.1, 0.23, 0.4, 0.6, 0.8, 0.95] {
            var tween = Tween(0.0)
            var worst = 0.0
            let steps = Int((6 / interval).rounded(.up))
            for step in 0..<steps {
                let time = Double(step) * interval
                try tween.retarget(to: 100 * time, at: time, duration: 1, easing: easing)
                // What is on the screen immediately before the next target comes.
                let shown = tween.value(at: time + interval * 0.999)
                if time > 3 { worst = max(worst, abs(100 * time - shown)) }
            }
            let bound = easing.family == "elastic" ? Self.elasticLag : Self.worstLag
            #expect(worst < 100 * bound, "\(easing.name) every \(interval) s: lag \(worst)")
            if interval <= 0.1 {
                #expect(worst < 100 * Self.frameLag, "\(easing.name) every \(interval) s: lag \(worst)")
            }
        }
    }

    @Test(arguments: Easing.allNamed) func aRestingTargetThatTremblesIsReached(easing: Easing) throws {
        for interval in [1.0 / 1000, 1.0 / 60, 0.25] {
            var tween = Tween(0.0)
            var highest = 0.0
            let steps = Int((4 / interval).rounded(.up))
            for step in 0..<steps {
                let time = Double(step) * interval
                // Never the same target twice, so that every one is a new motion.
                let target = 100 + (step % 2 == 0 ? 1e-9 : 0)
                try tween.retarget(to: target, at: time, duration: 1, easing: easing)
                highest = max(highest, tween.value(at: time + interval * 0.999))
            }
            #expect(abs(tween.value(at: 4) - 100) < 1, "\(easing.name) every \(interval) s")
            // Elastic and back overshoot by themselves, by 37 % at most.
            let own = ["elastic", "back"].contains(easing.family) ? 40.0 : 1e-6
            #expect(highest <= 100 + own, "\(easing.name) every \(interval) s: \(highest)")
        }
    }

    @Test(arguments: Easing.allNamed) func noiseDoesNotBuildUp(easing: Easing) throws {
        let seed = seed(5)
        for interval in [1.0 / 1000, 1.0 / 60, 0.07, 0.3] {
            var random = SeededRandom(seed: seed)
            var tween = Tween(50.0)
            for step in 0..<Int(5 / interval) {
                let time = Double(step) * interval
                let target = 50 + Double.random(in: -5...5, using: &random)
                try tween.retarget(to: target, at: time, duration: 1, easing: easing)
                let shown = tween.value(at: time + interval / 2)
                // Twice the noise, for the easings that swing out by themselves.
                #expect(abs(shown - 50) < 10, "seed \(seed): \(easing.name) every \(interval) s: \(shown)")
            }
        }
    }

    @Test func whenTheFeedStopsTheLastValueIsReachedExactlyAndInTime() throws {
        var tween = Tween(0.0)
        for frame in 0..<600 {
            let time = Double(frame) / 60
            try tween.retarget(to: Double(frame), at: time, duration: 0.5, easing: .easeInOut)
        }
        #expect(tween.arrival == 599.0 / 60 + 0.5)
        #expect(tween.value(at: tween.arrival) == 599)
    }

    @Test func aStaircaseThatTakesOverDoesNotFlickerAtItsStart() throws {
        // The entry's progress is of the order of the square of the time: rounding must not make it negative,
        // where the staircase has not jumped yet.
        for exponent in stride(from: -15.0, through: -6, by: 0.01) {
            let moment = 0.4 + Double(sign: .plus, exponent: Int(exponent * 3.32), significand: 1.37)
            var tween = Tween(0.0)
            try tween.retarget(to: 100, at: 0, duration: 1, easing: .easeInOut)
            let shown = tween.value(at: 0.4)
            try tween.retarget(to: -100, at: 0.4, duration: 1, easing: .stepStart)
            // 250 a second at the most, within a few microseconds.
            #expect(abs(tween.value(at: moment) - shown) < 1e-3, "\(moment)")
        }
    }
}
