import Foundation
import Testing

/// The README's examples are files of this folder, and do what they say.
@Suite struct ReadmeTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func theExamplesInTheReadmeAreThoseThatAreCompiled() throws {
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let opening = "<!-- example: the tests compile and run this -->\n```swift\n"
        let examples = readme.components(separatedBy: opening).dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        let compiled = try ["SwellingDisc", "PressureGauge"].map {
            try String(contentsOf: folder.appending(path: $0 + ".swift"), encoding: .utf8)
        }
        #expect(examples == compiled)
    }

    /// The band is filled up to 6.4 of 10, and the numbers are there.
    @Test func theExampleDrawsAGauge() throws {
        let picture = try pressureGauge()
        var colours: Set<UInt32> = []
        for y in 0..<400 { for x in 0..<400 { colours.insert(picture[x, y]) } }
        #expect(picture.width == 400 && picture[2, 2] == picture[397, 2])
        #expect(colours.count > 500, "there is a gauge, its edges and its text")
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
