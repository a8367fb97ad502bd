import TaijiDrawing
import TaijiGeometry

/// The list of keys, laid over the picture.
struct HelpOverlay {
    let layout: Layout
    let theme: Theme
    let typeface: any Typeface

    /// The distance from a row's baseline to the next, in em.
    private static let leading = 1.75
    /// The free space round the list and between its columns, in em.
    private static let margin = 2.0

    /// The list over a veil.
    func layers() -> [Layer] {
        let picture = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let font = fittingFont
        let columns = columnWidths(font)
        let gap = HelpOverlay.margin * font.size
        let width = columns.keys + gap + columns.meanings
        let height = HelpOverlay.leading * font.size * Double(KeyGuide.rows.count - 1)
        let left = picture.center.x - width / 2
        let capHeight = typeface.measure("H", font: font).capHeight
        let top = picture.center.y - (height - capHeight) / 2
        var keys: [PlacedGlyph] = []
        var meanings: [PlacedGlyph] = []
        for (index, row) in KeyGuide.rows.enumerated() {
            let baseline = top + Double(index) * HelpOverlay.leading * font.size
            keys += typeface.glyphs(row.keys, font: font, origin: Point(left, baseline))
            meanings += typeface.glyphs(
                row.meaning, font: font, origin: Point(left + columns.keys + gap, baseline))
        }
        let veil = Path.drawing { (path) throws(GeometryError) in try path.addRect(picture) }
        return [
            .fill(veil, theme.background.opacity(0.92)), .glyphs(keys, theme.readout),
            .glyphs(meanings, theme.caption),
        ]
    }

    /// The font in which the list fills the picture but is no larger than text need be.
    private var fittingFont: Font {
        let base = 16 * layout.scale
        let font = Font(size: base)
        let columns = columnWidths(font)
        let width = columns.keys + columns.meanings + 3 * HelpOverlay.margin * base
        let height = (Double(KeyGuide.rows.count) * HelpOverlay.leading + HelpOverlay.margin) * base
        let fit = Swift.min(layout.size.width / width, layout.size.height / height)
        return Font(size: base * Swift.max(0.1, Swift.min(1.6, fit)))
    }

    private func columnWidths(_ font: Font) -> (keys: Double, meanings: Double) {
        func widest(_ texts: [String]) -> Double {
            texts.map { typeface.measure($0, font: font).advance }.max() ?? 0
        }
        return (widest(KeyGuide.rows.map(\.keys)), widest(KeyGuide.rows.map(\.meaning)))
    }
}
