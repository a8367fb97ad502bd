import TaijiMotion
import TestSupport
import Testing

/// Every run of a player is reported exactly once.
@Suite struct PlayerReportTests {
    private static func reports(_ player: inout Player, at time: Double) -> [Bool] {
        var reports: [Bool] = []
        while let report = player.takeReport(at: time) { reports.append(report) }
        return reports
    }

    @Test func aCancelledRunIsReportedAlsoWhenAnotherFollowsBeforeAnybodyAsks() throws {
        var player = try Player(end: 2, at: 0)
        try player.cancel(at: 1)
        try player.play(at: 1)
        #expect(Self.reports(&player, at: 1) == [false])
        #expect(Self.reports(&player, at: 3) == [true])
        try player.play(at: 4)
        try player.cancel(at: 4.5)
        try player.finish(at: 5)
        #expect(Self.reports(&player, at: 5) == [false, true])
    }

    @Test func aFinishedRunIsReportedAlsoWhenAnotherFollowsBeforeAnybodyAsks() throws {
        var player = try Player(end: 2, at: 0)
        try player.play(at: 3)
        try player.seek(to: 1, at: 8)
        try player.setRate(-1, at: 20)
        try player.reverse(at: 40)
        try player.cancel(at: 41)
        #expect(Self.reports(&player, at: 41) == [true, true, true, true, false])
        #expect(Self.reports(&player, at: 100).isEmpty)
    }

    @Test func oneThatIsOverWhenItIsCancelledWasFinished() throws {
        var player = try Player(end: 2, at: 0)
        try player.cancel(at: 2)
        #expect(player.state(at: 2) == .idle)
        #expect(Self.reports(&player, at: 2) == [true])
        var interrupted = try Player(end: 2, at: 0)
        try interrupted.cancel(at: 1.75)
        #expect(Self.reports(&interrupted, at: 9) == [false])
        #expect(throws: MotionError.self) { try interrupted.cancel(at: .nan) }
        try interrupted.cancel(at: 10)
        #expect(Self.reports(&interrupted, at: 10).isEmpty, "there was nothing to cancel")
    }

    @Test func turningRoundAtTheStartIsOneRun() throws {
        var player = try Player(end: 2, at: 0)
        try player.reverse(at: 0)
        #expect(player.currentTime(at: 0) == 2)
        #expect(Self.reports(&player, at: 1).isEmpty)
        #expect(Self.reports(&player, at: 2) == [true])
    }

    @Test func withReducedMotionEveryRunIsOverAtOnceHoweverItIsSetGoing() throws {
        var player = try Player(end: 10, at: 0)
        try player.setReducedMotion(true, at: 1)
        try player.play(at: 2)
        try player.seek(to: 3, at: 3)
        #expect(player.currentTime(at: 3) == 10)
        try player.setRate(-2, at: 4)
        #expect(player.currentTime(at: 4) == 0)
        try player.pause(at: 5)
        try player.seek(to: 4, at: 5)
        #expect(player.currentTime(at: 6) == 4, "a paused one stays where it is put")
        try player.cancel(at: 6)
        #expect(Self.reports(&player, at: 6) == [true, true, true, true, false])

        var endless = try Player(end: .infinity, at: 0)
        try endless.setReducedMotion(true, at: 2)
        #expect(endless.state(at: 5) == .paused)
        try endless.setReducedMotion(false, at: 5)
        #expect(endless.currentTime(at: 6) == 3, "it goes on from where it stood")
        try endless.pause(at: 6)
        try endless.setReducedMotion(true, at: 7)
        try endless.setReducedMotion(false, at: 8)
        #expect(endless.state(at: 9) == .paused, "that pause was somebody's command")
        try endless.cancel(at: 9)
        #expect(Self.reports(&endless, at: 9) == [false])
    }

    @Test func aReportIsNotTakenBackByAClockThatGoesBackwards() throws {
        var player = try Player(end: 10, at: 0)
        #expect(Self.reports(&player, at: 12) == [true])
        try player.pause(at: 5)
        #expect(player.currentTime(at: 5) == 10)
        try player.play(at: 5)
        #expect(Self.reports(&player, at: 5).isEmpty)
        #expect(Self.reports(&player, at: 20) == [true])
    }

    /// A player that moves in whole steps, with nothing but what the words of the documentation say.
    private struct Model {
        let end: Int?
        var rate = 1
        var place: Int? = 0
        var isPaused = false
        var isUnderWay = true
        var reports: [Bool] = []

        var isOver: Bool {
            guard let place, !isPaused else { return false }
            return rate > 0 && end.map { place >= $0 } == true || rate < 0 && place <= 0
        }
        var state: Player.State { place == nil ? .idle : isPaused ? .paused : isOver ? .finished : .running }

        mutating func note() {
            guard isUnderWay, isOver else { return }
            reports.append(true)
            isUnderWay = false
        }

        mutating func step() {
            if let place, state == .running, rate != 0 {
                let next = place + rate
                self.place = rate > 0 ? min(next, end ?? next) : max(next, 0)
            }
            note()
        }

        /// False where it is refused.
        mutating func play() -> Bool {
            if rate >= 0 {
                if let place, place >= 0, end.map({ place < $0 }) != false {} else { place = 0 }
            } else if let place, place > 0, end.map({ place <= $0 }) != false {
            } else {
                guard let end else { return false }
                place = end
            }
            isPaused = false
            isUnderWay = true
            return true
        }

        mutating func run(_ command: Int, _ number: Int) -> Bool {
            let before = self
            switch command {
            case 0:
                if !play() { return false }
            case 1:
                if place == nil {
                    guard rate >= 0 || end != nil else { return false }
                    place = rate >= 0 ? 0 : end
                }
                isPaused = true
            case 2:
                if place == nil { isPaused = true }
                place = number
            case 3: rate = number % 3
            case 4:
                rate = -rate
                if !play() {
                    self = before
                    return false
                }
            case 5:
                guard rate < 0 || rate > 0 && end != nil else { return false }
                if state != .finished { isUnderWay = true }
                place = rate > 0 ? end : 0
                isPaused = false
            default:
                if isUnderWay { reports.append(false) }
                isUnderWay = false
                place = nil
                isPaused = false
            }
            if state == .running || state == .paused { isUnderWay = true }
            return true
        }
    }

    @Test func anySequenceOfCommandsAgreesWithASimpleModel() throws {
        let seed = seed(52)
        var random = SeededRandom(seed: seed)
        for round in 0..<4000 {
            let end = [0, 1, 4, 7, nil].randomElement(using: &random) ?? nil
            var model = Model(end: end)
            var player = try Player(end: end.map(Double.init) ?? .infinity, at: -3)
            var clock = -3.0
            var taken: [Bool] = []
            model.note()
            for _ in 0..<30 {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    clock += 1
                    model.step()
                }
                let command = Int.random(in: 0...6, using: &random)
                let number = Int.random(in: -3...9, using: &random)
                let isDone: Bool
                do throws(MotionError) {
                    switch command {
                    case 0: try player.play(at: clock)
                    case 1: try player.pause(at: clock)
                    case 2: try player.seek(to: Double(number), at: clock)
                    case 3: try player.setRate(Double(number % 3), at: clock)
                    case 4: try player.reverse(at: clock)
                    case 5: try player.finish(at: clock)
                    default: try player.cancel(at: clock)
                    }
                    isDone = true
                } catch { isDone = false }
                let text = "seed \(seed), round \(round): command \(command) \(number) at \(clock)"
                #expect(model.run(command, number) == isDone, "\(text)")
                model.note()
                #expect(player.state(at: clock) == model.state, "\(text)")
                #expect(player.currentTime(at: clock) == model.place.map(Double.init), "\(text)")
                if Bool.random(using: &random) { taken += Self.reports(&player, at: clock) }
            }
            taken += Self.reports(&player, at: clock)
            #expect(taken == model.reports, "seed \(seed), round \(round)")
        }
    }

    @Test func ratesAndClocksOfAnySizeDoNotMakeItLeap() throws {
        var slow = try Player(end: 10, at: 0)
        try slow.setRate(2000 * Double.leastNonzeroMagnitude, at: 4)
        #expect(slow.currentTime(at: 4) == 4)
        #expect(slow.currentTime(at: 5) == 4)
        #expect(slow.state(at: 1e9) == .running)
        try slow.setRate(-Double.leastNonzeroMagnitude, at: 6)
        #expect(slow.currentTime(at: 7) == 4)
        var endless = try Player(end: .infinity, at: -1e308)
        #expect(endless.currentTime(at: 1e308)?.isFinite == true)
        #expect(endless.state(at: 1e308) == .running)
        try endless.pause(at: 1e308)
        #expect(endless.currentTime(at: 1e308)?.isFinite == true)
        // Far from the clock's origin a seek is still exact.
        var late = try Player(end: 10, at: 1e9)
        try late.seek(to: 0.3, at: 1e9)
        #expect(late.currentTime(at: 1e9) == 0.3)

        let seed = seed(53)
        var random = SeededRandom(seed: seed)
        let numbers = [
            0, Double.leastNonzeroMagnitude, 2000 * Double.leastNonzeroMagnitude, 1e-200, 0.1, 1, 3, 1e17,
            1e200, 1e308, Double.greatestFiniteMagnitude,
        ]
        func number() -> Double {
            (numbers.randomElement(using: &random) ?? 0) * (Bool.random(using: &random) ? 1 : -1)
        }
        for round in 0..<20_000 {
            var clock = number()
            var player = try Player(
                end: Bool.random(using: &random) ? .infinity : number().magnitude, at: clock)
            for _ in 0..<6 {
                clock = max(clock, number())
                switch Int.random(in: 0..<6, using: &random) {
                case 0: try? player.play(at: clock)
                case 1: try? player.pause(at: clock)
                case 2: try? player.seek(to: number(), at: clock)
                case 3: try? player.reverse(at: clock)
                default: try? player.setRate(number(), at: clock)
                }
                let text = "seed \(seed), round \(round): \(player)"
                #expect(player.currentTime(at: clock)?.isFinite != false, "\(text)")
                #expect(player.currentTime(at: clock.nextUp)?.isNaN != true, "\(text)")
                if let moment = player.nextChange(after: clock) {
                    #expect(moment >= clock && player.state(at: moment) == .finished, "\(text)")
                }
            }
        }
    }
}
