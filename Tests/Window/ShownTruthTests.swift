import Foundation
import Testing

extension WindowTests {
    /// What a window says of numbers that may be wrong.
    @Suite(.serialized) struct TruthTests {
        private let still = ["--size", "300x300", "--speed", "paused", "--duration", "0"]

        @Test func withoutAValueItSaysSoAndTheFirstOneBringsAllBack() throws {
            let shown = try ShownProgram(still, isFed: true)
            let twenty = try shown.snapshot(["--value", "20"])
            let empty = try shown.waitForRest()
            #expect(empty != twenty)
            try shown.program.write("20\n")
            try shown.waitFor(twenty, "the first value")
            try shown.program.write("nan\n")
            try shown.waitFor(empty, "that there is none")
            try shown.program.write("20\n")
            try shown.waitFor(twenty, "the next value")
            #expect(try shown.program.error.isEmpty)
        }

        @Test func aSourceThatFallsSilentIsToldWithoutBeingAskedAndComesBackAtOnce() throws {
            let shown = try ShownProgram(still + ["--dead-after", "1.5"], isFed: true)
            let twenty = try shown.snapshot(["--value", "20"])
            try shown.program.write("20\n")
            try shown.waitFor(twenty, "the first value")
            // Nothing comes in: the window wakes by itself.
            try shown.waitForOther(than: twenty, "the dial dies")
            try shown.program.write("20\n")
            try shown.waitFor(twenty, "the next value")
        }

        /// What only the hand sets does not age, whatever the limits are.
        @Test func withoutAFeedNothingAges() throws {
            let shown = try ShownProgram(still + ["--late-after", "0.2", "--dead-after", "0.4"])
            let value = try shown.snapshot()
            try shown.waitFor(value, "the start value")
            usleep(1_000_000)
            #expect(try shown.picture() == value)
        }

        @Test func keysDoNotBringADeadSourceBack() throws {
            let shown = try ShownProgram(still + ["--dead-after", "2.5"], isFed: true)
            let hundred = try shown.snapshot(["--value", "100"])
            let twenty = try shown.snapshot(["--value", "20"])
            try shown.program.write("20\n")
            try shown.waitFor(twenty, "the value")
            try shown.waitForOther(than: twenty, "the dial dies")
            try shown.press("End")
            usleep(500_000)
            #expect(try shown.picture() != hundred)
            try shown.program.write("100\n")
            try shown.waitFor(hundred, "what the source says")
        }

        @Test func anAlarmRunsTheCommandAndIsAcknowledgedByAKey() throws {
            let folder = try TemporaryFolder()
            let file = folder.path("alarms")
            let shown = try ShownProgram(
                still + [
                    "--alarm", "high 50 40 hot", "--on-alarm",
                    "echo \"$TAIJI_ALARM_NAME $TAIJI_ALARM_STATE $TAIJI_ALARM_VALUE\" >>'\(file)'",
                ], isFed: true)
            func waitFor(_ lines: [String]) throws {
                try shown.wait("the command has been told \(lines)") {
                    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                    return text.split(separator: "\n").map(String.init) == lines
                }
            }
            try shown.program.write("49\n60.5\n45\n")
            try waitFor(["hot unacknowledged 60.5"])
            try shown.press("a")
            try waitFor(["hot unacknowledged 60.5", "hot acknowledged 45"])
            try shown.program.write("55\n39\n")
            try waitFor(["hot unacknowledged 60.5", "hot acknowledged 45", "hot normal 39"])
            #expect(try shown.program.error.isEmpty)
        }

        /// Down past the release and up again is two alarms, also where all comes in one piece and one picture.
        @Test func alarmsOfOnePieceAreToldEveryOne() throws {
            let folder = try TemporaryFolder()
            let file = folder.path("alarms")
            let shown = try ShownProgram(
                still + [
                    "--alarm", "high 1000 900 pressure", "--max", "2000", "--on-alarm",
                    "echo \"$TAIJI_ALARM_STATE $TAIJI_ALARM_VALUE\" >>'\(file)'",
                ], isFed: true)
            func told() -> [String] {
                let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                return text.split(separator: "\n").map(String.init).sorted()
            }
            try shown.program.write("980\n1010\n890\n1020\n")
            // The commands run side by side: in which order they write is theirs.
            try shown.wait("three changes are told") {
                told() == ["normal 890", "unacknowledged 1010", "unacknowledged 1020"]
            }
            try shown.program.write("1030\n990\n1020\n899\n")
            try shown.wait("the end of the second is told") { told().count == 4 }
            #expect(told().first == "normal 890" && told().contains("normal 899"))
            #expect(try shown.program.error.isEmpty)
        }

        /// The disc alone: its ring flashes, it turns grey by itself, and every picture is right.
        @Test func theDiscAloneFlashesAndTurnsGreyByItself() throws {
            let shown = try ShownProgram(
                still + [
                    "--show", "taiji", "--alarm", "high 50 40 hot", "--late-after", "2", "--verify", "1",
                ], isFed: true)
            let calm = try shown.snapshot(["--value", "20"])
            try shown.program.write("20\n")
            try shown.waitFor(calm, "the first value")
            try shown.waitForOther(than: calm, "it turns grey")
            try shown.program.write("20\n")
            try shown.waitFor(calm, "the next value")
            try shown.program.write("60\n")
            try shown.waitForOther(than: calm, "the ring")
            try shown.press("q")
            try shown.waitForCleanEnd()
            #expect(try shown.program.error.isEmpty)
        }

        @Test(arguments: Driver.allCases) func everyFrameIsWhatItWouldBeDrawnWhole(driver: Driver) throws {
            let shown = try ShownProgram(
                ["--size", "240x240", "--verify", "1", "--speed", "fast"], driver: driver,
                isFed: true)
            for value in ["20", "nan", "130", "-7", "64"] {
                try shown.program.write(value + "\n")
                usleep(250_000)
            }
            try shown.press("t")
            try shown.press("h")
            try shown.press("q")
            try shown.waitForCleanEnd()
            #expect(try shown.program.error.isEmpty)
        }
    }
}
