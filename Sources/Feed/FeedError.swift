/// Why a feed could not be started.
public enum FeedError: Error, Hashable, Sendable {
    /// The system refused to start the reading thread; its reason.
    case noThread(reason: String)
    /// The descriptor is closed, not open for reading, or a folder; the system's reason.
    case unreadable(reason: String)
}

extension FeedError: CustomStringConvertible {
    /// One line for the person at the keyboard.
    public var description: String {
        switch self {
        case .noThread(let reason), .unreadable(let reason): "the feed cannot be read: \(reason)"
        }
    }
}
