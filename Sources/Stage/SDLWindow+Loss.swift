import CX11

extension SDLWindow {
    /// Lets the window's loss be told by ``loss``. Without this Xlib would end the process by itself, and nothing could
    /// be said or written any more.
    ///
    /// To be called once the renderer is there, which may have to open the window anew.
    ///
    /// - Returns: whether it is a window of X11's: no other can be lost.
    func watch() -> Bool { unsafe cx11_watch(handle) }

    /// Why the window can no longer be used, not even to free it; nil while it can. Told of the window that was watched
    /// last.
    var loss: SDLError? {
        switch cx11_loss() {
        case .none: nil
        case .ofWindow: .windowDestroyed
        case .ofConnection: .connectionLost
        case .byRefusal:
            unsafe .failed(
                operation: String(cString: cx11_refused_request()), reason: String(cString: cx11_refusal()))
        }
    }
}
