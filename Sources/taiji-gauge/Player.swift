import TaijiFeed
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TaijiStage

/// The instrument on a stage: events and fed values go to it, its pictures to the framebuffer, the values
/// that the user sets to standard output.
@MainActor
final class Player: Performance {
    private var instrument: Instrument
    private let renderer = SceneRenderer()
    private let prints: Bool
    /// Where values come from beside the user's hand.
    private var feed: Feed?
    private var reportedInvalidLines = false
    /// Why the play was ended early; a reader that went away is a reason too.
    private(set) var failure: Failure?

    init(_ instrument: Instrument, prints: Bool) {
        self.instrument = instrument
        self.prints = prints
    }

    func resize(width: Int, height: Int, scale: Double) {
        instrument.resize(to: Size(width: Double(width), height: Double(height)), scale: scale)
    }

    func handle(_ event: InputEvent, at time: Double) -> [StageRequest] {
        instrument.handle(event, at: time).compactMap(request)
    }

    /// Reads values from `descriptor` from now on and rings `waker` when something is new.
    func readValues(from descriptor: Int32, waker: Waker) throws(FeedError) {
        feed = try Feed(descriptor: descriptor) { waker.wake() }
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
        guard let feed else { return [] }
        take(feed.take(), at: time)
        return []
    }

    /// Shows and tells what is new at the feed.
    private func take(_ news: FeedNews?, at time: Double?) {
        guard let news else { return }
        if let line = news.firstInvalidLine {
            Program.complain(
                "--feed: line \(line.number): found \"\(line.text)\", expected a line with a number, such as 42.5"
            )
        }
        if let reading = news.reading, let time { instrument.setValue(reading.latest, at: time) }
        if case .failure(let reason) = news.end { Program.complain("--feed: \(reason)") }
        if news.end != nil, let feed { reportInvalidLines(feed.statistics) }
    }

    /// The first line without a number was named when it came; how many there were is told once, at the end.
    private func reportInvalidLines(_ statistics: FeedStatistics) {
        guard statistics.invalidLines > 1, !reportedInvalidLines else { return }
        reportedInvalidLines = true
        Program.complain("--feed: \(statistics.invalidLines) of \(statistics.lines) lines had no number")
    }

    func draw(into framebuffer: Framebuffer, at time: Double) -> Damage {
        renderer.render(instrument.takeScene(at: time), into: framebuffer)
    }

    func nextChange(after time: Double) -> Double? { instrument.nextChange(after: time) }

    private func request(_ action: InstrumentAction) -> StageRequest? {
        switch action {
        case .toggleFullscreen: return .toggleFullscreen
        case .leaveFullscreenOrQuit: return .leaveFullscreenOrQuit
        case .quit: return .quit
        case .valueSet(let value): return print(value) ? nil : .quit
        }
    }

    /// Prints a value for the program that this one drives; false where nobody reads any more.
    private func print(_ value: Double) -> Bool {
        guard prints, failure == nil else { return failure == nil }
        do throws(Failure) {
            try StandardStream.output.write(instrument.configuration.gauge.scale.text(value) + "\n")
            return true
        } catch {
            failure = error
            return false
        }
    }
}
