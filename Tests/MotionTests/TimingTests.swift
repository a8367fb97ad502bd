import TaijiMotion
import TestSupport
import Testing

@Suite struct TimingTests {
    @Test func numbersThatNoTimingHasAreRefused() {
        #expect(throws: MotionError.negative(argument: "duration", found: -1)) { try Timing(duration: -1) }
        #expect(throws: MotionError.self) { try Timing(duration: .nan) }
        #expect(throws: MotionError.self) { try Timing(duration: 1, delay: .infinity) }
        #expect(throws: MotionError.self) { try Timing(duration: 1, endDelay: .nan) }
        #expect(throws: MotionError.self) { try Timing(duration: 1, iterations: -0.5) }
        #expect(throws: MotionError.self) { try Timing(duration: 1, iterationStart: .infinity) }
    }

    @Test func autoreversedRunsBackAsWell() throws {
        let timing = try Timing(duration: 2, iterations: 3, fill: .both).autoreversed
        #expect(timing.end == 12)
        #expect(timing.progress(at: 1)?.progress == 0.5)
        #expect(timing.progress(at: 3)?.progress == 0.5)
        #expect(timing.progress(at: 3.5)?.progress == 0.25)
        #expect(timing.progress(at: 12)?.progress == 0)
    }

    @Test func theEndIsTheEndOfTheLastIterationWhateverRoundingMakesOfIt() throws {
        // 6 · 0.4/0.4 is more than 6 in binary, 3 · 0.3/0.3 less than 3.
        let seed = seed(43)
        var random = SeededRandom(seed: seed)
        for _ in 0..<20_000 {
            let count = random.double(1...40).rounded(.down)
            let duration = random.double(1...500).rounded() / 100
            let delay = random.double(-50...500).rounded() / 100
            let timing = try Timing(duration: duration, delay: delay, iterations: count, fill: .both)
            let comment: Comment = "\(count) times \(duration) s after \(delay) s, seed \(seed)"
            for time in [timing.end, timing.end.nextUp, timing.end + 1] where timing.end > 0 {
                let progress = timing.progress(at: time)
                #expect(progress?.progress == 1 && progress?.iteration == count - 1, comment)
            }
            // Just before, it has not begun once more either.
            var time = timing.end
            for _ in 0..<4 where timing.end > 0 {
                time = time.nextDown
                #expect(timing.progress(at: time).map { $0.progress > 0.999 } == true, comment)
            }
        }
    }

    @Test func anyTimingAtAnyTimeIsFiniteAndNeverTraps() throws {
        let seed = seed(41)
        var random = SeededRandom(seed: seed)
        let spans = [0, 1, 2.5, 100, Double.infinity]
        for _ in 0..<50_000 {
            let timing = try Timing(
                duration: spans.randomElement(using: &random) ?? 0,
                delay: Double.random(in: -3...3, using: &random),
                endDelay: Double.random(in: -3...3, using: &random),
                iterations: spans.randomElement(using: &random) ?? 0,
                iterationStart: Bool.random(using: &random) ? 0 : Double.random(in: 0...4, using: &random),
                direction: Timing.Direction.allCases.randomElement(using: &random) ?? .normal,
                fill: Timing.Fill.allCases.randomElement(using: &random) ?? .none,
                easing: Easing.allNamed.randomElement(using: &random) ?? .linear)
            for time in [-Double.infinity, -1, 0, 0.5, 1, 3, 1e9, .infinity] {
                for backwards in [false, true] {
                    guard let progress = timing.progress(at: time, backwards: backwards) else { continue }
                    #expect(progress.progress.isFinite, "seed \(seed): \(timing) at \(time)")
                    #expect(progress.iteration >= 0, "seed \(seed): \(timing) at \(time)")
                }
            }
            #expect(timing.progress(at: .nan) == nil)
        }
    }

    @Test func groupsLastAsLongAsWhatTheyHold() throws {
        let a = try Timeline.span("a", Timing(duration: 2, fill: .both))
        let b = try Timeline.span("b", Timing(duration: 3, delay: 1, fill: .both))
        let side = try Timeline.parallel([a, b])
        #expect(side.end == 4)
        #expect(side.progress(of: "a", at: 1)?.progress == 0.5)
        #expect(side.progress(of: "b", at: 1)?.progress == 0)
        #expect(side.progress(of: "b", at: 2.5)?.progress == 0.5)
        #expect(side.progress(of: "c", at: 1) == nil)

        let row = try Timeline.sequence([a, b, a])
        #expect(row.end == 8)
        #expect(row.progress(of: "b", at: 4.5)?.progress == 0.5)
        // The last span of that tag that shows something: the one at the end fills backwards.
        #expect(row.progress(of: "a", at: 7)?.progress == 0.5)
    }

    @Test func groupsAreRepeatedTurnedAndEasedAsAWhole() throws {
        let row = try Timeline.sequence(
            [.span(1, Timing(duration: 1)), .span(2, Timing(duration: 3))],
            Timing(duration: 0, delay: 10, iterations: 2, direction: .alternate, easing: .linear))
        #expect(row.end == 18)
        #expect(row.progress(of: 1, at: 9) == nil)
        #expect(row.progress(of: 1, at: 10.5)?.progress == 0.5)
        #expect(row.progress(of: 2, at: 12.5)?.progress == 0.5)
        // Backwards: the second one comes first.
        #expect(row.progress(of: 2, at: 15.5)?.progress == 0.5)
        #expect(row.progress(of: 1, at: 17.5)?.progress == 0.5)
        #expect(row.progress(of: 2, at: 17.5) == nil)
        #expect(row.progress(of: 1, at: 19) == nil)

        let eased = try Timeline.parallel(
            [.span(1, Timing(duration: 4))], Timing(duration: 0, easing: .quadIn))
        #expect(eased.progress(of: 1, at: 2)?.progress == 0.25)
    }

    @Test func partsMayRunAtTheirOwnSpeedAlsoBackwards() throws {
        let timing = try Timing(duration: 4, fill: .both)
        let fast = try Timeline.span(0, timing, speed: 2)
        #expect(fast.end == 2)
        #expect(fast.progress(of: 0, at: 1)?.progress == 0.5)
        let back = try Timeline.span(0, timing, speed: -1, timeOffset: 4)
        #expect(back.end == 4)
        #expect(back.progress(of: 0, at: 0)?.progress == 1)
        #expect(back.progress(of: 0, at: 1)?.progress == 0.75)
        #expect(back.progress(of: 0, at: 4)?.progress == 0)
        let still = try Timeline.span(0, timing, speed: 0, timeOffset: 1)
        #expect(still.end == .infinity)
        #expect(still.progress(of: 0, at: 77)?.progress == 0.25)
        let nested = try Timeline.sequence([fast, .parallel([back], speed: 0.5)])
        #expect(nested.end == 10)
        #expect(nested.progress(of: 0, at: 4)?.progress == 0.75)
        #expect(throws: MotionError.self) { try Timeline.span(0, timing, speed: .nan) }
    }

    @Test func staggeredOnesBeginOneAfterAnother() throws {
        let timing = try Timing(duration: 1, fill: .both)
        func delays(_ origin: Stagger.Origin, _ easing: Easing = .linear) throws -> [Double] {
            let stagger = try Stagger(interval: 0.5, from: origin, easing: easing)
            return (0..<5).map { stagger.delay(of: $0, among: 5) }
        }
        #expect(try delays(.first) == [0, 0.5, 1, 1.5, 2])
        #expect(try delays(.last) == [2, 1.5, 1, 0.5, 0])
        #expect(try delays(.center) == [1, 0.5, 0, 0.5, 1])
        #expect(try delays(.edges) == [0, 0.5, 1, 0.5, 0])
        #expect(try delays(.index(1)) == [0.5, 0, 0.5, 1, 1.5])
        #expect(try delays(.first, .quadIn) == [0, 0.125, 0.5, 1.125, 2])
        #expect(try Stagger(interval: 1, from: .center).delay(of: 0, among: 1) == 0)
        let all = try Timeline.staggered(
            Array("abc"), timing, by: Stagger(interval: 0.25))
        #expect(all.end == 1.5)
        #expect(all.progress(of: "b", at: 0.75)?.progress == 0.5)
        #expect(throws: MotionError.self) { try Stagger(interval: .infinity) }
    }

    @Test func anEndBeforeTheStartOfNoIterationAtAllDoesNotHoldWhatIsBefore() throws {
        // Web Animations: before phase below max(min(delay, end), 0) = 0, active time = time − delay = 4.5,
        // overall progress 4.5/1, unbounded, since there is no active phase to bound it.
        let timing = try Timing(duration: 1, delay: -5, endDelay: -1, iterations: 0, fill: .backwards)
        #expect(timing.phase(at: -0.5) == .before)
        #expect(timing.progress(at: -0.5)?.progress == 0.5)
        #expect(timing.progress(at: -0.5)?.iteration == 4)
        let two = try Timing(duration: 1, delay: -5, endDelay: -1, iterations: 2, fill: .both)
        #expect(two.progress(at: -0.75)?.progress == 0.25)
        #expect(two.progress(at: -0.75)?.iteration == 4)
    }

    @Test(arguments: Timing.Fill.allCases)
    func plainGroupsAreShownInTheirOwnPhasesOnly(fill: Timing.Fill) throws {
        let inner = try Timeline.span(0, Timing(duration: 4, fill: .both))
        let group = try Timeline.parallel([inner], Timing(duration: 0, delay: 1, endDelay: -2, fill: fill))
        #expect(group.end == 3)
        let before = fill == .backwards || fill == .both
        let after = fill == .forwards || fill == .both
        #expect(group.progress(of: 0, at: 0.5)?.progress == (before ? 0 : nil))
        #expect(group.progress(of: 0, at: 1)?.progress == 0)
        #expect(group.progress(of: 0, at: 2)?.progress == 0.25)
        // Its end is cut off by 2 s; as in Web Animations what fills goes on until its own end.
        #expect(group.progress(of: 0, at: 3)?.progress == (after ? 0.5 : nil))
        #expect(group.progress(of: 0, at: 9)?.progress == (after ? 1 : nil))
        // Running backwards, the moments of change belong to the other side.
        #expect(group.progress(of: 0, at: 3, backwards: true)?.progress == 0.5)
        #expect(group.progress(of: 0, at: 1, backwards: true)?.progress == (before ? 0 : nil))
        // The end itself is over.
        let whole = try Timeline.sequence([inner], Timing(duration: 0, fill: fill))
        #expect(whole.progress(of: 0, at: 4)?.progress == (after ? 1 : nil))
        let waiting = try Timeline.sequence([inner, inner], Timing(duration: 0, endDelay: 5, fill: fill))
        #expect(waiting.end == 13)
        #expect(waiting.progress(of: 0, at: 10)?.progress == (after ? 1 : nil))
    }

    @Test func aGroupWithATimingOfItsOwnAgreesWithTheSameOneBroughtAboutByAnEasing() throws {
        // linear(0, 1) is the identity, but takes the way through the progress.
        let seed = seed(44)
        var random = SeededRandom(seed: seed)
        let identity = try Easing(css: "linear(0, 1)")
        for round in 0..<800 {
            let children = try (0..<3).map { tag in
                try Timeline.span(
                    tag,
                    Timing(
                        duration: Double(Int.random(in: 0...3, using: &random)),
                        delay: Double(Int.random(in: -1...2, using: &random)), fill: .both))
            }
            let delay = Double(Int.random(in: -3...3, using: &random))
            let endDelay = Double(Int.random(in: -3...3, using: &random))
            let fill = Timing.Fill.allCases.randomElement(using: &random) ?? .both
            func group(_ easing: Easing) throws -> Timeline<Int> {
                try .sequence(
                    children,
                    Timing(duration: 0, delay: delay, endDelay: endDelay, fill: fill, easing: easing))
            }
            let (plain, other) = try (group(.linear), group(identity))
            for step in -20...40 {
                let time = Double(step) / 2
                for tag in 0..<3 {
                    for backwards in [false, true] {
                        let a = plain.progress(of: tag, at: time, backwards: backwards)?.progress
                        let b = other.progress(of: tag, at: time, backwards: backwards)?.progress
                        // Thirds and such, multiplied by the duration.
                        let isSame = a == b || abs((a ?? .nan) - (b ?? .nan)) < 1e-12
                        let detail = "\(tag) at \(time): \(a ?? .nan), \(b ?? .nan), backwards \(backwards)"
                        #expect(
                            isSame, "seed \(seed), round \(round): \(detail) in \(children) \(plain.timing)")
                    }
                }
            }
        }
    }

    @Test func groupsAreNestedAsDeepAsAStackHolds() throws {
        var nested = try Timeline.span(0, Timing(duration: 1, fill: .both))
        for _ in 0..<256 { nested = try .sequence([nested]) }
        #expect(nested.progress(of: 0, at: 0.5)?.progress == 0.5)
        #expect(throws: MotionError.self) { try Timeline.parallel([nested]) }
    }
}
