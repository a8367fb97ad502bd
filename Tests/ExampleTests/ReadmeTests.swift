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
        let compiled = try ["SwellingDisc", "ProgressRing", "PressureGauge"].map {
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

    /// Three quarters of a ring, clockwise from the top, with a shadow below it.
    @Test func theExampleDrawsARing() {
        let picture = progressRing(0.75)
        let (done, left, ground): (UInt32, UInt32, UInt32) = (0xFF33_9EB8, 0xFFD9_D9D9, 0xFFFF_FFFF)
        #expect(picture[103, 30] == done)
        #expect(picture[170, 100] == done)
        #expect(picture[100, 170] == done)
        // At a right angle to where the last quarter begins, and in its middle.
        #expect(picture[30, 100] == done)
        #expect(picture[51, 51] == left)
        #expect(picture[100, 100] == ground)
        // The shadow lies below the ring.
        #expect(picture[100, 183] != ground)
        #expect(picture[100, 15] == ground)
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
