/// Turns a path into the outline of its stroke, to be filled by the winding rule. Keeps its scratch memory
/// from one stroke to the next.
///
/// The outline is the sum of bands, one a segment, and of wedges at the corners, all of the same
/// orientation, so that the winding number is 1 or more exactly where a piece of the stroke lies and no
/// overlap can cancel another. What two neighbours have in common is left out: a stroke without sharp inner
/// corners is one contour, or two where it is closed.
///
/// * A circle's arc is offset to arcs of the same circle. Where half the width is more than the radius the
///   inner side passes through the centre to the other side of it: the band is then a sector up to the
///   centre and a second one beyond it, a contour of its own, since it may lie over the first.
/// * A Bézier curve and an ellipse's arc are cut in short pieces, each offset at both ends along its exact
///   normal; `tolerance` bounds how far the chords lie from the true offset curve.
public struct Stroker: Sendable {
    var outline = Path()
    var left = OffsetChain()
    var right = OffsetChain()
    var style = StrokeStyle(width: 0)
    /// Half the width, or as much of it as can be seen.
    var half = 0.0
    /// By how much the pen is larger than that; a bevel is cut by the pen's own size.
    var excess = 1.0
    var tolerance = Flattening.tolerance
    /// The sine of the greatest turn that is left without a join.
    var smoothSine = 0.0
    /// Pieces no longer than this are no pieces.
    var shortest = 0.0
    var first: StrokeEnd?
    var last: StrokeEnd?
    var clip: StrokeClip?
    var bends = StrokeBends()
    /// What the pieces of the next curve may be off by, to begin with.
    var bendTolerance = Flattening.tolerance
    /// How many pieces the curves of a dashed stroke may have before that grows; nil where it is not dashed.
    var bendsLeft: Int?
    var leftBackward = BackwardSide()
    var rightBackward = BackwardSide()
    private var subpath = Subpath()
    private var dashes = DashCutter()

    /// A stroker with empty scratch memory.
    public init() {}

    /// Adds the outline of `path`'s stroke to `outline`: as ``Path/stroked(_:tolerance:clip:)``, without
    /// allocating once the memory has grown.
    public mutating func stroke(
        _ path: Path, _ style: StrokeStyle, tolerance: Double = Flattening.tolerance, clip: Rect? = nil,
        into outline: inout Path
    ) {
        guard style.width > 0, style.width.isFinite else { return }
        self.style = style
        self.tolerance = tolerance > 0 ? tolerance : Flattening.tolerance
        self.clip = StrokeClip(clip)

        bendTolerance = self.tolerance
        bendsLeft =
            style.dash.isEmpty ? nil : StrokeBends.dashedLimit + path.elements.count << 10
        // Writing to the caller's memory in place: the outline changes hands, it is not copied.
        swap(&self.outline, &outline)
        defer { swap(&self.outline, &outline) }
        let (count, current) = (self.outline.elements.count, self.outline.currentPoint)
        var subpath = Subpath()
        swap(&subpath, &self.subpath)
        var dashes = DashCutter()
        swap(&dashes, &self.dashes)
        dashes.forEachPart(
            of: path, dash: style.dash, phase: style.dashPhase, from: style.trimStart, to: style.trimEnd,
            drawn: DashDrawing(style, tolerance: self.tolerance, clip: self.clip), using: &subpath
        ) { part in stroke(part) }
        swap(&dashes, &self.dashes)
        swap(&subpath, &self.subpath)
        self.outline.keepFinite(elementCount: count, current)
    }

    // MARK: One subpath

    /// A pen that reaches all that is seen, and an eighth further, from every point of the subpath paints there
    /// what a larger one paints.
    private mutating func findHalf(_ subpath: Subpath) {
        half = style.width / 2
        if let clip {
            half = Swift.min(half, 1.125 * clip.reach(of: subpath) + 1000 * tolerance)
        }
        excess = Swift.min(style.width / 2 / half, 1e9)
        // Leaving out the join of a turn by θ leaves out a sliver of height half·θ²/8; a quarter of the
        // tolerance for it, and never a turn that one could see when the stroke is magnified later.
        smoothSine = Swift.min(0.1, (2 * tolerance / half).squareRoot())
        bends.half = half
        bends.clip = clip
        bends.round = style.join == .miter ? half * Swift.max(1, style.miterLimit) : half
    }

    private mutating func stroke(_ subpath: Subpath) {
        findHalf(subpath)
        // A hundred-millionth of the width cannot be seen, and what is left of a coordinate after rounding
        // has no direction: both are the zero-length segments that the HTML canvas prunes.
        let start = subpath.start
        shortest = Swift.max(2e-8 * half, 1e-14 * Swift.max(abs(start.x), abs(start.y)))
        if let direction = subpath.dotDirection {
            addDot(at: start, direction)
            return
        }
        if subpath.segments.count == 1, case .arc(let arc) = subpath.segments[0], arc.isFullTurn,
            subpath.isClosed || style.cap != .square, let radius = arc.circleRadius, radius > shortest
        {
            addRing(arc, radius)
            return
        }
        first = nil
        last = nil
        for segment in subpath.segments { add(segment) }
        finish(closed: subpath.isClosed)
    }

    private mutating func finish(closed: Bool) {
        guard let first, let last else { return }
        if closed {
            join(from: last, to: first, closes: true)
            outline.appendMove(left.start)
            left.write(to: &outline)
            outline.close()
            outline.appendMove(right.end)
            right.writeReversed(to: &outline)
            outline.close()
        } else {
            outline.appendMove(left.start)
            left.write(to: &outline)
            addCap(at: last.point, last.direction)
            if style.cap != .round { outline.appendLine(right.end) }
            right.writeReversed(to: &outline)
            addCap(at: first.point, -first.direction)
            outline.close()
        }
    }

    /// A whole circle: the outer one, and the inner one the other way round.
    private mutating func addRing(_ arc: Arc, _ radius: Double) {
        var turn = arc
        if turn.xAxis.cross(turn.yAxis) * turn.sweep < 0 { turn = turn.reversed }
        let outer = turn.scaled(by: (radius + half) / radius)
        outline.appendMove(outer.start)
        outline.appendArc(outer)
        outline.close()
        guard radius > half else { return }
        let inner = turn.scaled(by: (radius - half) / radius).reversed
        outline.appendMove(inner.start)
        outline.appendArc(inner)
        outline.close()
    }

    private mutating func add(_ segment: Segment) {
        switch segment {
        case .line(let start, let end):
            let from = last?.point ?? start
            addLine(from: from, to: end)
        case .arc(let arc):
            if let radius = arc.circleRadius {
                addArc(arc, radius)
            } else {
                addBends(of: arc)
            }
        case .quad(let a, let c, let b):
            addBends(of: .cubic(a, control1: mix(a, c, 2 / 3), control2: mix(b, c, 2 / 3), b))
        case .cubic: addBends(of: segment)
        }
    }

    mutating func addLine(from start: Point, to end: Point) {
        let length = start.distance(to: end)
        guard length > shortest, let direction = (end - start).normalized else { return }
        begin(StrokeEnd(point: start, direction: direction, straight: length))
        let side = half * direction.quarterTurned
        left.addLine(to: end - side)
        right.addLine(to: end + side)
        last = StrokeEnd(point: end, direction: direction, straight: length)
    }

    private mutating func addArc(_ arc: Arc, _ radius: Double) {
        guard radius * abs(arc.sweep) > shortest, let start = arc.startDirection, let end = arc.endDirection
        else {
            return
        }
        begin(StrokeEnd(point: arc.start, direction: start, straight: 0))
        // The right side is the inner one where the arc turns clockwise.
        let clockwise = arc.xAxis.cross(arc.yAxis) * arc.sweep > 0
        let (leftFactor, rightFactor) = ((radius + half) / radius, (radius - half) / radius)
        left.addOffset(of: arc, factor: clockwise ? leftFactor : rightFactor)
        right.addOffset(of: arc, factor: clockwise ? rightFactor : leftFactor)
        if radius < half {
            let sector = arc.scaled(by: rightFactor)
            outline.appendMove(arc.center)
            outline.appendLine(clockwise ? sector.start : sector.end)
            outline.appendArc(clockwise ? sector : sector.reversed)
            outline.close()
        }
        last = StrokeEnd(point: arc.end, direction: end, straight: 0)
    }

    /// Begins the two sides, or joins what comes next to what is there.
    mutating func begin(_ end: StrokeEnd) {
        if let last {
            join(from: last, to: end, closes: false)
        } else {
            first = end
            left.begin(at: end.point - half * end.direction.quarterTurned)
            right.begin(at: end.point + half * end.direction.quarterTurned)
        }
    }
}

/// An end of a piece of a stroke, as far as a join needs to know it.
struct StrokeEnd: Sendable {
    var point: Point
    /// The direction in which the path passes, of length 1.
    var direction: Point
    /// How far the piece is straight from here; 0 for a curve.
    var straight: Double
}

extension OffsetChain {
    /// The arc at `factor` times its radius; where that is not above 0, the way over the centre.
    fileprivate mutating func addOffset(of arc: Arc, factor: Double) {
        if factor > 0 {
            addArc(arc.scaled(by: factor))
        } else {
            addLine(to: arc.center)
            addLine(to: arc.scaled(by: factor).end)
        }
    }
}

extension Arc {
    /// The arc with both axes multiplied by `factor`.
    func scaled(by factor: Double) -> Arc {
        Arc(
            center: center, xAxis: factor * xAxis, yAxis: factor * yAxis, startAngle: startAngle, sweep: sweep
        )
    }

    var startDirection: Point? { (sweep * derivative(at: startAngle)).normalized }
    var endDirection: Point? {
        (sweep * derivative(at: isFullTurn ? startAngle : endAngle)).normalized
    }
}
