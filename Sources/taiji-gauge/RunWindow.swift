import TaijiFeed
import TaijiGeometry
import TaijiInstruments
import TaijiStage

/// Shows the instrument in a window until it is closed.
@MainActor
func runWindow(_ options: Options) throws(Failure) {
    let waker = Waker()
    let player = Player(
        Instrument(
            try options.instrumentConfiguration(), typeface: try options.typeface(),
            size: Size(width: Double(options.size.width), height: Double(options.size.height))),
        prints: options.print)
    if options.feed != nil {
        do throws(FeedError) {
            try player.readValues(from: 0, waker: waker)
        } catch {
            throw .failed(subject: "--feed", reason: error.description)
        }
    }
    var stage = StageOptions(title: "taiji-gauge", width: options.size.width, height: options.size.height)
    stage.isFullscreen = options.fullscreen
    stage.display = options.display
    stage.renderer = options.renderer
    stage.waitsForDisplay = options.vsync
    stage.frameRateLimit = options.framesPerSecond
    stage.duration = options.quitAfter
    do throws(SDLError) {
        try Stage.run(player, options: stage, waker: waker)
    } catch {
        throw .failed(subject: "window", reason: error.description)
    }
    player.endFeed()
    if let failure = player.failure { throw failure }
}
