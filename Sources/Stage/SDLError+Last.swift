import CSDL2

extension SDLError {
    /// What SDL last said went wrong.
    static var lastReason: String {
        let text = unsafe String(cString: SDL_GetError())
        return text.isEmpty ? "SDL gives no reason" : text
    }

    /// The error of the SDL function `operation`, which has just failed.
    static func last(_ operation: String) -> SDLError {
        .failed(operation: operation, reason: lastReason)
    }
}
