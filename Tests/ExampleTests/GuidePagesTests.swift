import Foundation
import Testing

/// The pages under docs/motion show the code that is compiled here, and their links lead somewhere.
@Suite struct GuidePagesTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = examples.appending(path: "../..").standardizedFileURL
    private static let guide = root.appending(path: "docs/motion")

    private static var pages: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: guide, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }

    /// What stands between `opening` and `closing`, every time.
    private static func pieces(of text: String, from opening: String, to closing: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text[...]
        while let start = rest.range(of: opening),
            let end = rest.range(of: closing, range: start.upperBound..<rest.endIndex)
        {
            pieces.append(rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return pieces
    }

    @Test func everyPageShowsCompiledCodeAndAllOfItIsShown() throws {
        var shown: Set<String> = []
        for page in Self.pages where page.lastPathComponent != "README.md" {
            let text = try String(contentsOf: page, encoding: .utf8)
            let blocks = Self.pieces(of: text, from: "```swift\n", to: "```")
            let examples = Self.pieces(of: text, from: "<!-- example: ", to: " -->\n```swift\n")
            #expect(!blocks.isEmpty && blocks.count == examples.count, "\(page.lastPathComponent)")
            for (block, name) in zip(blocks, examples) {
                let file = Self.examples.appending(path: "Motion/\(name)")
                let code = try String(contentsOf: file, encoding: .utf8)
                #expect(block == code, "\(page.lastPathComponent): \(name)")
                shown.insert(String(name))
            }
        }
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.examples.appending(path: "Motion"), includingPropertiesForKeys: nil)
        #expect(Set(files.map(\.lastPathComponent)) == shown)
    }

    @Test func everyLinkLeadsToAFile() throws {
        let texts = try (Self.pages + [Self.root.appending(path: "README.md")]).map {
            ($0, try String(contentsOf: $0, encoding: .utf8))
        }
        #expect(texts.count >= 13)
        for (page, text) in texts {
            let links =
                Self.pieces(of: text, from: "](", to: ")") + Self.pieces(of: text, from: "src=\"", to: "\"")
            for link in links where !link.contains("://") {
                let path = link.prefix { $0 != "#" }
                guard !path.isEmpty else { continue }
                let target = page.deletingLastPathComponent().appending(path: String(path))
                #expect(
                    FileManager.default.fileExists(atPath: target.standardizedFileURL.path),
                    "\(page.lastPathComponent) links to \(link)")
            }
        }
    }

    @Test func everyPageHasItsPictureAndIsInTheIndex() throws {
        let index = try String(contentsOf: Self.guide.appending(path: "README.md"), encoding: .utf8)
        for page in Self.pages where page.lastPathComponent != "README.md" {
            let name = page.deletingPathExtension().lastPathComponent
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.contains("src=\"\(name).png\""), "\(name)")
            #expect(index.contains("(\(name).md)"), "\(name)")
            let picture = try Data(contentsOf: Self.guide.appending(path: "\(name).png"))
            #expect(picture.count < 40_960, "\(name).png has \(picture.count) bytes")
        }
    }
}
