import TaijiDrawing
import TaijiGeometry

/// A piece of the arc in one zone's ink.
package struct ZoneSpan: Hashable {
    /// Where it begins and ends, as fractions of the scale.
    package var from: Double
    package var to: Double
    package var ink: Ink

    package init(from: Double, to: Double, ink: Ink) {
        self.from = from
        self.to = to
        self.ink = ink
    }
}

extension Gauge {
    /// The pieces of the arc that lie in zones, in order and without overlap: a later zone covers an earlier one.
    package var zoneSpans: [ZoneSpan] {
        let parts = zones.flatMap { zone in
            pieces(of: zone).map { ZoneSpan(from: $0.from, to: $0.to, ink: zone.ink) }
        }
        let ends = Set(parts.flatMap { [$0.from, $0.to] }).sorted()
        var spans: [ZoneSpan] = []
        for (from, to) in zip(ends, ends.dropFirst()) {
            let middle = (from + to) / 2
            guard let ink = parts.last(where: { $0.from <= middle && middle <= $0.to })?.ink else {
                continue
            }
            if let last = spans.last, last.to == from, last.ink == ink {
                spans[spans.count - 1].to = to
            } else {
                spans.append(ZoneSpan(from: from, to: to, ink: ink))
            }
        }
        return spans
    }

    /// The fractions between which a zone lies; on a scale that goes round a zone may run past the end and on from
    /// the start.
    private func pieces(of zone: Zone) -> [(from: Double, to: Double)] {
        guard !zone.from.isNaN, !zone.to.isNaN else { return [] }
        func place(_ value: Double) -> Double {
            let share = (value - scale.start) / (scale.end - scale.start)
            return scale.wraps
                ? Swift.min(1, Swift.max(0, share)) : scale.fraction(of: value)
        }
        if scale.wraps, zone.from > zone.to {
            let parts = [
                Zone(from: zone.from, to: scale.maximum, ink: zone.ink),
                Zone(from: scale.minimum, to: zone.to, ink: zone.ink),
            ]
            return parts.filter { $0.from <= $0.to }.flatMap(pieces(of:))
        }
        let (a, b) = (place(zone.from), place(zone.to))
        return a == b ? [] : [(Swift.min(a, b), Swift.max(a, b))]
    }

    /// The ink of the zone that `value` lies in: the last one that holds it; nil where there is none. Beyond the
    /// scale it is that of its end.
    package func zoneInk(of value: Double) -> Ink? {
        let held =
            scale.wraps ? scale.wrapped(value) : Swift.min(scale.maximum, Swift.max(scale.minimum, value))
        return zones.last { zone in
            if scale.wraps, zone.from > zone.to { return held >= zone.from || held <= zone.to }
            return Swift.min(zone.from, zone.to) <= held && held <= Swift.max(zone.from, zone.to)
        }?.ink
    }

    /// The base colour and the zones over it, wider than the band, whose shape cuts them out.
    ///
    /// They are painted from the last to the first, and each begins a little before its start, beneath the one
    /// before it: where two meet, nothing but the two is to be seen.
    func zoneLayers(_ spans: [ZoneSpan], in layout: GaugeLayout, theme: Theme) -> [Layer] {
        let width = 3 * layout.bandWidth
        let overlap = layout.fraction(ofLength: 2, atRadius: layout.bandRadius)
        // An end with a round cap belongs to the zone there.
        let cap =
            arc.isFullTurn ? 0 : layout.fraction(ofLength: layout.bandWidth, atRadius: layout.bandRadius)
        let ring = Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: layout.center, radius: layout.bandRadius)
        }
        var layers = [Layer.fill(ring.stroked(StrokeStyle(width: width)), theme.segments)]
        let meetsItself = arc.isFullTurn && spans.first?.from == 0 && spans.last?.to == 1
        for index in spans.indices.reversed() {
            let span = spans[index]
            var (from, to) = (span.from, span.to)
            if index > 0, spans[index - 1].to == from {
                from -= Swift.min(overlap, (spans[index - 1].to - spans[index - 1].from) / 2)
            } else if from == 0 {
                from -= cap
            }
            if to == 1 { to += meetsItself && index > 0 ? overlap : cap }
            let sector = layout.arcPath(radius: layout.bandRadius, from: from, to: to)
            layers.append(
                .fill(sector.stroked(StrokeStyle(width: width)), zoneColor(span.ink, theme: theme)))
        }
        return layers
    }

    /// A zone's colour on the band: faded towards the base where the value's own arc has to stand out from it.
    private func zoneColor(_ ink: Ink, theme: Theme) -> Color {
        let color = theme.color(of: ink)
        return band.isFilled ? theme.segments.mixed(with: color, share: Gauge.zoneStrength) : color
    }

    /// How much of a zone's colour the unfilled band has.
    private static let zoneStrength = 0.45
}

extension Color {
    /// A colour between this one (0) and another (1), by sRGB components.
    func mixed(with other: Color, share: Double) -> Color {
        func between(_ a: Double, _ b: Double) -> Double { a + share * (b - a) }
        return Color(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
