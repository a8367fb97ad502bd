import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized) struct PictureTests {
        /// What is shown is what `snapshot` writes, pixel for pixel.
        @Test(
            arguments: Driver.allCases,
            [
                [], ["--theme", "paper", "--value", "12.5", "--decimals", "1", "--unit", "km/h"],
                ["--show", "gauge", "--title", "PRESSURE", "--value", "100"],
                ["--show", "taiji", "--style", "classic", "--phase", "1"],
                ["--show", "taiji", "--size", "201x333", "--light", "#ffcc00", "--dark", "#003366"],
                [
                    "--min", "-1", "--max", "1", "--value", "-0.25", "--decimals", "2", "--background",
                    "#ff00ff",
                ],
            ])
        func theWindowShowsTheSnapshot(driver: Driver, options: [String]) throws {
            let still = ["--size", "320x320", "--speed", "paused", "--duration", "0"]
            let shown = try ShownProgram(still + options, driver: driver)
            try shown.waitFor(try shown.snapshot(), "its snapshot")
        }

        @Test(arguments: Driver.allCases) func theStartValueIsEasedTo(driver: Driver) throws {
            let options = ["--size", "300x300", "--speed", "paused", "--duration", "3"]
            let shown = try ShownProgram(options, driver: driver)
            // What is seen first is on its way, three seconds before the end; or, on a machine that took longer to
            // look, the end itself, from which it then goes back just as slowly.
            let end = try shown.snapshot()
            let first = try shown.picture()
            try shown.waitFor(end, "the start value")
            if first == end {
                try shown.press("Home")
                try shown.waitForOther(than: end, "the value is on its way")
            }
        }

        @Test(arguments: Driver.allCases) func nothingMovesSoNothingIsDone(driver: Driver) throws {
            let shown = try ShownProgram(["--speed", "paused"], driver: driver)
            try shown.waitForRest()
            // Less than 1 % of a core: below 5 hundredths of a second in 5 seconds.
            let before = try shown.ticks()
            Thread.sleep(forTimeInterval: 5)
            #expect(try shown.ticks() - before < 5)
            // It was asleep and not dead.
            try shown.press("q")
            try shown.waitForCleanEnd()
        }

        @Test func reducedMotionRestsFromTheBeginning() throws {
            let shown = try ShownProgram(["--size", "300x300", "--reduced-motion"])
            try shown.waitFor(try shown.snapshot(), "its snapshot")
            #expect(try shown.waitForRest() == shown.snapshot())
        }
    }
}
