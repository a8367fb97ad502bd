import Foundation
import Testing

extension WindowTests {
    /// Another program takes the window away, or the display goes: the end is not what the user asked for, but nothing that
    /// was to be said or written is lost by it.
    @Suite(.serialized) struct LossTests {
        /// What the program does meanwhile.
        enum Occupation: String, CaseIterable {
            case resting, turning, fullscreen

            var options: [String] {
                switch self {
                case .resting: ["--speed", "paused", "--duration", "0"]
                case .turning: ["--speed", "very-fast"]
                case .fullscreen: ["--speed", "fast", "--fullscreen"]
                }
            }
        }

        /// How the window is lost.
        enum Loss: String, CaseIterable {
            case destroyed, killed, withTheDisplay

            func strike(_ shown: ShownProgram) throws {
                switch self {
                case .destroyed: try shown.display.run("xdotool", "windowclose", shown.window)
                case .killed: try shown.display.run("xkill", "-id", shown.window)
                case .withTheDisplay: shown.display.end()
                }
            }

            var words: String {
                self == .destroyed
                    ? "the window was destroyed by another program" : "the connection to the display was lost"
            }
        }

        private let small = ["--size", "300x300", "--print"]

        /// Waits for the end, which must be one that tells of `loss` in its last line; what it said on standard error before.
        private func complaints(of shown: ShownProgram, endedBy loss: Loss) throws -> [String] {
            try shown.wait("it ends") { !shown.program.isRunning }
            let run = try shown.program.end()
            #expect(run.status == 1, "\(run.error)")
            var lines = run.error.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(lines.popLast() == "", "the last line is whole")
            let last = lines.popLast() ?? ""
            #expect(last.hasPrefix("taiji-gauge: window: " + loss.words), "\(run.error)")
            return lines
        }

        @Test(arguments: Loss.allCases, Driver.allCases)
        func nothingIsLostWithTheWindow(loss: Loss, driver: Driver) throws {
            for occupation in Occupation.allCases {
                let shown = try ShownProgram(small + occupation.options, driver: driver, isFed: true)
                try shown.program.write("50\nfoo\nbar\n")
                try shown.wait("an unreadable line is told") { try !shown.program.error.isEmpty }
                try shown.press("End")
                try shown.waitForOutput("100\n")
                try shown.findWindow()
                try loss.strike(shown)
                let complaints = try complaints(of: shown, endedBy: loss)
                #expect(complaints.count == 2, "\(occupation): \(complaints)")
                // What is told at the end only.
                #expect(complaints.last?.contains("2 of 3 lines could not be read") == true)
                #expect(try shown.program.output == "100\n")
            }
        }

        @Test(arguments: Driver.allCases) func keysPressedJustBeforeCount(driver: Driver) throws {
            let shown = try ShownProgram(small, driver: driver)
            // One client, one after the other.
            try shown.display.run("xdotool", "key", "End", "key", "Home", "windowclose", shown.window)
            #expect(try complaints(of: shown, endedBy: .destroyed).isEmpty)
            #expect(try shown.program.output == "100\n0\n")
        }

        /// SDL grabs the pointer for as long as the dot is held.
        @Test(arguments: Loss.allCases, Driver.allCases)
        func aHeldDotIsLetGo(loss: Loss, driver: Driver) throws {
            let options = small + ["--duration", "0"]
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            try shown.move(to: gauge.place(at: 0.64))
            try shown.pressButton()
            try shown.move(to: gauge.place(at: 0.5))
            try shown.waitForOutput("50\n")
            try loss.strike(shown)
            #expect(try complaints(of: shown, endedBy: loss).isEmpty)
            #expect(try shown.program.output == "50\n")
        }

        /// A window on its way to fullscreen: SDL asks the server for its place again and again meanwhile.
        @Test(arguments: Driver.allCases) func onTheWayToFullscreen(driver: Driver) throws {
            let shown = try ShownProgram(small, driver: driver)
            try shown.display.run("xdotool", "key", "F11", "windowclose", shown.window)
            #expect(try complaints(of: shown, endedBy: .destroyed).isEmpty)
        }

        @Test(arguments: Loss.allCases) func outOfTheSleepOfAMinimisedWindow(loss: Loss) throws {
            let shown = try ShownProgram(small)
            try shown.display.run("xdotool", "windowminimize", shown.window)
            try shown.wait("it is minimised") {
                try shown.display.run("xprop", "-id", shown.window, "WM_STATE").output.contains("Iconic")
            }
            try loss.strike(shown)
            #expect(try complaints(of: shown, endedBy: loss).isEmpty)
        }

        /// Lines come on another thread, which wakes the window.
        @Test(arguments: Loss.allCases, Driver.allCases)
        func whileAFastFeedWakesTheWindow(loss: Loss, driver: Driver) throws {
            let shown = try ShownProgram(["--size", "300x300"], driver: driver, isFed: true)
            let stream = LineStream(shown.program)
            try shown.waitForOther(than: try shown.picture(), "values are shown")
            try loss.strike(shown)
            #expect(try complaints(of: shown, endedBy: loss).isEmpty)
            stream.end()
        }

        @Test(arguments: Loss.allCases) func theLastCommandOfAnAlarmIsWaitedFor(loss: Loss) throws {
            let folder = try TemporaryFolder()
            let (begun, done) = (folder.path("begun"), folder.path("done"))
            let shown = try ShownProgram(
                small + [
                    "--alarm", "high 50 40 hot", "--on-alarm",
                    "touch '\(begun)'; sleep 1; echo $TAIJI_ALARM_STATE >'\(done)'",
                ], isFed: true)
            try shown.program.write("60\n")
            try shown.wait("the command runs") { FileManager.default.fileExists(atPath: begun) }
            try loss.strike(shown)
            #expect(try complaints(of: shown, endedBy: loss).isEmpty)
            #expect(try String(contentsOfFile: done, encoding: .utf8) == "unacknowledged\n")
        }

        /// The display may go while the window is being freed, and take the process with it: all was written before that.
        @Test(arguments: Driver.allCases) func theDisplayGoesWhileTheWindowCloses(driver: Driver) throws {
            for _ in 0..<4 {
                let shown = try ShownProgram(small + ["--duration", "0"], driver: driver, isFed: true)
                try shown.program.write("50\nfoo\nbar\n")
                try shown.display.run("xdotool", "key", "End")
                try shown.waitForOutput("100\n")
                try shown.display.run("xdotool", "key", "q")
                shown.display.end()
                try shown.wait("it ends") { !shown.program.isRunning }
                let run = try shown.program.end()
                #expect(run.error.contains("2 of 3 lines could not be read"), "\(run.status): \(run.error)")
                #expect(try shown.program.output == "100\n", "\(run.status): \(run.error)")
            }
        }

        /// Who quits has quit, whatever becomes of the window after that.
        @Test func aWindowLostWhileItClosesIsNoFailure() throws {
            let shown = try ShownProgram(small)
            try shown.display.run("xdotool", "key", "End", "key", "q", "windowclose", shown.window)
            try shown.waitForCleanEnd()
            #expect(try shown.program.output == "100\n")
            #expect(try shown.program.error.isEmpty)
        }
    }
}
