import TaijiDrawing
import TaijiInstruments
import TestSupport
import Testing

@Suite struct AlarmTests {
    private static let high = Alarm(name: "pressure", side: .high, onset: 1000, release: 900)

    private func states(_ alarm: Alarm, _ values: [Double]) -> [AlarmMonitor.State] {
        var monitor = AlarmMonitor(alarm)
        return values.map {
            _ = monitor.take($0, at: 0)
            return monitor.state
        }
    }

    @Test func theSequenceOfTheHysteresisIsOneAlarm() {
        var monitor = AlarmMonitor(Self.high)
        let changes = [980, 1010, 990, 1020, 900, 899, 950].map { monitor.take($0, at: 0) }
        #expect(changes == [false, true, false, false, false, true, false])
    }

    @Test func aLowAlarmIsTheMirrorImage() {
        let low = Alarm(name: "level", side: .low, onset: 10, release: 20)
        #expect(
            states(low, [11, 10, 15, 20, 20.1, 15])
                == [.normal, .unacknowledged, .unacknowledged, .unacknowledged, .normal, .normal])
    }

    @Test func aReleaseOnTheWrongSideCountsAsTheOnset() {
        let alarm = Alarm(name: "", side: .high, onset: 10, release: 99)
        #expect(
            states(alarm, [10, 10, 9.9, 50]) == [.unacknowledged, .unacknowledged, .normal, .unacknowledged])
    }

    @Test func aSensorThatFailsDoesNotEndAnAlarm() {
        #expect(states(Self.high, [1010, .nan]) == [.unacknowledged, .unacknowledged])
    }

    /// What happens to an alarm: a value comes, or somebody acknowledges it.
    private enum Happening {
        case value(Double), acknowledgement
    }

    /// The states that an alarm is in after each happening; nil where nothing changed.
    private func changes(_ alarm: Alarm, _ happenings: [Happening]) -> [AlarmMonitor.State?] {
        var monitor = AlarmMonitor(alarm)
        return happenings.map {
            let isOther =
                switch $0 {
                case .value(let value): monitor.take(value, at: 0)
                case .acknowledgement: monitor.acknowledge()
                }
            return isOther ? monitor.state : nil
        }
    }

    @Test func acknowledgingGoesWithTheAlarm() {
        let found = changes(
            Self.high,
            [
                .acknowledgement, .value(1010), .acknowledgement, .acknowledgement, .value(2000), .value(10),
                .value(1000),
            ])
        #expect(found == [nil, .unacknowledged, .acknowledged, nil, nil, .normal, .unacknowledged])
    }

    @Test func aLatchingAlarmStaysUntilSomebodyHasSeenIt() {
        var alarm = Self.high
        alarm.isLatching = true
        let found = changes(
            alarm,
            [
                .value(1010), .value(10), .value(1010), .value(10), .acknowledgement, .value(1010),
                .acknowledgement, .value(10),
            ])
        #expect(
            found == [
                .unacknowledged, .rectified, .unacknowledged, .rectified, .normal, .unacknowledged,
                .acknowledged, .normal,
            ], "one that was seen before it went is gone")
    }

    /// However values come, an alarm is on where the last of them that passed either limit passed the onset.
    @Test func theStateFollowsFromTheLastLimitPassed() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<200 {
            let onset = random.double(-5...5)
            let alarm = Alarm(
                name: "", side: .high, onset: onset, release: onset - random.double(0...3))
            var monitor = AlarmMonitor(alarm)
            var isOn = false
            for _ in 0..<50 {
                let value = random.double(-8...8)
                if value >= alarm.onset { isOn = true } else if value < alarm.release { isOn = false }
                _ = monitor.take(value, at: 0)
                if random.oneIn(5) { _ = monitor.acknowledge() }
                #expect(monitor.isOn == isOn, "seed \(random.seed)")
            }
        }
    }
}

@Suite struct InstrumentAlarmTests {
    private static let high = Alarm(name: "hot", side: .high, onset: 80, release: 70)
    private static let warm = Alarm(name: "warm", side: .high, onset: 60, release: 55, severity: .warning)

    private func alarmed(
        _ alarms: [Alarm] = [high, warm], _ change: (inout InstrumentConfiguration) -> Void = { _ in }
    ) -> Instrument {
        makeInstrument {
            $0.startValue = 10
            $0.movement = .jump
            $0.fixedPhase = 0
            $0.gauge.alarms = alarms
            change(&$0)
        }
    }

    private func scene(_ instrument: Instrument, at time: Double) -> Scene {
        var copy = instrument
        return copy.takeScene(at: time)
    }

    private func colors(_ instrument: Instrument, at time: Double) -> Set<Color> {
        Set(
            scene(instrument, at: time).layers.compactMap {
                switch $0.content {
                case .glyphs(_, .solid(let color)), .fill(_, _, .solid(let color)): color
                default: nil
                }
            })
    }

    @Test func eachChangeIsReportedOnce() {
        var instrument = alarmed()
        for (step, value) in [50.0, 65, 85, 75, 90, 60, 50].enumerated() {
            instrument.setValue(value, at: Double(step))
        }
        let reports = instrument.takeAlarmReports()
        #expect(reports.map(\.alarm.name) == ["warm", "hot", "hot", "warm"])
        #expect(reports.map(\.state) == [.unacknowledged, .unacknowledged, .normal, .normal])
        #expect(reports.map(\.value) == [65, 85, 60, 50] && reports.map(\.time) == [1, 2, 5, 6])
        #expect(instrument.takeAlarmReports().isEmpty)
    }

    /// What came and went between two looks at a feed has been.
    @Test func aPeakThatIsNotShownIsNotMissed() {
        var instrument = alarmed([Self.high])
        instrument.setValue(20, among: 15...85, at: 1)
        #expect(instrument.takeAlarmReports().map(\.state) == [.unacknowledged, .normal])
        instrument.setValue(75, among: 15...85, at: 2)
        #expect(instrument.monitors[0].state == .unacknowledged, "whether it ended is not known: it did not")
        _ = instrument.takeAlarmReports()
        instrument.acknowledgeAlarms(at: 3)
        instrument.setValue(20, among: 20...90, at: 4)
        #expect(
            instrument.takeAlarmReports().map(\.state) == [.acknowledged, .normal],
            "a value that falls is no new alarm")
    }

    /// 80 is the onset, 70 the release: up, down and up again is two alarms, although one picture shows the last alone.
    @Test func alarmsThatComeAndGoBetweenTwoLooksAreCountedEveryOne() {
        var instrument = alarmed([Self.high])
        #expect(instrument.alarmLevels == [80, 70])
        instrument.setValue(85, among: 65...85, passages: [75, 81, 65, 85], at: 1)
        #expect(instrument.monitors[0].count == 2)
        let reports = instrument.takeAlarmReports()
        #expect(reports.map(\.state) == [.unacknowledged, .normal, .unacknowledged])
        #expect(reports.map(\.value) == [81, 65, 85])
        // One that does not end in between is one.
        instrument.setValue(85, among: 71...99, passages: [75, 90, 72, 85], at: 2)
        #expect(instrument.monitors[0].count == 2 && instrument.takeAlarmReports().isEmpty)
        // However many there are, those of one look are all told.
        let many = (0..<10_000).map { $0.isMultiple(of: 2) ? 60.0 : 90 }
        instrument.setValue(20, among: 20...90, passages: many, at: 4)
        #expect(instrument.takeAlarmReports().count { $0.state == .unacknowledged } == 5000)
        #expect(instrument.monitors[0].count == 5002)
    }

    @Test func theStartValueAndTheHandSetAlarmsOff() {
        var instrument = alarmed { $0.startValue = 90 }
        #expect(instrument.takeAlarmReports().count == 2)
        _ = instrument.handle(key(.home), at: 1)
        #expect(instrument.takeAlarmReports().map(\.state) == [.normal, .normal])
        _ = instrument.handle(key(.end), at: 2)
        #expect(instrument.monitors.allSatisfy { $0.state == .unacknowledged })
    }

    @Test func whileTheDotIsHeldAlarmsGoOn() throws {
        var instrument = alarmed()
        let dot = try #require(instrument.description().dot)
        _ = instrument.handle(.pointerPressed(dot, clicks: 1, modifiers: []), at: 1)
        instrument.setValue(95, at: 2)
        #expect(instrument.shownValue(at: 2) == 10 && instrument.monitors[0].isOn)
    }

    @Test func anAlarmFlashesUntilItIsAcknowledged() {
        var instrument = alarmed()
        instrument.setValue(85, at: 3.25)
        _ = instrument.takeScene(at: 3.25)
        let (lit, dark) = (scene(instrument, at: 3.25), scene(instrument, at: 3.75))
        let isOther = lit != dark
        #expect(isOther)
        for step in 0..<8 {
            let time = 3.25 + 0.5 * Double(step)
            #expect(instrument.nextChange(after: time) == time + 0.5)
            #expect(instrument.nextChange(after: time + 0.2) == time + 0.5)
            let isRight = scene(instrument, at: time + 0.4) == (step % 2 == 0 ? lit : dark)
            #expect(isRight)
        }
        _ = instrument.handle(key(.character("a")), at: 9)
        #expect(instrument.nextChange(after: 9) == 9)
        _ = instrument.takeScene(at: 9)
        #expect(instrument.nextChange(after: 9) == nil, "steady")
        #expect(instrument.monitors[0].state == .acknowledged)
        #expect(colors(instrument, at: 9).contains(Theme.dark.alarm))
    }

    @Test func reducedMotionOutlinesInsteadOfFlashing() {
        var instrument = alarmed { $0.reducesMotion = true }
        let before = scene(instrument, at: 1).layers.count
        instrument.setValue(85, at: 2)
        let outlined = scene(instrument, at: 2)
        _ = instrument.takeScene(at: 2)
        #expect(instrument.nextChange(after: 2) == nil)
        #expect(outlined.layers.count > before + 1)
        instrument.acknowledgeAlarms(at: 3)
        let isOther = scene(instrument, at: 3) != outlined
        #expect(isOther, "whether somebody has seen it is to be seen")
    }

    @Test func aWarningIsYellowAndSteady() {
        var instrument = alarmed()
        let calm = colors(instrument, at: 1)
        #expect(!calm.contains(Theme.dark.warning) && !calm.contains(Theme.dark.alarm))
        instrument.setValue(65, at: 2)
        _ = instrument.takeScene(at: 2)
        #expect(instrument.nextChange(after: 2) == nil)
        #expect(colors(instrument, at: 2).contains(Theme.dark.warning))
        #expect(!colors(instrument, at: 2).contains(Theme.dark.alarm))
        instrument.setValue(20, at: 3)
        #expect(colors(instrument, at: 3) == calm)
    }

    @Test func aDeadDialStillTellsItsAlarm() {
        var instrument = alarmed { $0.gauge.freshness = Freshness(lateAfter: 1, deadAfter: 2) }
        instrument.setValue(85, at: 0)
        #expect(instrument.written(at: 5) == .dead)
        _ = instrument.takeScene(at: 5)
        #expect(instrument.nextChange(after: 5.1) == 5.5)
        #expect(colors(instrument, at: 5).contains(Theme.dark.alarm))
    }
}
