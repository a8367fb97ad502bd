import TaijiDrawing
import TaijiGeometry

/// A number set with all digits equally wide; what stands between them is shaped as one text.
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
        cells = DigitLine.pieces(of: text).map { piece in
            let advance = typeface.measure(piece, font: font).advance
            return (piece, advance, DigitLine.isDigit(piece) ? digitWidth : advance)
        }
        width = cells.reduce(0) { $0 + $1.width }
        capHeight = typeface.measure("0", font: font).capHeight
    }

    /// Single digits, and whatever stands between them.
    private static func pieces(of text: String) -> [String] {
        text.reduce(into: []) { pieces, character in
            let isDigit = isDigit(String(character))
            if !isDigit, let last = pieces.last, !DigitLine.isDigit(last) {
                pieces[pieces.count - 1].append(character)
            } else {
                pieces.append(String(character))
            }
        }
    }

    private static func isDigit(_ piece: String) -> Bool {
        piece.utf8.count == 1 && piece.utf8.allSatisfy { (48...57).contains($0) }
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
