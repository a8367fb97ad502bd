/// What an instrument asks of whoever runs it.
public enum InstrumentAction: Hashable, Sendable {
    /// The user set this value: one of the scale's steps, or the gauge's default.
    case valueSet(Double)
    /// Go to fullscreen, or back.
    case toggleFullscreen
    /// Leave fullscreen; where the window is not fullscreen, end.
    case leaveFullscreenOrQuit
    /// End.
    case quit
}
