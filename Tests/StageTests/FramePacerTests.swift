import TaijiStage
import Testing

/// The moments at which pictures begin on a make-believe display, by a pacer and a make-believe clock.
private func starts(
    _ pacer: inout FramePacer, pictures: Int, from time: Double = 0, presented: Bool = true,
    present: (Double) -> Double
) -> [Double] {
    var now = time
    return (0..<pictures).map { _ in
        now = max(now, pacer.nextStart)
        let start = now
        // A picture takes a millisecond, then presenting takes as long as the display makes it.
        now = presented ? present(now + 0.001) : now + 0.001
        pacer.finished(start: start, end: now, presented: presented)
        return start
    }
}

/// The next multiple of `interval` after `time`: when a display of that interval lets a present return.
private func refresh(after time: Double, interval: Double) -> Double {
    ((time / interval).rounded(.down) + 1) * interval
}

/// Less than any difference that a display could show; the sums of intervals are only rounded.
private let tolerance = 1e-9

@Suite struct FramePacerTests {
    @Test func aDisplayThatWaitsSetsThePace() {
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: true, rendererWaits: true, rateLimit: nil)
        let interval = 1 / 59.94
        let times = starts(&pacer, pictures: 200) { refresh(after: $0, interval: interval) }
        #expect(pacer.isPacedByDisplay)
        // Each picture begins at a refresh of the display, whose rate is not quite the one it tells: our clock
        // does not interfere.
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index) * interval) < tolerance) }
    }

    @Test func aDriverThatPromisesToWaitAndDoesNotIsFoundOut() {
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: true, rendererWaits: true, rateLimit: nil)
        let times = starts(&pacer, pictures: 100) { $0 }
        #expect(!pacer.isPacedByDisplay)
        let paced = times.dropFirst(FramePacer.patience + 2)
        for (a, b) in zip(paced, paced.dropFirst()) { #expect(abs(b - a - 1.0 / 60) < tolerance) }
    }

    @Test func aFewPicturesInAdvanceAreNoReasonForDistrust() {
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: true, rendererWaits: true, rateLimit: nil)
        var free = 3
        for _ in 0..<20 {
            // After each pause the driver takes three pictures at once.
            free = 3
            _ = starts(&pacer, pictures: 6, from: pacer.nextStart + 5) { time in
                free -= 1
                return free >= 0 ? time : refresh(after: time, interval: 1.0 / 60)
            }
        }
        #expect(pacer.isPacedByDisplay)
    }

    @Test func theSoftwareRendererIsPacedByOurClock() {
        var pacer = FramePacer(refreshRate: 75, waitsForDisplay: true, rendererWaits: false, rateLimit: nil)
        let times = starts(&pacer, pictures: 50) { $0 }
        for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 1.0 / 75) < tolerance) }
    }

    @Test func aDisplayOfUnknownRateCountsAsSixty() {
        var pacer = FramePacer(refreshRate: 0, waitsForDisplay: true, rendererWaits: true, rateLimit: nil)
        let times = starts(&pacer, pictures: 50) { $0 }
        for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 1.0 / 60) < tolerance) }
    }

    @Test func theLimitHoldsBelowTheDisplaysRate() {
        for rendererWaits in [true, false] {
            var pacer = FramePacer(
                refreshRate: 60, waitsForDisplay: true, rendererWaits: rendererWaits, rateLimit: 20)
            let times = starts(&pacer, pictures: 40) { $0 }
            for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 1.0 / 20) < tolerance) }
        }
    }

    @Test func aLimitAboveTheDisplaysRateLeavesThePaceToTheDisplay() {
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: true, rendererWaits: true, rateLimit: 144)
        let times = starts(&pacer, pictures: 60) { refresh(after: $0, interval: 1.0 / 60) }
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 60) < tolerance) }
    }

    @Test func withoutWaitingOnlyTheLimitHolds() {
        var free = FramePacer(refreshRate: 60, waitsForDisplay: false, rendererWaits: true, rateLimit: nil)
        let times = starts(&free, pictures: 50) { $0 }
        for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 0.001) < tolerance) }
        var limited = FramePacer(refreshRate: 60, waitsForDisplay: false, rendererWaits: true, rateLimit: 200)
        let slower = starts(&limited, pictures: 50) { $0 }
        for (a, b) in zip(slower, slower.dropFirst()) { #expect(abs(b - a - 0.005) < tolerance) }
    }

    @Test(arguments: [true, false]) func picturesThatAreNotShownDoNotRunAway(waits: Bool) {
        // Nothing waits for the display where nothing is shown: without our clock that would be a busy loop.
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: waits, rendererWaits: true, rateLimit: nil)
        let times = starts(&pacer, pictures: 50, presented: false) { $0 }
        for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 1.0 / 60) < tolerance) }
    }

    @Test func latenessDoesNotAddUp() {
        var pacer = FramePacer(refreshRate: 0, waitsForDisplay: true, rendererWaits: false, rateLimit: nil)
        var now = 0.0
        var count = 0
        while now < 10 {
            // The sleep ends up to a millisecond late each time.
            now = max(now, pacer.nextStart) + 0.0009
            pacer.finished(start: now, end: now + 0.002, presented: true)
            count += 1
            now += 0.002
        }
        #expect((599...601).contains(count))
    }

    @Test func afterAPauseThereIsNoHurryToCatchUp() {
        var pacer = FramePacer(refreshRate: 0, waitsForDisplay: true, rendererWaits: false, rateLimit: nil)
        _ = starts(&pacer, pictures: 5) { $0 }
        let times = starts(&pacer, pictures: 5, from: 100) { $0 }
        #expect(times[0] == 100)
        for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - 1.0 / 60) < tolerance) }
    }

    @Test func anotherDisplayIsTrustedAnew() {
        var pacer = FramePacer(refreshRate: 60, waitsForDisplay: true, rendererWaits: true, rateLimit: nil)
        _ = starts(&pacer, pictures: 50) { $0 }
        #expect(!pacer.isPacedByDisplay)
        pacer.displayChanged(refreshRate: 120)
        #expect(pacer.isPacedByDisplay)
        #expect(pacer.refreshInterval == 1.0 / 120)
    }
}
