import Foundation
import Testing
import taiji_gauge

@Suite struct BenchTests {
    private static let frames = 6

    /// What `bench --json` prints for a small picture.
    private func bench(_ arguments: [String]) throws -> [String: Any] {
        let run = try BuiltProgram.run(["bench", "--size", "96x64", "--json"] + arguments)
        #expect(run.status == 0, "\(run.error)")
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test func theObjectHasExactlyTheKeysThatAreDocumented() throws {
        let object = try bench([
            "--frames", "3", "--scene", "gauge", "--mode", "redraw", "--simd", "baseline",
        ])
        let names =
            "scene size mode threads simd frames ms memset_ms changed_pixels uploaded_pixels uploaded_rects"
        #expect(object.keys.sorted() == names.split(separator: " ").map(String.init).sorted())
        let times = try #require(object["ms"] as? [String: Double])
        #expect(times.keys.sorted() == ["median", "min", "p99"])
        let (least, median, p99) = (times["min"] ?? -1, times["median"] ?? -1, times["p99"] ?? -1)
        #expect(0 < least && least <= median && median <= p99)
        #expect(object["scene"] as? String == "gauge" && object["size"] as? String == "96x64")
        #expect(object["mode"] as? String == "redraw" && object["simd"] as? String == "baseline")
        #expect(object["threads"] as? Int == 1 && object["frames"] as? Int == 3)
        // A redraw sends the whole picture.
        #expect(object["uploaded_pixels"] as? Int == 96 * 64 && object["uploaded_rects"] as? Int == 1)
    }

    @Test(arguments: BenchScene.Name.allCases, BenchSettings.Mode.allCases)
    func thePictureIsAFreshOneOfTheLastAngle(scene: BenchScene.Name, mode: BenchSettings.Mode) throws {
        let folder = try TemporaryFolder()
        let common = ["--scene", scene.rawValue]
        let object = try bench(
            common + [
                "--mode", mode.rawValue, "--frames", "\(Self.frames)", "--picture", folder.path("a.png"),
            ])
        let last = 0.7 + Double(Self.frames - 1) * 0.0105
        _ = try bench(
            common + [
                "--mode", "redraw", "--frames", "1", "--angle", "\(last)", "--picture", folder.path("b.png"),
            ])
        let same =
            try Data(contentsOf: folder.url.appending(path: "a.png"))
            == Data(contentsOf: folder.url.appending(path: "b.png"))
        #expect(same)
        let changed = try #require(object["changed_pixels"] as? Double)
        let uploaded = try #require(object["uploaded_pixels"] as? Double)
        #expect(0 < changed && changed <= uploaded)
    }

    @Test func withoutJSONATableIsPrinted() throws {
        let run = try BuiltProgram.run(["bench", "--size", "32x32", "--frames", "1"])
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output.hasPrefix("scene                   taiji 32x32 turning\n"))
    }

    @Test func aPictureThatCannotBeWrittenIsAFailure() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltProgram.run(
            ["bench", "--size", "32x32", "--frames", "1", "--picture", folder.path("none/a.png")])
        #expect(run.status == 1 && run.output.isEmpty && run.error.contains("--picture: "))
    }
}
