import TaijiGeometry

/// Where text gets its shapes from: whoever draws text is given one, and knows nothing of font files.
public protocol Typeface: AnyObject {
    /// How much room `text` takes on one line.
    func measure(_ text: String, font: Font) -> TextMetrics
    /// The masks of `text` on one line with the pen at `origin`, on the baseline, at first.
    func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph]
}
