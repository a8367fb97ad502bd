extension Path {
    /// A whole ellipse, closed, clockwise from the end of its first axis: a subpath of its own.
    ///
    /// - Parameter rotation: the direction of the first axis in radians, clockwise on the screen from +x.
    public mutating func addEllipse(
        center: Point, radiusX: Double, radiusY: Double, rotation: Double = 0
    ) throws(GeometryError) {
        let arc = try Path.ellipse(center, radiusX, radiusY, rotation, startAngle: 0, sweep: 2 * .pi)
        try move(to: arc.start)
        try addArc(arc)
        close()
    }

    /// The ellipse that touches all four sides of `rect`, as a subpath of its own.
    public mutating func addEllipse(in rect: Rect) throws(GeometryError) {
        try addEllipse(center: rect.center, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// An arc of an ellipse by its centre, as the HTML canvas has it: after a straight line to its first
    /// point where a subpath is open, by the rules of ``Arc/sweep(from:to:clockwise:)``. The angles are those
    /// of the circle that the ellipse was before it was squeezed and turned.
    public mutating func addEllipticalArc(
        center: Point, radiusX: Double, radiusY: Double, rotation: Double, startAngle: Double,
        endAngle: Double,
        clockwise: Bool
    ) throws(GeometryError) {
        try Path.check(startAngle, "start angle")
        try Path.check(endAngle, "end angle")
        let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        try addArc(try Path.ellipse(center, radiusX, radiusY, rotation, startAngle: startAngle, sweep: sweep))
    }

    private static func ellipse(
        _ center: Point, _ radiusX: Double, _ radiusY: Double, _ rotation: Double, startAngle: Double,
        sweep: Double
    ) throws(GeometryError) -> Arc {
        try check(center, "centre")
        try checkLength(radiusX, "horizontal radius")
        try checkLength(radiusY, "vertical radius")
        try check(rotation, "rotation")
        let axis = rotation == 0 ? Point(1, 0) : Point.unit(at: rotation)
        return Arc(
            center: center, xAxis: radiusX * axis, yAxis: radiusY * axis.quarterTurned,
            startAngle: startAngle,
            sweep: sweep)
    }

    /// An arc of an ellipse from the current point to `end`, as SVG's command A has it. In an empty path a
    /// `move` to `end`.
    ///
    /// Of the (up to) four arcs with these radii through both points, `isLarge` asks for one of more than half
    /// a turn and `clockwise` for the direction on the screen (SVG's sweep flag). Radii that are too small to
    /// reach are scaled up until they just do; a radius of 0 gives a straight line; a negative one counts by
    /// its size. (SVG 2, appendix "Elliptical arc implementation notes", B.2.)
    public mutating func addEllipticalArc(
        to end: Point, radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool, clockwise: Bool
    ) throws(GeometryError) {
        try Path.check(end, "point")
        try Path.check(radiusX, "horizontal radius")
        try Path.check(radiusY, "vertical radius")
        try Path.check(rotation, "rotation")
        guard let start = currentPoint else {
            try move(to: end)
            return
        }
        if start == end { return }
        var (rx, ry) = (abs(radiusX), abs(radiusY))
        guard rx > 0, ry > 0 else {
            try addLine(to: end)
            return
        }
        // In the frame of the unit circle: turned back by the rotation, divided by the radii.
        let axis = rotation == 0 ? Point(1, 0) : Point.unit(at: rotation)
        let half = 0.5 * (start - end)
        var from = Point(half.dot(axis) / rx, half.dot(axis.quarterTurned) / ry)
        let reach = from.length
        if reach > 1 {
            rx *= reach
            ry *= reach
            from = from * (1 / reach)
        }
        // The centre lies on the perpendicular through the middle of the two points, from and −from.
        let square = Swift.min(from.dot(from), 1)
        guard square > 0, rx.isFinite, ry.isFinite else {
            try addLine(to: end)
            return
        }
        let side: Double = isLarge == clockwise ? 1 : -1
        let offset = side * ((1 - square) / square).squareRoot() * from.quarterTurned
        let center =
            0.5 * (start + end) + (rx * offset.x) * axis + (ry * offset.y) * axis.quarterTurned
        let startAngle = (from - offset).angle
        var sweep = (-from - offset).angle - startAngle
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        let arc = Arc(
            center: center, xAxis: rx * axis, yAxis: ry * axis.quarterTurned, startAngle: startAngle,
            sweep: sweep)
        guard arc.isFinite else {
            try addLine(to: end)
            return
        }
        try addConnectedArc(arc, to: end)
    }

    /// An arc of a circle that leaves the line from the current point to `corner` and goes over into the line
    /// from `corner` to `end`, touching both: the HTML canvas' `arcTo`, Core Graphics'
    /// `addArc(tangent1End:tangent2End:radius:)`. A straight line leads to its first point. Where there is no
    /// such arc (points that coincide or lie on a line, radius 0) it is a straight line to `corner`; in an
    /// empty path a `move` there.
    public mutating func addArc(tangentTo corner: Point, _ end: Point, radius: Double) throws(GeometryError) {
        try Path.check(corner, "corner")
        try Path.check(end, "point")
        try Path.checkLength(radius, "radius")
        guard let start = currentPoint else {
            try move(to: corner)
            return
        }
        guard radius > 0, let back = (start - corner).normalized, let on = (end - corner).normalized else {
            try addLine(to: corner)
            return
        }
        let (cosine, sine) = (back.dot(on), back.cross(on))
        // Closer to a line than this the arc would touch beyond 1e9 radii, or not bend at all.
        guard abs(sine) > 1e-9 else {
            try addLine(to: corner)
            return
        }
        // With φ between the two lines, the arc touches them at the distance r/tan(φ/2) from the corner.
        let reach = radius * (1 + cosine) / abs(sine)
        let first = corner + reach * back
        // From the centre to the first point, away from the side on which `end` lies.
        let outward = radius * (sine > 0 ? -back.quarterTurned : back.quarterTurned)
        let arc = Arc(
            center: first - outward, xAxis: outward, yAxis: -radius * back, startAngle: 0,
            sweep: .pi - arcTangent(abs(sine), cosine))
        // Asked before the line is added, which must not be there without the arc.
        try Path.check(first, "arc's first point")
        try Path.check(arc.start, "arc's first point")
        try Path.check(arc.end, "arc's last point")
        try addLine(to: first)
        try addConnectedArc(arc, to: arc.end)
    }

    /// An arc whose first point is the current one but for rounding: no line of that length is put in.
    package mutating func addConnectedArc(_ arc: Arc, to end: Point) throws(GeometryError) {
        try Path.check(arc.start, "arc's first point")
        try Path.check(arc.end, "arc's last point")
        reopen()
        appendArc(arc)
        currentPoint = end
    }
}
