import TaijiDrawing
import TaijiGeometry

/// A number set with all digits equally wide.
struct DigitLine {
    private let cells: [(text: String, advance: Double, width: Double)]
    private let font: Font
    /// How wide the line is.
    let width: Double
    /// How high a digit is.
    let capHeight: Double

    init(_ text: String, font: Font, typeface: any Typeface) {
        self.font = font
        let digitWidth = (0...9).map { typeface.measure("\($0)", font: font).advance }.max() ?? 0
        cells = text.map { character in
            let advance = typeface.measure(String(character), font: font).advance
            return (
                String(character), advance, character.isASCII && character.isNumber ? digitWidth : advance
            )
        }
        width = cells.reduce(0) { $0 + $1.width }
        capHeight = typeface.measure("0", font: font).capHeight
    }

    /// The masks with the line's left end at `origin`; a digit stands in the middle of its cell.
    func glyphs(at origin: Point, typeface: any Typeface) -> [PlacedGlyph] {
        var pen = origin
        var glyphs: [PlacedGlyph] = []
        for cell in cells {
            let left = Point(pen.x + (cell.width - cell.advance) / 2, pen.y)
            glyphs += typeface.glyphs(cell.text, font: font, origin: left)
            pen.x += cell.width
        }
        return glyphs
    }
}
