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
    /// A colour under the line that hides what it lies over; nil for none.
    var patch: Color?

    /// What stands between two parts.
    private static let separator = " \u{B7} "

    /// Adds a part; nothing where it is empty.
    mutating func append(_ text: String, _ color: Color) {
        if !text.isEmpty { parts.append(Part(text: text, color: color)) }
    }

    /// The line, set smaller where it is long. Where nobody could read it, the parts from the left are left out: what
    /// is said of the value's state comes last, and matters most. Nothing where not even that can be read.
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
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else {
            var rest = self
            rest.parts.removeFirst()
            return rest.layers(in: layout, separatorColor: separatorColor, typeface: typeface)
        }
        let width = advances.reduce(0, +)
        var pen = Point(layout.center.x - width / 2, layout.titleBaseline)
        var layers: [Layer] = []
        if let patch {
            let height = typeface.measure("0", font: font).capHeight
            let room = Rect(minX: pen.x, minY: pen.y - height, maxX: pen.x + width, maxY: pen.y)
                .inset(by: -0.5 * font.size)
            let path = Path.drawing { (path) throws(GeometryError) in
                try path.addRoundedRect(room, cornerRadius: 0.4 * font.size)
            }
            layers.append(.fill(path, patch))
        }
        return layers
            + zip(pieces, advances).map { piece, advance in
                defer { pen.x += advance }
                return .glyphs(typeface.glyphs(piece.text, font: font, origin: pen), piece.color)
            }
    }
}
