import Foundation
import Synchronization

/// Lines with numbers, written to a program's input by a thread of its own as fast as they are read: a
/// million, and more until they are enough.
final class LineStream: Sendable {
    /// At least so many lines are written.
    static let leastLines = 1_000_000

    private struct State {
        var lines = 0
        var isEnough = false
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// Begins to write to `program`, whose input nobody else may write to until the end.
    init(_ program: RunningProgram) {
        nonisolated(unsafe) let program = program
        Thread.detachNewThread { [self] in
            // Where the program dies, writing is to fail, and not to end this process.
            var pipe = sigset_t()
            unsafe sigemptyset(&pipe)
            unsafe sigaddset(&pipe, SIGPIPE)
            unsafe pthread_sigmask(SIG_BLOCK, &pipe, nil)
            let count = 10_000
            let block = (0..<count).map { "\($0 % 100)\n" }.joined()
            repeat {
                guard (try? unsafe program.write(block)) != nil else { break }
                state.withLock { $0.lines += count }
            } while state.withLock { !$0.isEnough || $0.lines < LineStream.leastLines }
            state.withLock { $0.hasEnded = true }
        }
    }

    /// Whether lines are still being written.
    var isFlowing: Bool { state.withLock { !$0.hasEnded } }
    /// How many lines have been written.
    var lines: Int { state.withLock(\.lines) }

    /// Lets the stream end as soon as a million lines have been written.
    func end() { state.withLock { $0.isEnough = true } }
}
