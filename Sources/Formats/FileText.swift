import CHost
import Glibc

/// The bytes of a small file.
public enum FileText {
    /// More than this is none of our files.
    private static let mostBytes = 1 << 20

    /// All bytes of `file`. Where it is a pipe that somebody has open, it is waited for what is written; not where
    /// `waits` is false, for those who have no time.
    ///
    /// - Throws: ``FormatError`` with the system's reason, or where there are more than a million of them.
    public static func read(_ file: String, waits: Bool = true) throws(FormatError) -> [UInt8] {
        // A pipe into which nobody writes would hold up the opening for ever.
        let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unreadable(file, errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe Glibc.read(descriptor, &piece, piece.count)
            if count == 0 {
                guard bytes.isEmpty, isPipe(descriptor) else { return bytes }
                throw silent(file)
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    // Somebody has it open and is about to write.
                    guard waits else { throw silent(file) }
                    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    _ = unsafe poll(&watched, 1, -1)
                    continue
                }
                throw unreadable(file, errno)
            }
            bytes += piece[..<count]
            guard bytes.count <= mostBytes else {
                throw FormatError(
                    file: file, kind: .unreadable,
                    problem: "found more than \(mostBytes) bytes, expected fewer")
            }
        }
    }

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private static func silent(_ file: String) -> FormatError {
        FormatError(
            file: file, kind: .unreadable, problem: "found a pipe from which nothing comes, expected a file")
    }

    private static func unreadable(_ file: String, _ error: Int32) -> FormatError {
        FormatError(file: file, kind: .unreadable, problem: systemReason(error))
    }

    /// The system's words for an `errno`.
    static func systemReason(_ error: Int32) -> String {
        unsafe String(cString: chost_error_text(error))
    }
}
