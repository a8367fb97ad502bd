import Foundation
import TaijiDrawing
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

/// A picture and where letters are in it.
struct DrawnPicture {
    let framebuffer: Framebuffer
    let texts: [PixelRect]

    /// `scene` on a square of `side` pixels.
    init(_ scene: Scene, side: Int) {
        framebuffer = Framebuffer(width: side, height: side)
        _ = SceneRenderer().render(scene, into: framebuffer)
        texts = DrawnPicture.texts(scene.layers)
    }

    /// Each text's room, and a pixel around it.
    private static func texts(_ layers: [Layer]) -> [PixelRect] {
        layers.flatMap { layer -> [PixelRect] in
            switch layer.content {
            case .glyphs(let glyphs, _):
                glyphs.map {
                    PixelRect(x: $0.x - 1, y: $0.y - 1, width: $0.mask.width + 2, height: $0.mask.height + 2)
                }
            case .group(let group): texts(group.layers)
            case .fill, .shadow: []
            }
        }
    }
}

/// Compares a picture with the one that is kept as `name`; leaves found, expected and the difference in a file where it
/// is another.
func expectKept(_ picture: DrawnPicture, _ name: String) throws {
    let file = projectPath("Tests/Vectors/\(name).png")
    if isRecording { try PNG.write(picture.framebuffer, to: file) }
    let expected = try PNG.decode(Array(Data(contentsOf: URL(filePath: file))))
    let found = try PNG.decode(PNG.encode(picture.framebuffer))
    let difference = PictureDifference(found, expected, texts: picture.texts)
    guard !difference.isTolerable else { return }
    let left = FileManager.default.temporaryDirectory
        .appending(path: "golden-\(name.replacing("/", with: "-")).png").path()
    try PNG.write(difference.picture, to: left)
    Issue.record("\(name): \(difference); found, expected and the difference are in \(left)")
}
