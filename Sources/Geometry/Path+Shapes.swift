extension Path {
    /// An arc of a circle from `startAngle` to `endAngle`, in radians clockwise on the screen from +x, by
    /// the rules of ``Arc/sweep(from:to:clockwise:)``. Where a subpath is open a straight line runs from the
    /// current point to the arc's first point.
    ///
    /// - Throws: ``GeometryError`` where the radius is negative or an argument is not finite; the path is
    ///   as it was.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) throws(GeometryError) {
        try Path.check(center, "centre")
        try Path.checkLength(radius, "radius")
        try Path.check(startAngle, "start angle")
        try Path.check(endAngle, "end angle")
        try addArc(
            Arc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise))
    }

    /// A whole circle, closed, clockwise from its rightmost point: a subpath of its own.
    public mutating func addCircle(center: Point, radius: Double) throws(GeometryError) {
        try Path.check(center, "centre")
        try Path.checkLength(radius, "radius")
        try move(to: Point(center.x + radius, center.y))
        try addArc(Arc(center: center, radius: radius, startAngle: 0, sweep: 2 * .pi))
        close()
    }

    /// A rectangle, closed, clockwise from its upper left corner: a subpath of its own.
    public mutating func addRect(_ rect: Rect) throws(GeometryError) {
        try move(to: rect.origin)
        try addLine(to: Point(rect.maxX, rect.minY))
        try addLine(to: Point(rect.maxX, rect.maxY))
        try addLine(to: Point(rect.minX, rect.maxY))
        close()
    }

    /// The path that `body` draws, or the empty path where a coordinate is not finite or a length is
    /// negative: for shapes whose numbers come from a finite layout.
    public static func drawing(_ body: (inout Path) throws(GeometryError) -> Void) -> Path {
        var path = Path()
        do { try body(&path) } catch { return Path() }
        return path
    }
}
