import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport

/// An instrument of any kind, and what happens to it, by seeds.
struct RandomPlay {
    /// What the instrument is.
    var seed: UInt64
    /// What happens to it, one seed for each operation.
    var operations: [UInt64]

    /// The play of `count` operations that follows from `seed`.
    init(seed: UInt64, count: Int) {
        var random = SeededRandom(seed: seed)
        self.init(seed: seed, operations: (0..<count).map { _ in random.next() })
    }

    init(seed: UInt64, operations: [UInt64]) {
        self.seed = seed
        self.operations = operations
    }

    /// What is wrong after the first operation after which something is; nil where nothing ever is.
    func failure() -> String? {
        var random = SeededRandom(seed: seed)
        let size = Size(width: 300, height: 280)
        var instrument = Instrument(
            random.instrumentConfiguration(), typeface: BlockTypeface(), size: size, at: 0)
        var time = 0.0
        // From a value near the largest Double back to the scale nothing is left of a sum's digits: until all that
        // has come to rest, a jump within the scale is not wondered at.
        var isMeasurable = true
        if let failure = InstrumentInvariants(instrument, time).failure() { return "at first: \(failure)" }
        for (index, seed) in operations.enumerated() {
            let operation = RandomOperation(seed: seed)
            let before = instrument
            let actions = operation.happen(to: &instrument, time: &time)
            switch operation {
            case .value(let value) where abs(value) > 1e100: isMeasurable = false
            case .wait(let seconds) where seconds > 5: isMeasurable = true
            default: break
            }
            let invariants = InstrumentInvariants(instrument, time)
            let failure =
                invariants.failure() ?? invariants.failure(after: operation, actions)
                ?? (isMeasurable ? invariants.continuityFailure(after: operation, before) : nil)
                ?? invariants.failureOfRest(seed: seed)
            if let failure {
                return "after operation \(index), \(operation), at \(time): \(failure)"
            }
            if seed % 3 == 0 { _ = instrument.takeScene(at: time) }
        }
        return nil
    }

    /// The failing play with as few operations as can be found, to be told and to be run again.
    func shrunk() -> RandomPlay {
        RandomPlay(
            seed: seed,
            operations: TestSupport.shrunk(operations) {
                RandomPlay(seed: seed, operations: $0).failure() != nil
            })
    }
}

extension RandomPlay: CustomStringConvertible {
    /// The play as Swift, and what its operations are.
    var description: String {
        let seeds = operations.map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
        let names = operations.map { "  \(RandomOperation(seed: $0))" }.joined(separator: "\n")
        return "RandomPlay(seed: \(seed), operations: [\(seeds)])\n\(names)"
    }
}
