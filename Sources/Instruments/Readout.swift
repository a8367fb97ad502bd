import TaijiDrawing
import TaijiGeometry

/// A readout set in type: number and unit on one baseline, signs such as the degree's at the number's top.
struct Readout {
    /// The number's and the unit's masks.
    var number: [PlacedGlyph]
    var unit: [PlacedGlyph]
    /// The room that number and unit take, from the top of the digits to the baseline.
    var frame: Rect

    /// The share of a readout's width that a unit beside the number may take; one that is wider stands in the line
    /// below, so that the number keeps its size.
    private static let widestUnit = 0.45
    /// How much smaller than it would be a unit may become before the number shrinks, too.
    private static let leastUnitShare = 0.8
    /// How much smaller words may become before they are cut. Numbers are never cut, they would lie.
    private static let leastWordShare = 0.5

    /// Whether `unit` is too wide for a place beside the number, whatever labels stand there.
    static func isTooWide(_ unit: String, in layout: GaugeLayout, typeface: any Typeface) -> Bool {
        typeface.measure(unit, font: Font(size: leastUnitShare * layout.unitSize)).advance
            > widestUnit * layout.readoutWidth
    }

    /// Sets what is written, centred on the layout's axis. Digits stand in cells as wide as the
    /// widest of them, so that a counting readout does not jitter.
    init(_ written: WrittenNumber, layout: GaugeLayout, typeface: any Typeface) {
        let room = layout.readoutWidth
        let isSign = written.hasSign
        let fullSize = layout.readoutSize
        let fullUnitSize = isSign ? 0.55 * fullSize : layout.unitSize
        // A unit that nobody could read is left out.
        let leastSize = GaugeLayout.leastTextSize * layout.scale
        var unitText = fullUnitSize >= leastSize ? written.unit : ""
        func line(_ text: String, _ share: Double) -> DigitLine {
            DigitLine(text, font: Font(size: share * fullSize, weight: .bold), typeface: typeface)
        }
        func unitWidth(_ share: Double) -> Double {
            unitText.isEmpty
                ? 0 : typeface.measure(unitText, font: Font(size: share * fullUnitSize)).advance
        }
        func gap(_ share: Double) -> Double {
            unitText.isEmpty ? 0 : (isSign ? 0.03 : 0.1) * share * fullSize
        }
        var text = written.number
        var (share, unitShare) = (1.0, 1.0)
        var digits = line(text, share)
        let left = room - digits.width - gap(1)
        if unitWidth(1) > left {
            unitShare = Swift.max(Readout.leastUnitShare, Swift.min(1, left / Swift.max(unitWidth(1), 1e-9)))
            let total = digits.width + gap(1) + unitWidth(unitShare)
            if total > room { share = room / total }
            if written.isMapped, share < Readout.leastWordShare {
                share = Readout.leastWordShare
                text = typeface.shortened(
                    text, to: room, font: Font(size: share * fullSize, weight: .bold))
            }
            unitShare *= share
            if unitShare * fullUnitSize < leastSize {
                unitText = ""
                share = Swift.max(share, Swift.min(1, room / Swift.max(line(text, 1).width, 1e-9)))
            }
            digits = line(text, share)
        }
        let width = digits.width + gap(share) + unitWidth(unitShare)
        let pen = Point(layout.center.x - width / 2, layout.readoutBaseline)
        number = digits.glyphs(at: pen, typeface: typeface)
        frame = Rect(
            minX: pen.x, minY: pen.y - digits.capHeight, maxX: pen.x + width, maxY: pen.y)
        guard !unitText.isEmpty else {
            unit = []
            return
        }
        let font = Font(size: unitShare * fullUnitSize)
        let rise = isSign ? digits.capHeight - typeface.measure("0", font: font).capHeight : 0
        unit = typeface.glyphs(
            unitText, font: font, origin: Point(frame.maxX - unitWidth(unitShare), pen.y - rise))
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
