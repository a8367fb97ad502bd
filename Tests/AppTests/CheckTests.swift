import Foundation
import Testing

/// `taiji-gauge check` and `--theme`, as a user runs them.
@Suite struct CheckTests {
    @Test func everyFileIsNamedAndOneFaultFailsTheCheck() throws {
        let folder = try TemporaryFolder()
        let good = Project.folder.appending(path: "assets/themes/dark.json").path()
        _ = try folder.newFile("bad.json")
        let bad = folder.path("bad.json")
        let none = folder.path("none.json")
        let run = try BuiltProgram.run(["check", bad, good, none])
        #expect(run.status == 1)
        #expect(run.output == "\(good): a theme\n")
        let lines = run.error.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("taiji-gauge: \(bad):1:1: ") == true)
        #expect(lines.last == "taiji-gauge: \(none): No such file or directory")
        let right = try BuiltProgram.run(["check", good])
        #expect(right.status == 0 && right.error.isEmpty)
    }

    @Test func everyFaultOfAFileIsNamed() throws {
        let folder = try TemporaryFolder()
        let text = #"{"kind": "gauge", "scale": {"start": 0, "end": true}, "titel": "a", "trail": 99}"#
        try Data(text.utf8).write(to: folder.url.appending(path: "bad.json"))
        let bad = folder.path("bad.json")
        let run = try BuiltProgram.run(["check", bad])
        #expect(run.status == 1 && run.output.isEmpty)
        let lines = run.error.split(separator: "\n")
        #expect(lines.count == 3)
        for (line, place) in zip(lines, ["titel", "scale.end", "trail"]) {
            #expect(line.hasPrefix("taiji-gauge: \(bad): \(place): found "))
        }
    }

    @Test func aThemeThatIsNotThereOrNotRightIsToldBeforeAnythingIsDrawn() throws {
        let folder = try TemporaryFolder()
        let picture = folder.path("a.png")
        let unknown = try BuiltProgram.run(["snapshot", picture, "--theme", "nope"])
        #expect(unknown.status == 2)
        #expect(unknown.error.hasPrefix("taiji-gauge: --theme: found \"nope\", expected dark, paper"))
        _ = try folder.newFile("bad.json")
        let wrong = try BuiltProgram.run(["snapshot", picture, "--theme", folder.path("bad.json")])
        #expect(wrong.status == 1)
        #expect(!FileManager.default.fileExists(atPath: picture))
    }

    @Test func aThemesNameAndItsFileDrawTheSame() throws {
        let folder = try TemporaryFolder()
        let file = Project.folder.appending(path: "assets/themes/paper.json").path()
        for (name, theme) in [("a.png", "paper"), ("b.png", file)] {
            let run = try BuiltProgram.run([
                "snapshot", folder.path(name), "--size", "64x64", "--theme", theme,
            ])
            #expect(run.status == 0)
        }
        let isSame =
            try Data(contentsOf: folder.url.appending(path: "a.png"))
            == Data(contentsOf: folder.url.appending(path: "b.png"))
        #expect(isSame)
    }
}
