import TaijiDrawing
import TaijiGeometry

/// A readout set in type: number and unit on one baseline.
struct Readout {
    /// The number's and the unit's masks.
    var number: [PlacedGlyph]
    var unit: [PlacedGlyph]
    /// The room that number and unit take, from the top of the digits to the baseline.
    var frame: Rect

    /// Sets what is written, centred on the layout's axis. Digits stand in cells as wide as the
    /// widest of them, so that a counting readout does not jitter.
    init(_ written: WrittenNumber, layout: GaugeLayout, typeface: any Typeface) {
        var size = layout.readoutSize
        // A unit that nobody could read is left out.
        let unitText = layout.unitSize >= GaugeLayout.leastTextSize * layout.scale ? written.unit : ""
        var line = DigitLine(written.number, font: Font(size: size, weight: .bold), typeface: typeface)
        var unitFont = Font(size: layout.unitSize)
        var unitMetrics = typeface.measure(unitText, font: unitFont)
        func total() -> Double {
            unitText.isEmpty ? line.width : line.width + 0.1 * size + unitMetrics.advance
        }
        // A long number is set smaller, never wider than its room.
        let room = layout.readoutWidth
        if total() > room {
            let factor = room / total()
            size *= factor
            line = DigitLine(written.number, font: Font(size: size, weight: .bold), typeface: typeface)
            unitFont = Font(size: layout.unitSize * factor)
            unitMetrics = typeface.measure(unitText, font: unitFont)
        }
        let width = total()
        let left = layout.center.x - width / 2
        let baseline = layout.readoutBaseline
        number = line.glyphs(at: Point(left, baseline), typeface: typeface)
        unit =
            unitText.isEmpty
            ? []
            : typeface.glyphs(
                unitText, font: unitFont, origin: Point(left + width - unitMetrics.advance, baseline))
        frame = Rect(minX: left, minY: baseline - line.capHeight, maxX: left + width, maxY: baseline)
    }

    /// The box round number and unit.
    var box: Path {
        let room = Rect(
            minX: frame.minX - 0.4 * frame.height, minY: frame.minY - 0.2 * frame.height,
            maxX: frame.maxX + 0.4 * frame.height, maxY: frame.maxY + 0.2 * frame.height)
        return .drawing { (path) throws(GeometryError) in
            try path.addRoundedRect(room, cornerRadius: 0.25 * frame.height)
        }
    }

    /// Brackets on both sides of number and unit.
    var brackets: Path {
        let (width, arm) = (boxLineWidth, 0.3 * frame.height)
        let out = 0.22 * frame.height + width
        return .drawing { (path) throws(GeometryError) in
            for (edge, way) in [(frame.minX, -1.0), (frame.maxX, 1)] {
                let x = edge + way * out
                let (top, bottom) = (frame.minY - 0.12 * frame.height, frame.maxY + 0.12 * frame.height)
                try path.move(to: Point(x - way * arm, top))
                try path.addLine(to: Point(x, top))
                try path.addLine(to: Point(x, bottom))
                try path.addLine(to: Point(x - way * arm, bottom))
            }
        }.stroked(StrokeStyle(width: width))
    }

    /// How wide the box's line is.
    var boxLineWidth: Double { Swift.max(0.06 * frame.height, 1) }
}
