import TaijiDrawing
import TaijiGeometry

/// What stands under the readout: the title, the unit where it has its place there, what there is to say of the
/// value's state; as one centred line.
struct SecondLine: Hashable {
    /// A part of the line, in a colour of its own.
    struct Part: Hashable {
        var text: String
        var color: Color
    }

    /// The parts from the left.
    var parts: [Part] = []

    /// What stands between two parts.
    private static let separator = " \u{B7} "

    /// Adds a part; nothing where it is empty.
    mutating func append(_ text: String, _ color: Color) {
        if !text.isEmpty { parts.append(Part(text: text, color: color)) }
    }

    /// The line, set smaller where it is long; nothing where nobody could read it.
    func layers(in layout: GaugeLayout, separatorColor: Color, typeface: any Typeface) -> [Layer] {
        guard !parts.isEmpty else { return [] }
        let pieces = parts.enumerated().flatMap { index, part in
            (index > 0 ? [Part(text: SecondLine.separator, color: separatorColor)] : []) + [part]
        }
        var font = Font(size: layout.titleSize)
        func widths() -> [Double] { pieces.map { typeface.measure($0.text, font: font).advance } }
        var advances = widths()
        let wanted = advances.reduce(0, +)
        if wanted > layout.secondLineWidth {
            font.size *= layout.secondLineWidth / wanted
            advances = widths()
        }
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else { return [] }
        var pen = Point(layout.center.x - advances.reduce(0, +) / 2, layout.titleBaseline)
        return zip(pieces, advances).map { piece, advance in
            defer { pen.x += advance }
            return .glyphs(typeface.glyphs(piece.text, font: font, origin: pen), piece.color)
        }
    }
}
