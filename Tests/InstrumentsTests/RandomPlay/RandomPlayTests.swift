import TestSupport
import Testing

/// Anything that can happen to any instrument leaves it in a state that makes sense.
@Suite struct RandomPlayTests {
    /// Together 20,000 operations.
    private static let seeds: Range<UInt64> = 1..<101
    private static let operationsEach = 200

    @Test(arguments: seeds) func everyInvariantHolds(seed: UInt64) {
        let play = RandomPlay(seed: seed, count: Self.operationsEach)
        guard play.failure() != nil else { return }
        let shortest = play.shrunk()
        Issue.record("\(shortest.failure() ?? "")\n\(shortest)")
    }

    /// A play that failed once, of a seed beyond those above: the opacity was above 1 by its last bit.
    @Test func theHelpIsNeverMoreThanWhole() {
        let operations: [UInt64] = [
            0x3aaa_3e23_82e3_c252, 0xb34b_aaf5_a5bd_96a6, 0x3bf4_5a5c_9c5c_22a2, 0x40db_6e72_bb98_d074,
        ]
        let failure = RandomPlay(seed: 1548, operations: operations).failure()
        #expect(failure == nil)
    }

    @Test func shrinkingKeepsWhatIsNeededAndNoMore() {
        let sequence = Array(0..<200)
        #expect(shrunk(sequence) { $0.contains(17) && $0.contains(150) } == [17, 150])
        #expect(shrunk(sequence) { $0.count >= 3 }.count == 3)
        #expect(shrunk(sequence) { _ in true } == [])
        #expect(shrunk([1]) { $0 == [1] } == [1])
    }

    @Test func operationsFollowFromTheirSeeds() {
        #expect(RandomPlay(seed: 7, count: 50).operations == RandomPlay(seed: 7, count: 50).operations)
        #expect(RandomOperation(seed: 99) == RandomOperation(seed: 99))
        #expect(
            RandomPlay(seed: 7, operations: []).description.hasPrefix("RandomPlay(seed: 7, operations: [])"))
    }
}
