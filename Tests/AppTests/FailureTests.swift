import Foundation
import Testing

/// What goes wrong although the command line is right: one line, status 1, nothing left behind.
@Suite struct FailureTests {
    /// No display at all, whatever the machine that runs the tests has.
    private static let noDisplay = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"]

    private func expectFailure(_ run: BuiltProgram.Run, of subject: String, saying words: String) {
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix("taiji-gauge: \(subject): "), "\(run.error)")
        #expect(run.error.contains(words), "\(run.error)")
        #expect(run.error.hasSuffix("\n") && run.error.count(where: \.isNewline) == 1, "\(run.error)")
    }

    @Test func noVideoDeviceIsNamed() throws {
        expectFailure(
            try BuiltProgram.run([], environment: Self.noDisplay), of: "window", saying: "no video device")
    }

    @Test func aFontThatCannotBeUsedIsNamedAndNoPictureIsLeft() throws {
        let folder = try TemporaryFolder()
        try Data("no font".utf8).write(to: folder.url.appending(path: "no.ttf"))
        for font in ["missing.ttf", "no.ttf", "."] {
            let run = try BuiltProgram.run([
                "snapshot", folder.path("picture.png"), "--font", folder.path(font), "--size", "64x64",
            ])
            expectFailure(run, of: "--font", saying: folder.path(font))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["no.ttf"])
    }

    @Test func aPictureThatCannotBeWrittenIsNamed() throws {
        let run = try BuiltProgram.run(["snapshot", "/dev/null/picture.png", "--size", "64x64"])
        expectFailure(run, of: "snapshot", saying: "/dev/null/picture.png")
        expectFailure(
            try BuiltProgram.run(["snapshot", "/dev/full", "--size", "64x64"]), of: "snapshot",
            saying: "/dev/full")
    }

    @Test func aSnapshotAndALayoutNeedNoDisplay() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltProgram.run(
            ["snapshot", folder.path("a.png"), "--size", "64x48"], environment: Self.noDisplay)
        #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
        let picture = try Data(contentsOf: folder.url.appending(path: "a.png"))
        // The PNG header: width and height, big-endian, at bytes 16 to 23.
        #expect(Array(picture[16..<24]) == [0, 0, 0, 64, 0, 0, 0, 48])
        #expect(try BuiltProgram.run(["--describe"], environment: Self.noDisplay).status == 0)
    }
}
