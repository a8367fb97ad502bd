import TaijiFeed
import TaijiInstruments
import TestSupport
import Testing

/// What the feed passes on is all that alarms need.
@Suite struct FastFeedTests {
    /// Values in one piece are judged as if each had come alone.
    @Test func alarmsAreTheSameWhetherValuesComeAloneOrInPieces() {
        var random = SeededRandom(seed: UInt64.random(in: 0...UInt64.max))
        for _ in 0..<300 {
            let alarms = (0..<random.int(1...4)).map { index in
                let onset = Double(random.int(0...12))
                let isHigh = random.oneIn(2)
                let width = Double(random.int(0...4))
                return Alarm(
                    name: "\(index)", side: isHigh ? .high : .low, onset: onset,
                    release: isHigh ? onset - width : onset + width, isLatching: random.oneIn(3))
            }
            var gauge = Gauge()
            gauge.alarms = alarms
            var parser = FeedParser()
            parser.watch(levels: alarms.flatMap { [$0.onset, $0.release] })
            var (alone, pieces) = (alarms.map(AlarmMonitor.init), alarms.map(AlarmMonitor.init))
            for _ in 0..<5 {
                // Whole numbers often lie on the levels themselves.
                let values = (0..<random.int(1...20)).map { _ in Double(random.int(-1...14)) }
                for value in values {
                    for index in alone.indices { _ = alone[index].take(value, at: 0) }
                }
                let text = values.map { "\($0)\n" }.joined()
                parser.consume(Array(text.utf8).span)
                for value in parser.takeReading()?.passages ?? [] {
                    for index in pieces.indices { _ = pieces[index].take(value, at: 0) }
                }
                if random.oneIn(3) {
                    for index in alone.indices {
                        _ = alone[index].acknowledge()
                        _ = pieces[index].acknowledge()
                    }
                }
                #expect(alone == pieces, "seed \(random.seed)")
            }
        }
    }
}
