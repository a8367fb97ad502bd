import Glibc
import Synchronization

/// What the reading thread and the thread that shows the values share.
final class FeedInbox: Sendable {
    private struct Contents {
        var news = FeedNews()
        var statistics = FeedStatistics()
        /// Whether a line with a decimal comma has been told.
        var hasToldDecimalComma = false
        /// Whether the latest line could not be read.
        var isUnreadable = false
        /// The levels that the other side watches.
        var levels: [Double] = []
        var turn: Range<Double>?
        /// Whether the other side was woken and has not looked since.
        var isWakePending = false
    }

    private let contents = Mutex(Contents())
    /// Whom to wake, until stopped. It is called under this lock, so that it is never called after stopping;
    /// not under the other, so that it may look.
    private let wake: Mutex<(@Sendable () -> Void)?>
    /// Readable once reading must stop: the end of a pipe whose other end is ``stopSwitch``.
    let stopSignal: Int32
    private let stopSwitch: Int32

    init(wake: @escaping @Sendable () -> Void) throws(FeedError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .noThread(reason: systemReason(errno))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopSignal = ends[0]
        stopSwitch = ends[1]
        self.wake = Mutex(wake)
    }

    deinit {
        close(stopSignal)
        close(stopSwitch)
    }

    /// So many passages of levels may wait for a look; then reading does.
    private static let mostPassages = 1 << 15

    /// The levels that are watched, and the values once round, where they go round.
    var watched: (levels: [Double], turn: Range<Double>?) { contents.withLock { ($0.levels, $0.turn) } }

    func watch(levels: [Double], around turn: Range<Double>?) {
        contents.withLock { ($0.levels, $0.turn) = (levels, turn) }
    }

    /// Whether there is so much that must not be lost that the other side has to look first.
    var isFull: Bool {
        contents.withLock { ($0.news.reading?.passages.count ?? 0) >= FeedInbox.mostPassages }
    }

    var statistics: FeedStatistics { contents.withLock { $0.statistics } }

    func take() -> FeedNews? {
        contents.withLock { contents in
            contents.isWakePending = false
            guard !contents.news.isEmpty else { return nil }
            defer { contents.news = FeedNews() }
            return contents.news
        }
    }

    func stop() {
        let isRunning = wake.withLock { wake in
            defer { wake = nil }
            return wake != nil
        }
        if isRunning { _ = unsafe write(stopSwitch, [1] as [UInt8], 1) }
    }

    /// Puts in what `parser` has found since the last call.
    func deliver(from parser: inout FeedParser, end: FeedNews.End? = nil) {
        let reading = parser.takeReading()
        let channels = parser.takeChannels()
        let (lines, invalidLines) = (parser.lines, parser.invalidLines)
        let (firstInvalidLine, isUnreadable) = (parser.firstInvalidLine, parser.isUnreadable)
        let firstDecimalComma = parser.firstDecimalComma
        let mustWake = contents.withLock { contents in
            if let reading {
                if contents.news.reading?.append(reading) == nil { contents.news.reading = reading }
            }
            if reading != nil || isUnreadable != contents.isUnreadable {
                contents.news.isUnreadable = isUnreadable
            }
            contents.isUnreadable = isUnreadable
            contents.news.append(channels)
            if contents.statistics.invalidLines == 0 { contents.news.firstInvalidLine = firstInvalidLine }
            if let firstDecimalComma, !contents.hasToldDecimalComma {
                contents.hasToldDecimalComma = true
                if firstDecimalComma != firstInvalidLine {
                    contents.news.firstDecimalComma = firstDecimalComma
                }
            }
            contents.statistics.lines = lines
            contents.statistics.invalidLines = invalidLines
            if let end {
                contents.news.end = end
                contents.statistics.hasEnded = true
            }
            guard !contents.news.isEmpty, !contents.isWakePending else { return false }
            contents.isWakePending = true
            return true
        }
        if mustWake { wake.withLock { $0?() } }
    }
}
