import TaijiDrawing
import TaijiGeometry

/// What stands under the readout: the title, the unit where it has its place there, what there is to say of the
/// value's state; as one centred line.
struct SecondLine: Hashable {
    /// A part of the line, in a colour of its own.
    struct Part: Hashable {
        var text: String
        var color: Color
        /// Whether it is about the value's state, and not a name for what it is.
        var isState = false
    }

    /// The parts from the left.
    var parts: [Part] = []
    /// A colour under the line that hides what it lies over; nil for none.
    var patch: Color?

    /// What stands between two parts.
    private static let separator = " \u{B7} "

    /// Adds a part; nothing where it is empty.
    mutating func append(_ text: String, _ color: Color, isState: Bool = false) {
        if !text.isEmpty { parts.append(Part(text: text, color: color, isState: isState)) }
    }

    /// The line, set smaller where it is long. Where nobody could read it, the parts from the left are left out: what
    /// is said of the value's state comes last, and matters most. On a dial so small that its title cannot be read, that
    /// alone is as large as it must be. Nothing where there is no room for it either.
    func layers(in layout: GaugeLayout, separatorColor: Color, typeface: any Typeface) -> [Layer] {
        var line = self
        while !line.parts.isEmpty {
            if let set = line.layers(
                in: layout, size: layout.titleSize, separatorColor: separatorColor, typeface: typeface)
            {
                return set
            }
            line.parts.removeFirst()
        }
        line.parts = parts.filter(\.isState)
        while !line.parts.isEmpty {
            if let set = line.layers(
                in: layout, size: GaugeLayout.leastStateSize * layout.scale, separatorColor: separatorColor,
                typeface: typeface)
            {
                return set
            }
            line.parts.removeFirst()
        }
        return []
    }

    /// The whole line in letters of at most `size`; nil where it cannot be read.
    private func layers(
        in layout: GaugeLayout, size: Double, separatorColor: Color, typeface: any Typeface
    ) -> [Layer]? {
        let pieces = parts.enumerated().flatMap { index, part in
            (index > 0 ? [Part(text: SecondLine.separator, color: separatorColor)] : []) + [part]
        }
        var font = Font(size: size)
        func widths() -> [Double] { pieces.map { typeface.measure($0.text, font: font).advance } }
        var advances = widths()
        let wanted = advances.reduce(0, +)
        if wanted > layout.secondLineWidth {
            font.size *= layout.secondLineWidth / wanted
            advances = widths()
        }
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else { return nil }
        let width = advances.reduce(0, +)
        let height = typeface.measure("0", font: font).capHeight
        // Letters larger than the layout's own need a line of their own.
        let baseline = Swift.max(
            layout.titleBaseline, size > layout.titleSize ? layout.readoutBaseline + 0.42 * size + height : 0)
        guard baseline + 0.25 * font.size <= layout.bottom else { return nil }
        var pen = Point(layout.center.x - width / 2, baseline)
        var layers: [Layer] = []
        if let patch {
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
