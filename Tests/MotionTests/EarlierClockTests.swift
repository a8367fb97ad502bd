import TaijiMotion
import Testing

/// One rule for a clock that has gone back: before the moment of the last change everything is as that change
/// left it; a change that is made there goes on from that, on its own time.
@Suite struct EarlierClockTests {
    /// Values of a few tens, rounded.
    private static let tolerance = 1e-12

    @Test(arguments: [
        Movement.easing(.easeInOut, duration: 1), .easing(.linear, duration: 1),
        .additive(.easeInOut, duration: 1), .additive(.easeOut, duration: 1), .spring(.bouncy),
    ])
    func animatedValues(movement: Movement) throws {
        var onTime = AnimatedValue(0.0)
        try onTime.retarget(to: 10, at: 99.6, by: movement)
        try onTime.retarget(to: -20, at: 100, by: movement)
        var early = onTime
        let shown = onTime.value(at: 100)
        #expect(early.value(at: 40) == shown)
        try onTime.retarget(to: 5, at: 100, by: movement)
        try early.retarget(to: 5, at: 40, by: movement)
        #expect(abs(early.value(at: 40) - shown) < Self.tolerance)
        #expect(abs(early.arrival - 40 - (onTime.arrival - 100)) < Self.tolerance * 100)
        for step in 0...20 {
            let elapsed = Double(step) * 0.06
            // The times have other last digits.
            #expect(
                abs(early.value(at: 40 + elapsed) - onTime.value(at: 100 + elapsed)) < 1e-10,
                "\(movement) \(elapsed) s later")
        }
    }

    @Test func whatIsOverByTheLastChangeDoesNotComeBack() throws {
        var value = AdditiveTween(0.0)
        try value.retarget(to: 10, at: 0, duration: 1, easing: .linear)
        try value.retarget(to: 20, at: 5, duration: 1, easing: .easeInOut)
        try value.retarget(to: 30, at: 0.5, duration: 1, easing: .easeInOut)
        #expect(value.value(at: 0.5) == 10)
        #expect(value.velocity(at: 0.5) == 0)
        // A spring first, whose rest is carried along.
        var mixed = AnimatedValue(0.0)
        try mixed.retarget(to: 10, at: 0, by: .spring(.smooth))
        try mixed.retarget(to: 11, at: 0.1, by: .additive(.linear, duration: 0.1))
        let end = mixed.arrival
        try mixed.retarget(to: 20, at: end + 1, by: .additive(.easeInOut, duration: 1))
        try mixed.retarget(to: 30, at: 0.2, by: .additive(.easeInOut, duration: 1))
        #expect(mixed.value(at: 0.2) == 11)
        #expect(mixed.velocity(at: 0.2) == 0)
    }

    @Test func players() throws {
        var player = try Player(end: 10, at: 50)
        try player.seek(to: 4, at: 60)
        #expect(player.currentTime(at: 55) == 4)
        try player.setRate(2, at: 55)
        #expect(player.currentTime(at: 55) == 4)
        #expect(player.currentTime(at: 56) == 6)
        try player.setReducedMotion(false, at: 20)
        #expect(player.currentTime(at: 21) == 6, "any command sets the clock")
    }

    @Test func turnings() throws {
        var turning = Turning(phase: 1, speed: 0, at: 60)
        try turning.setSpeed(2, at: 60)
        try turning.setSpeed(3, at: 20, duration: 0)
        #expect(turning.phase(at: 20) == 1)
        #expect(turning.phase(at: 20.5) == 2.5)
    }
}
