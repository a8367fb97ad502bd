import TaijiGeometry

/// How much room a gauge takes round its centre, in shares of its unit, and where in a picture it is placed so
/// that all of it is to be seen.
struct GaugeOutline {
    /// A gauge's place in a picture.
    struct Place {
        var center: Point
        var unit: Double
        var readout: GaugeLayout.ReadoutPlace
    }

    private let arc: GaugeArc
    /// How far from the centre anything is drawn.
    private let reach: Double
    /// The radius of the outermost arc, and how far outside it anything is drawn.
    private let rim: Double
    private let margin: Double
    private let hasNeedle: Bool
    /// The corners of the arrows past both ends.
    private let arrows: [Point]

    init(_ gauge: Gauge, measures: ThemeMeasures) {
        arc = gauge.arc
        // The dot, the arrow of a value beyond the scale, the triangles outside.
        let hasTriangle = gauge.marks.contains { $0.shape == .triangle }
        let bandWidth = length(measures.bandWidth, of: 1)
        let arrowEnd = GaugeLayout.bandShare + GaugeLayout.arrowHalf(bandWidth: bandWidth)
        arrows =
            gauge.scale.wraps
            ? []
            : [0, 1].flatMap {
                GaugeLayout.arrowCorners(
                    at: $0, arc: gauge.arc, bandRadius: GaugeLayout.bandShare, bandWidth: bandWidth,
                    hasCap: gauge.band.cap == .round && !gauge.arc.isFullTurn)
            }
        if gauge.showsDot {
            rim = GaugeLayout.trackShare
            margin = Swift.max(
                hasTriangle ? GaugeLayout.triangleEnd - rim : 0, length(measures.dotRadius, of: 1),
                arrowEnd - rim)
        } else {
            rim = GaugeLayout.bandShare + bandWidth / 2
            margin = Swift.max(
                hasTriangle ? GaugeLayout.nearTriangleEnd - rim : 0,
                gauge.band.cap == .round && !gauge.arc.isFullTurn ? bandWidth / 2 : 0)
        }
        reach = Swift.max(rim + margin, arrowEnd)
        hasNeedle = gauge.marks.contains { $0.shape == .needle }
    }

    /// The ring round the disc: as the default look has it where the arc leaves room for the readout at the bottom,
    /// else a little smaller, over the readout.
    func placeWithDisc(in size: Size) -> Place {
        let middle = Point(size.width / 2, size.height / 2)
        if let width = gapWidth {
            let side = size.shorterSide
            return Place(
                center: Point(middle.x, middle.y + 0.024 * side), unit: side,
                readout: .inGap(top: middle.y - side / 2, width: width))
        }
        let below = 0.13 + 0.02
        let place = fitted(
            Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach + below), in: size)
        let baseline = place.center.y + (reach + 0.11) * place.unit
        return Place(
            center: place.center, unit: place.unit,
            readout: .inGap(top: baseline - GaugeLayout.readoutShare * place.unit, width: 0.66))
    }

    /// The ring without a disc in it: as large as it can be. The readout stands in its middle, or where a needle turns
    /// there in the gap.
    func placeAlone(in size: Size) -> Place {
        let box = arcBox
        if hasNeedle, let width = gapWidth {
            let depth = GaugeLayout.titleShare - 0.524 + 0.012
            let place = fitted(
                box.union(Rect(minX: -width / 2, minY: 0, maxX: width / 2, maxY: depth)), in: size)
            return Place(
                center: place.center, unit: place.unit,
                readout: .inGap(top: place.center.y - 0.524 * place.unit, width: width))
        }
        let place = fitted(
            box.union(Rect(minX: -0.25, minY: -0.12, maxX: 0.25, maxY: 0.14)), in: size)
        return Place(center: place.center, unit: place.unit, readout: .widestInMiddle)
    }

    /// The place at which `box`, round a centre, fills the picture but for a margin; a little above the middle, where
    /// the eye expects it.
    private func fitted(_ box: Rect, in size: Size) -> (center: Point, unit: Double) {
        let unit = 0.9504 * Swift.min(size.width / box.width, size.height / box.height)
        let free = Size(width: size.width - unit * box.width, height: size.height - unit * box.height)
        let rise = Swift.min(0.05 * free.height, 0.02 * unit)
        return (Point(free.width / 2 - unit * box.minX, free.height / 2 - rise - unit * box.minY), unit)
    }

    /// The box that holds the ring and what is drawn on it.
    private var arcBox: Rect {
        var angles = [arc.startAngle, arc.angle(at: 1)]
        for quarter in 0..<4 {
            let angle = Double(quarter) * .pi / 2
            if arc.offset(of: angle) <= arc.extent { angles.append(angle) }
        }
        let points = angles.map { rim * Point.unit(at: $0) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let ring = Rect(
            minX: (x.min() ?? 0) - margin, minY: (y.min() ?? 0) - margin, maxX: (x.max() ?? 0) + margin,
            maxY: (y.max() ?? 0) + margin)
        return arrows.reduce(ring) { $0.union(Rect(center: $1, width: 0, height: 0)) }
    }

    /// How wide a readout at the bottom of the ring may be, between the ends of the arc; nil where the arc leaves no
    /// room for it there.
    private var gapWidth: Double? {
        let down = Double.pi / 2
        guard arc.offset(of: down) > arc.extent else { return nil }
        // From straight down to each end.
        let slants = [arc.startAngle, arc.angle(at: 1)].map { end in
            let way = abs((end - down).remainder(dividingBy: 2 * .pi))
            return Swift.min(way, 0.49 * .pi)
        }
        guard let slant = slants.min(), slant > 0.5 else { return nil }
        // At the height of the digits' upper edge the ends are nearest.
        // Below that, the arrows past the ends.
        let arrow = arrows.filter { $0.y > 0.27 }.map { abs($0.x) - 0.012 }.min() ?? .infinity
        let half = Swift.min(arrow, 0.28 * sine(slant) / cosine(slant) - margin)
        return half > 0.14 ? Swift.min(0.66, 2 * half) : nil
    }
}
