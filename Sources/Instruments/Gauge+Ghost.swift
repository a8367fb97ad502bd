import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The value that a double click goes back to, held within the scale; nil where there is none.
    var resetValue: Double? {
        guard let value = defaultValue, value.isFinite else { return nil }
        let lower = Swift.min(scale.minimum, scale.maximum)
        let upper = Swift.max(scale.minimum, scale.maximum)
        return Swift.min(upper, Swift.max(lower, value))
    }

    /// A shade of the dot where a press would bring it, and the value there: among the labels, on a patch of the
    /// `ground` that hides what would shine through.
    func ghostLayers(
        _ value: Double, in layout: GaugeLayout, theme: Theme, ground: Color, typeface: any Typeface
    ) -> [Layer] {
        let fraction = scale.fraction(of: value)
        let dot = Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: layout.dot(at: fraction), radius: layout.dotRadius)
        }
        var layers = [Layer(.fill(dot, rule: .winding, paint: .solid(theme.dot)), opacity: 0.4)]
        let font = Font(size: layout.ghostSize)
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else { return layers }
        let text = format.written(value).text
        let metrics = typeface.measure(text, font: font)
        let size = Size(width: metrics.advance, height: metrics.capHeight)
        let frame = layout.ghostFrame(of: size, at: fraction)
        let patch = Path.drawing { (path) throws(GeometryError) in
            let room = frame.inset(by: -0.45 * font.size)
            try path.addRoundedRect(room, cornerRadius: 0.35 * font.size)
        }
        layers.append(.fill(patch, ground.opacity(0.9)))
        layers.append(
            .glyphs(
                typeface.glyphs(text, font: font, origin: Point(frame.minX, frame.maxY)), theme.readout))
        return layers
    }
}

extension GaugeLayout {
    /// The size of the number under the pointer: a little larger than a label's.
    var ghostSize: Double { Swift.max(0.028 * unit, Swift.min(11 * scale, 0.06 * unit)) }

    /// Where a text of `size` stands that tells the value at `fraction`: within the ticks, like a label.
    func ghostFrame(of size: Size, at fraction: Double) -> Rect {
        let direction = Point.unit(at: arc.angle(at: fraction))
        // The box's extent towards the ticks, as seen along the direction: no corner comes farther out than the
        // label circle's room allows.
        let reach = abs(direction.x) * size.width / 2 + abs(direction.y) * size.height / 2
        let radius = Swift.min(labelRadius, labelLimit - reach)
        return Rect(center: center + radius * direction, width: size.width, height: size.height)
    }
}
