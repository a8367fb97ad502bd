import CVector
import TaijiGeometry

// How curves become lines.
//
// Circles of some size in a picture that holds all of the path are kept as circles: see `Outline.circleArc`. Of others,
// an arc's vertices lie at whole multiples of an angle that depends on its radius alone, counted from the
// ellipse's x axis, whatever the angle at which the arc begins. So while an arc grows, shrinks or turns round
// its own centre, all its lines but the first and the last stay what they are, and so do the tiles on them.
//
// Chords of a circle cut off a sliver each, which adds up to a disc too small by a noticeable share of a
// grey level. The vertices are therefore moved outwards by a third of an arc's height, so that polygon
// and circle have the same area; what is left is an error of either sign that changes along each chord.
extension Outline {
    /// The height of an arc over its chord, in pixels; after the correction the outline is off by at most two
    /// thirds of it, and by nothing in the mean. At half as much again every ninth pixel on the edge of a very large
    /// disc is off by a level, which is more than is promised (`Quality` in the tests).
    private static let arcHeight = 0.001
    /// How far an arc's vertices lie beyond it at most, in pixels. For chords c they are moved out by c²/12r; the longest
    /// for their radius are those of circles of which eight make a turn, of 0.2 pixels' radius: 0.0115.
    static let arcReach = 1.0 / 64
    /// In chords up to this length, in pixels, errors cancel out within a pixel.
    private static let longestMeanChord = 1.0
    /// The largest distance of a Bézier curve from its lines, in pixels.
    private static let curveTolerance = 0.002
    /// The most steps that are made of a piece without asking whether it can be seen at all.
    private static let blindSteps = 32
    /// Beyond this many lines a path is cut no finer: no picture has room for them.
    private static let lineLimit = 1 << 22

    mutating func arc(_ arc: Arc) {
        let turn = 2 * Double.pi
        let sweep = Swift.max(-turn, Swift.min(turn, arc.sweep))
        let radius = Outline.longerAxis(arc.xAxis, arc.yAxis)
        guard sweep != 0, radius.isFinite, arc.startAngle.isFinite else { return }
        let start = arc.startAngle.truncatingRemainder(dividingBy: turn)
        let wanted = turn * radius / Outline.chord(Swift.max(radius, 1e-6))
        let steps = Swift.max(8, Swift.min(wanted, 0x1p50)).rounded(.up)
        let step = turn / steps
        var reduced = arc
        (reduced.startAngle, reduced.sweep) = (start, sweep)
        if circleArc(reduced, step: step) { return }
        let turned = SIMD2(cosine(step), sine(step))
        let bulge = (step / turned.y).squareRoot()
        let ring = Ring(
            center: arc.center, x: arc.xAxis * bulge, y: arc.yAxis * bulge, step: step, turned: turned,
            radius: radius * bulge)
        // The vertices strictly between both ends. One closer to an end than a thousandth of a step is left
        // out: its line would be too short to matter. Not so on a whole ellipse, which would have a dent there: its
        // ends are on it and not moved out.
        let margin = abs(sweep) == turn ? -0.001 : 0.001
        let from = start / step
        let to = (start + sweep) / step
        if sweep > 0 {
            let first = (from + margin).rounded(.up)
            let last = (to - margin).rounded(.down)
            if first <= last { vertices(ring, first, last) }
        } else {
            let first = (from - margin).rounded(.down)
            let last = (to + margin).rounded(.up)
            if first >= last { vertices(ring, first, last) }
        }
        line(to: arc.end)
    }

    /// How long chords of a circle may be, in pixels.
    ///
    /// Along each chord the outline is off by either sign, so that the error cancels out within a pixel where chords are
    /// shorter than that, but for an eighth of the arc's height times the chord's length: at most c³/64r for a chord c.
    /// That is held under 1/2900, a twelfth of a grey level; by the height alone a small circle's chords would be off by a
    /// fiftieth of one, and twice to four times as many.
    private static func chord(_ radius: Double) -> Double {
        let byHeight = (8 * arcHeight * radius).squareRoot()
        // The root is not asked for where it makes no difference.
        if byHeight >= longestMeanChord { return byHeight }
        return Swift.max(byHeight, Swift.min(longestMeanChord, cubeRoot(0.022 * radius)))
    }

    /// An ellipse that goes through the vertices, and the angle between two of them.
    struct Ring {
        var center: Point
        var x: Point
        var y: Point
        var step: Double
        /// The step's cosine and sine.
        var turned: SIMD2<Double>
        var radius: Double

        /// Cosine and sine of a vertex's angle.
        func direction(_ index: Double) -> SIMD2<Double> {
            let angle = index * step
            return SIMD2(cosine(angle), sine(angle))
        }

        func vertex(_ direction: SIMD2<Double>) -> Point { center + direction.x * x + direction.y * y }
    }

    /// Lines to the vertices from number `first` to number `last`, in either direction.
    private mutating func vertices(_ ring: Ring, _ first: Double, _ last: Double) {
        let direction = ring.direction(first)
        line(to: ring.vertex(direction))
        if first != last { walk(ring, first, last, from: direction) }
    }

    /// Lines from the vertex `first`, which is the pen and in direction `begin`, to `last`.
    private mutating func walk(_ ring: Ring, _ first: Double, _ last: Double, from begin: SIMD2<Double>) {
        let count = abs(last - first)
        if clips, count > Double(Outline.blindSteps) {
            let end = ring.vertex(ring.direction(last))
            // The arc stays within its height of its chord.
            let half = Swift.min(count * ring.step / 2, .pi)
            let reach = ring.radius * (1 - cosine(half)) + (half > .pi / 2 ? ring.radius : 0)
            if isHidden(pen, end, reach: reach) || binner.edgeCount > Outline.lineLimit {
                line(to: end)
                return
            }
            let middle = ((first + last) / 2).rounded(.down)
            walk(ring, first, middle, from: begin)
            walk(ring, middle, last, from: ring.direction(middle))
            return
        }
        // Each vertex is the one before turned by a step; from time to time anew from the sine and cosine.
        let direction: Double = last > first ? 1 : -1
        let step = SIMD2(ring.turned.x, ring.turned.y * direction)
        let center = SIMD2(ring.center.x, ring.center.y)
        let (xAxis, yAxis) = (SIMD2(ring.x.x, ring.x.y), SIMD2(ring.y.x, ring.y.y))
        var index = first
        while index != last {
            let block = Swift.min(abs(last - index), 256)
            var turned = index == first ? begin : ring.direction(index)
            for _ in 0..<Int(block) {
                turned = taiji_turned(turned, step)
                let vertex = taiji_ellipse_vertex(center, xAxis, yAxis, turned)
                if clips {
                    line(to: Point(vertex.place.x, vertex.place.y))
                } else {
                    fixedLine(to: vertex.x, vertex.y)
                }
            }
            index += direction * block
        }
    }

    /// Whether everything within `reach` of both points is on one side outside of the picture.
    private func isHidden(_ a: Point, _ b: Point, reach: Double) -> Bool {
        Swift.max(a.x, b.x) + reach <= 0 || Swift.max(a.y, b.y) + reach <= 0
            || Swift.min(a.x, b.x) - reach >= rightEnd || Swift.min(a.y, b.y) - reach >= height
    }

    /// Half the longer diameter of the ellipse with these conjugate half-diameters: the larger singular value
    /// of the matrix that has them as columns.
    private static func longerAxis(_ x: Point, _ y: Point) -> Double {
        let (xx, yy, xy) = (x.dot(x), y.dot(y), x.dot(y))
        let spread = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
        return ((xx + yy + spread) / 2).squareRoot()
    }

    mutating func quad(_ start: Point, _ control: Point, _ end: Point) {
        let bend = (start - 2 * control + end).length
        let steps = Outline.stepCount(bend / (4 * Outline.curveTolerance))
        polynomial(
            Cubic(start, start + (2.0 / 3) * (control - start), end + (2.0 / 3) * (control - end), end),
            steps)
    }

    mutating func cubic(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        let bend = Swift.max(
            (start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
        polynomial(
            Cubic(start, control1, control2, end), Outline.stepCount(0.75 * bend / Outline.curveTolerance))
    }

    /// √`square` steps, at least one; a curve whose size overflows is a straight line.
    private static func stepCount(_ square: Double) -> Double {
        square.isFinite ? Swift.max(1, Swift.min(square.squareRoot(), 0x1p30).rounded(.up)) : 1
    }

    /// A cubic Bézier curve.
    struct Cubic {
        var p0: Point
        var p1: Point
        var p2: Point
        var p3: Point

        init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
            (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
        }

        func point(_ t: Double) -> Point {
            let u = 1 - t
            return (u * u * u) * p0 + (3 * u * u * t) * p1 + (3 * u * t * t) * p2 + (t * t * t) * p3
        }

        /// Both halves, by de Casteljau's construction.
        var halves: (Cubic, Cubic) {
            let (a, b, c) = (0.5 * (p0 + p1), 0.5 * (p1 + p2), 0.5 * (p2 + p3))
            let (d, e) = (0.5 * (a + b), 0.5 * (b + c))
            let middle = 0.5 * (d + e)
            return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
        }
    }

    private mutating func polynomial(_ curve: Cubic, _ steps: Double) {
        if clips, steps > Double(Outline.blindSteps) {
            let (a, b) = (curve.p1, curve.p2)
            let (lowX, highX) = (Swift.min(a.x, b.x), Swift.max(a.x, b.x))
            let (lowY, highY) = (Swift.min(a.y, b.y), Swift.max(a.y, b.y))
            let isOutside =
                Swift.max(curve.p0.x, curve.p3.x, highX) <= 0 || Swift.max(curve.p0.y, curve.p3.y, highY) <= 0
                || Swift.min(curve.p0.x, curve.p3.x, lowX) >= rightEnd
                || Swift.min(curve.p0.y, curve.p3.y, lowY) >= height
            if isOutside || binner.edgeCount > Outline.lineLimit {
                line(to: curve.p3)
                return
            }
            let (one, other) = curve.halves
            polynomial(one, (steps / 2).rounded(.up))
            polynomial(other, (steps / 2).rounded(.up))
            return
        }
        for index in 1..<Swift.max(Int(steps), 1) {
            line(to: curve.point(Double(index) / steps))
        }
        line(to: curve.p3)
    }
}
