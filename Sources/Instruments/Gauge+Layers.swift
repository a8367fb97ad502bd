import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// What of the gauge stays as it is while values move: track, segments, ticks, labels.
    func fixedLayers(in layout: GaugeLayout, theme: Theme, typeface: any Typeface, disc: TaijiLayout?)
        -> [Layer]
    {
        var layers = [track(in: layout, theme: theme), segments(in: layout, theme: theme)]
        let ticks = scale.ticks()
        layers.append(
            tickLayer(
                ticks.filter { !$0.isMajor }, length: layout.minorTickLength, width: layout.minorTickWidth,
                in: layout, theme.minorTicks))
        layers.append(
            tickLayer(
                ticks.filter(\.isMajor), length: layout.majorTickLength, width: layout.majorTickWidth,
                in: layout, theme.majorTicks))
        var labels = ScaleLabels(ticks, scale: scale, layout: layout, disc: disc, typeface: typeface)
        if !labels.isComplete {
            let short = ScaleLabels(
                scale.ticks(labelLength: 5), scale: scale, layout: layout, disc: disc, typeface: typeface)
            if short.isComplete { labels = short }
        }
        layers.append(.glyphs(labels.glyphs, theme.labels))
        return layers
    }

    /// The band's arc of the given width between two fractions of the scale. Nothing between equal ones.
    private func band(from start: Double, to end: Double, in layout: GaugeLayout) -> Path {
        fullArc(radius: layout.bandRadius, in: layout).trimmed(from: start, to: end)
    }

    private func fullArc(radius: Double, in layout: GaugeLayout) -> Path {
        .drawing { (path) throws(GeometryError) in
            try path.addArc(
                Arc(center: layout.center, radius: radius, startAngle: arc.startAngle, sweep: arc.sweep))
        }
    }

    private func track(in layout: GaugeLayout, theme: Theme) -> Layer {
        .fill(
            fullArc(radius: layout.trackRadius, in: layout).stroked(StrokeStyle(width: layout.trackWidth)),
            theme.track)
    }

    /// The unfilled band: a dash in the middle of each of equal cells, half a gap at both ends.
    private func segments(in layout: GaugeLayout, theme: Theme) -> Layer {
        let cell = layout.bandRadius * arc.extent / Double(layout.segmentCount)
        let gap = cell * layout.segmentGap
        let dash = cell - gap
        let style = StrokeStyle(
            width: layout.bandWidth, dash: [dash, gap], dashPhase: dash + gap / 2)
        return .fill(fullArc(radius: layout.bandRadius, in: layout).stroked(style), theme.segments)
    }

    private func tickLayer(
        _ ticks: [ScaleTick], length: Double, width: Double, in layout: GaugeLayout, _ color: Color
    ) -> Layer {
        let lines = Path.drawing { (path) throws(GeometryError) in
            for tick in ticks {
                let direction = Point.unit(at: arc.angle(at: scale.fraction(of: tick.value)))
                try path.move(to: layout.center + layout.tickRadius * direction)
                try path.addLine(to: layout.center + (layout.tickRadius - length) * direction)
            }
        }
        return .fill(lines.stroked(StrokeStyle(width: width)), color)
    }

    /// The value arc up to `value`; where that lies beyond an end of the scale, with a point that says so.
    func valueLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        let filled = band(from: 0, to: scale.fraction(of: value), in: layout)
            .stroked(StrokeStyle(width: layout.bandWidth))
        let paint = valuePaint(in: layout, theme: theme)
        var layers = [Layer.fill(filled, paint: paint)]
        if value > scale.maximum {
            layers.append(.fill(point(at: 1, towards: 1, in: layout), paint: paint))
        } else if value < scale.minimum {
            layers.append(.fill(point(at: 0, towards: -1, in: layout), paint: paint))
        }
        return layers
    }

    /// The theme's colours along the arc. The turn begins in the middle of the gap: at the arc's start it
    /// would mix the last colour into the edge of the first.
    private func valuePaint(in layout: GaugeLayout, theme: Theme) -> Paint {
        guard theme.value.count > 1 else { return .solid(theme.value.first ?? theme.dot) }
        let turn = 2 * Double.pi
        let lead = (turn - arc.sweep) / 2
        let stops = theme.value.enumerated().map { index, color in
            let along = Double(index) / Double(theme.value.count - 1)
            return Gradient.Stop((lead + along * arc.sweep) / turn, color)
        }
        return .gradient(
            Gradient(.conic(center: layout.center, startAngle: arc.startAngle - lead), stops: stops))
    }

    /// The point in which the band ends where the value lies beyond the scale. It begins a pixel within the
    /// band, so that no seam shows between the two.
    private func point(at fraction: Double, towards way: Double, in layout: GaugeLayout) -> Path {
        let outward = Point.unit(at: arc.angle(at: fraction))
        let along = way * Point(-outward.y, outward.x)
        let half = layout.bandWidth / 2
        let end = layout.center + layout.bandRadius * outward
        return .drawing { (path) throws(GeometryError) in
            try path.move(to: end - half * outward - along)
            try path.addLine(to: end - half * outward)
            try path.addLine(to: end + (1.5 * half) * along)
            try path.addLine(to: end + half * outward)
            try path.addLine(to: end + half * outward - along)
            path.close()
        }
    }

    /// The dot at `value`, over its shadow.
    func dotLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        let center = layout.dot(at: scale.fraction(of: value))
        func disc(_ center: Point) -> Path {
            .drawing { (path) throws(GeometryError) in
                try path.addCircle(center: center, radius: layout.dotRadius)
            }
        }
        let below = Point(center.x, center.y + layout.dotShadowOffset)
        return [
            .shadow(disc(below), sigma: layout.dotShadowSigma, Color.black.opacity(theme.shadowOpacity)),
            .fill(disc(center), theme.dot),
        ]
    }
}
