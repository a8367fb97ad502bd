import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The value that a double click goes back to, held within the scale; nil where there is none.
    var resetValue: Double? {
        guard let value = defaultValue, value.isFinite else { return nil }
        return Swift.min(scale.maximum, Swift.max(scale.minimum, scale.wrapped(value)))
    }

    /// A shade of the dot where a press would bring it, and the value there: among the labels, on a soft patch of
    /// the `ground` that hides what would shine through.
    func ghostLayers(
        _ value: Double, in layout: GaugeLayout, theme: Theme, ground: Color, disc: TaijiLayout?,
        typeface: any Typeface
    ) -> [Layer] {
        let fraction = scale.fraction(of: value)
        let dot = Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: layout.dot(at: fraction), radius: layout.dotRadius)
        }
        let shade = Layer(.fill(dot, rule: .winding, paint: .solid(theme.dot)), opacity: 0.4)
        // The unit stands in the readout; only where it holds the power of ten is a number nothing without it.
        let written = format.written(value)
        let text = format.usesSIPrefixes ? written.text : written.number
        var font = Font(size: layout.ghostSize)
        var size = layout.ghostTextSize(text, font: font, typeface: typeface)
        let room = layout.labelLimit - (disc.map { $0.rimRadius + $0.rimWidth } ?? 0)
        let extent = layout.radialExtent(of: size, at: fraction)
        if extent > room, extent > 0 {
            // Rather as small as a label, as long as it can be read, than over the disc.
            let least = Swift.max(layout.labelSize, GaugeLayout.leastTextSize * layout.scale)
            font.size = Swift.max(Swift.min(font.size, least), font.size * room / extent)
            size = layout.ghostTextSize(text, font: font, typeface: typeface)
        }
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else { return [shade] }
        let frame = layout.ghostFrame(of: size, at: fraction)
        let patch = Path.drawing { (path) throws(GeometryError) in
            try path.addRoundedRect(frame.inset(by: -0.35 * font.size), cornerRadius: 0.3 * font.size)
        }
        let glyphs = typeface.glyphs(text, font: font, origin: Point(frame.minX, frame.maxY))
        return [shade, .shadow(patch, sigma: 0.15 * font.size, ground), .glyphs(glyphs, theme.readout)]
    }
}

extension GaugeLayout {
    /// The size of the number under the pointer: a little larger than a label's.
    fileprivate var ghostSize: Double { Swift.max(0.028 * unit, Swift.min(11 * scale, 0.06 * unit)) }

    fileprivate func ghostTextSize(_ text: String, font: Font, typeface: any Typeface) -> Size {
        let metrics = typeface.measure(text, font: font)
        return Size(width: metrics.advance, height: metrics.capHeight)
    }

    /// How far a box of `size` at `fraction` reaches along the line from the centre.
    fileprivate func radialExtent(of size: Size, at fraction: Double) -> Double {
        let direction = Point.unit(at: arc.angle(at: fraction))
        return abs(direction.x) * size.width + abs(direction.y) * size.height
    }

    /// Where a text of `size` stands that tells the value at `fraction`: within the ticks, like a label. No corner
    /// comes farther out than the labels' room allows.
    fileprivate func ghostFrame(of size: Size, at fraction: Double) -> Rect {
        let radius = Swift.min(labelRadius, labelLimit - radialExtent(of: size, at: fraction) / 2)
        let direction = Point.unit(at: arc.angle(at: fraction))
        return Rect(center: center + radius * direction, width: size.width, height: size.height)
    }
}
