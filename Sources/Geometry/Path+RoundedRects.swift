extension Path {
    /// A rectangle with rounded corners, closed, clockwise from the end of its upper left corner's arc: a
    /// subpath of its own.
    public mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double) throws(GeometryError) {
        try addRoundedRect(
            x: rect.x, y: rect.y, width: rect.width, height: rect.height, radii: CornerRadii(cornerRadius))
    }

    /// A rectangle with rounded corners as the HTML canvas' `roundRect` draws it, a subpath of its own.
    ///
    /// Radii that do not fit are scaled down together (``CornerRadii/fitting(width:height:)``). A negative
    /// extent mirrors the rectangle with its corners and its direction: "upper left" is then the corner at
    /// (`x`, `y`), wherever that lies.
    public mutating func addRoundedRect(
        x: Double, y: Double, width: Double, height: Double, radii: CornerRadii
    ) throws(GeometryError) {
        try Path.check(Point(x, y), "corner")
        try Path.check(width, "width")
        try Path.check(height, "height")
        try Path.check(Point(x + width, y + height), "opposite corner")
        for size in [radii.upperLeft, radii.upperRight, radii.lowerRight, radii.lowerLeft] {
            try Path.checkLength(size.width, "corner radius")
            try Path.checkLength(size.height, "corner radius")
        }
        let radii = radii.fitting(width: abs(width), height: abs(height))
        let (right, down): (Double, Double) = (width < 0 ? -1 : 1, height < 0 ? -1 : 1)
        let (x1, y1) = (x + width, y + height)
        try move(to: Point(x + right * radii.upperLeft.width, y))
        try addCorner(Point(x1, y), radii.upperRight, from: Point(-right, 0), to: Point(0, down))
        try addCorner(Point(x1, y1), radii.lowerRight, from: Point(0, -down), to: Point(-right, 0))
        try addCorner(Point(x, y1), radii.lowerLeft, from: Point(right, 0), to: Point(0, -down))
        try addCorner(Point(x, y), radii.upperLeft, from: Point(0, down), to: Point(right, 0))
        close()
    }

    /// A quarter of an ellipse that cuts a corner: it begins in direction `from` of the corner and ends in
    /// direction `to`, after a straight line to where it begins.
    private mutating func addCorner(
        _ corner: Point, _ radii: Size, from: Point, to: Point
    ) throws(GeometryError) {
        guard radii.width > 0, radii.height > 0 else {
            try addLine(to: corner)
            return
        }
        func scaled(_ direction: Point) -> Point {
            Point(direction.x * radii.width, direction.y * radii.height)
        }
        let center = corner + scaled(from) + scaled(to)
        let start = corner + scaled(from)
        if currentPoint != start { try addLine(to: start) }
        appendArc(
            Arc(center: center, xAxis: -scaled(to), yAxis: -scaled(from), startAngle: 0, sweep: .pi / 2))
        // Not where the rounded cosine of π/2 puts it.
        currentPoint = corner + scaled(to)
    }
}
