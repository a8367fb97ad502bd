import TaijiDrawing
import TaijiGeometry

/// What stands under the readout: the title, the unit where it has its place there, what there is to say of the
/// value's state; as one centred line.
struct SecondLine: Hashable {
    /// A part of the line, in a colour of its own.
    struct Part: Hashable {
        var text: String
        var color: Color
        /// Whether it is said of the value's state: it matters most, and is cut last.
        var isState = false
    }

    /// The parts from the left.
    var parts: [Part] = []
    /// A colour under the line that hides what it lies over; nil for none.
    var patch: Color?

    /// What stands between two parts.
    private static let separator = " \u{B7} "
    /// How much smaller than it would be the line may become before its parts are cut.
    private static let leastShare = 0.75

    /// Adds a part; nothing where it is empty.
    mutating func append(_ text: String, _ color: Color, isState: Bool = false) {
        if !text.isEmpty { parts.append(Part(text: text, color: color, isState: isState)) }
    }

    /// The line as there is room for it: set a little smaller where it is long, and then cut, title and unit first. In
    /// a picture so small that nobody could read it, only what is said of the value's state is left, as small as can
    /// be read.
    func fitted(in layout: GaugeLayout, typeface: any Typeface) -> (line: SecondLine, font: Font) {
        let least = GaugeLayout.leastTextSize * layout.scale
        var line = self
        var font = Font(size: layout.titleSize)
        if font.size < least {
            line.parts.removeAll { !$0.isState }
            font.size = GaugeLayout.leastStateSize * layout.scale
        }
        let wanted = line.width(font, typeface)
        if wanted > layout.secondLineWidth {
            let share = Swift.max(SecondLine.leastShare, layout.secondLineWidth / wanted)
            font.size = Swift.min(font.size, Swift.max(least, share * font.size))
            line.cut(to: layout.secondLineWidth, font, typeface)
        }
        return (line, font)
    }

    /// What the line says.
    var text: String { parts.map(\.text).joined(separator: SecondLine.separator) }

    /// The line, centred under the readout.
    func layers(in layout: GaugeLayout, separatorColor: Color, typeface: any Typeface) -> [Layer] {
        let (line, font) = fitted(in: layout, typeface: typeface)
        guard !line.parts.isEmpty else { return [] }
        let pieces = line.parts.enumerated().flatMap { index, part in
            (index > 0 ? [Part(text: SecondLine.separator, color: separatorColor)] : []) + [part]
        }
        let advances = pieces.map { typeface.measure($0.text, font: font).advance }
        let width = advances.reduce(0, +)
        let height = typeface.measure("0", font: font).capHeight
        // Letters larger than the layout's own need a line of their own.
        let baseline = Swift.max(
            layout.titleBaseline,
            font.size > layout.titleSize ? layout.readoutBaseline + 0.42 * font.size + height : 0)
        guard baseline + 0.25 * font.size <= layout.bottom else { return [] }
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

    /// How wide the line is.
    private func width(_ font: Font, _ typeface: any Typeface) -> Double {
        let separators = Double(Swift.max(0, parts.count - 1))
        return parts.reduce(0) { $0 + typeface.measure($1.text, font: font).advance }
            + separators * typeface.measure(SecondLine.separator, font: font).advance
    }

    /// Cuts parts, and at last leaves them out, until the line is no wider than `room`: first title and unit, the
    /// longer of them more, then what is said of the state.
    private mutating func cut(to room: Double, _ font: Font, _ typeface: any Typeface) {
        for cutsState in [false, true] {
            while width(font, typeface) > room {
                let places = parts.indices.filter { parts[$0].isState == cutsState }
                guard !places.isEmpty else { break }
                let widths = places.map { typeface.measure(parts[$0].text, font: font).advance }
                let others = width(font, typeface) - widths.reduce(0, +)
                let level = SecondLine.level(widths, sum: room - others)
                var isCut = false
                for (place, width) in zip(places, widths) where width > level {
                    let short = typeface.shortened(parts[place].text, to: level, font: font)
                    isCut = isCut || short != parts[place].text
                    parts[place].text = short
                }
                // Where not even the beginning of a part has room the part goes, the first before the others.
                if let empty = places.first(where: { parts[$0].text.isEmpty }) {
                    parts.remove(at: empty)
                } else if !isCut {
                    parts.remove(at: places[0])
                }
            }
        }
    }

    /// The width at which those of `widths` that are larger must be cut so that all make `sum`.
    private static func level(_ widths: [Double], sum: Double) -> Double {
        var left = sum
        var count = Double(widths.count)
        for width in widths.sorted() {
            guard width * count < left else { return left / count }
            left -= width
            count -= 1
        }
        return widths.max() ?? 0
    }
}
