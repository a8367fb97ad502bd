import TaijiFeed
import TaijiGeometry
import TaijiInstruments
import TaijiStage

/// Shows the instrument in a window until it is closed.
@MainActor
func runWindow(_ options: Options) throws(Failure) {
    let waker = Waker()
    let typeface = try options.typeface()
    var (configuration, files) = try options.followedConfiguration { waker.wake() }
    // What only the hand sets does not age.
    configuration.isFed = options.feed != nil
    let instrument = Instrument(
        configuration, typeface: typeface,
        size: Size(width: Double(options.size.width), height: Double(options.size.height)))
    let printer = options.print ? try ValuePrinter { waker.wake() } : nil
    var alarmCommand: AlarmCommand?
    if let line = options.onAlarm { alarmCommand = try AlarmCommand(line, complain: Program.complain) }
    let performance = InstrumentPerformance(
        instrument, printer: printer, alarmCommand: alarmCommand,
        check: options.verify.map { PictureCheck(every: $0) })
    if options.feed != nil {
        do throws(FeedError) {
            try performance.readValues(from: 0, waker: waker)
        } catch {
            throw .failed(subject: "--feed", reason: error.description)
        }
    }
    performance.follow(files)
    var stage = StageOptions(
        title: InstrumentPerformance.windowTitle(of: instrument), width: options.size.width,
        height: options.size.height)
    // A size that the user asked for is kept, whatever the display.
    stage.fitsDisplay = options.size == Options().size
    stage.isFullscreen = options.fullscreen
    stage.display = options.display
    stage.renderer = options.renderer
    stage.waitsForDisplay = options.vsync
    stage.frameRateLimit = options.framesPerSecond
    stage.duration = options.quitAfter
    stage.icon = Icon.picture(typeface: typeface)
    // What the user set is written also where the stage fails; that failure is then the one to tell.
    var failure: Failure?
    let lastWords = LastWords(performance, printer, alarmCommand)
    do throws(SDLError) {
        try Stage.run(performance, options: stage, waker: waker, closing: lastWords.say)
    } catch {
        failure = Failure(error)
    }
    lastWords.say()
    if let failure = failure ?? lastWords.failure { throw failure }
}
