import TaijiGeometry

/// What of a gauge lies under a place.
public enum GaugePart: Hashable, Sendable {
    /// The dot.
    case dot
    /// The band, somewhere else than at the dot.
    case band
}

extension GaugeLayout {
    /// The least extent of anything that a hand can hit, in units of the window system.
    static let leastHitExtent = 24.0

    /// What lies under `point` while the dot stands at `fraction` (nil: is not there): the dot first, for it lies on top. Dot and
    /// band can be hit within at least 24 window units across.
    public func part(at point: Point, dotFraction fraction: Double?) -> GaugePart? {
        let least = GaugeLayout.leastHitExtent * scale / 2
        if let fraction, point.distance(to: dot(at: fraction)) <= Swift.max(dotRadius, least) { return .dot }
        let fromCenter = point - center
        let reach = Swift.max(bandWidth / 2, least)
        guard abs(fromCenter.length - bandRadius) <= reach else { return nil }
        let offset = arc.offset(of: fromCenter.angle)
        // Half the least extent past either end still counts as that end.
        let slack = least / bandRadius
        return offset <= arc.extent + slack || offset >= 2 * .pi - slack ? .band : nil
    }

    /// The fraction of the scale that lies in the direction of `point`; in the gap the nearer end.
    public func fraction(at point: Point) -> Double {
        let offset = arc.offset(of: (point - center).angle)
        if offset <= arc.extent { return offset / arc.extent }
        return offset - arc.extent < 2 * .pi - offset ? 1 : 0
    }
}
