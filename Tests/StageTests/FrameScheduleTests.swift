import TaijiStage
import Testing

@Suite struct FrameScheduleTests {
    private func schedule(end: Double? = nil) -> FrameSchedule {
        FrameSchedule(
            pacer: FramePacer(refreshRate: 50, waitsForDisplay: true, rendererWaits: false, rateLimit: nil),
            end: end)
    }

    /// A schedule whose first picture was shown at 0, so that the next may begin at 0.02.
    private func started(end: Double? = nil) -> FrameSchedule {
        var schedule = schedule(end: end)
        schedule.finished(start: 0, end: 0.001, drawn: true, presented: true)
        return schedule
    }

    @Test func theFirstPictureIsDrawnAtOnceAndShownInAnyCase() {
        let schedule = schedule()
        #expect(schedule.step(at: 0, nextChange: nil) == .draw)
        #expect(schedule.mustShow)
    }

    @Test func nothingMovesSoItSleepsForEver() {
        #expect(started().step(at: 5, nextChange: nil) == .wait(until: nil))
        #expect(started().step(at: 5, nextChange: .infinity) == .wait(until: nil))
        #expect(started().step(at: 5, nextChange: .nan) == .wait(until: nil))
    }

    @Test func itSleepsUntilTheNextChange() {
        #expect(started().step(at: 1, nextChange: 3) == .wait(until: 3))
        #expect(started().step(at: 3, nextChange: 3) == .draw)
        #expect(started().step(at: 9, nextChange: 3) == .draw)
    }

    @Test func aPictureThatAlwaysChangesIsDrawnAtThePace() {
        let schedule = started()
        let due = 0.02 - FrameSchedule.grain
        #expect(schedule.step(at: 0.01, nextChange: 0) == .wait(until: due))
        #expect(schedule.step(at: due, nextChange: 0) == .draw)
        #expect(schedule.step(at: due, nextChange: -.infinity) == .draw)
    }

    @Test func anEventMakesOnePictureHoweverManyThereAre() {
        var schedule = started()
        for _ in 0..<10 { schedule.pictureMayDiffer() }
        #expect(schedule.step(at: 1, nextChange: nil) == .draw)
        #expect(!schedule.mustShow)
        schedule.finished(start: 1, end: 1.001, drawn: true, presented: false)
        #expect(schedule.step(at: 1.1, nextChange: nil) == .wait(until: nil))
    }

    @Test func exposureShowsWithoutDrawing() {
        var schedule = started()
        schedule.displayLostPicture()
        #expect(schedule.step(at: 1, nextChange: nil) == .present)
        schedule.finished(start: 1, end: 1.001, drawn: false, presented: true)
        #expect(schedule.step(at: 1.1, nextChange: nil) == .wait(until: nil))
    }

    @Test func exposureAndAnEventDrawAndShow() {
        var schedule = started()
        schedule.displayLostPicture()
        schedule.pictureMayDiffer()
        #expect(schedule.step(at: 1, nextChange: nil) == .draw)
        #expect(schedule.mustShow)
    }

    @Test func outOfSightNothingIsDrawnWhateverHappens() {
        var schedule = started()
        schedule.isVisible = false
        schedule.displayLostPicture()
        schedule.pictureMayDiffer()
        #expect(schedule.step(at: 1, nextChange: 0) == .wait(until: nil))
        schedule.isVisible = true
        #expect(schedule.step(at: 2, nextChange: nil) == .draw)
    }

    @Test func theEndComesAlsoOutOfSightAndOutOfSleep() {
        var schedule = started(end: 10)
        #expect(schedule.step(at: 1, nextChange: nil) == .wait(until: 10))
        #expect(schedule.step(at: 1, nextChange: 20) == .wait(until: 10))
        #expect(schedule.step(at: 1, nextChange: 5) == .wait(until: 5))
        #expect(schedule.step(at: 10, nextChange: 0) == .end)
        schedule.isVisible = false
        #expect(schedule.step(at: 1, nextChange: 0) == .wait(until: 10))
        #expect(schedule.step(at: 10, nextChange: nil) == .end)
    }

    @Test(
        arguments: [
            (0, nil, -1), (0, .infinity, -1), (0, .nan, -1), (5, 4, 0), (5, 5, 0), (0, 0.0001, 1),
            (0, 0.016, 16),
            (0, 0.0161, 17), (0, 1e12, 3_600_000), (0, -.infinity, 0),
        ] as [(Double, Double?, Int32)])
    func sleepsAreRoundedUpToMilliseconds(now: Double, moment: Double?, expected: Int32) {
        #expect(FrameSchedule.milliseconds(at: now, until: moment) == expected)
    }
}
