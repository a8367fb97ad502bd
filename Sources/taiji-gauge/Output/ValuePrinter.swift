import Glibc
import Synchronization

/// Lines for the program that this one drives, written in order by a thread of its own, so that a reader that
/// does not read holds up nobody.
///
/// What the pipe does not take yet waits here. Nothing is dropped in silence: where more lines wait than a
/// limit, or lines are left at the end, that is a failure.
package final class ValuePrinter: Sendable {
    private struct Contents {
        /// Lines that the thread has not fetched yet.
        var lines: [String] = []
        /// How many lines are not written yet; also those that the thread has fetched.
        var waiting = 0
        /// How many writes went well: what shows whether somebody reads.
        var writes = 0
        /// Whether no more lines come.
        var isEnding = false
        /// Whether what still waits is given up.
        var isGivenUp = false
        var failure: Failure?
    }

    private let contents = Mutex(Contents())
    private let descriptor: Int32
    private let limit: Int
    /// Whether a reader that goes away is told without a write.
    private let tellsReader: Bool
    /// Calls the thread out of its sleep.
    private let call: Bell
    /// Rings for ever once the thread writes no more.
    private let end: Bell
    private let wake: @Sendable () -> Void

    /// The most bytes that are written at once: what a pipe that is ready takes whole and without blocking
    /// (PIPE_BUF on Linux).
    private static let mostBytes = 4096

    /// Starts a thread that writes to `descriptor`, which stays open, until ``finish(patience:)``.
    ///
    /// - Parameters:
    ///   - descriptor: standard output, but for tests.
    ///   - limit: how many lines can wait. A hand sets some hundred values a second at most: the default is a
    ///     quarter of an hour of that without a reader, and a few megabytes.
    ///   - wake: called on the thread once there is a ``failure`` that it met. It should return at once.
    /// - Throws: `Failure.failed` where `descriptor` is not open for writing, or the system has no thread.
    package init(
        descriptor: Int32 = StandardStream.output.rawValue, limit: Int = 100_000,
        wake: @escaping @Sendable () -> Void
    ) throws(Failure) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags != -1, flags & O_ACCMODE != O_RDONLY else { throw Failure(writing: EBADF) }
        var status = stat()
        let isKnown = unsafe fstat(descriptor, &status) == 0
        tellsReader = isKnown && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
        self.descriptor = descriptor
        self.limit = limit
        self.wake = wake
        call = try Bell()
        end = try Bell()
        let error = startPrinting(for: self)
        guard error == 0 else { throw Failure(writing: error) }
    }

    /// Why lines cannot be written any more; `Failure.readerClosed` where nobody is there to read them.
    package var failure: Failure? { contents.withLock { $0.failure } }

    /// Has `line` written, with its end, and does not wait for that. Where there is a ``failure``, before or
    /// by this line, nothing is added to what waits.
    package func print(_ line: String) {
        contents.withLock { contents in
            guard contents.failure == nil, !contents.isEnding else { return }
            guard contents.waiting < limit else {
                contents.failure = .failed(
                    subject: "--print", reason: "nobody reads the values, and \(limit) of them wait")
                return
            }
            contents.lines.append(line)
            contents.waiting += 1
        }
        call.ring()
    }

    /// Ends the thread. What waits is written first, as long as the reader takes something of it every
    /// `patience` seconds.
    ///
    /// - Returns: why lines were not written; nil where all were.
    package func finish(patience: Double = 1) -> Failure? {
        var writes = contents.withLock { contents in
            contents.isEnding = true
            return contents.writes
        }
        call.ring()
        while !end.wait(seconds: patience) {
            let now = contents.withLock { $0.writes }
            if now == writes { break }
            writes = now
        }
        contents.withLock { $0.isGivenUp = true }
        call.ring()
        // What is being written at this moment is not lost. Only a writer beside this one, who takes the room
        // that the pipe had, can make that last.
        _ = end.wait(seconds: patience)
        return contents.withLock { contents in
            if contents.failure == nil, contents.waiting > 0 {
                contents.failure = .failed(
                    subject: "--print", reason: "nobody read the last of the values (\(contents.waiting))")
            }
            return contents.failure
        }
    }
}

// MARK: - On the thread

extension ValuePrinter {
    /// What the thread does.
    func writeUntilTheEnd() {
        var text: [UInt8] = []
        while let lines = takeLines(isIdle: text.isEmpty) {
            for line in lines { text.append(contentsOf: (line + "\n").utf8) }
            if let failure = write(&text) {
                contents.withLock { if $0.failure == nil { $0.failure = failure } }
                wake()
                break
            }
        }
        end.ring()
    }

    /// The lines that came; nil where the thread is to end.
    private func takeLines(isIdle: Bool) -> [String]? {
        contents.withLock { contents in
            if contents.isGivenUp || (contents.isEnding && isIdle && contents.lines.isEmpty) { return nil }
            defer { contents.lines = [] }
            return contents.lines
        }
    }

    /// Sleeps until there is something to do, and writes a part of `text` where that can be done.
    private func write(_ text: inout [UInt8]) -> Failure? {
        // With nothing to write only what goes wrong with a pipe is of interest.
        let isWatched = !text.isEmpty || tellsReader
        var watched = [
            pollfd(fd: call.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(
                fd: isWatched ? descriptor : -1, events: text.isEmpty ? 0 : Int16(POLLOUT), revents: 0),
        ]
        guard unsafe poll(&watched, nfds_t(watched.count), -1) >= 0 else {
            return errno == EINTR ? nil : Failure(writing: errno)
        }
        if watched[0].revents != 0 {
            // First look what there is: perhaps what waits has been given up.
            call.silence()
            return nil
        }
        guard watched[1].revents != 0 else { return nil }
        if text.isEmpty { return .readerClosed }
        let count = unsafe Glibc.write(descriptor, text, min(text.count, ValuePrinter.mostBytes))
        guard count >= 0 else {
            return errno == EINTR || errno == EAGAIN ? nil : Failure(writing: errno)
        }
        let lines = text.prefix(count).count { $0 == UInt8(ascii: "\n") }
        text.removeFirst(count)
        contents.withLock { contents in
            contents.waiting -= lines
            contents.writes += 1
        }
        return nil
    }
}
