import TaijiDrawing
import TaijiGeometry
import TaijiLettering

/// The way from one colour to another, in three spaces.
func valuesPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 222, typeface)
    let pairs: [(Color, Color)] = [
        (Color(hex: 0xE03A2E), Color(hex: 0x1E4FD0)), (Color(hex: 0xFFD400), Color(hex: 0x0A58D6)),
        (Color(hex: 0xCF4A1F), .clear),
    ]
    for (column, pair) in pairs.enumerated() {
        let x = 92 + Double(column) * 206
        // A ground that shows what is translucent.
        if pair.1.alpha < 1 {
            for square in 0..<(20 * 18) where (square % 20 + square / 20).isMultiple(of: 2) {
                let row = square / 20
                picture.rect(
                    Rect(
                        x: x + Double(square % 20) * 10, y: 16 + Double(row / 6) * 67 + Double(row % 6) * 10,
                        width: 10, height: 10), Ink.faint)
            }
        }
        for step in 0..<200 {
            let progress = (Double(step) + 0.5) / 200
            let colors = [
                pair.0.interpolated(to: pair.1, at: progress, in: SRGBColor.self),
                pair.0.interpolated(to: pair.1, at: progress, in: LinearColor.self),
                pair.0.interpolated(to: pair.1, at: progress, in: OklabColor.self),
            ]
            for (row, color) in colors.enumerated() {
                picture.rect(
                    Rect(x: x + Double(step), y: 16 + Double(row) * 67, width: 1, height: 60), color)
            }
        }
    }
    for (row, name) in ["sRGB", "linear", "Oklab"].enumerated() {
        picture.text(name, at: Point(80, 50 + Double(row) * 67), .end)
    }
    return picture
}
