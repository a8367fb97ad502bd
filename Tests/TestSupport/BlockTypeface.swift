import TaijiDrawing
import TaijiGeometry

/// A typeface in which every character is a block 0.6 em wide and 0.7 em high, with a pattern of its own in
/// it so that no two look alike: tests need no font file. A space is an empty place.
public final class BlockTypeface: Typeface {
    /// The typeface.
    public init() {}

    /// 0.6 em for each character.
    public func measure(_ text: String, font: Font) -> TextMetrics {
        TextMetrics(
            advance: 0.6 * font.size * Double(text.count), ascent: 0.8 * font.size, descent: 0.2 * font.size,
            capHeight: 0.7 * font.size)
    }

    /// A block for each character, on whole pixels.
    public func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] {
        text.enumerated().compactMap { index, character in
            guard character != " " else { return nil }
            let mask = mask(of: character, font: font)
            let left = origin.x + 0.6 * font.size * Double(index)
            return PlacedGlyph(mask: mask, x: Int(left.rounded()), y: Int(origin.y.rounded()) - mask.height)
        }
    }

    private func mask(of character: Character, font: Font) -> GlyphMask {
        let key = GlyphMask.Key(
            font: font.weight == .bold ? 1 : 0, size: Int(font.size * 64), text: String(character))
        // From the key's size alone, for the same key must give the same mask.
        let (width, height) = (max(1, (key.size * 6 + 320) / 640), max(1, (key.size * 7 + 320) / 640))
        // Twelve cells, each full or a third covered, by the bits of a hash of the character.
        var random = SeededRandom(seed: UInt64(character.unicodeScalars.first?.value ?? 0))
        let bits = random.next()
        let coverage = (0..<width * height).map { place -> UInt8 in
            let (column, row) = (place % width * 3 / width, place / width * 4 / height)
            return bits >> UInt64(row * 3 + column) & 1 == 1 ? 255 : 85
        }
        return GlyphMask(key: key, width: width, height: height, coverage: coverage)
    }
}
