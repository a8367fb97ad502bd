import Foundation
import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TestSupport
import Testing

/// Letters of a script that the chosen font does not have: `太極`, as a title may be.
@Suite struct ChineseTests {
    private static let title = "太極"
    /// A font with Chinese letters is asked for where the scripts install one (`fonts-wqy-microhei`).
    private static let isRequired = ProcessInfo.processInfo.environment["TAIJI_CHINESE_TESTS"] == "required"

    private func key(_ character: Character, in typeface: SDLTypeface) -> GlyphMask? {
        typeface.glyphs(String(character), font: Font(size: 40), origin: Point(0, 0)).first?.mask
    }

    /// Whether a letter is drawn by another font than a Latin one.
    private func isFromAnotherFont(_ character: Character, in typeface: SDLTypeface) throws -> Bool {
        let (latin, letter) = try (
            #require(key("H", in: typeface)), #require(key(character, in: typeface))
        )
        return latin.key.font != letter.key.font
    }

    @Test func aFontThatHasTheLettersDrawsThem() throws {
        let typeface = try SDLTypeface()
        guard try isFromAnotherFont("太", in: typeface) else {
            // The chosen font has them itself, or none has them: the next test holds what is to be seen then.
            #expect(!Self.isRequired, "no font with Chinese letters is installed")
            return
        }
        for weight in [Font.Weight.regular, .bold] {
            for size in [9.0, 40, 300] {
                let font = Font(size: size, weight: weight)
                let glyphs = typeface.glyphs("H\(Self.title)H", font: font, origin: Point(10, 400))
                // One run of each font: H, the two, H.
                #expect(glyphs.map(\.mask.key.text) == ["H", Self.title, "H"])
                #expect(glyphs.first?.mask.key.font != glyphs.dropFirst().first?.mask.key.font)
                let ink = Ink(Array(glyphs[1...1]))
                // Two letters that each fill their square, upright and on the line.
                #expect(
                    Double(ink.right - ink.left) > 1.6 * size && Double(ink.right - ink.left) < 2.2 * size)
                #expect(Double(ink.bottom - ink.top) > 0.75 * size && Double(ink.top) < 400 - 0.6 * size)
                let advance = typeface.measure(Self.title, font: font).advance
                #expect(abs(advance - 2 * size) < 0.15 * size, "\(advance) at \(size)")
            }
        }
        // They are letters, and not twice the sign for one that is missing.
        let masks = try Self.title.map { try #require(key($0, in: typeface)).coverage }
        let isSame = masks[0] == masks[1]
        #expect(!isSame)
    }

    /// A system that has the chosen font alone.
    @Test func withoutSuchAFontThereIsASignForEachMissingLetter() throws {
        let folder = try ScratchFolder()
        let fonts = try folder.folder("fonts")
        let file = "\(fonts)/Own-Regular.otf"
        try Data(ScratchFolder.read(Fonts.regularFile)).write(to: URL(filePath: file))
        let text =
            "<?xml version=\"1.0\"?><fontconfig><dir>\(fonts)</dir>"
            + "<cachedir>\(folder.path)/cache</cachedir></fontconfig>"
        let typeface = try SDLTypeface(
            configurationFile: folder.write("fonts.conf", Array(text.utf8)))
        for size in [9.0, 40, 300] {
            let font = Font(size: size)
            let (one, two) = (
                typeface.measure("太", font: font), typeface.measure(Self.title, font: font)
            )
            #expect(one.advance > 0.2 * size && abs(two.advance - 2 * one.advance) < 1e-6)
            let glyphs = typeface.glyphs(Self.title, font: font, origin: Point(10, 400))
            let ink = Ink(glyphs)
            #expect(ink.total > 0 && Double(ink.right - ink.left) < 2.2 * size)
        }
        let (first, second) = try (
            #require(key("太", in: typeface)), #require(key("極", in: typeface))
        )
        let isSame = first.coverage == second.coverage
        #expect(isSame, "the sign is the same for every letter")
    }
}
