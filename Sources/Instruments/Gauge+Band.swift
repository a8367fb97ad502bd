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

    /// The value arc up to `value`.
    func valueLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        guard band.isFilled else { return [] }
        let span = filledSpan(value)
        let paint = fillPaint(value, span: span, in: layout, theme: theme)
        return [.fill(filledShape(from: span.from, to: span.to, in: layout), paint: paint)]
    }

    private func filledShape(from start: Double, to end: Double, in layout: GaugeLayout) -> Path {
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
        return line.stroked(StrokeStyle(width: width, cap: .round))
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
}
