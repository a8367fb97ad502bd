import TaijiRaster

/// How a stage is set up.
public struct StageOptions {
    /// The window's title.
    public var title: String
    /// The window's width in window units (pixels on a display of plain density), at least 1.
    public var width: Int
    /// The window's height in window units, at least 1.
    public var height: Int
    /// Whether a window larger than the display is made smaller, in its proportions, so that it can be
    /// used. Off where the user asked for the size.
    public var fitsDisplay = true
    /// Whether the stage begins in (desktop) fullscreen.
    public var isFullscreen = false
    /// The display that the window is opened on, 0 for the first; nil lets the desktop decide.
    public var display: Int?
    /// The render driver by SDL's name ("opengl", "software" …); nil takes the best there is.
    public var renderer: String?
    /// Whether presenting waits for the display.
    public var waitsForDisplay = true
    /// At most so many pictures a second, above 0; nil sets no limit beside the display's own.
    public var frameRateLimit: Double?
    /// Ends the performance after so many seconds, at least 0; nil plays on until somebody ends it.
    public var duration: Double?
    /// The window's icon, in any format; nil keeps the desktop's own.
    public var icon: Framebuffer?

    /// A window of the given title and size, everything else at its default.
    public init(title: String, width: Int, height: Int) {
        self.title = title
        self.width = width
        self.height = height
    }
}
