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

    /// The fractions between which a zone lies.
    private func pieces(of zone: Zone) -> [(from: Double, to: Double)] {
        func place(_ value: Double) -> Double {
            // The end of a scale that goes round is no other place than its start, but another end.
            scale.wraps ? (value - scale.start) / (scale.end - scale.start) : scale.fraction(of: value)
        }
        return parts(of: zone).compactMap {
            let (a, b) = (place($0.lowerBound), place($0.upperBound))
            return a == b ? nil : (Swift.min(a, b), Swift.max(a, b))
        }
    }

    /// The values of the scale that lie in a zone. On a scale that goes round it may run past the end and on from the
    /// start: from -30 to 30 is from 330 to 30 on a compass.
    private func parts(of zone: Zone) -> [ClosedRange<Double>] {
        let (low, high) = (scale.minimum, scale.maximum)
        guard !zone.from.isNaN, !zone.to.isNaN else { return [] }
        guard scale.wraps else { return [Swift.min(zone.from, zone.to)...Swift.max(zone.from, zone.to)] }
        let length = zone.to - zone.from
        if length.isFinite, length >= scale.range { return [low...high] }
        func held(_ value: Double) -> Double {
            let inPlace = scale.endInPlace(of: value)
            return (low...high).contains(inPlace) ? inPlace : scale.wrapped(inPlace)
        }
        let (from, to) = (held(zone.from), held(zone.to))
        return from <= to ? [from...to] : [from...high, low...to]
    }

    /// The ink of the zone that `value` lies in: the last one that holds it; nil where there is none. Beyond the
    /// scale it is that of its end.
    package func zoneInk(of value: Double) -> Ink? {
        let held =
            scale.wraps ? scale.wrapped(value) : Swift.min(scale.maximum, Swift.max(scale.minimum, value))
        return zones.last { zone in parts(of: zone).contains { $0.contains(held) } }?.ink
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
