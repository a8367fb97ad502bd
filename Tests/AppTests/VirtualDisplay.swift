import Foundation
import Synchronization

/// An X server without a screen (Xvfb), with a window manager, ended with the last reference.
final class VirtualDisplay {
    /// Why a display cannot be had.
    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    /// The value for the environment variable `DISPLAY`.
    let name: String
    private let server: RunningProgram

    /// What a test of a window needs.
    private static let tools = ["Xvfb", "openbox", "xdotool", "xprop", "import", "convert"]

    /// Whether tests of windows are to run: where all tools are there, and where they have to
    /// (`TAIJI_WINDOW_TESTS=required`, which fails instead of skipping).
    static let isWanted: Bool = {
        let environment = ProcessInfo.processInfo.environment
        if environment["TAIJI_WINDOW_TESTS"] == "required" { return true }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return tools.allSatisfy { tool in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
        }
    }()

    /// The numbers of servers are never used twice: a server that ends takes away the socket of its number, which
    /// may be that of the next server already.
    private static let count = Mutex(0)

    private static func nextNumber() -> Int {
        count.withLock { count in
            count += 1
            // Apart from those of other processes, as far as their identifiers are; beyond what people use.
            return 1000 + Int(ProcessInfo.processInfo.processIdentifier) % 4096 * 256 + count % 256
        }
    }

    /// Starts a server, and waits until the window manager is there.
    init(width: Int = 1280, height: Int = 1024) throws {
        // The shell ends both when its input ends: also where this process dies without saying so. Without
        // -noreset the server starts anew, and throws out everybody who is connected by then, whenever it has
        // seen its last client go: the look for the window manager would at times end the window manager.
        let script = """
            Xvfb :\(VirtualDisplay.nextNumber()) -displayfd 1 -screen 0 \(width)x\(height)x24 -nolisten tcp -noreset \
                </dev/null &
            server=$!
            read -r number
            DISPLAY=:$number openbox --sm-disable </dev/null >/dev/null &
            manager=$!
            cat >/dev/null
            kill $manager; wait $manager; kill $server; wait $server
            """
        let server = try RunningProgram(file: URL(filePath: "/bin/sh"), ["-c", script], takesInput: true)
        guard server.wait(until: { (try? server.output.hasSuffix("\n")) == true }) else {
            throw Unavailable(description: "Xvfb did not start: \(try server.error)")
        }
        let number = try server.output.filter(\.isNumber)
        try server.write("\(number)\n")
        self.server = server
        name = ":\(number)"
        let isManaged = try server.wait {
            try run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").output.contains("window id")
        }
        guard isManaged else { throw Unavailable(description: "openbox did not start: \(try server.error)") }
    }

    deinit { end() }

    /// Ends the server, whoever is still connected. Nothing happens where it has ended already.
    func end() {
        try? server.closeInput()
        _ = try? server.end()
    }

    /// The environment in which a program finds this display and no other.
    var environment: [String: String] {
        ["DISPLAY": name, "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"]
    }

    /// Runs one of the display's tools, such as xdotool, to its end.
    @discardableResult func run(_ tool: String, _ arguments: String...) throws -> BuiltProgram.Run {
        try RunningProgram(file: URL(filePath: "/usr/bin/env"), [tool] + arguments, environment: environment)
            .end()
    }

    /// Presses a key of the window that has the keyboard until `condition` holds, once every few seconds: a
    /// window manager that has only just started may swallow the first. Only for keys that do no harm twice.
    func press(_ key: String, of program: RunningProgram, until condition: () throws -> Bool) throws -> Bool {
        for _ in 0..<10 {
            try run("xdotool", "key", key)
            if try program.wait(upTo: 5, until: condition) { return true }
        }
        return false
    }
}
