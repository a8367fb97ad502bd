import TaijiGeometry

/// Turns a path into lines, clips them to the picture and hands them to the binner.
///
/// Only what lies left of a place decides whether it is inside. So what is above, below or to the right of
/// the picture is dropped, and what is to the left of it is pushed to its left edge. A curve is cut up only
/// where it is not wholly on one of these sides; the number of lines is therefore bounded by what can be
/// seen, however large the shape.
@safe
struct Outline: ~Copyable {
    var binner = TileBinner()
    private(set) var width: Double = 0
    private(set) var height: Double = 0
    /// The right edge of the last tile.
    private(set) var rightEnd: Double = 0
    /// Whether the path may reach out of the picture.
    private(set) var clips = false
    private(set) var pen = Point.zero
    private var first = Point.zero
    /// The way along the picture's left edge that is not handed on yet.
    private var left: (from: Int32, to: Int32) = (0, 0)
    private var fixedX: Int32 = 0
    private var fixedY: Int32 = 0

    init() {}

    /// Sorts the tiles of `elements` under `rule` into `raster`.
    mutating func trace(
        _ elements: UnsafeBufferPointer<Path.Element>, rule: FillRule, grid: TileGrid,
        into raster: ShapeRaster
    ) {
        width = Double(grid.width)
        height = Double(grid.height)
        rightEnd = Double(grid.columns * TileGrid.side)
        binner.begin(grid)
        let bounds = unsafe ControlBounds(elements)
        if bounds.mayShow(width: width, height: height) {
            clips = !bounds.isInside(width: width, height: height)
            unsafe trace(elements)
            endLeft()
        }
        let isSimple = unsafe Outline.isConvex(elements) || Outline.isBand(elements)
        raster.take(&binner, evenOdd: rule == .evenOdd, isSimple: isSimple)
    }

    private mutating func trace(_ elements: UnsafeBufferPointer<Path.Element>) {
        var isOpen = false
        for index in 0..<elements.count {
            switch unsafe elements[index] {
            case .move(let point):
                if isOpen { line(to: first) }
                begin(at: point)
                isOpen = true
            case .line(let point): line(to: point)
            case .quad(let control, let end): quad(pen, control, end)
            case .cubic(let control1, let control2, let end): cubic(pen, control1, control2, end)
            case .arc(let arc): self.arc(arc)
            case .close: line(to: first)
            }
        }
        if isOpen { line(to: first) }
    }

    private mutating func begin(at point: Point) {
        pen = Outline.limit(point)
        first = pen
        if !clips {
            fixedX = Outline.fixed(pen.x)
            fixedY = Outline.fixed(pen.y)
        }
    }

    /// A line from the pen.
    @inline(__always)
    mutating func line(to point: Point) {
        if clips {
            clippedLine(to: Outline.limit(point))
            return
        }
        fixedLine(to: Outline.fixed(point.x), Outline.fixed(point.y))
        pen = point
    }

    /// A line from the pen inside the picture; it leaves `pen` where it is, which only clipping and curves ask for.
    @inline(__always)
    mutating func fixedLine(to x: Int32, _ y: Int32) {
        binner.line(fixedX, fixedY, x, y)
        fixedX = x
        fixedY = y
    }

    /// Along a quarter of a circle from the pen.
    mutating func circleLine(_ circle: Circle, quarter: Int, to point: Point, opens: Bool, goesOn: Bool) {
        let (x, y) = (Outline.fixed(point.x), Outline.fixed(point.y))
        binner.arc(circle, quarter: quarter, fixedX, fixedY, x, y, opens: opens, goesOn: goesOn)
        pen = point
        fixedX = x
        fixedY = y
    }

    /// Moves the pen inside the picture, without a line.
    mutating func jump(to point: Point) {
        pen = point
        fixedX = Outline.fixed(point.x)
        fixedY = Outline.fixed(point.y)
    }

    /// Pixels to steps, rounded: adding 1.5·2⁵² leaves the nearest integer in a double's low bits.
    @inline(__always)
    static func fixed(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (value * TileGrid.steps + 6_755_399_441_055_744).bitPattern)
    }

    /// The point with coordinates that can be subtracted and multiplied without an overflow.
    private static func limit(_ point: Point) -> Point {
        Point(limit(point.x), limit(point.y))
    }

    private static func limit(_ value: Double) -> Double {
        value > -1e100 ? Swift.min(value, 1e100) : -1e100
    }

    private mutating func clippedLine(to end: Point) {
        var (a, b) = (pen, end)
        pen = end
        if (a.y <= 0 && b.y <= 0) || (a.y >= height && b.y >= height) || (a.x >= rightEnd && b.x >= rightEnd)
        {
            return
        }
        let (p, q) = (a, b)
        if a.y < 0 { a = Point(Outline.crossing(0, p.y, q.y, p.x, q.x), 0) }
        if b.y < 0 { b = Point(Outline.crossing(0, p.y, q.y, p.x, q.x), 0) }
        if a.y > height { a = Point(Outline.crossing(height, p.y, q.y, p.x, q.x), height) }
        if b.y > height { b = Point(Outline.crossing(height, p.y, q.y, p.x, q.x), height) }
        if a.x < 0, b.x < 0 {
            leftLine(Outline.fixed(a.y), Outline.fixed(b.y))
            return
        }
        let (lowY, highY) = (Swift.min(a.y, b.y), Swift.max(a.y, b.y))
        if a.x < 0 {
            let y = Swift.max(lowY, Swift.min(highY, Outline.crossing(0, p.x, q.x, p.y, q.y)))
            leftLine(Outline.fixed(a.y), Outline.fixed(y))
            a = Point(0, y)
        }
        var tail: (Double, Double)?
        if b.x < 0 {
            let y = Swift.max(lowY, Swift.min(highY, Outline.crossing(0, p.x, q.x, p.y, q.y)))
            tail = (y, b.y)
            b = Point(0, y)
        }
        insideLine(a, b, p, q)
        if let (from, to) = tail { leftLine(Outline.fixed(from), Outline.fixed(to)) }
    }

    /// A line to the left of the picture. Only where they end matters of lines that follow each other there: a thousand
    /// dashes beside a picture are nothing in it.
    private mutating func leftLine(_ from: Int32, _ to: Int32) {
        if from != left.to {
            endLeft()
            left.from = from
        }
        left.to = to
    }

    private mutating func endLeft() {
        if left.from != left.to { binner.leftLine(left.from, left.to) }
        left = (0, 0)
    }

    /// A piece of the line from `p` to `q` that is inside except perhaps on the right.
    private mutating func insideLine(_ from: Point, _ to: Point, _ p: Point, _ q: Point) {
        var (a, b) = (from, to)
        if a.x >= rightEnd, b.x >= rightEnd { return }
        let (lowY, highY) = (Swift.min(a.y, b.y), Swift.max(a.y, b.y))
        if a.x > rightEnd {
            let y = Outline.crossing(rightEnd, p.x, q.x, p.y, q.y)
            a = Point(rightEnd, Swift.max(lowY, Swift.min(highY, y)))
        }
        if b.x > rightEnd {
            let y = Outline.crossing(rightEnd, p.x, q.x, p.y, q.y)
            b = Point(rightEnd, Swift.max(lowY, Swift.min(highY, y)))
        }
        binner.line(Outline.fixed(a.x), Outline.fixed(a.y), Outline.fixed(b.x), Outline.fixed(b.y))
    }

    /// The value at `place` of the line from (`p0`, `v0`) to (`p1`, `v1`).
    private static func crossing(
        _ place: Double, _ p0: Double, _ p1: Double, _ v0: Double, _ v1: Double
    ) -> Double {
        v0 + (place - p0) / (p1 - p0) * (v1 - v0)
    }
}
