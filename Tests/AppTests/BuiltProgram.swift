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
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
        try RunningProgram(file: file, arguments, environment: environment).end()
    }

    /// Runs a line of sh to its end, in which `"$program"` is the program's file.
    static func shell(_ line: String) throws -> Run {
        try RunningProgram(
            file: URL(filePath: "/bin/sh"), ["-c", line], environment: ["program": file.path()]
        )
        .end()
    }
}
