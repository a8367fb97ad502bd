import TaijiGeometry

extension Outline {
    /// Hands an arc of a large circle to the binner quarter by quarter; false if it is another kind of curve, or if the
    /// path may reach out of the picture, where arcs are cut up and clipped.
    ///
    /// The angles are a turn at most: from huge ones the next quarter could not be told.
    mutating func circleArc(_ arc: Arc, step: Double) -> Bool {
        guard !clips, let radius = arc.circleRadius, radius >= Circle.leastRadius else { return false }
        let isMirrored = arc.xAxis.cross(arc.yAxis) < 0
        let turn: Double = (arc.sweep > 0) != isMirrored ? 1 : -1
        let circle = Circle(center: arc.center, radius: radius, turn: turn, step: step)
        let axis = arcTangent(arc.xAxis.y, arc.xAxis.x)
        let quarter = Double.pi / 2
        var place = (axis + (isMirrored ? -arc.startAngle : arc.startAngle)) / quarter
        var end = place + turn * abs(arc.sweep) / quarter
        let start = arc.start
        line(to: start)
        // A whole circle is closed by itself, wherever it begins: from the right, where a quarter does, it has no ends.
        let isWhole = arc.isFullTurn
        if isWhole {
            (place, end) = (0, 4 * turn)
            jump(to: arc.center + Point(radius, 0))
        }
        while true {
            let border = turn > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
            let isLast = turn > 0 ? border >= end : border <= end
            let index = Int(turn > 0 ? border - 1 : border) & 3
            let point = isLast && !isWhole ? arc.end : arc.center + radius * Outline.towards(Int(border) & 3)
            circleLine(
                circle, quarter: index, to: point, opens: isWhole && place == 0, goesOn: isWhole || !isLast)
            if isLast { break }
            place = border
        }
        if isWhole {
            binner.closeCircle()
            jump(to: start)
        }
        return true
    }

    /// The direction in which a quarter begins, counted clockwise from the right.
    private static func towards(_ quarter: Int) -> Point {
        let size: Double = quarter < 2 ? 1 : -1
        return quarter & 1 == 0 ? Point(size, 0) : Point(0, size)
    }
}
