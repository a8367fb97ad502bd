import TaijiInstruments

/// What a performance asks of its stage.
public enum StageRequest: Hashable, Sendable {
    /// Goes to fullscreen, or back to the window.
    case toggleFullscreen
    /// Goes back to the window where the stage is fullscreen, else ends the performance: what Escape means.
    case leaveFullscreenOrQuit
    /// Goes back to the window; nothing where the stage is a window already.
    case leaveFullscreen
    /// Names the window.
    case setTitle(String)
    /// Gives the pointer a shape.
    case setPointer(PointerShape)
    /// Ends the performance.
    case quit
}
