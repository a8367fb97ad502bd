import TaijiFeed
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TaijiStage

/// The instrument on a stage: events and fed values go to it, its pictures to the framebuffer, the values
/// that the user sets to a printer.
@MainActor
final class InstrumentPerformance: Performance {
    private var instrument: Instrument
    private let renderer = SceneRenderer()
    /// Where the values that the user sets go.
    private let printer: ValuePrinter?
    /// What is run when an alarm changes.
    private let alarmCommand: AlarmCommand?
    /// What compares pictures with ones drawn whole.
    private var check: PictureCheck?
    /// Where values come from beside the user's hand.
    private var feed: Feed?
    private var reportedInvalidLines = false
    /// The files in which its gauge and its theme stand.
    private var files: ReloadedFiles?
    /// What the stage was last asked to show beside the picture.
    private var pointerShape = PointerShape.arrow
    private var windowTitle: String

    /// The performance of `instrument`. Once `printer` has failed, which rings the stage's waker, the play is
    /// over: the reader that it was for has gone.
    init(
        _ instrument: Instrument, printer: ValuePrinter?, alarmCommand: AlarmCommand? = nil,
        check: PictureCheck? = nil
    ) {
        self.instrument = instrument
        self.printer = printer
        self.alarmCommand = alarmCommand
        self.check = check
        windowTitle = InstrumentPerformance.windowTitle(of: instrument)
    }

    /// What a window of `instrument` is called: by the gauge's title, so that several can be told apart.
    static func windowTitle(of instrument: Instrument) -> String {
        let title = instrument.configuration.show == .taiji ? "" : instrument.configuration.gauge.title
        return title.isEmpty ? "taiji-gauge" : title + " \u{2013} taiji-gauge"
    }

    /// What the window is to show otherwise than so far: the pointer's shape, its title.
    private func windowRequests(at time: Double) -> [StageRequest] {
        var requests: [StageRequest] = []
        let shape = instrument.pointerShape(at: time)
        if shape != pointerShape { requests.append(.setPointer(shape)) }
        pointerShape = shape
        let title = InstrumentPerformance.windowTitle(of: instrument)
        if title != windowTitle { requests.append(.setTitle(title)) }
        windowTitle = title
        return requests
    }

    func resize(width: Int, height: Int, scale: Double) {
        instrument.resize(to: Size(width: Double(width), height: Double(height)), scale: scale)
    }

    func handle(_ event: InputEvent, at time: Double) -> [StageRequest] {
        let requests = instrument.handle(event, at: time).compactMap(request)
        tellAlarms()
        return requests + windowRequests(at: time)
    }

    /// Reads values from `descriptor` from now on and rings `waker` when something is new.
    func readValues(from descriptor: Int32, waker: Waker) throws(FeedError) {
        feed = try Feed(
            descriptor: descriptor, levels: instrument.alarmLevels, around: instrument.alarmTurn
        ) { waker.wake() }
    }

    /// Follows changes of its gauge's and its theme's files from now on.
    func follow(_ files: ReloadedFiles?) {
        if let problem = files?.problem { Program.complain(problem) }
        self.files = files
    }

    /// Ends following them.
    func endFollowing() {
        files?.stop()
        files = nil
    }

    /// Ends reading, and says how many lines could not be read.
    func endFeed() {
        guard let feed else { return }
        take(feed.take(), at: nil)
        feed.stop()
        self.feed = nil
        reportInvalidLines(feed.statistics)
    }

    func wake(at time: Double) -> [StageRequest] {
        if printer?.failure != nil { return [.quit] }
        take(feed?.take(), at: time)
        if files?.update(&instrument, at: time) == true {
            feed?.watch(levels: instrument.alarmLevels, around: instrument.alarmTurn)
        }
        tellAlarms()
        return windowRequests(at: time)
    }

    /// Shows and tells what is new at the feed.
    private func take(_ news: FeedNews?, at time: Double?) {
        guard let news else { return }
        for line in [news.firstInvalidLine, news.firstDecimalComma].compactMap({ $0 }) {
            let expected =
                line.hasDecimalComma
                ? "a dot as the decimal sign, such as 3.5, and spaces between numbers"
                : "a line with a number, such as 42.5"
            Program.complain("--feed: line \(line.number): found \"\(line.text)\", expected \(expected)")
        }
        if let reading = news.reading, let time {
            instrument.setValue(
                reading.latest ?? .nan, among: reading.range, passages: reading.passages, at: time)
            tellAlarms()
        }
        if let time {
            for channel in news.channels {
                instrument.setValue(channel.reading.latest ?? .nan, ofChannel: channel.name, at: time)
            }
        }
        if news.isUnreadable, let time { instrument.noteUnreadable(at: time) }
        if news.end != nil, let time { instrument.endSource(at: time) }
        if case .failure(let reason) = news.end { Program.complain("--feed: \(reason)") }
        if news.end != nil, let feed { reportInvalidLines(feed.statistics) }
    }

    /// The first line without a number was named when it came; how many there were is told once, at the end.
    private func reportInvalidLines(_ statistics: FeedStatistics) {
        guard statistics.invalidLines > 1, !reportedInvalidLines else { return }
        reportedInvalidLines = true
        Program.complain("--feed: \(statistics.invalidLines) of \(statistics.lines) lines could not be read")
    }

    func draw(into framebuffer: Framebuffer, at time: Double) -> Damage {
        // The start value may have set one off.
        tellAlarms()
        let damage = renderer.render(instrument.takeScene(at: time), into: framebuffer)
        guard check?.isDue() == true,
            let fault = check?.repair(framebuffer, of: &instrument, drawnBy: renderer, at: time)
        else { return damage }
        Program.complain("--verify: " + fault)
        return Damage(rects: [PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)])
    }

    /// Runs the user's command for what has become of alarms.
    private func tellAlarms() {
        for report in instrument.takeAlarmReports() { alarmCommand?.run(report) }
    }

    func nextChange(after time: Double) -> Double? { instrument.nextChange(after: time) }

    private func request(_ action: InstrumentAction) -> StageRequest? {
        switch action {
        case .toggleFullscreen: return .toggleFullscreen
        case .leaveFullscreenOrQuit: return .leaveFullscreenOrQuit
        case .quit: return .quit
        case .valueSet(let value):
            guard let printer else { return nil }
            printer.print(instrument.configuration.gauge.scale.text(value))
            return printer.failure == nil ? nil : .quit
        }
    }
}
