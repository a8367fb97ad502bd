import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The value that a double click goes back to, held within the scale; nil where there is none.
    var resetValue: Double? {
        guard let value = defaultValue, value.isFinite else { return nil }
        return Swift.min(scale.maximum, Swift.max(scale.minimum, scale.wrapped(value)))
    }

    /// A shade of the dot where a press would bring it, and the value there: among the labels, on a soft patch of
    /// the `ground` that hides what would shine through. Labels that the patch touches are hidden whole.
    func ghostLayers(
        _ value: Double, in layout: GaugeLayout, theme: Theme, ground: Color, disc: TaijiLayout?,
        labels: ScaleLabels, typeface: any Typeface
    ) -> [Layer] {
        let dot = Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: layout.dot(at: scale.fraction(of: value)), radius: layout.dotRadius)
        }
        let shade = Layer(.fill(dot, rule: .winding, paint: .solid(theme.dot)), opacity: 0.4)
        guard let text = ghostText(value, in: layout, disc: disc, typeface: typeface) else { return [shade] }
        var layers = [shade]
        let patch = text.patch
        // The patch fades out: it reaches a little farther than its shape.
        let reach = patch.inset(by: -0.45 * text.font.size)
        for label in labels.labels where label.frame.intersection(reach) != nil {
            layers.append(.fill(layout.plate(label.frame, fontSize: labels.font.size), ground))
        }
        let rounded = Path.drawing { (path) throws(GeometryError) in
            try path.addRoundedRect(patch, cornerRadius: 0.3 * text.font.size)
        }
        let glyphs = typeface.glyphs(
            text.text, font: text.font, origin: Point(text.frame.minX, text.frame.maxY))
        return layers + [
            .shadow(rounded, sigma: 0.15 * text.font.size, ground), .glyphs(glyphs, theme.readout),
        ]
    }

    /// A value under the pointer, set in type.
    struct GhostText {
        var text: String
        var font: Font
        var frame: Rect

        /// What lies under it.
        var patch: Rect { frame.inset(by: -0.35 * font.size) }
    }

    /// The number at `value` as large as the ring between ticks and disc has room for it; with fewer digits where it
    /// would be too small to be read else; nil where not even that helps.
    func ghostText(
        _ value: Double, in layout: GaugeLayout, disc: TaijiLayout?, typeface: any Typeface
    ) -> GhostText? {
        let fraction = scale.fraction(of: value)
        let room = layout.labelLimit - (disc.map { $0.rimRadius + $0.rimWidth } ?? 0)
        let least = GaugeLayout.leastTextSize * layout.scale
        let smallest = Swift.max(least, Swift.min(layout.labelSize, layout.ghostSize))
        var format = format
        while true {
            // The unit stands in the readout; only where it holds the power of ten is a number nothing without it.
            let written = format.written(value)
            let text = format.usesSIPrefixes ? written.text : written.number
            for size in [layout.ghostSize, smallest, least] where size >= least {
                let font = Font(size: size)
                let box = layout.ghostTextSize(text, font: font, typeface: typeface)
                guard layout.radialExtent(of: box, at: fraction) <= room else { continue }
                return GhostText(text: text, font: font, frame: layout.ghostFrame(of: box, at: fraction))
            }
            if let coarser = format.withOneDigitLess {
                format = coarser
                continue
            }
            // In a small picture rather a little over the disc than not at all.
            let font = Font(size: smallest)
            let box = layout.ghostTextSize(text, font: font, typeface: typeface)
            guard layout.radialExtent(of: box, at: fraction) <= 1.6 * room else { return nil }
            return GhostText(text: text, font: font, frame: layout.ghostFrame(of: box, at: fraction))
        }
    }
}

extension NumberFormat {
    fileprivate var withOneDigitLess: NumberFormat? {
        var format = self
        switch digits {
        case .decimals(let count) where count > 0: format.digits = .decimals(Swift.min(15, count) - 1)
        case .significant(let count) where count > 1: format.digits = .significant(Swift.min(15, count) - 1)
        default: return nil
        }
        return format
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
