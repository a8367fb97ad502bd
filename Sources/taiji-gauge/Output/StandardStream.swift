import CHost
import Glibc

/// Standard output and standard error, written in whole texts.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Once, before anything else: a reader that goes away must not end the process (SIGPIPE), and no file
    /// may get the number of a stream that the caller closed.
    package static func prepare() {
        chost_prepare_standard_streams()
    }

    /// Writes all of `text`, unbuffered: when this returns the reader can have it.
    package func write(_ text: String) throws(Failure) {
        let error = unsafe chost_write_all(rawValue, text, text.utf8.count)
        switch error {
        case 0: return
        case EPIPE: throw .readerClosed
        default: throw .failed(subject: name, reason: StandardStream.text(ofError: error))
        }
    }

    private var name: String { self == .output ? "standard output" : "standard error" }

    /// The system's words for an `errno`.
    package static func text(ofError error: Int32) -> String {
        unsafe String(cString: chost_error_text(error))
    }
}
