import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The end of the arc, 0 or 1, beyond which `value` lies; nil where it lies on the scale.
    func beyond(_ value: Double) -> Double? {
        if scale.wraps { return nil }
        if value > scale.maximum { return scale.isReversed ? 0 : 1 }
        if value < scale.minimum { return scale.isReversed ? 1 : 0 }
        return nil
    }

    /// The arrow that says that `value` lies beyond the scale, past the end of the band; in the colour of the readout,
    /// which stands out from the ground and is none of the band's. Nothing where the value lies on the scale.
    func beyondLayers(_ value: Double, in layout: GaugeLayout, theme: Theme, ground: Color) -> [Layer] {
        guard let end = beyond(value) else { return [] }
        let arrow = layout.arrow(at: end, hasCap: band.cap == .round && !arc.isFullTurn)
        return [
            // On an arc whose ends lie together the arrow lies on the other end of the band.
            .fill(arrow.stroked(StrokeStyle(width: 1.5 * layout.arrowGap, join: .round)), ground),
            .fill(arrow, theme.readout),
        ]
    }
}

extension GaugeLayout {
    /// The arrow's length, and its distance from the band's end, in shares of the unit.
    private static let arrowLength = 0.06
    private static let arrowGap = 0.011

    /// Half the arrow's width at its foot beside a band of the width `bandWidth`, in shares of the unit.
    static func arrowHalf(bandWidth: Double) -> Double { bandWidth / 2 + 0.012 }

    fileprivate var arrowGap: Double { GaugeLayout.arrowGap * unit }

    /// The arrow past an end of the arc, 0 or 1.
    fileprivate func arrow(at fraction: Double, hasCap: Bool) -> Path {
        let corners = GaugeLayout.arrowCorners(
            at: fraction, arc: arc, bandRadius: bandRadius / unit, bandWidth: bandWidth / unit, hasCap: hasCap
        )
        return .drawing { (path) throws(GeometryError) in
            try path.move(to: center + unit * corners[0])
            for corner in corners.dropFirst() { try path.addLine(to: center + unit * corner) }
            path.close()
        }
    }

    /// The arrow's corners from the centre, in shares of the unit: the foot's outer one, the tip, the foot's inner one
    /// and the notch between the two, without which nobody could tell which of three corners is the tip. It
    /// bends with the arc: its foot lies across the band, and its tip in the band's middle.
    static func arrowCorners(
        at fraction: Double, arc: GaugeArc, bandRadius: Double, bandWidth: Double, hasCap: Bool
    ) -> [Point] {
        let half = arrowHalf(bandWidth: bandWidth)
        let way: Double = (fraction > 0) == arc.isClockwise ? 1 : -1
        let end = arc.angle(at: fraction)
        let foot = (hasCap ? bandWidth / 2 : 0) + arrowGap
        func outward(_ length: Double) -> Point { .unit(at: end + way * (foot + length) / bandRadius) }
        return [
            (bandRadius + half) * outward(0), bandRadius * outward(arrowLength),
            (bandRadius - half) * outward(0), bandRadius * outward(0.25 * arrowLength),
        ]
    }
}
