import CHost
import Glibc
import Synchronization
import TaijiInstruments

/// The user's command that is run whenever an alarm goes from one state to another.
///
/// The command is a line for `sh`, written by the user on this program's command line and passed on as it is. What
/// came in as data (the alarm's name, the value) is never made part of it: it goes into the command's
/// environment, where a shell does not read it as its language, whatever it is.
///
/// The commands of one alarm are run one after another, in the order of its changes, so that what the last one says is
/// how things are. Those of different alarms do not wait for one another.
package final class AlarmCommand: Sendable {
    private struct State {
        /// What waits to be run, in the order in which it came.
        var waiting: [AlarmReport] = []
        /// The names of the alarms for which a command runs.
        var busy: Set<String> = []
        /// Whether a failure has been told: what fails once may fail with every value.
        var hasFailed = false
    }

    private let command: String
    private let complain: @Sendable (String) -> Void
    private let state = Mutex(State())
    /// Rings when one that waited has been taken.
    private let progress: Bell

    /// The most commands that run at a time. One that never ends must not fill the system with its like.
    package static let most = 16
    /// So many changes of one alarm wait at most. Where there are more, the oldest is left out, never the latest.
    package static let mostWaiting = 64

    /// A command; `complain` is told of the first one that fails, on any thread. Throws where the process has no more
    /// descriptors.
    package init(_ command: String, complain: @escaping @Sendable (String) -> Void) throws(Failure) {
        self.command = command
        self.complain = complain
        progress = try Bell()
    }

    /// What is told of an alarm in the command's environment.
    package static func environment(of report: AlarmReport) -> [String: String] {
        [
            "TAIJI_ALARM_NAME": report.alarm.name,
            "TAIJI_ALARM_STATE": report.state.rawValue,
            "TAIJI_ALARM_SEVERITY": report.alarm.severity.rawValue,
            "TAIJI_ALARM_SIDE": report.alarm.side.rawValue,
            "TAIJI_ALARM_VALUE": DecimalText.plain(report.value),
        ]
    }

    /// Has the command run for a report, once those before it for the same alarm have ended, and does not wait for it.
    package func run(_ report: AlarmReport) {
        let isFull = state.withLock { state in
            state.waiting.append(report)
            let ofAlarm = state.waiting.indices.filter { state.waiting[$0].alarm.name == report.alarm.name }
            guard ofAlarm.count > AlarmCommand.mostWaiting else { return false }
            state.waiting.remove(at: ofAlarm[0])
            return true
        }
        if isFull {
            fail(
                "a command has not ended and \(AlarmCommand.mostWaiting) changes of its alarm wait: "
                    + "the oldest is left out")
        }
        startNext()
    }

    /// Starts what can be started now.
    fileprivate func startNext() {
        while let report = takeNext() {
            progress.ring()
            var child: Int32 = 0
            // A C string ends at its first NUL: what follows one is left out.
            let error = AlarmCommand.start(
                command, AlarmCommand.environment(of: report).map { "\($0.key)=\($0.value)" }, &child)
            guard error == 0 else {
                end(report)
                fail("/bin/sh could not be started: \(StandardStream.text(ofError: error))")
                continue
            }
            let errand = Errand(command: self, child: child, report: report)
            let argument = unsafe Unmanaged.passRetained(errand)
            if unsafe chost_start_thread(awaitingThread, argument.toOpaque()) != 0 {
                unsafe argument.release()
                // Without a thread somebody has to wait, lest the ended command remain.
                takeEnd(of: child, report)
            }
        }
    }

    /// The first report whose alarm has no command running, which counts as running from now on.
    private func takeNext() -> AlarmReport? {
        state.withLock { state in
            guard state.busy.count < AlarmCommand.most,
                let index = state.waiting.firstIndex(where: { !state.busy.contains($0.alarm.name) })
            else { return nil }
            let report = state.waiting.remove(at: index)
            state.busy.insert(report.alarm.name)
            return report
        }
    }

    /// Runs what waits before the program ends. Of each alarm only the latest change still counts. Commands that
    /// already run are not waited for, but where another has to follow.
    ///
    /// - Parameter patience: seconds in which a command should end, else what waits is given up, which is told.
    package func finish(patience: Double = 5) {
        state.withLock { state in
            let waiting = state.waiting
            state.waiting = waiting.indices.filter { index in
                !waiting[(index + 1)...].contains { $0.alarm.name == waiting[index].alarm.name }
            }.map { waiting[$0] }
        }
        while state.withLock({ !$0.waiting.isEmpty }) {
            progress.silence()
            // Looked at once more: what was taken before the silence is not heard.
            guard state.withLock({ !$0.waiting.isEmpty }), !progress.wait(seconds: patience) else { continue }
            let left = state.withLock { state in
                defer { state.waiting = [] }
                return state.waiting.map { $0.alarm.name + ": " + $0.state.rawValue }
            }
            guard !left.isEmpty else { return }
            complain(
                "--on-alarm: a command has not ended, and left out is what should follow it: "
                    + left.joined(separator: ", "))
        }
    }

    private static func start(_ command: String, _ settings: [String], _ child: inout Int32) -> Int32 {
        var copies = unsafe settings.map { unsafe UnsafePointer(strdup($0)) }
        defer { unsafe copies.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
        guard unsafe copies.allSatisfy({ unsafe $0 != nil }) else { return ENOMEM }
        return unsafe copies.withUnsafeMutableBufferPointer { pointers in
            unsafe pointers.withMemoryRebound(to: UnsafePointer<CChar>.self) { settings in
                guard let base = settings.baseAddress else { return EINVAL }
                return unsafe chost_start_command(command, base, settings.count, &child)
            }
        }
    }

    /// Waits for a command, tells where it failed, and starts the one that waits for its end.
    fileprivate func takeEnd(of child: Int32, _ report: AlarmReport) {
        let status = chost_await_command(child)
        end(report)
        if status > 0 { fail("the command ended with status \(status)") }
    }

    private func end(_ report: AlarmReport) {
        _ = state.withLock { $0.busy.remove(report.alarm.name) }
    }

    /// How many commands run.
    package var running: Int { state.withLock { $0.busy.count } }
    /// How many reports are not done with: their commands run or wait.
    package var pending: Int { state.withLock { $0.busy.count + $0.waiting.count } }

    private func fail(_ reason: String) {
        let isFirst = state.withLock { state in
            defer { state.hasFailed = true }
            return !state.hasFailed
        }
        if isFirst { complain("--on-alarm: \(reason); that is told once") }
    }
}

/// What the waiting thread is given.
private final class Errand {
    let command: AlarmCommand
    let child: Int32
    let report: AlarmReport

    init(command: AlarmCommand, child: Int32, report: AlarmReport) {
        self.command = command
        self.child = child
        self.report = report
    }
}

/// The thread's start: a function of the file, since a closure would belong to the actor it is written in.
nonisolated private func awaitingThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        let errand = unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue()
        errand.command.takeEnd(of: errand.child, errand.report)
        errand.command.startNext()
    }
    return nil
}
