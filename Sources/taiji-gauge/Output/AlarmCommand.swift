import CHost
import Glibc
import Synchronization
import TaijiInstruments

/// The user's command that is run whenever an alarm goes from one state to another.
///
/// The command is a line for `sh`, written by the user on this program's command line and passed on as it is. What
/// came in as data (the alarm's name, the value) is never made part of it: it goes into the command's
/// environment, where a shell does not read it as its language, whatever it is.
package final class AlarmCommand: Sendable {
    private struct State {
        var running = 0
        /// Whether a failure has been told: what fails once may fail with every value.
        var hasFailed = false
    }

    private let command: String
    private let complain: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// The most commands that run at a time. One that never ends must not fill the system with its like.
    package static let most = 16

    /// A command; `complain` is told of the first one that fails, on any thread.
    package init(_ command: String, complain: @escaping @Sendable (String) -> Void) {
        self.command = command
        self.complain = complain
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

    /// Starts the command for a report and does not wait for it.
    package func run(_ report: AlarmReport) {
        let isAllowed = state.withLock { state in
            guard state.running < AlarmCommand.most else { return false }
            state.running += 1
            return true
        }
        guard isAllowed else { return fail("\(AlarmCommand.most) commands still run, the next is left out") }
        var child: Int32 = 0
        // A C string ends at its first NUL: what follows one is left out.
        let error = AlarmCommand.start(
            command, AlarmCommand.environment(of: report).map { "\($0.key)=\($0.value)" }, &child)
        guard error == 0 else {
            end()
            return fail("/bin/sh could not be started: \(StandardStream.text(ofError: error))")
        }
        let errand = Errand(command: self, child: child)
        let argument = unsafe Unmanaged.passRetained(errand)
        if unsafe chost_start_thread(awaitingThread, argument.toOpaque()) != 0 {
            unsafe argument.release()
            // Without a thread somebody has to wait, lest the ended command remain.
            takeEnd(of: child)
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

    /// Waits for a command and tells where it failed.
    fileprivate func takeEnd(of child: Int32) {
        let status = chost_await_command(child)
        end()
        if status > 0 { fail("the command ended with status \(status)") }
    }

    private func end() { state.withLock { $0.running -= 1 } }

    /// How many commands run.
    package var running: Int { state.withLock { $0.running } }

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

    init(command: AlarmCommand, child: Int32) {
        self.command = command
        self.child = child
    }
}

/// The thread's start: a function of the file, since a closure would belong to the actor it is written in.
nonisolated private func awaitingThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        let errand = unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue()
        errand.command.takeEnd(of: errand.child)
    }
    return nil
}
