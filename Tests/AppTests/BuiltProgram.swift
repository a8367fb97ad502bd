import Foundation

/// The program as it was built together with these tests.
enum BuiltProgram {
    /// How a run ended.
    struct Run {
        let output: String
        let error: String
        let status: Int32
    }

    /// The program's file: what `TAIJI_GAUGE` names, or `taiji-gauge` beside the file that runs the tests.
    static var file: URL {
        if let path = ProcessInfo.processInfo.environment["TAIJI_GAUGE"] { return URL(filePath: path) }
        return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "taiji-gauge")
    }

    /// Runs the program to its end.
    static func run(_ arguments: [String]) throws -> Run {
        try run(file, arguments)
    }

    /// Runs a line of sh to its end, in which `"$program"` is the program's file.
    static func shell(_ line: String) throws -> Run {
        try run(URL(filePath: "/bin/sh"), ["-c", line])
    }

    private static func run(_ executable: URL, _ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["program": file.path()]) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Files and not pipes: nobody has to read while the program runs, however much it writes.
        let folder = try TemporaryFolder()
        process.standardOutput = try folder.newFile("output")
        process.standardError = try folder.newFile("error")
        try process.run()
        process.waitUntilExit()
        return Run(
            output: try folder.text("output"), error: try folder.text("error"),
            status: process.terminationReason == .exit
                ? process.terminationStatus : -process.terminationStatus)
    }
}
