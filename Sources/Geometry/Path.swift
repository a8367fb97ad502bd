/// A shape: one or more subpaths of lines, Bézier curves and arcs.
///
/// Every coordinate in a path is finite: what would bring in a NaN or an infinity throws and leaves the path
/// as it was.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(Point)
        /// A straight line from the current point.
        case line(Point)
        /// A quadratic Bézier curve from the current point.
        case quad(control: Point, end: Point)
        /// A cubic Bézier curve from the current point.
        case cubic(control1: Point, control2: Point, end: Point)
        /// An arc that begins at the current point.
        case arc(Arc)
        /// A straight line to the subpath's first point, joined there.
        case close
    }

    /// The steps in order. A path that is not empty begins with a `move`.
    public internal(set) var elements: [Element] = []
    /// Where the next step begins; nil in an empty path.
    public internal(set) var currentPoint: Point?
    /// The first point of the open subpath.
    var subpathStart = Point.zero
    /// Whether the last step closed a subpath: the next one begins anew at `subpathStart`.
    var isClosed = false

    /// The empty path.
    public init() {}

    /// Whether there is no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// Takes all steps away and keeps the memory.
    public mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        currentPoint = nil
        isClosed = false
    }

    /// Begins a subpath at `point`.
    public mutating func move(to point: Point) throws(GeometryError) {
        try Path.check(point, "point")
        elements.append(.move(point))
        currentPoint = point
        subpathStart = point
        isClosed = false
    }

    /// A straight line to `point`; in an empty path a `move`.
    public mutating func addLine(to point: Point) throws(GeometryError) {
        try Path.check(point, "point")
        guard begin(at: point) else { return }
        elements.append(.line(point))
        currentPoint = point
    }

    /// A quadratic Bézier curve to `end`; in an empty path it begins at `control`.
    public mutating func addQuad(to end: Point, control: Point) throws(GeometryError) {
        try Path.check(control, "control point")
        try Path.check(end, "point")
        _ = begin(at: control)
        elements.append(.quad(control: control, end: end))
        currentPoint = end
    }

    /// A cubic Bézier curve to `end`; in an empty path it begins at `control1`.
    public mutating func addCubic(
        to end: Point, control1: Point, control2: Point
    ) throws(GeometryError) {
        try Path.check(control1, "first control point")
        try Path.check(control2, "second control point")
        try Path.check(end, "point")
        _ = begin(at: control1)
        elements.append(.cubic(control1: control1, control2: control2, end: end))
        currentPoint = end
    }

    /// A straight line back to the subpath's first point, and a join there. A path that is empty or closed
    /// stays as it is.
    public mutating func close() {
        guard currentPoint != nil, !isClosed else { return }
        elements.append(.close)
        currentPoint = subpathStart
        isClosed = true
    }

    /// An arc as it is; where a subpath is open, after a straight line to the arc's first point. A sweep
    /// beyond one full turn is one full turn.
    public mutating func addArc(_ arc: Arc) throws(GeometryError) {
        try Path.check(arc.center, "centre")
        try Path.check(arc.xAxis, "radius")
        try Path.check(arc.yAxis, "radius")
        try Path.check(arc.startAngle, "start angle")
        try Path.check(arc.sweep, "sweep")
        var arc = arc
        arc.sweep = Swift.max(-2 * .pi, Swift.min(arc.sweep, 2 * .pi))
        let start = arc.start
        let end = arc.isFullTurn ? start : arc.end
        try Path.check(start, "arc's first point")
        try Path.check(end, "arc's last point")
        if begin(at: start), currentPoint != start {
            elements.append(.line(start))
            currentPoint = start
        }
        guard arc.sweep != 0, arc.xAxis != .zero || arc.yAxis != .zero else { return }
        elements.append(.arc(arc))
        currentPoint = end
    }

    /// Makes sure that a subpath is open: returns false where one had to be begun at `point`.
    private mutating func begin(at point: Point) -> Bool {
        if currentPoint == nil {
            elements.append(.move(point))
            currentPoint = point
            subpathStart = point
            return false
        }
        reopen()
        return true
    }

    /// As in PostScript and SVG: after a close the next subpath begins where the last one did.
    mutating func reopen() {
        guard isClosed else { return }
        elements.append(.move(subpathStart))
        isClosed = false
    }

    /// The argument's name is only put together for an error: for two numbers that takes longer than all else.
    static func check(_ point: Point, _ argument: String) throws(GeometryError) {
        if point.isFinite { return }
        try check(point.x, argument + " x")
        try check(point.y, argument + " y")
    }

    static func check(_ value: Double, _ argument: String) throws(GeometryError) {
        guard value.isFinite else { throw .notFinite(argument: argument, found: value) }
    }

    static func checkLength(_ value: Double, _ argument: String) throws(GeometryError) {
        try check(value, argument)
        guard value >= 0 else { throw .negative(argument: argument, found: value) }
    }
}
