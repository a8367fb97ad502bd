import TaijiDrawing
import TaijiGeometry

/// A typeface in which every character is a block 0.6 em wide and 0.7 em high: tests need no font file.
final class BlockTypeface: Typeface {
    func measure(_ text: String, font: Font) -> TextMetrics {
        TextMetrics(
            advance: 0.6 * font.size * Double(text.count), ascent: 0.8 * font.size, descent: 0.2 * font.size,
            capHeight: 0.7 * font.size)
    }

    func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] {
        text.enumerated().map { index, character in
            let (width, height) = (Int((0.6 * font.size).rounded(.up)), Int((0.7 * font.size).rounded(.up)))
            let key = GlyphMask.Key(font: 0, size: Int(font.size * 64), text: String(character))
            let mask = GlyphMask(
                key: key, width: width, height: height,
                coverage: [UInt8](repeating: 255, count: width * height))
            let left = origin.x + 0.6 * font.size * Double(index)
            return PlacedGlyph(mask: mask, x: Int(left.rounded()), y: Int(origin.y.rounded()) - height)
        }
    }
}
