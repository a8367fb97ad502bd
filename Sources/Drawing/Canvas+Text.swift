import TaijiGeometry

extension Canvas {
    /// Paints masks in the fill colour, placed in pixels as they are: the transform does not move them.
    public mutating func draw(_ glyphs: [PlacedGlyph]) {
        guard !glyphs.isEmpty, state.alpha > 0, let paint = state.fillPaint.mapped(by: ctm) else { return }
        record(Layer(.glyphs(glyphs, paint: paint), opacity: state.alpha))
    }

    /// Writes a line of text in the fill colour with the pen at `origin`, on the baseline. The transform moves
    /// the pen and scales the font; letters stay upright.
    public mutating func showText(_ text: String, at origin: Point, font: Font, typeface: some Typeface) {
        guard accepts(origin.x, "origin x", "showText"), accepts(origin.y, "origin y", "showText"),
            accepts(font.size, "font size", "showText", negative: false)
        else { return }
        let pen = ctm.apply(to: origin)
        var font = font
        font.size *= abs(ctm.determinant).squareRoot()
        // The transform may take either out of the numbers, or squeeze the letters to nothing.
        guard pen.isFinite, font.size.isFinite, font.size > 0 else { return }
        draw(typeface.glyphs(text, font: font, origin: pen))
    }
}
