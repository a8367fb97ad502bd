extension Path {
    /// An arc of a circle from `startAngle` to `endAngle`, in radians clockwise on the screen from +x, by
    /// the rules of ``Arc/sweep(from:to:clockwise:)``. Where a subpath is open a straight line runs from the
    /// current point to the arc's first point.
    ///
    /// How to write what you would write elsewhere. "Clockwise" is as seen on the screen here, where y grows
    /// downwards and a clockwise arc runs towards growing angles:
    ///
    /// | elsewhere | here |
    /// |---|---|
    /// | Core Graphics in C, `CGContextAddArc(c, x, y, r, a, b, 0)` | `clockwise: true` |
    /// | Core Graphics in C, `CGContextAddArc(c, x, y, r, a, b, 1)` | `clockwise: false` |
    /// | Core Graphics in Swift, `addArc(…, clockwise: false)` | `clockwise: true` |
    /// | Core Graphics in Swift, `addArc(…, clockwise: true)` | `clockwise: false` |
    /// | UIKit, `UIBezierPath(arcCenter: …, clockwise: true)` | `clockwise: true` |
    /// | UIKit, `UIBezierPath(arcCenter: …, clockwise: false)` | `clockwise: false` |
    /// | HTML canvas, `arc(x, y, r, a, b)` or `arc(x, y, r, a, b, false)` | `clockwise: true` |
    /// | HTML canvas, `arc(x, y, r, a, b, true)` | `clockwise: false` |
    /// | Cairo, `cairo_arc(cr, x, y, r, a, b)` | `clockwise: true` |
    /// | Cairo, `cairo_arc_negative(cr, x, y, r, a, b)` | `clockwise: false` |
    ///
    /// Core Graphics means its words in a space where y grows upwards, and UIKit's contexts are flipped: a
    /// `clockwise` of 0 or false is clockwise on an iPhone's screen. UIKit's own paths say it as we do. The
    /// numbers 0 and 1 can be left as they are: ``addArc(x:y:radius:startAngle:endAngle:clockwise:)``.
    ///
    /// Where the others differ from this rule:
    /// * Cairo draws nothing for `cairo_arc` from 2π to 0 or for `cairo_arc_negative` from 0 to 2π, nor
    ///   between other angles that are whole turns apart against the direction; here it is one full turn.
    /// * Cairo runs round as often as the angles say, `cairo_arc` from 0 to 4π twice; here it is once. So do
    ///   GNUstep's Core Graphics functions.
    /// * The canvas standard, read to the letter, also draws nothing where whole turns lie against the
    ///   direction; the browsers draw the full turn, and so do we.
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
            Arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise))
    }

    /// As Core Graphics' C function writes it, for code that is ported from a context where y grows
    /// downwards: `clockwise` 0 runs towards growing angles, clockwise on the screen, anything else against
    /// them. See the table at ``addArc(center:radius:startAngle:endAngle:clockwise:)``.
    public mutating func addArc(
        x: Double, y: Double, radius: Double, startAngle: Double, endAngle: Double, clockwise: Int32
    ) throws(GeometryError) {
        try addArc(
            center: Point(x, y), radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise == 0)
    }

    /// A path of one arc, as UIKit writes it: `clockwise` is as seen on the screen.
    public init(
        arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) throws(GeometryError) {
        self.init()
        try addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
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
        try Path.check(rect.origin, "corner")
        try Path.check(rect.width, "width")
        try Path.check(rect.height, "height")
        try Path.check(Point(rect.maxX, rect.maxY), "opposite corner")
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
