import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// What of the gauge stays as it is while values move: track, segments, ticks, labels, title.
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
        if !title.isEmpty { layers.append(titleLayer(in: layout, theme: theme, typeface: typeface)) }
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
        let cell = layout.bandRadius * arc.sweep / Double(layout.segmentCount)
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

    private func titleLayer(in layout: GaugeLayout, theme: Theme, typeface: any Typeface) -> Layer {
        var font = Font(size: layout.titleSize)
        var metrics = typeface.measure(title, font: font)
        if metrics.advance > layout.readoutWidth {
            font.size *= layout.readoutWidth / metrics.advance
            metrics = typeface.measure(title, font: font)
        }
        let origin = Point(layout.center.x - metrics.advance / 2, layout.titleBaseline)
        return .glyphs(typeface.glyphs(title, font: font, origin: origin), theme.caption)
    }

    /// The value arc up to `value`, and beyond an end of the scale a mark that says so.
    func valueLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        let filled = band(from: 0, to: scale.fraction(of: value), in: layout)
            .stroked(StrokeStyle(width: layout.bandWidth))
        var layers = [Layer.fill(filled, paint: valuePaint(in: layout, theme: theme))]
        if value > scale.maximum {
            layers.append(rangeMark(at: 1, pointing: 1, in: layout, theme.value.last ?? theme.dot))
        } else if value < scale.minimum {
            layers.append(rangeMark(at: 0, pointing: -1, in: layout, theme.value.first ?? theme.dot))
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

    /// A small triangle just past an end of the band that points out of the scale.
    private func rangeMark(at fraction: Double, pointing way: Double, in layout: GaugeLayout, _ color: Color)
        -> Layer
    {
        let angle = arc.angle(at: fraction)
        let outward = Point.unit(at: angle)
        let along = Point(-outward.y, outward.x) * way
        let half = layout.bandWidth / 2
        let foot = layout.center + layout.bandRadius * outward + (0.5 * half) * along
        return .fill(
            .drawing { (path) throws(GeometryError) in
                try path.move(to: foot - half * outward)
                try path.addLine(to: foot + half * outward)
                try path.addLine(to: foot + (1.4 * half) * along)
                path.close()
            }, color)
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
