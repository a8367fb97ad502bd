import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized) struct MouseTests {
        private let options = ["--size", "600x600", "--speed", "paused", "--duration", "0", "--print"]

        /// The whole numbers that were printed, one a line.
        private func printed(_ shown: ShownProgram) throws -> [Int] {
            try shown.program.output.split(separator: "\n").map { try #require(Int($0)) }
        }

        @Test(arguments: Driver.allCases) func aDragPrintsTheValuesOnItsWay(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            for value in 65...80 {
                try shown.move(to: gauge.place(at: Double(value) / 100, onTrack: true))
                try shown.wait("\(value) is printed") { try printed(shown).last == value }
            }
            try shown.releaseButton()
            #expect(try printed(shown) == Array(65...80))
            try shown.waitFor(try shown.snapshot(["--value", "80"]), "the value where the dot was let go")
        }

        @Test(arguments: Driver.allCases) func aDragPastTheEndHoldsTheEndAndNeverJumpsTheGap(driver: Driver)
            throws
        {
            let shown = try ShownProgram(options + ["--value", "90"], driver: driver)
            let gauge = try #require(try Places(shown.options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            // The gap is half as long as the scale: on through it to the start, and past that.
            for fraction in stride(from: 0.95, through: 1.6, by: 0.05) {
                try shown.move(to: gauge.place(at: fraction, onTrack: true))
            }
            try shown.wait("100 is printed") { try printed(shown).last == 100 }
            let end = try shown.snapshot(["--value", "100"])
            try shown.waitFor(end, "the end")
            // Back by the way it came: only from the end on the dot follows again.
            for fraction in stride(from: 1.6, through: 1.0, by: -0.05) {
                try shown.move(to: gauge.place(at: fraction, onTrack: true))
            }
            try shown.waitFor(end, "the end")
            try shown.move(to: gauge.place(at: 0.97, onTrack: true))
            try shown.wait("97 is printed") { try printed(shown).last == 97 }
            try shown.releaseButton()
            let values = try printed(shown)
            #expect(values.allSatisfy { $0 > 90 })
            #expect(values.filter { $0 == 100 }.count == 1)
        }

        @Test(arguments: Driver.allCases) func aDragGoesOnOutsideOfTheWindow(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            // Straight up from the middle, far above the window, is the middle of the scale.
            try shown.move(to: Places.Place(x: gauge.center.x + 200, y: -40))
            try shown.move(to: Places.Place(x: gauge.center.x, y: -40))
            try shown.wait("50 is printed") { try printed(shown).last == 50 }
            try shown.releaseButton()
            try shown.waitFor(try shown.snapshot(["--value", "50"]), "the middle")
            // Released outside, but released: the pointer's way back does nothing.
            try shown.move(to: gauge.place(at: 0.2))
            try shown.press("Up")
            try shown.wait("51 is printed") { try printed(shown).last == 51 }
        }

        @Test(arguments: Driver.allCases) func aClickOnTheBandGoesThere(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.click(at: gauge.place(at: 0.25))
            try shown.waitForOutput("25\n")
            try shown.waitFor(try shown.snapshot(["--value", "25"]), "the value that was clicked")
        }

        @Test(arguments: Driver.allCases) func aClickEasesThere(driver: Driver) throws {
            let options = [
                "--size", "300x300", "--speed", "paused", "--value", "0", "--duration", "2", "--print",
            ]
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            let start = try shown.snapshot()
            let end = try shown.snapshot(["--value", "75"])
            try shown.waitFor(start, "the start value")
            try shown.click(at: gauge.place(at: 0.75))
            // The value is said at once, and shown on its way.
            try shown.waitForOutput("75\n")
            let way = try shown.waitForOther(than: start, "it goes off")
            #expect(way != end)
            try shown.waitFor(end, "the value that was clicked")
        }

        @Test(arguments: Driver.allCases) func pressingTheDotOrBesideTheGaugeChangesNothing(driver: Driver)
            throws
        {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            let start = try shown.snapshot()
            try shown.waitFor(start, "the start value")
            try shown.click(at: gauge.dot)
            try shown.click(at: gauge.center)
            try shown.click(at: Places.Place(x: 5, y: 5))
            // Of the key that follows it is known when it has been seen to.
            try shown.press("Up")
            try shown.waitForOutput("65\n")
        }

        @Test(arguments: Driver.allCases) func hoveringShowsAGhostAndRests(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            let resting = try shown.snapshot()
            try shown.waitFor(resting, "the start value")
            try shown.move(to: gauge.place(at: 0.25))
            let hovered = try shown.waitForOther(than: resting, "a ghost appears")
            // Of the gauge itself nothing changed: there are a dot's and a number's worth of other pixels.
            #expect(hovered.differences(from: resting) < 2_000)
            try shown.move(to: gauge.place(at: 0.75))
            try shown.waitForOther(than: hovered, "the ghost follows")
            try shown.waitForRest()
            let before = try shown.ticks()
            Thread.sleep(forTimeInterval: 1)
            #expect(try shown.ticks() - before <= 3, "a ghost that hovers costs nothing")
            try shown.move(to: Places.Place(x: 1, y: 1))
            try shown.waitFor(resting, "the gauge without a ghost")
            #expect(try shown.program.output.isEmpty, "nothing was set")
        }

        @Test(arguments: Driver.allCases) func theWheelGoesByOneStep(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: Places.Place(x: 300, y: 300))
            try shown.turnWheel(up: true)
            try shown.turnWheel(up: true)
            try shown.turnWheel(up: false)
            try shown.waitForOutput("65\n66\n65\n")
        }

        @Test(arguments: Driver.allCases) func shiftMakesADragFine(driver: Driver) throws {
            let shown = try ShownProgram(options + ["--value", "20"], driver: driver)
            let gauge = try #require(try Places(shown.options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            try shown.display.run("xdotool", "keydown", "Shift_L")
            // A tenth of the way from 20 to 60 and some more, so that rounding to pixels does not matter.
            for fraction in stride(from: 0.24, through: 0.64, by: 0.04) {
                try shown.move(to: gauge.place(at: fraction, onTrack: true))
            }
            try shown.wait("24 is printed") { try printed(shown).last == 24 }
            try shown.releaseButton()
            try shown.display.run("xdotool", "keyup", "Shift_L")
            #expect(try printed(shown) == [21, 22, 23, 24])
        }

        @Test(arguments: Driver.allCases) func losingTheFocusEndsADrag(driver: Driver) throws {
            let shown = try ShownProgram(options, driver: driver)
            let gauge = try #require(try Places(options).gauge)
            try shown.waitFor(try shown.snapshot(), "the start value")
            try shown.move(to: gauge.dot)
            try shown.pressButton()
            try shown.move(to: gauge.place(at: 0.7, onTrack: true))
            try shown.wait("70 is printed") { try printed(shown).last == 70 }
            // Some other window takes the keyboard.
            var other: RunningProgram? = try RunningProgram(
                ["--show", "taiji", "--size", "200x200"],
                environment: shown.display.environment)
            try shown.wait("another window has the keyboard") {
                guard other?.isRunning == true else { return false }
                let focus = try shown.display.run("xdotool", "getwindowfocus").output
                return !focus.isEmpty && !focus.contains(shown.window)
            }
            try shown.move(to: gauge.place(at: 0.5, onTrack: true))
            try shown.releaseButton()
            other = nil
            try shown.wait("it has the keyboard again") {
                try shown.display.run("xdotool", "windowactivate", shown.window)
                return try shown.display.run("xdotool", "getwindowfocus").output.contains(shown.window)
            }
            try shown.press("Up")
            try shown.wait("the key is seen to") { try printed(shown).last == 71 }
        }
    }
}
