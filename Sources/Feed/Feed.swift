import Glibc

/// Values that come in by a file descriptor, one a line, read by a thread of its own as fast as they come.
///
/// Only the latest counts, and where levels are watched, those that pass one. Whoever shows the values is woken once something is new, then not again before it
/// has looked (``take()``): a fast feed can never flood a queue of events.
public final class Feed: Sendable {
    private let inbox: FeedInbox

    /// Reads from `descriptor`, which stays open, until the end of input or ``stop()``.
    ///
    /// `levels` are watched from the first value on, as by ``watch(levels:around:)``.
    ///
    /// `wake` is called on the reading thread when something is new and was not before. It may call
    /// ``take()``, but not ``stop()``, and should return at once.
    public init(
        descriptor: Int32, levels: [Double] = [], around turn: Range<Double>? = nil,
        wake: @escaping @Sendable () -> Void
    ) throws(FeedError) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags != -1, flags & O_ACCMODE != O_WRONLY else {
            throw .unreadable(reason: systemReason(EBADF))
        }
        var status = stat()
        if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw .unreadable(reason: systemReason(EISDIR))
        }
        inbox = try FeedInbox(wake: wake)
        inbox.watch(levels: levels, around: turn)
        try startReading(from: descriptor, into: inbox)
    }

    deinit {
        inbox.stop()
    }

    /// What is new since the last call; nil where nothing is.
    public func take() -> FeedNews? { inbox.take() }

    /// From now on tells every value that lies on another side of one of `levels`, or on it, than the one before
    /// (``FeedReading/passages``): none is lost between two looks. Where thousands wait for a look, reading waits, too.
    ///
    /// Where values go round, as on a compass, `turn` has each of them once, 0..<360: 370 lies where 10 does.
    public func watch(levels: [Double], around turn: Range<Double>? = nil) {
        inbox.watch(levels: levels, around: turn)
    }

    /// What has come so far.
    public var statistics: FeedStatistics { inbox.statistics }

    /// Ends reading. After this returns, `wake` is not called any more. The thread ends by itself; if it is
    /// held up in a read, it ends with the process and holds up nothing.
    public func stop() { inbox.stop() }
}
