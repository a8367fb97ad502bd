import TaijiFeed
import TaijiGeometry
import TaijiInstruments
import TaijiStage

/// Shows the instrument in a window until it is closed.
@MainActor
func runWindow(_ options: Options) throws(Failure) {
    let waker = Waker()
    let typeface = try options.typeface()
    let player = Player(
        Instrument(
            try options.instrumentConfiguration(), typeface: typeface,
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
    // A size that the user asked for is kept, whatever the display.
    stage.fitsDisplay = options.size == Options().size
    stage.isFullscreen = options.fullscreen
    stage.display = options.display
    stage.renderer = options.renderer
    stage.waitsForDisplay = options.vsync
    stage.frameRateLimit = options.framesPerSecond
    stage.duration = options.quitAfter
    stage.icon = Icon.picture(typeface: typeface)
    do throws(SDLError) {
        try Stage.run(player, options: stage, waker: waker)
    } catch {
        throw Failure(error)
    }
    player.endFeed()
    if let failure = player.failure { throw failure }
}
