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
            if command.running == 0 { return true }
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
        let command = AlarmCommand(
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
        let command = AlarmCommand("echo $$ >>'\(file)'; exit 3", complain: { complaints.add($0) })
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

    @Test func aCommandThatIsKilledHasFailed() {
        let complaints = Complaints()
        let command = AlarmCommand("kill -TERM $$", complain: { complaints.add($0) })
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
        let command = AlarmCommand("read line <'\(gate)'", complain: { complaints.add($0) })
        for _ in 0..<AlarmCommand.most + 3 { command.run(report()) }
        #expect(command.running == AlarmCommand.most)
        #expect(complaints.all.count == 1 && complaints.all[0].contains("\(AlarmCommand.most) commands"))
        // Opened for both, a writer is there for all of them, however late one comes.
        let end = unsafe open(gate, O_RDWR)
        let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 4 * AlarmCommand.most)
        let written = unsafe write(end, lines, lines.count)
        #expect(written == lines.count)
        #expect(waitForEnd(of: command))
        close(end)
    }

    @Test(arguments: [
        ("high 1000", Alarm(name: "high", side: .high, onset: 1000, release: 1000)),
        ("high 1000 900", Alarm(name: "high", side: .high, onset: 1000, release: 900)),
        (
            "low -5 2.5 warning latching  oil  pressure",
            Alarm(
                name: "oil pressure", side: .low, onset: -5, release: 2.5, severity: .warning,
                isLatching: true)
        ),
        ("low 5 latching", Alarm(name: "low", side: .low, onset: 5, release: 5, isLatching: true)),
    ])
    func alarmsAreReadFromTheCommandLine(text: String, alarm: Alarm) throws {
        guard case .window(let options) = try Options.parse(["--alarm", text, "--alarm", "low 1"]) else {
            return #expect(Bool(false))
        }
        #expect(options.alarms == [alarm, Alarm(name: "low", side: .low, onset: 1, release: 1)])
    }

    @Test(arguments: ["", "high", "1000", "high x", "high 5 6", "low 5 4", "up 5"])
    func whatIsNoAlarmIsRefused(text: String) {
        #expect(throws: UsageError.self) { try Options.parse(["--alarm", text]) }
    }
}
