import Foundation

/// The program in a window on a display of its own, with a hand at mouse and keyboard.
final class ShownProgram {
    /// Why the window did not come to be as it should.
    struct Unexpected: Error, CustomStringConvertible {
        let description: String
    }

    /// How many seconds anything may take on a busy machine.
    static let patience = 30.0

    let display: VirtualDisplay
    let program: RunningProgram
    /// The options it was started with that say what is drawn.
    let options: [String]
    /// X's number of the window.
    private(set) var window = ""

    private let folder: TemporaryFolder
    private var pictures = 0

    /// Starts the program and waits until its window is there and has the keyboard.
    ///
    /// - Parameters:
    ///   - options: what is drawn, as `snapshot` takes it too.
    ///   - driver: how it is shown.
    ///   - isFed: whether values are read from the standard input.
    ///   - display: where it is shown; nil for a display of its own.
    init(
        _ options: [String], driver: Driver = .software, isFed: Bool = false, display: VirtualDisplay? = nil
    ) throws {
        let display = try display ?? VirtualDisplay.anew()
        self.options = options
        self.display = display
        folder = try TemporaryFolder()
        program = try RunningProgram(
            options + ["--renderer", driver.rawValue] + (isFed ? ["--feed", "-"] : []),
            environment: display.environment, takesInput: isFed)
        try wait("its window has the keyboard") {
            guard try findWindow(), program.isRunning else { return false }
            return try display.run("xdotool", "getwindowfocus").output.contains(window)
        }
        // The pointer begins where it touches nothing.
        try display.run("xdotool", "mousemove", "--window", window, "1", "1")
    }

    /// Looks which window is there now; false where none is. One that begins in fullscreen may be opened once more by its
    /// renderer, before the eyes of those who look.
    @discardableResult func findWindow() throws -> Bool {
        let found = try display.run("xdotool", "search", "--onlyvisible", "--name", "taiji-gauge$")
        guard let last = found.output.split(separator: "\n").last else { return false }
        window = String(last)
        return true
    }

    /// Waits until `condition` holds, and throws where it does not.
    func wait(_ what: String, until condition: () throws -> Bool) throws {
        guard try program.wait(upTo: ShownProgram.patience, until: condition) else {
            let end = program.isRunning ? "it still runs" : "it has ended"
            throw Unexpected(
                description: "not within \(ShownProgram.patience) s: \(what) (\(end); "
                    + "output \"\(try program.output)\", error \"\(try program.error)\")")
        }
    }

    // MARK: - What is to be seen

    /// What the window shows now.
    func picture() throws -> Picture {
        pictures += 1
        let name = "window-\(pictures).rgb"
        let size = try self.size()
        try display.run("import", "-window", window, "-depth", "8", "rgb:" + folder.path(name))
        defer { try? FileManager.default.removeItem(atPath: folder.path(name)) }
        guard let data = FileManager.default.contents(atPath: folder.path(name)),
            data.count == size.width * size.height * 3
        else {
            // In the middle of a change of size.
            return Picture(width: 0, height: 0, bytes: [])
        }
        return Picture(width: size.width, height: size.height, bytes: Array(data))
    }

    /// What `snapshot` draws with the window's options and `changes`, which win.
    func snapshot(_ changes: [String] = []) throws -> Picture {
        pictures += 1
        let file = folder.path("snapshot-\(pictures).png")
        let run = try BuiltProgram.run(["snapshot", file] + options + changes)
        guard run.status == 0 else { throw Unexpected(description: "no snapshot: \(run.error)") }
        let size = try display.run("identify", "-format", "%w %h", file).output.split(separator: " ")
        try display.run("convert", file, "-depth", "8", "rgb:" + file + ".rgb")
        let data = try Data(contentsOf: URL(filePath: file + ".rgb"))
        guard size.count == 2, let width = Int(size[0]), let height = Int(size[1]),
            data.count == width * height * 3
        else { throw Unexpected(description: "not a picture of \(size)") }
        return Picture(width: width, height: height, bytes: Array(data))
    }

    /// Waits until the window shows exactly `picture`.
    func waitFor(_ picture: Picture, _ what: String) throws {
        var last = picture
        do {
            try wait("it shows \(what)") {
                last = try self.picture()
                return last == picture
            }
        } catch let error as Unexpected {
            throw Unexpected(
                description: "\(error); \(last) differs in \(last.differences(from: picture)) pixels")
        }
    }

    /// Waits until the window shows something else than `picture`, and says what.
    @discardableResult func waitForOther(than picture: Picture, _ what: String) throws -> Picture {
        var last = picture
        try wait(what) {
            last = try self.picture()
            return last != picture && last.width > 0
        }
        return last
    }

    /// Waits until the window shows the same for a while, and says what.
    @discardableResult func waitForRest() throws -> Picture {
        var last = try picture()
        var repetitions = 0
        try wait("it rests") {
            Thread.sleep(forTimeInterval: 0.15)
            let next = try picture()
            repetitions = next == last && next.width > 0 ? repetitions + 1 : 0
            last = next
            return repetitions == 3
        }
        return last
    }

    /// The window's size in pixels.
    func size() throws -> (width: Int, height: Int) {
        let lines = try display.run("xdotool", "getwindowgeometry", "--shell", window).output
        func number(_ name: String) -> Int {
            for line in lines.split(separator: "\n") where line.hasPrefix(name + "=") {
                return Int(line.dropFirst(name.count + 1)) ?? 0
            }
            return 0
        }
        return (number("WIDTH"), number("HEIGHT"))
    }

    /// Waits until the window is `width` × `height` pixels.
    func waitForSize(_ width: Int, _ height: Int) throws {
        try wait("it is \(width) × \(height)") { try size() == (width, height) }
    }

    // MARK: - What it says

    /// Waits until the program has printed exactly `text`.
    func waitForOutput(_ text: String) throws {
        try wait("it prints \(text.debugDescription)") { try program.output == text }
    }

    /// Waits for the program's end, and throws where it was not a clean one, with what it said.
    func waitForCleanEnd() throws {
        try wait("it ends") { !program.isRunning }
        let run = try program.end()
        guard run.status == 0 else {
            throw Unexpected(description: "it ended with status \(run.status), error \"\(run.error)\"")
        }
    }

    /// The processor time that the program has used so far, in clock ticks of a hundredth of a second.
    func ticks() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(program.identifier)/stat", encoding: .utf8)
        // After the name, which may hold spaces, come the fields from the third on.
        let fields = text[text.lastIndex(of: ")")!...].split(separator: " ")
        return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }

    // MARK: - The hand

    /// Presses and releases keys, by X's names.
    func press(_ keys: String...) throws {
        for key in keys { try display.run("xdotool", "key", key) }
    }

    /// Moves the pointer to a place in the window.
    func move(to place: Places.Place) throws {
        try display.run(
            "xdotool", "mousemove", "--window", window, "\(Int(place.x.rounded()))",
            "\(Int(place.y.rounded()))")
    }

    /// Presses the main button.
    func pressButton() throws { try display.run("xdotool", "mousedown", "1") }

    /// Releases the main button.
    func releaseButton() throws { try display.run("xdotool", "mouseup", "1") }

    /// Presses and releases the main button at a place.
    func click(at place: Places.Place) throws {
        try move(to: place)
        try pressButton()
        try releaseButton()
    }

    /// Turns the wheel by one notch, away from the user or towards.
    func turnWheel(up: Bool) throws { try display.run("xdotool", "click", up ? "4" : "5") }
}
