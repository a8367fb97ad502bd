import TaijiDrawing
import TaijiGeometry

/// A typeface without letters, for instruments that nobody looks at.
final class NoTypeface: Typeface {
    func measure(_ text: String, font: Font) -> TextMetrics {
        TextMetrics(advance: 0, ascent: 0, descent: 0, capHeight: 0)
    }

    func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] { [] }
}
