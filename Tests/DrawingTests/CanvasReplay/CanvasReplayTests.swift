import Foundation
import TaijiDrawing
import Testing

/// Cases of the web platform tests of the HTML canvas as data, replayed through `Canvas` and the rasteriser.
@Suite struct CanvasReplay {
    /// Cases in which this project differs on purpose, by id, with the reason.
    static let differences = [
        "2d.gradient.interpolate.coloralpha":
            "our gradients mix premultiplied colours: what is transparent lends its neighbours no tint"
    ]

    private static let ownFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors/canvas.json")

    @Test func everyCaseOfOurVectorsPasses() throws {
        let cases = try replay(CanvasReplay.ownFile)
        #expect(cases.count == 190)
        for id in CanvasReplay.differences.keys {
            #expect(cases.contains { $0.id == id }, "a difference that no case shows: \(id)")
        }
    }

    /// Files of other cases, in the folder that the environment variable TAIJI_CANVAS_VECTORS names.
    @Test func everyCaseOfFurtherVectorsPasses() throws {
        guard let folder = ProcessInfo.processInfo.environment["TAIJI_CANVAS_VECTORS"] else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        for name in names where name.hasSuffix(".json") {
            _ = try replay(URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }

    private func replay(_ file: URL) throws -> [ReplayCase] {
        let cases = try ReplayCase.load(file)
        for replayed in cases {
            let failures = replayed.failures()
            if let reason = CanvasReplay.differences[replayed.id] {
                #expect(!failures.isEmpty, "\(replayed.id) is listed as a difference (\(reason)) and passes")
            } else {
                #expect(failures.isEmpty, "\(replayed.id): \(failures.joined(separator: "; "))")
            }
        }
        print("replayed \(cases.count) cases from \(file.path)")
        return cases
    }
}
