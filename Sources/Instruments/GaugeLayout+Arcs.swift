import TaijiGeometry

extension GaugeLayout {
    /// The arc of the given radius between two fractions of the scale, along the scale's way; they may lie beyond
    /// 0…1, and on a full turn once round is the whole circle. Nothing where the second is not above the first.
    func arcPath(radius: Double, from start: Double = 0, to end: Double = 1) -> Path {
        guard start < end else { return Path() }
        return .drawing { (path) throws(GeometryError) in
            let whole = Arc(center: center, radius: radius, startAngle: arc.startAngle, sweep: arc.sweep)
            try path.addArc(
                start == 0 && end == 1 || arc.isFullTurn && end - start >= 1
                    ? whole : whole.part(from: start, to: end))
        }
    }

    /// How much of the scale a length along the arc of the given radius is.
    func fraction(ofLength length: Double, atRadius radius: Double) -> Double {
        radius > 0 ? length / (radius * arc.extent) : 0
    }
}
