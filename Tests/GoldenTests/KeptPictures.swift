import Foundation
import TaijiExport
import TaijiLettering
import TaijiRaster
import Testing

/// Whether letters look as they do in the kept pictures.
let hasB612 = (try? SDLTypeface().family) == "B612"

/// Whether pictures are drawn anew before they are compared: `TAIJI_RECORD`.
private let isRecording = ProcessInfo.processInfo.environment["TAIJI_RECORD"] != nil

/// A file of the project.
func projectPath(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(name)")
        .standardizedFileURL.path(percentEncoded: false)
}

/// Compares a picture with the one that is kept as `name`; leaves found, expected and the difference in a file where it
/// is another.
func expectKept(_ framebuffer: Framebuffer, _ name: String) throws {
    let file = projectPath("Tests/Vectors/\(name).png")
    if isRecording { try PNG.write(framebuffer, to: file) }
    let expected = try PNG.decode(Array(Data(contentsOf: URL(filePath: file))))
    let found = try PNG.decode(PNG.encode(framebuffer))
    let difference = PictureDifference(found, expected)
    guard !difference.isTolerable else { return }
    let left = FileManager.default.temporaryDirectory
        .appending(path: "golden-\(name.replacing("/", with: "-")).png").path()
    try PNG.write(difference.picture, to: left)
    Issue.record("\(name): \(difference); found, expected and the difference are in \(left)")
}
