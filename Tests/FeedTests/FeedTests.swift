import Foundation
import Synchronization
import TaijiFeed
import Testing

/// Waits until `condition` holds, for at most half a minute: a failing test ends, too.
private func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<30_000 {
        if condition() { return true }
        usleep(1_000)
    }
    return condition()
}

/// Both ends of a pipe.
private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let made = unsafe pipe(&ends) == 0
        try #require(made)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        end()
    }

    func end() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    func write(_ text: String) { Pipe.write(text, to: writing) }

    static func write(_ text: String, to writing: Int32) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(writing, $0.baseAddress! + start, $0.count - start)
            }
            guard count > 0 else { return }
            start += count
        }
    }
}

/// Counts calls.
private final class Counter: Sendable {
    private let calls = Atomic<Int>(0)
    var count: Int { calls.load(ordering: .acquiring) }
    func call() { calls.add(1, ordering: .acquiringAndReleasing) }
}

@Suite struct FeedTests {
    /// Far more alarms than are kept between two looks: reading waits for the looks.
    @Test func noPassageOfALevelIsLostHoweverFastTheyCome() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading, levels: [1000, 900]) { wakes.call() }
        let thousand = String(repeating: "1010\n890\n", count: 1000)
        // A pipe holds a few thousand lines: written by a thread of its own.
        let end = pipe.writing
        Thread.detachNewThread { for _ in 0..<300 { Pipe.write(thousand, to: end) } }
        var (found, ups) = (0, 0)
        let isAll = wait {
            for value in feed.take()?.reading?.passages ?? [] {
                found += 1
                if value >= 1000 { ups += 1 }
            }
            return found >= 2 * 300_000
        }
        #expect(isAll && found == 600_000 && ups == 300_000, "\(found), \(ups)")
        feed.stop()
    }

    @Test func valuesComeThroughAndWake() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        #expect(feed.take() == nil)
        pipe.write("CPU0 45\n")
        #expect(wait { wakes.count == 1 })
        let news = feed.take()
        #expect(news?.reading?.latest == 45)
        #expect(news?.end == nil && news?.firstInvalidLine == nil)
        #expect(feed.take() == nil)
        pipe.write("46")
        pipe.end()
        #expect(wait { feed.statistics.hasEnded })
        let last = feed.take()
        #expect(last?.reading?.latest == 46)
        #expect(last?.end == .endOfInput)
        #expect(feed.take() == nil)
        #expect(feed.statistics == FeedStatistics(lines: 2, invalidLines: 0, hasEnded: true))
    }

    @Test func thereIsOneWakeUntilSomebodyLooks() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        for line in 1...200 {
            pipe.write("\(line)\n")
            #expect(wait { feed.statistics.lines == line })
        }
        #expect(wakes.count == 1)
        let reading = feed.take()?.reading
        #expect(reading?.latest == 200 && reading?.lowest == 1 && reading?.count == 200)
        pipe.write("201\n")
        #expect(wait { wakes.count == 2 })
        // The end is news, too, but nobody has looked yet.
        pipe.end()
        #expect(wait { feed.statistics.hasEnded })
        #expect(wakes.count == 2)
        #expect(feed.take()?.end == .endOfInput)
    }

    @Test func invalidLinesAreCountedAndTheFirstIsToldOnce() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        pipe.write("one\n")
        #expect(wait { wakes.count == 1 }, "an invalid line is news")
        let news = feed.take()
        #expect(news?.firstInvalidLine?.number == 1)
        #expect(news?.firstInvalidLine?.text == "one")
        #expect(news?.reading == nil)
        pipe.write("two\n3\nfour\n")
        #expect(wait { feed.statistics.lines == 4 })
        #expect(feed.take()?.firstInvalidLine == nil)
        #expect(feed.statistics.invalidLines == 3)
    }

    @Test func aDecimalCommaIsToldOnceAlsoBehindAHeading() throws {
        let pipe = try Pipe()
        let feed = try Feed(descriptor: pipe.reading) {}
        pipe.write("temperature\n3,5\n")
        #expect(wait { feed.statistics.lines == 2 })
        let news = feed.take()
        #expect(news?.firstInvalidLine?.text == "temperature" && news?.firstDecimalComma?.text == "3,5")
        pipe.write("4,5\n")
        #expect(wait { feed.statistics.lines == 3 })
        #expect(feed.take() == nil)
        let alone = try Pipe()
        let first = try Feed(descriptor: alone.reading) {}
        alone.write("3,5\nx\n")
        #expect(wait { first.statistics.lines == 2 })
        let told = first.take()
        #expect(told?.firstInvalidLine?.text == "3,5" && told?.firstDecimalComma == nil, "not twice")
    }

    @Test func aSourceThatCannotBeReadIsToldWhenThatBeginsAndAfterAValue() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        func say(_ text: String, _ lines: Int) -> FeedNews? {
            pipe.write(text)
            #expect(wait { feed.statistics.lines == lines })
            return feed.take()
        }
        #expect(say("7\n", 1)?.isUnreadable == false)
        #expect(say("ERR\n", 2)?.isUnreadable == true)
        #expect(say("ERR\n", 3) == nil, "that is known")
        #expect(say("8\nERR\n", 5)?.isUnreadable == true, "a value came in between")
        #expect(say("9\n", 6)?.isUnreadable == false)
        pipe.write("ERR\n")
        #expect(wait { feed.statistics.lines == 7 })
        #expect(say("10\n", 8)?.isUnreadable == false, "the latest word counts")
    }

    @Test func aMillionLinesEndAtTheLast() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        var looks = 0
        var count = 0
        var latest: Double?
        for thousand in 0..<1_000 {
            pipe.write((0..<1_000).map { "\(thousand * 1_000 + $0)\n" }.joined())
            if let reading = feed.take()?.reading {
                looks += 1
                count += reading.count
                latest = reading.latest
            }
        }
        pipe.end()
        #expect(wait { feed.statistics.hasEnded })
        if let reading = feed.take()?.reading {
            count += reading.count
            latest = reading.latest
        }
        #expect(latest == 999_999)
        #expect(count == 1_000_000, "no value is lost or told twice")
        #expect(feed.statistics.lines == 1_000_000)
        #expect(wakes.count <= 1_002, "never more than one for a look")
        #expect(looks > 0)
    }

    @Test func whatCannotBeReadIsRefused() throws {
        let folder = unsafe open("/", O_RDONLY)
        defer { close(folder) }
        let output = unsafe open("/dev/null", O_WRONLY)
        defer { close(output) }
        #expect(throws: FeedError.unreadable(reason: "Is a directory")) { try Feed(descriptor: folder) {} }
        for descriptor in [output, 1 << 20] {
            #expect(throws: FeedError.unreadable(reason: "Bad file descriptor")) {
                try Feed(descriptor: descriptor) {}
            }
        }
    }

    @Test func afterStoppingNothingWakes() throws {
        let (pipe, wakes) = (try Pipe(), Counter())
        let feed = try Feed(descriptor: pipe.reading) { wakes.call() }
        pipe.write("1\n")
        #expect(wait { wakes.count == 1 })
        _ = feed.take()
        feed.stop()
        feed.stop()
        for _ in 0..<100 { pipe.write("2\n") }
        usleep(20_000)
        #expect(wakes.count == 1)
    }

    /// A thread that went on reading would take what is meant for whoever reads next.
    @Test func aFeedThatIsGivenUpStopsReading() throws {
        let pipe = try Pipe()
        do {
            let feed = try Feed(descriptor: pipe.reading) {}
            pipe.write("1\n")
            #expect(wait { feed.statistics.lines == 1 })
        }
        let next = try Feed(descriptor: pipe.reading) {}
        // The first thread sees its signal at the latest when there is something to read.
        usleep(50_000)
        pipe.write("2\n3\n")
        #expect(wait { next.statistics.lines == 2 })
    }

    @Test func lookingFromWithinTheWakeIsAllowed() throws {
        let pipe = try Pipe()
        let latest = Mutex<Double?>(nil)
        let box = Mutex<Feed?>(nil)
        let feed = try Feed(descriptor: pipe.reading) {
            if let value = box.withLock({ $0 })?.take()?.reading?.latest { latest.withLock { $0 = value } }
        }
        box.withLock { $0 = feed }
        pipe.write("17\n")
        #expect(wait { latest.withLock { $0 } == 17 })
        box.withLock { $0 = nil }
    }
}
