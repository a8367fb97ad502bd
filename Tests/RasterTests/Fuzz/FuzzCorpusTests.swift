import Foundation
import Testing

/// The inputs that the fuzzer starts from, and those that it found something with, are drawn without it.
@Suite struct FuzzCorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fuzzing/Corpus").standardizedFileURL

    static func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func thereIsACorpus() { #expect(Self.names().count >= 16) }

    @Test(arguments: names()) func theCorpusIsDrawnAlikeInEveryWay(name: String) throws {
        let bytes = try Data(contentsOf: Self.folder.appending(path: name))
        let fault = FuzzedDrawing(Array(bytes)).fault
        #expect(fault == nil)
    }

    /// Any bytes, mostly no path at all; and paths with a random look.
    @Test(arguments: 0..<4) func inputsAtRandomAreDrawnAlikeInEveryWay(seed: Int) throws {
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
        func byte() -> UInt8 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        let texts = try Self.names().map { try Data(contentsOf: Self.folder.appending(path: $0)) }
        for text in texts where text.count > FuzzedDrawing.styleBytes {
            let look = (0..<FuzzedDrawing.styleBytes).map { _ in byte() }
            let fault = FuzzedDrawing(look + text[FuzzedDrawing.styleBytes...]).fault
            #expect(fault == nil, "seed \(seed)")
        }
    }
}
