import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized) struct HandlingTests {
        private let still = ["--size", "300x300", "--speed", "paused", "--duration", "0"]

        /// What the window shows at another size.
        private func snapshot(_ shown: ShownProgram, _ width: Int, _ height: Int) throws -> Picture {
            try shown.snapshot(["--size", "\(width)x\(height)"])
        }

        @Test(arguments: Driver.allCases) func fullscreenAndBackByEveryKey(driver: Driver) throws {
            let display = try VirtualDisplay.anew(width: 800, height: 600)
            let shown = try ShownProgram(still, driver: driver, display: display)
            let small = try shown.snapshot()
            let large = try snapshot(shown, 800, 600)
            try shown.waitFor(small, "the window's picture")
            for (there, back) in [
                ("F11", "F11"), ("f", "Escape"), ("alt+Return", "f"), ("F11", "alt+Return"),
            ] {
                try shown.press(there)
                try shown.waitForSize(800, 600)
                try shown.waitFor(large, "the whole display's picture after \(there)")
                try shown.press(back)
                try shown.waitForSize(300, 300)
                try shown.waitFor(small, "the window's picture after \(back)")
            }
            #expect(shown.program.isRunning)
        }

        @Test func aFullscreenStartGoesBackToTheWindowsSize() throws {
            let display = try VirtualDisplay.anew(width: 800, height: 600)
            let shown = try ShownProgram(still + ["--fullscreen"], display: display)
            try shown.waitForSize(800, 600)
            try shown.waitFor(try snapshot(shown, 800, 600), "the whole display's picture")
            try shown.press("F11")
            try shown.waitForSize(300, 300)
            try shown.waitFor(try snapshot(shown, 300, 300), "the window's picture")
            try shown.press("Escape")
            try shown.waitForCleanEnd()
        }

        @Test(arguments: Driver.allCases) func thePictureFollowsTheWindowsSize(driver: Driver) throws {
            let shown = try ShownProgram(still, driver: driver)
            for (width, height) in [(500, 400), (120, 640), (300, 300)] {
                try shown.display.run("xdotool", "windowsize", shown.window, "\(width)", "\(height)")
                try shown.waitForSize(width, height)
                try shown.waitFor(try snapshot(shown, width, height), "the picture of \(width) × \(height)")
            }
        }

        @Test func theMouseFollowsTheWindowsSize() throws {
            let shown = try ShownProgram(still + ["--print"])
            try shown.display.run("xdotool", "windowsize", shown.window, "700", "500")
            try shown.waitFor(try snapshot(shown, 700, 500), "the picture of another size")
            let gauge = try #require(try Places(still + ["--size", "700x500"]).gauge)
            try shown.click(at: gauge.place(at: 0.3))
            try shown.waitForOutput("30\n")
        }

        @Test(arguments: Driver.allCases) func minimisedItSleepsAndComesBack(driver: Driver) throws {
            let shown = try ShownProgram(["--size", "300x300", "--speed", "fast"], driver: driver)
            try shown.waitForOther(than: try shown.picture(), "it turns")
            func isIconic() throws -> Bool {
                try shown.display.run("xprop", "-id", shown.window, "WM_STATE").output.contains("Iconic")
            }
            try shown.display.run("xdotool", "windowminimize", shown.window)
            try shown.wait("it is minimised") { try isIconic() }
            // Sooner or later it has noticed and does nothing any more, though the disc would turn.
            try shown.wait("it sleeps") {
                let before = try shown.ticks()
                Thread.sleep(forTimeInterval: 1)
                return try shown.ticks() - before <= 1
            }
            try shown.display.run("xdotool", "windowmap", shown.window)
            try shown.wait("it is back") { try !isIconic() }
            try shown.waitForOther(than: try shown.picture(), "it turns again")
        }

        @Test func whatWasCoveredIsShownAgain() throws {
            let shown = try ShownProgram(still)
            let picture = try shown.snapshot()
            try shown.waitFor(picture, "its picture")
            var cover: RunningProgram? = try RunningProgram(
                ["--show", "taiji", "--size", "1200x900", "--speed", "paused"],
                environment: shown.display.environment)
            try shown.wait("another window covers it") {
                guard cover?.isRunning == true else { return false }
                return try shown.picture() != picture
            }
            cover = nil
            try shown.waitFor(picture, "its picture again")
        }

        @Test(arguments: [SIGTERM, SIGINT]) func signalsEndItCleanlyOutOfItsSleep(signal: Int32) throws {
            let shown = try ShownProgram(still)
            try shown.waitForRest()
            kill(shown.program.identifier, signal)
            try shown.waitForCleanEnd()
            #expect(try shown.program.error.isEmpty)
        }

        @Test func itEndsAfterTheTimeAskedFor() throws {
            let display = try VirtualDisplay.anew()
            let start = ContinuousClock.now
            let program = try RunningProgram(
                still + ["--quit-after", "1.5"], environment: display.environment)
            let run = try program.end(within: ShownProgram.patience)
            #expect(run.status == 0, "\(run.error)")
            #expect(ContinuousClock.now - start >= .seconds(1.5))
            // Not gone before the program.
            withExtendedLifetime(display) {}
        }

        @Test func aDisplayThatIsNotThereIsNamed() throws {
            let display = try VirtualDisplay.anew()
            let run = try RunningProgram(
                ["--display", "3"], environment: display.environment
            ).end()
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("taiji-gauge: --display: "))
            #expect(run.error.count(where: \.isNewline) == 1)
        }

        @Test func aRendererThatIsNotThereIsNamed() throws {
            let display = try VirtualDisplay.anew()
            let run = try RunningProgram(
                ["--renderer", "crayons"], environment: display.environment
            ).end()
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("taiji-gauge: --renderer: "))
            #expect(run.error.contains("software"))
            #expect(run.error.count(where: \.isNewline) == 1)
        }

        @Test(arguments: [[:], ["DISPLAY": ":65432"]]) func withoutADisplayItSaysSo(display: [String: String])
            throws
        {
            let nothing = [
                "DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": "",
            ]
            let run = try RunningProgram(
                still, environment: nothing.merging(display) { $1 }
            ).end(within: ShownProgram.patience)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("taiji-gauge: "))
            #expect(run.error.contains("DISPLAY"))
            #expect(run.error.count(where: \.isNewline) == 1)
        }
    }
}
