import Foundation
import Testing

/// The README's example is this folder's `SwellingDisc.swift`, and does what it says.
@Suite struct ReadmeTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func theExampleInTheReadmeIsTheOneThatIsCompiled() throws {
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let opening = "<!-- example: the tests compile and run this -->\n```swift\n"
        let marker = try #require(readme.range(of: opening))
        let end = try #require(readme.range(of: "```", range: marker.upperBound..<readme.endIndex))
        let code = try String(contentsOf: folder.appending(path: "SwellingDisc.swift"), encoding: .utf8)
        #expect(readme[marker.upperBound..<end.lowerBound] == code)
    }

    @Test func theExampleDrawsADiscOfFiftyPixels() throws {
        let picture = try swellingDisc()
        let disc: UInt32 = 0xFF33_9EB8
        let ground: UInt32 = 0xFFFF_FFFF
        #expect(picture[100, 100] == disc)
        #expect(picture[148, 100] == disc)
        #expect(picture[152, 100] == ground)
        #expect(picture[100, 51] == disc)
        #expect(picture[100, 47] == ground)
    }
}
