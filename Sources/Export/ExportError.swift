/// Why a picture was not written.
public enum ExportError: Error, Hashable, Sendable {
    /// The picture cannot be put into the file format; the reason is the library's.
    case encoding(reason: String)
    /// Bytes that should hold a picture do not; the reason is the library's.
    case decoding(reason: String)
    /// The file cannot be written; the reason is the system's.
    case writing(file: String, reason: String)
}

extension ExportError: CustomStringConvertible {
    /// One line for the person at the keyboard.
    public var description: String {
        switch self {
        case .encoding(let reason): "the picture cannot be encoded: \(reason)"
        case .decoding(let reason): "the picture cannot be decoded: \(reason)"
        case .writing(let file, let reason): "\(file) cannot be written: \(reason)"
        }
    }
}
