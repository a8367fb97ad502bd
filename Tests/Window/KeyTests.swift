import Testing

extension WindowTests {
    @Suite(.serialized) struct KeyTests {
        /// A gauge that jumps to what is asked for and prints it, beside a disc that stands still.
        private let still = ["--size", "400x400", "--speed", "paused", "--duration", "0", "--print"]

        @Test(arguments: Driver.allCases) func keysOfTheValuePrintIt(driver: Driver) throws {
            let shown = try ShownProgram(still, driver: driver)
            try shown.press(
                "Up", "Down", "Right", "Left", "Prior", "Next", "Home", "End", "End", "Up", "Left")
            // The end is printed once: what does not change is not said.
            try shown.waitForOutput("65\n64\n65\n64\n74\n64\n0\n100\n99\n")
            try shown.waitFor(try shown.snapshot(["--value", "99"]), "the value that was set last")
        }

        @Test(arguments: ["q", "Escape", "alt+F4"], Driver.allCases)
        func keysThatEnd(key: String, driver: Driver) throws {
            let shown = try ShownProgram(still, driver: driver)
            try shown.press(key)
            // Alt+F4 is the window manager's: it may not have taken hold of its keys yet.
            let isManaged = key == "alt+F4"
            if isManaged, !shown.program.wait(upTo: 10, until: { !shown.program.isRunning }) {
                try shown.press(key)
            }
            try shown.waitForCleanEnd()
            #expect(try shown.program.error == "")
        }

        @Test(arguments: Driver.allCases) func spacePausesAndGoesOn(driver: Driver) throws {
            let shown = try ShownProgram(["--show", "taiji", "--size", "300x300"], driver: driver)
            try shown.waitForOther(than: try shown.picture(), "it turns")
            try shown.press("space")
            let rest = try shown.waitForRest()
            try shown.press("space")
            try shown.waitForOther(than: rest, "it turns again")
        }

        /// Each number is a rung of the ladder of speeds: so many steps down, and it stands still.
        @Test(
            arguments: [
                ("1", "bracketleft", 0), ("2", "comma", 1), ("3", "bracketleft", 2), ("4", "comma", 3),
                ("5", "bracketleft", 4),
            ], Driver.allCases)
        func numbersAreSpeedsAndBracketsStepsBetween(
            speed: (number: String, slower: String, steps: Int), driver: Driver
        ) throws {
            let (number, slower, steps) = speed
            let shown = try ShownProgram(["--show", "taiji", "--size", "300x300"], driver: driver)
            // Begins at another speed than any number means.
            try shown.press("1")
            var picture = try shown.waitForRest()
            try shown.press(number)
            for _ in 0..<steps {
                picture = try shown.waitForOther(than: picture, "it turns \(steps) steps above rest")
                try shown.press(slower)
            }
            try shown.waitForRest()
        }

        @Test(arguments: ["bracketright", "period"], Driver.allCases)
        func fasterStartsWhatRests(key: String, driver: Driver) throws {
            let shown = try ShownProgram(
                ["--show", "taiji", "--size", "300x300", "--speed", "paused"], driver: driver)
            let rest = try shown.waitForRest()
            try shown.press(key)
            try shown.waitForOther(than: rest, "it turns")
        }

        @Test(arguments: Driver.allCases) func rTurnsTheOtherWayRound(driver: Driver) throws {
            let options = ["--show", "taiji", "--size", "300x300", "--speed", "slow"]
            let shown = try ShownProgram(options, driver: driver)
            let disc = try #require(try Places(options).taiji)
            // A slow disc takes forty seconds a turn: between two looks it goes less than half of one, so
            // that the shorter way is the way it went.
            func waitForTurning(_ sign: Double) throws {
                var last: Double?
                try shown.wait("it turns \(sign > 0 ? "clockwise" : "counter-clockwise")") {
                    let direction = try shown.picture().lightDirection(
                        center: (disc.center.x, disc.center.y), radius: disc.radius)
                    defer { last = direction }
                    guard let last else { return false }
                    var way = direction - last
                    if way > .pi { way -= 2 * .pi }
                    if way < -.pi { way += 2 * .pi }
                    return way * sign > 0.001
                }
            }
            try waitForTurning(1)
            try shown.press("r")
            try waitForTurning(-1)
            try shown.press("r")
            try waitForTurning(1)
        }

        @Test(arguments: Driver.allCases) func eTakesTheNextEasing(driver: Driver) throws {
            // Over 600 s the one goes off at once (a pixel of the arc within the first second), the next one
            // lingers: after a minute it has not moved by a thousandth of a step.
            let options = [
                "--show", "gauge", "--size", "300x300", "--easing", "quint-out", "--value", "0", "--duration",
                "600",
            ]
            let first = try ShownProgram(options, driver: driver)
            let rest = try first.waitForRest()
            try first.press("End")
            try first.waitForOther(than: rest, "the value goes off at once")

            let next = try ShownProgram(options, driver: driver)
            #expect(try next.waitForRest() == rest)
            try next.press("e", "End")
            // Its name is told for a while; then all is as before.
            try next.waitForOther(than: rest, "the easing is named")
            try next.waitFor(rest, "the value that lingers")
        }

        @Test(arguments: Driver.allCases) func tChangesTheTheme(driver: Driver) throws {
            let shown = try ShownProgram(still, driver: driver)
            try shown.waitFor(try shown.snapshot(["--theme", "dark"]), "the dark theme")
            try shown.press("t")
            try shown.waitFor(try shown.snapshot(["--theme", "paper"]), "the paper theme")
            try shown.press("t")
            try shown.waitFor(try shown.snapshot(["--theme", "light"]), "the light theme")
            try shown.press("t", "t", "t")
            try shown.waitFor(try shown.snapshot(["--theme", "dark"]), "the dark theme again")
        }

        @Test(arguments: Driver.allCases) func helpOpensAndCloses(driver: Driver) throws {
            let shown = try ShownProgram(still, driver: driver)
            let plain = try shown.snapshot()
            try shown.waitFor(plain, "the instrument")
            for (open, close) in [("h", "h"), ("question", "question"), ("h", "Escape")] {
                try shown.press(open)
                try shown.waitForOther(than: plain, "the help opens by \(open)")
                #expect(try shown.waitForRest() != plain)
                try shown.press(close)
                try shown.waitFor(plain, "the instrument, after the help was closed by \(close)")
            }
            #expect(shown.program.isRunning)
        }
    }
}
