import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The unfilled band in the base colour, and the zones on it.
    func backgroundLayer(in layout: GaugeLayout, theme: Theme) -> Layer {
        let shape = backgroundShape(in: layout)
        let spans = zoneSpans
        guard !spans.isEmpty else { return .fill(shape, theme.segments) }
        // Cut out once, so that colours which meet on an edge do not let the ground through.
        return .group(zoneLayers(spans, in: layout, theme: theme), clip: shape)
    }

    /// The dashes of a segmented band: one in the middle of each of equal cells, half a gap at both ends; nil for a
    /// band in one piece.
    private func segments(in layout: GaugeLayout) -> StrokeStyle? {
        guard case .segments(let count, let gap) = band.background, gap > 0, count > 0 else { return nil }
        let cell = layout.bandRadius * arc.extent / Double(Swift.min(count, 10_000))
        let space = cell * Swift.min(gap, 0.99)
        let dash = cell - space
        return StrokeStyle(width: layout.bandWidth, dash: [dash, space], dashPhase: dash + space / 2)
    }

    private func backgroundShape(in layout: GaugeLayout) -> Path {
        let whole = layout.arcPath(radius: layout.bandRadius)
        if let segments = segments(in: layout) { return whole.stroked(segments) }
        return whole.stroked(
            StrokeStyle(width: layout.bandWidth, cap: band.cap == .round && !arc.isFullTurn ? .round : .butt))
    }

    // MARK: - The filled part

    /// The fractions between which the band is filled for `value`: from the origin, whichever of the two comes
    /// first; on a scale that goes round the shorter way from it, which may lead past either end.
    package func filledSpan(_ value: Double) -> (from: Double, to: Double) {
        let end = scale.fraction(of: value)
        guard let origin, origin.isFinite else { return (0, end) }
        let start = scale.fraction(of: origin)
        guard scale.wraps else { return (Swift.min(start, end), Swift.max(start, end)) }
        var way = end - start
        if way > 0.5 { way -= 1 }
        if way < -0.5 { way += 1 }
        return (Swift.min(start, start + way), Swift.max(start, start + way))
    }

    /// The value arc up to `value`; where that lies beyond an end of the scale, with a point that says so.
    func valueLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        let end = beyond(value)
        guard band.isFilled || end != nil else { return [] }
        let span = filledSpan(value)
        let paint = fillPaint(value, span: span, in: layout, theme: theme)
        var layers: [Layer] = []
        if band.isFilled {
            layers.append(
                .fill(filledShape(from: span.from, to: span.to, beyond: end, in: layout), paint: paint))
        }
        if let end { layers += pointLayers(at: end, paint: paint, in: layout, theme: theme) }
        return layers
    }

    /// The end of the arc, 0 or 1, beyond which `value` lies; nil where it lies on the scale.
    func beyond(_ value: Double) -> Double? {
        if scale.wraps { return nil }
        if value > scale.maximum { return scale.isReversed ? 0 : 1 }
        if value < scale.minimum { return scale.isReversed ? 1 : 0 }
        return nil
    }

    private func filledShape(
        from start: Double, to end: Double, beyond: Double?, in layout: GaugeLayout
    ) -> Path {
        guard start < end else { return Path() }
        if band.isFillSegmented, let segments = segments(in: layout) {
            return segmentedShape(segments, from: start, to: end, in: layout)
        }
        let line = layout.arcPath(radius: layout.bandRadius, from: start, to: end)
        let isWhole = arc.isFullTurn && end - start >= 1
        guard band.cap == .round, !isWhole else { return line.stroked(StrokeStyle(width: layout.bandWidth)) }
        // Near the origin the caps grow with the arc: a whole disc that comes from nothing would pop.
        let length = (end - start) * layout.bandRadius * arc.extent
        let width = layout.bandWidth * Swift.min(1, length / (layout.bandWidth / 2))
        guard let beyond, beyond == start || beyond == end else {
            return line.stroked(StrokeStyle(width: width, cap: .round))
        }
        // Where the point sits there is no room for a cap.
        var shape = line.stroked(StrokeStyle(width: width))
        let tip = layout.fraction(ofLength: 1e-3 * layout.bandWidth, atRadius: layout.bandRadius)
        let other = beyond == end ? start : end
        let dot = layout.arcPath(radius: layout.bandRadius, from: other - tip / 2, to: other + tip / 2)
        shape.append(dot.stroked(StrokeStyle(width: width, cap: .round)))
        return shape
    }

    /// The dashes between two fractions. They stay where they are on the whole arc; a part that leads past an end of
    /// a full turn comes in at the other.
    private func segmentedShape(
        _ segments: StrokeStyle, from start: Double, to end: Double, in layout: GaugeLayout
    ) -> Path {
        let whole = layout.arcPath(radius: layout.bandRadius)
        var shape = Path()
        for turn in [-1.0, 0, 1] {
            var style = segments
            style.trimStart = Swift.max(0, start - turn)
            style.trimEnd = Swift.min(1, end - turn)
            if style.trimStart < style.trimEnd { shape.append(whole.stroked(style)) }
        }
        return shape
    }

    // MARK: - Beyond the scale

    /// The point in which the band ends where the value lies beyond an end of the scale, 0 or 1.
    private func pointLayers(at end: Double, paint: Paint, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        // Where the other end of the band is near, as on a full turn, the point lies on that: it is an arrowhead then,
        // broader than the band, of the colour of its own end, and the ground sets it off.
        guard 2 * .pi - arc.extent < 2 * layout.bandWidth / layout.bandRadius else {
            return [.fill(point(at: end, in: layout), paint: paint)]
        }
        let edge = Swift.max(0.006 * layout.unit, layout.scale)
        var paint = paint
        if case .gradient = band.fill, let color = end > 0 ? theme.value.last : theme.value.first {
            paint = .solid(color)
        }
        return [
            .fill(point(at: end, growth: 1.6, edge: edge, in: layout), theme.background),
            .fill(point(at: end, growth: 1.6, in: layout), paint: paint),
        ]
    }

    /// The point's shape, with an `edge` all round. It begins a pixel within the band, so that no seam shows between the
    /// two.
    private func point(
        at fraction: Double, growth: Double = 1, edge: Double = 0, in layout: GaugeLayout
    ) -> Path {
        let outward = Point.unit(at: arc.angle(at: fraction))
        let way: Double = (fraction > 0) == arc.isClockwise ? 1 : -1
        let along = way * Point(-outward.y, outward.x)
        let half = growth * layout.bandWidth / 2 + edge
        let length = growth * GaugeLayout.pointLength * layout.bandWidth + 2 * edge
        let end = layout.center + layout.bandRadius * outward
        return .drawing { (path) throws(GeometryError) in
            try path.move(to: end - half * outward - along)
            try path.addLine(to: end - half * outward)
            try path.addLine(to: end + length * along)
            try path.addLine(to: end + half * outward)
            try path.addLine(to: end + half * outward - along)
            path.close()
        }
    }
}
