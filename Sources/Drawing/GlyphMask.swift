/// The coverage of one glyph (or of one shaped run of text) at one size: what a ``Typeface`` gives.
///
/// Masks compare by their key alone, never by their bytes: a typeface gives the same key for the same
/// picture only.
public final class GlyphMask: Sendable {
    /// What tells one mask from another.
    public struct Key: Hashable, Sendable {
        /// The font file with face, style and hinting, as a number the typeface gives out.
        public var font: Int
        /// The size in 1/64 pixel.
        public var size: Int
        /// The text that the mask shows.
        public var text: String

        /// The key of `text` in font number `font` at `size`/64 pixels.
        public init(font: Int, size: Int, text: String) {
            self.font = font
            self.size = size
            self.text = text
        }
    }

    /// What tells this mask from another.
    public let key: Key
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `width`·`height` bytes row by row from the top, 0 (nothing) … 255 (wholly covered).
    public let coverage: [UInt8]

    /// A mask of the given extent. `coverage` must hold `width`·`height` bytes.
    public init(key: Key, width: Int, height: Int, coverage: [UInt8]) {
        precondition(width >= 0 && height >= 0, "a mask has no negative extent")
        precondition(coverage.count == width * height, "mask of the wrong length")
        self.key = key
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}

extension GlyphMask: Hashable {
    /// Whether two masks have the same key.
    public static func == (a: GlyphMask, b: GlyphMask) -> Bool { a === b || a.key == b.key }
    /// Hashes the key.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
