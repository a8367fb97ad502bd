import Foundation

/// A program that runs, with its standard streams at hand. Ended with the last reference.
final class RunningProgram {
    private let process = Process()
    private let folder: TemporaryFolder
    private let input: Pipe?

    /// Starts the program. Variables of `environment` are added to this process's own, an empty one is taken
    /// away. Standard input is empty, unless `takesInput`.
    init(
        file: URL = BuiltProgram.file, _ arguments: [String], environment: [String: String] = [:],
        takesInput: Bool = false
    ) throws {
        folder = try TemporaryFolder()
        input = takesInput ? Pipe() : nil
        process.executableURL = file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .filter { !$1.isEmpty }
        if let input {
            process.standardInput = input
        } else {
            process.standardInput = FileHandle.nullDevice
        }
        // Files and not pipes: nobody has to read while the program runs, however much it writes.
        process.standardOutput = try folder.newFile("output")
        process.standardError = try folder.newFile("error")
        try RunningProgram.withoutBlockedSignals { try process.run() }
    }

    /// The same with the file first.
    convenience init(
        _ file: URL, _ arguments: [String], environment: [String: String] = [:], takesInput: Bool = false
    ) throws {
        try self.init(file: file, arguments, environment: environment, takesInput: takesInput)
    }

    /// A program inherits the blocked signals of the thread that starts it, and a thread that runs tests may
    /// have all of them blocked: the program could not be ended by SIGTERM.
    private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
        var none = sigset_t()
        var usual = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, &usual)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &usual, nil) }
        try start()
    }

    deinit {
        if process.isRunning {
            process.terminate()
            _ = ends(within: 5)
        }
    }

    /// The process's number.
    var identifier: Int32 { process.processIdentifier }

    /// Whether it still runs.
    var isRunning: Bool { process.isRunning }

    /// What it has written to standard output so far.
    var output: String { get throws { try folder.text("output") } }

    /// What it has written to standard error so far.
    var error: String { get throws { try folder.text("error") } }

    /// Writes to its standard input.
    func write(_ text: String) throws {
        try input?.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Ends its standard input.
    func closeInput() throws {
        try input?.fileHandleForWriting.close()
    }

    /// Waits until `condition` holds, looking every 10 ms; false where it does not within `seconds`.
    func wait(upTo seconds: Double = 60, until condition: () throws -> Bool) rethrows -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            if try condition() { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return try condition()
    }

    /// Waits for its end and says how it was: the exit status, or the number of the signal below zero. A
    /// program that does not end within `seconds` is killed, so that a test fails and does not wait for ever.
    func end(within seconds: Double = 60) throws -> BuiltProgram.Run {
        _ = ends(within: seconds)
        let status = process.terminationStatus
        return BuiltProgram.Run(
            output: try output, error: try error,
            status: process.terminationReason == .exit ? status : -status)
    }

    /// Whether it ends within `seconds`; where it does not it is killed.
    private func ends(within seconds: Double) -> Bool {
        let ends = wait(upTo: seconds) { !process.isRunning }
        if !ends { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return ends
    }
}
