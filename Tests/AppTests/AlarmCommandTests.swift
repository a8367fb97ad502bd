import Foundation
import Synchronization
import TaijiInstruments
import Testing
import taiji_gauge

@Suite struct AlarmCommandTests {
    /// What a command complains of.
    private final class Complaints: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private func report(_ name: String = "hot", value: Double = 1010.5) -> AlarmReport {
        var instrument = AlarmCommandTests.instrument(name)
        instrument.setValue(value, at: 0)
        return instrument.takeAlarmReports()[0]
    }

    private static func instrument(_ name: String) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.gauge.alarms = [Alarm(name: name, side: .high, onset: 1000, release: 900)]
        return Instrument(
            configuration, typeface: NoTypeface(), size: .init(width: 100, height: 100))
    }

    /// Waits until no command runs, and says whether that came.
    private func waitForEnd(of command: AlarmCommand) -> Bool {
        for _ in 0..<3000 {
            if command.pending == 0 { return true }
            usleep(10_000)
        }
        return false
    }

    @Test func theCommandIsToldInItsEnvironmentAlone() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("told")
        let complaints = Complaints()
        // What a shell would carry out, were it ever read as its language.
        let name = "'; touch \(folder.path("injected")); $(touch \(folder.path("injected"))) `x` \"\n&"
        let command = try AlarmCommand(
            "printf '%s|' \"$TAIJI_ALARM_NAME\" $TAIJI_ALARM_STATE $TAIJI_ALARM_SEVERITY $TAIJI_ALARM_SIDE "
                + "$TAIJI_ALARM_VALUE \"$(cat)\" >'\(file)'", complain: { complaints.add($0) })
        command.run(report(name))
        #expect(waitForEnd(of: command))
        let told = try String(contentsOfFile: file, encoding: .utf8)
        #expect(told == "\(name)|unacknowledged|alarm|high|1010.5||", "and the standard input is empty")
        #expect(!FileManager.default.fileExists(atPath: folder.path("injected")))
        #expect(complaints.all.isEmpty)
    }

    @Test func aCommandThatFailsIsToldOnceAndLeavesNothingBehind() throws {
        let complaints = Complaints()
        let folder = try TemporaryFolder()
        let file = folder.path("processes")
        let command = try AlarmCommand("echo $$ >>'\(file)'; exit 3", complain: { complaints.add($0) })
        for _ in 0..<5 {
            command.run(report())
            #expect(waitForEnd(of: command))
        }
        #expect(complaints.all == ["--on-alarm: the command ended with status 3; that is told once"])
        // None waits to be asked for its status: it would still be there.
        let processes = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        #expect(processes.count == 5)
        for process in processes.compactMap({ pid_t($0) }) { #expect(kill(process, 0) == -1) }
    }

    @Test func aCommandThatIsKilledHasFailed() throws {
        let complaints = Complaints()
        let command = try AlarmCommand("kill -TERM $$", complain: { complaints.add($0) })
        command.run(report())
        #expect(waitForEnd(of: command))
        #expect(complaints.all.first?.contains("status 143") == true)
    }

    @Test func commandsThatDoNotEndAreNotAddedToWithoutLimit() throws {
        let folder = try TemporaryFolder()
        let gate = folder.path("gate")
        let made = unsafe mkfifo(gate, 0o600)
        #expect(made == 0)
        let complaints = Complaints()
        let command = try AlarmCommand("read line <'\(gate)'", complain: { complaints.add($0) })
        for number in 0..<AlarmCommand.most + 3 { command.run(report("\(number)")) }
        #expect(command.running == AlarmCommand.most && command.pending == AlarmCommand.most + 3)
        #expect(complaints.all.isEmpty, "what waits is not lost")
        // Opened for both, a writer is there for all of them, however late one comes.
        let end = unsafe open(gate, O_RDWR)
        let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 4 * AlarmCommand.most)
        let written = unsafe write(end, lines, lines.count)
        #expect(written == lines.count)
        #expect(waitForEnd(of: command))
        close(end)
    }

    @Test func twoAlarmsOfOneNameAreRefused() throws {
        #expect(throws: UsageError("--alarm", found: "hot", expected: "a name that no other alarm has")) {
            try Options.parse(["--alarm", "high 5 hot", "--alarm", "low 1 hot"])
        }
        let folder = try TemporaryFolder()
        let file = folder.path("a.json")
        let text =
            #"{"kind": "gauge", "scale": {"start": 0, "end": 9}, "#
            + #""alarms": [{"name": "hot", "side": "high", "onset": 8}]}"#
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        guard case .window(let options) = try Options.parse(["--gauge", file, "--alarm", "low 1 hot"]) else {
            return #expect(Bool(false))
        }
        #expect(throws: Failure.self) { try options.gaugeFile() }
    }

    /// Reports of an alarm that comes and goes `count` times.
    private func changes(_ name: String, count: Int) -> [AlarmReport] {
        var instrument = AlarmCommandTests.instrument(name)
        for _ in 0..<count {
            instrument.setValue(1010, at: 0)
            instrument.setValue(0, at: 0)
        }
        return instrument.takeAlarmReports()
    }

    /// A later command that is quicker does not overtake.
    @Test func theCommandsOfAnAlarmRunOneAfterAnotherInOrder() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("states")
        let complaints = Complaints()
        let command = try AlarmCommand(
            "[ $TAIJI_ALARM_STATE = normal ] || sleep 0.02; echo begin >>'\(file)'; "
                + "echo $TAIJI_ALARM_STATE >>'\(file)'", complain: { complaints.add($0) })
        let reports = changes("a", count: 12)
        for report in reports { command.run(report) }
        #expect(waitForEnd(of: command))
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines == reports.flatMap { ["begin", $0.state.rawValue] })
        #expect(complaints.all.isEmpty)
    }

    @Test func ofTooManyChangesTheOldestIsLeftOutAndNeverTheLatest() throws {
        let folder = try TemporaryFolder()
        let (file, gate) = (folder.path("states"), folder.path("gate"))
        let complaints = Complaints()
        let command = try AlarmCommand(
            "while ! [ -e '\(gate)' ]; do sleep 0.01; done; echo $TAIJI_ALARM_STATE >>'\(file)'",
            complain: { complaints.add($0) })
        let reports = changes("a", count: 50)
        for report in reports { command.run(report) }
        #expect(command.pending == 1 + AlarmCommand.mostWaiting && command.running == 1)
        #expect(complaints.all.count == 1)
        try Data().write(to: URL(fileURLWithPath: gate))
        #expect(waitForEnd(of: command))
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(
            lines == [reports[0]].map(\.state.rawValue)
                + reports.suffix(AlarmCommand.mostWaiting).map(\.state.rawValue))
    }

    @Test func whatWaitsAtTheEndIsRunAsFarAsItStillCounts() throws {
        let folder = try TemporaryFolder()
        let (file, gate) = (folder.path("states"), folder.path("gate"))
        let complaints = Complaints()
        let command = try AlarmCommand(
            "while ! [ -e '\(gate)' ]; do sleep 0.01; done; "
                + "echo $TAIJI_ALARM_NAME $TAIJI_ALARM_STATE >>'\(file)'",
            complain: { complaints.add($0) })
        for report in changes("a", count: 5) + changes("b", count: 3).dropLast() { command.run(report) }
        try Data().write(to: URL(fileURLWithPath: gate))
        command.finish(patience: 30)
        #expect(waitForEnd(of: command))
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("a") }.last == "a normal")
        #expect(lines.filter { $0.hasPrefix("b") }.last == "b unacknowledged")
        #expect(complaints.all.isEmpty)
    }

    @Test func whatCannotBeRunAtTheEndIsTold() throws {
        let folder = try TemporaryFolder()
        let gate = folder.path("gate")
        let complaints = Complaints()
        let command = try AlarmCommand(
            "while ! [ -e '\(gate)' ]; do sleep 0.01; done", complain: { complaints.add($0) })
        for report in changes("a", count: 2) { command.run(report) }
        command.finish(patience: 0.05)
        #expect(complaints.all.count == 1 && complaints.all[0].hasSuffix("follow it: a: normal"))
        try Data().write(to: URL(fileURLWithPath: gate))
        #expect(waitForEnd(of: command))
    }

    @Test(arguments: [
        ("high 1000", Alarm(name: "high 1000", side: .high, onset: 1000, release: 1000)),
        ("high 1000 900", Alarm(name: "high 1000", side: .high, onset: 1000, release: 900)),
        (
            "low -5 2.5 warning latching  oil  pressure",
            Alarm(
                name: "oil pressure", side: .low, onset: -5, release: 2.5, severity: .warning,
                isLatching: true)
        ),
        ("low 5 latching", Alarm(name: "low 5", side: .low, onset: 5, release: 5, isLatching: true)),
    ])
    func alarmsAreReadFromTheCommandLine(text: String, alarm: Alarm) throws {
        guard case .window(let options) = try Options.parse(["--alarm", text, "--alarm", "low 1"]) else {
            return #expect(Bool(false))
        }
        #expect(options.alarms == [alarm, Alarm(name: "low 1", side: .low, onset: 1, release: 1)])
    }

    @Test(arguments: [
        "", "high", "1000", "high x", "high 5 6", "low 5 4", "up 5", "high 5 4 3", "high 5 4 3 hot",
    ])
    func whatIsNoAlarmIsRefused(text: String) {
        #expect(throws: UsageError.self) { try Options.parse(["--alarm", text]) }
    }
}
