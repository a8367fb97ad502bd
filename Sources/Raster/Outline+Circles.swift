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
        let end = place + turn * abs(arc.sweep) / quarter
        line(to: arc.start)
        while true {
            let border = turn > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
            let isLast = turn > 0 ? border >= end : border <= end
            let index = Int(turn > 0 ? border - 1 : border) & 3
            var point = arc.end
            if !isLast {
                let towards = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)][Int(border) & 3]
                point = arc.center + radius * towards
            }
            circleLine(circle, quarter: index, to: point, goesOn: !isLast)
            if isLast { return true }
            place = border
        }
    }
}
