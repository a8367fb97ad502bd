import Glibc

/// Why the program cannot go on although its command line was right.
package enum Failure: Error, Equatable, Sendable {
    /// The reader of standard output closed the pipe: not an error, the program's work is done.
    case readerClosed
    /// What the command line asks for does not exist on this machine; exit status 2.
    case usage(UsageError)
    /// What failed, such as `--font` or a file's name, and why, in one line; exit status 1.
    case failed(subject: String, reason: String)
}

extension Failure {
    /// What the `errno` of a write to standard output means.
    init(writing error: Int32) {
        self =
            error == EPIPE
            ? .readerClosed
            : .failed(subject: "standard output", reason: StandardStream.text(ofError: error))
    }
}
