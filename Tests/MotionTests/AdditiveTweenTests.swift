import TaijiMotion
import TestSupport
import Testing

/// The additive style is as continuous as the others, whatever the easing.
@Suite struct AdditiveTweenTests {
    @Test func valueAndVelocityAreContinuousForEveryEasing() throws {
        let seed = seed(91)
        var random = SeededRandom(seed: seed)
        let easings =
            Easing.allNamed + [
                .stepStart, .stepEnd, try .steps(4, .jumpBoth), try Easing(css: "linear(0.5, 0 20%, 1)"),
            ]
        for round in 0..<10_000 {
            var tween = AdditiveTween(0.0)
            var time = 0.0
            for _ in 0..<4 {
                let easing = easings.randomElement(using: &random) ?? .linear
                let before = tween
                try tween.retarget(
                    to: Double.random(in: -50...50, using: &random), at: time,
                    duration: Double.random(in: 0.3...1, using: &random), easing: easing)
                let text = "seed \(seed), round \(round): \(easing) at \(time)"
                // Sums of at most four numbers up to 100 with 16 digits.
                #expect(abs(tween.value(at: time) - before.value(at: time)) < 1e-12, "\(text)")
                if before.isRunning(at: time) {
                    // Slopes count as a million at most.
                    #expect(abs(tween.velocity(at: time) - before.velocity(at: time)) < 1e-6, "\(text)")
                    // Immediately afterwards as well: the way made in a moment is that moment's velocity. A
                    // staircase or circle of the interrupted motions may do as it likes.
                    let moment = 1e-7
                    let change =
                        tween.value(at: time + moment) - tween.value(at: time)
                        - (before.value(at: time + moment) - before.value(at: time))
                    // The new part's acceleration is at most that of a way of 100 let in within 0.15 s, the
                    // upright circle's start excepted, which the entry flattens to the fourth root.
                    #expect(abs(change) < 1e-5, "\(text): \(change)")
                }
                time += Double.random(in: 0.02...0.29, using: &random)
            }
            #expect(tween.value(at: time + 1) == tween.target, "seed \(seed), round \(round)")
        }
    }

    @Test func thatTheFirstOneFollowsItsEasingAsItIs() throws {
        var tween = AdditiveTween(0.0)
        try tween.retarget(to: 8, at: 0, duration: 1, easing: .linear)
        #expect(tween.value(at: 0.25) == 2)
        #expect(tween.velocity(at: 0.25) == 8)
    }

    @Test func theSameTargetInEveryFrameIsReachedByASpring() throws {
        var value = AnimatedValue(0.0)
        let motion = try value.retarget(to: 10, at: 0, by: .spring(.bouncy))
        let arrival = value.arrival
        for frame in 1..<120 {
            let time = Double(frame) / 60
            if time >= arrival { break }
            #expect(try value.retarget(to: 10, at: time, by: .spring(.bouncy)) == motion)
            #expect(value.arrival == arrival)
        }
        #expect(value.takeReports(at: arrival) == [.init(motion: motion, isFinished: true)])
    }

    @Test func addingNothingChangesNothingAndIsNoMotionOfItsOwn() throws {
        var value = AnimatedValue(0.0)
        let spring = try value.retarget(to: 10, at: 0, by: .spring(.bouncy))
        let before = value
        let again = try value.retarget(to: 10, at: 0.1, by: .additive(.easeInOut, duration: 0.2))
        #expect(again == spring)
        #expect(value == before)
        #expect(value.takeReports(at: value.arrival) == [.init(motion: spring, isFinished: true)])
        // At rest it is over as soon as it is asked for.
        let none = try value.retarget(to: 10, at: 50, by: .additive(.easeInOut, duration: 0.2))
        #expect(value.takeReports(at: 50) == [.init(motion: none, isFinished: true)])
        // An endless spring as well: what is added to it is under way for its own duration.
        var endless = AnimatedValue(0.0)
        try endless.retarget(to: 1, at: 0, by: .spring(Spring(mass: 1, stiffness: 100, damping: 0)))
        let last = try endless.retarget(to: 2, at: 0.4, by: .additive(.easeInOut, duration: 0.5))
        #expect(endless.arrival == 0.9)
        #expect(endless.takeReports(at: 0.9).last == .init(motion: last, isFinished: true))
    }
}
