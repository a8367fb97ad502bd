/// Why the stage could not be set up or kept going.
public enum SDLError: Error, Hashable, Sendable {
    /// No display can be reached; SDL's own words.
    case noVideo(reason: String)
    /// There is no display of this number; displays count from 0.
    case unknownDisplay(Int, count: Int)
    /// There is no render driver of this name; those that SDL was built with.
    case unknownRenderer(String, available: [String])
    /// A render driver did not come up; SDL's own words, and the drivers that SDL was built with. The name is
    /// nil where any would have done.
    case noRenderer(String?, reason: String, available: [String])
    /// Another program destroyed the window.
    case windowDestroyed
    /// The connection to the display broke: its server has gone, or another program ended it.
    case connectionLost
    /// Something else failed: SDL's function, and its own words; or a request to X11, and Xlib's words.
    case failed(operation: String, reason: String)

    /// Whether what was asked for does not exist, so that asking differently helps.
    public var isUsage: Bool {
        switch self {
        case .unknownDisplay, .unknownRenderer: true
        case .noVideo, .noRenderer, .windowDestroyed, .connectionLost, .failed: false
        }
    }
}

extension SDLError: CustomStringConvertible {
    /// The error in one line, with what was found and what is allowed.
    public var description: String {
        switch self {
        case .noVideo(let reason):
            "no video device: \(reason)"
        case .unknownDisplay(let display, let count):
            count == 1
                ? "no display \(display): there is only display 0"
                : "no display \(display): there are displays 0 to \(count - 1)"
        case .unknownRenderer(let name, let available):
            "no renderer \"\(name)\": expected one of \(available.joined(separator: ", "))"
        case .noRenderer(let name?, let reason, let available):
            "renderer \"\(name)\" does not work here: \(reason) (there are \(available.joined(separator: ", ")))"
        case .noRenderer(nil, let reason, let available):
            "no renderer works here: \(reason) (tried \(available.joined(separator: ", ")))"
        case .windowDestroyed:
            "the window was destroyed by another program"
        case .connectionLost:
            "the connection to the display was lost: the display's server ended, or another program ended the connection"
        case .failed(let operation, let reason):
            "\(operation): \(reason)"
        }
    }
}
