/// A mask at a place on the pixel grid.
public struct PlacedGlyph: Hashable, Sendable {
    /// The mask.
    public var mask: GlyphMask
    /// The pixel column of the mask's left edge.
    public var x: Int
    /// The pixel row of the mask's upper edge.
    public var y: Int

    /// `mask` with its upper left corner at (`x`, `y`).
    public init(mask: GlyphMask, x: Int, y: Int) {
        self.mask = mask
        self.x = x
        self.y = y
    }
}
