/// Where a performance plays: a window on the desktop, or a whole display.
public enum Stage {
    /// The names of the render drivers that SDL was built with, the ones it prefers first.
    public static var rendererNames: [String] { SDLRenderer.driverNames }

    /// Opens the stage, plays until the user, the performance, a signal or the time ends it, and closes it.
    ///
    /// When nothing moves, nothing is drawn and the process sleeps.
    ///
    /// - Parameters:
    ///   - performance: what plays.
    ///   - options: how the stage is set up.
    ///   - waker: the bell by which other threads call for the performance's attention.
    ///   - closing: called once the play is over and the window out of sight, before anything is freed: the place for last
    ///     words. If the display's server ends while the stage is freed, the process may end with it. Not called where
    ///     the stage cannot be opened.
    /// - Returns: what happened, in figures.
    /// - Throws: ``SDLError`` where the stage cannot be opened, and then nothing of it was to be seen; or
    ///   where SDL fails later, or the window is lost. After ``SDLError/connectionLost`` this process can open no other stage.
    @MainActor
    @discardableResult
    public static func run(
        _ performance: any Performance, options: StageOptions, waker: Waker = Waker(),
        closing: () -> Void = {}
    ) throws(SDLError) -> StageRecord {
        let clock = StageClock()
        if let name = options.renderer { try SDLRenderer.checkName(name) }
        let video = try SDLVideo()
        let window = try SDLWindow(options, video: video)
        let renderer = try SDLRenderer(window: window, name: options.renderer)
        let loop = try StageLoop(
            performance: performance, options: options, waker: waker, window: window, renderer: renderer,
            openingClock: clock)
        // What is left of a lost window is not freed, and stays until the process ends.
        defer { if window.loss != nil { _ = unsafe Unmanaged.passRetained(loop) } }
        defer { closing() }
        return try loop.play()
    }
}
