import TaijiMotion
import TestSupport
import Testing

@Suite struct PlayerTests {
    @Test func aPausedSpanDoesNotCount() throws {
        var player = try Player(end: 10, at: 100)
        try player.pause(at: 103)
        #expect(player.state(at: 110) == .paused)
        #expect(player.currentTime(at: 110) == 3)
        try player.play(at: 110)
        #expect(player.currentTime(at: 112) == 5)
        #expect(player.nextChange(after: 112) == 117)
        #expect(player.state(at: 117) == .finished)
        #expect(player.currentTime(at: 1000) == 10)
        #expect(player.nextChange(after: 117) == nil)
    }

    @Test func commandsAgreeWithDirectEvaluation() throws {
        let seed = seed(51)
        var random = SeededRandom(seed: seed)
        for round in 0..<2000 {
            // The model: the place, the rate, and whether it stands; moved by hand.
            var player = try Player(end: 1000, at: 0)
            var clock = 0.0
            var place = 0.0
            var rate = 1.0
            var isPaused = false
            for _ in 0..<12 {
                let step = Double.random(in: 0...3, using: &random)
                clock += step
                if !isPaused { place += rate * step }
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    try player.pause(at: clock)
                    isPaused = true
                case 1:
                    try player.play(at: clock)
                    isPaused = false
                case 2:
                    place = Double.random(in: 300...700, using: &random)
                    try player.seek(to: place, at: clock)
                case 3:
                    rate = Double.random(in: -4...4, using: &random)
                    // At the very start it would be over at once, running backwards.
                    if place == 0 { rate = abs(rate) }
                    try player.setRate(rate, at: clock)
                case 4 where place > 0:
                    try player.reverse(at: clock)
                    rate = -rate
                    isPaused = false
                default: break
                }
                if place < 50 {
                    place = 500
                    try player.seek(to: place, at: clock)
                }
                let found = player.currentTime(at: clock) ?? .nan
                #expect(abs(found - place) < 1e-9, "seed \(seed), round \(round)")
                #expect(
                    player.state(at: clock) == (isPaused ? .paused : .running), "seed \(seed), round \(round)"
                )
            }
        }
    }

    @Test func everyRunIsReportedOnce() throws {
        var player = try Player(end: 2, at: 0)
        #expect(player.takeReport(at: 1) == nil)
        #expect(player.takeReport(at: 2) == true)
        #expect(player.takeReport(at: 3) == nil)
        try player.play(at: 4)
        #expect(player.takeReport(at: 5) == nil)
        try player.cancel(at: 5)
        #expect(player.state(at: 5) == .idle)
        #expect(player.currentTime(at: 5) == nil)
        #expect(player.takeReport(at: 5) == false)
        #expect(player.takeReport(at: 50) == nil)
        try player.play(at: 60)
        try player.finish(at: 60.5)
        #expect(player.takeReport(at: 60.5) == true)
        try player.seek(to: 1, at: 61)
        #expect(player.state(at: 61) == .running)
        #expect(player.takeReport(at: 62) == true)
        try player.cancel(at: 63)
        #expect(player.takeReport(at: 63) == nil, "it was over when it was cancelled")
    }

    @Test func aClockThatGoesBackwardsHolds() throws {
        var player = try Player(end: 10, at: 50)
        try player.seek(to: 4, at: 60)
        #expect(player.currentTime(at: 55) == 4)
        try player.pause(at: 20)
        #expect(player.currentTime(at: 90) == 4)
    }

    @Test func endlessAndEmptyMotions() throws {
        var endless = try Player(end: .infinity, at: 0)
        #expect(endless.currentTime(at: 1e9) == 1e9)
        #expect(endless.nextChange(after: 5) == nil)
        #expect(throws: MotionError.self) { try endless.finish(at: 6) }
        try endless.seek(to: 0, at: 6)
        let before = endless
        #expect(throws: MotionError.self) { try endless.reverse(at: 6) }
        #expect(endless == before)
        #expect(throws: MotionError.self) { try Player(end: .infinity, rate: -1, at: 0) }
        let empty = try Player(end: 0, at: 3)
        #expect(empty.state(at: 3) == .finished)
        #expect(empty.currentTime(at: 9) == 0)
    }

    @Test func badInputIsRefusedAndChangesNothing() throws {
        var player = try Player(end: 10, at: 0)
        let before = player
        #expect(throws: MotionError.self) { try player.seek(to: .nan, at: 1) }
        #expect(throws: MotionError.self) { try player.setRate(.infinity, at: 1) }
        #expect(throws: MotionError.self) { try player.play(at: .nan) }
        #expect(throws: MotionError.self) { try player.pause(at: .infinity) }
        #expect(throws: MotionError.self) { try player.finish(at: .nan) }
        #expect(player == before)
        #expect(throws: MotionError.self) { try Player(end: -1, at: 0) }
        #expect(throws: MotionError.self) { try Player(end: 1, rate: .nan, at: 0) }
        try player.setRate(0, at: 1)
        #expect(player.currentTime(at: 7) == 1)
        #expect(player.state(at: 7) == .running)
    }

    @Test func reducedMotionEndsRunsAtOnceAndStillReports() throws {
        var player = try Player(end: 10, at: 0)
        try player.setReducedMotion(true, at: 2)
        #expect(player.currentTime(at: 2) == 10)
        #expect(player.takeReport(at: 2) == true)
        try player.play(at: 3)
        #expect(player.state(at: 3) == .finished)
        #expect(player.takeReport(at: 3) == true)
        try player.setReducedMotion(false, at: 4)
        try player.play(at: 4)
        #expect(player.currentTime(at: 5) == 1)
        var endless = try Player(end: .infinity, at: 0)
        try endless.setReducedMotion(true, at: 2)
        #expect(endless.state(at: 9) == .paused)
        #expect(endless.currentTime(at: 9) == 2)
    }

    @Test func steadyTimeHoldsAndLeaps() {
        var time = SteadyTime()
        #expect(time.read(1000) == 0)
        #expect(time.read(1002) == 2)
        #expect(time.read(990) == 2, "backwards: it holds")
        #expect(time.read(991) == 3, "and goes on from there")
        #expect(time.read(.nan) == 3)
        #expect(time.read(5991) == 5003, "a leap: where the clock says")
        time.leap = .hold(beyond: 1)
        #expect(time.read(9000) == 5003, "or where it stopped")
        #expect(time.read(9000.5) == 5003.5)
        var far = SteadyTime()
        #expect(far.read(-1e308) == 0)
        #expect(far.read(1e308) == .greatestFiniteMagnitude, "as far as a number goes")
        #expect(far.read(1.1e308) == .greatestFiniteMagnitude)
    }
}
