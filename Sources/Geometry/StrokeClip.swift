/// Where a stroke is looked at. What lies elsewhere only has to go round the places in it the same way.
///
/// Without it a stroke costs what its numbers are: a curve far away is cut as finely as one in the picture, and
/// one 1e9 wide as if its rim could be seen.
struct StrokeClip: Sendable {
    private let low: Point
    private let high: Point

    /// Nil where the rectangle is not finite: all of the stroke counts then.
    init?(_ rect: Rect?) {
        guard let rect else { return nil }
        low = rect.origin
        high = Point(rect.maxX, rect.maxY)
        guard low.isFinite, high.isFinite else { return nil }
    }

    /// The longer side.
    var extent: Double { Swift.max(high.x - low.x, high.y - low.y) }

    /// A distance within which every place in the clip has every point of the subpath. A pen that reaches as far
    /// as that from each point paints what one that reaches on paints.
    func reach(of subpath: Subpath) -> Double {
        var (least, most) = (subpath.start, subpath.start)
        func add(_ point: Point) {
            least = Point(Swift.min(least.x, point.x), Swift.min(least.y, point.y))
            most = Point(Swift.max(most.x, point.x), Swift.max(most.y, point.y))
        }
        for segment in subpath.segments {
            add(segment.end)
            switch segment {
            case .line: break
            case .quad(_, let c, _): add(c)
            case .cubic(_, let c, let d, _):
                add(c)
                add(d)
            case .arc(let arc):
                let reach = Point(
                    abs(arc.xAxis.x) + abs(arc.yAxis.x), abs(arc.xAxis.y) + abs(arc.yAxis.y))
                add(arc.center - reach)
                add(arc.center + reach)
            }
        }
        let x = Swift.max(most.x - low.x, high.x - least.x)
        let y = Swift.max(most.y - low.y, high.y - least.y)
        return Swift.max(x, 0) + Swift.max(y, 0)
    }

    /// Whether the band along a curve with this control polygon surely misses the clip.
    ///
    /// - Parameters:
    ///   - half: how far the band reaches along the curve's normals.
    ///   - ahead: how far caps reach on along its tangents.
    ///   - round: how far anything reaches from it, joins included.
    func misses(
        _ a: Point, _ c: Point, _ d: Point, _ b: Point, half: Double, ahead: Double = 0, round: Double
    ) -> Bool {
        if misses(a, c, d, b, round: round) { return true }
        // Every tangent is a mean, with positive weights, of the polygon's legs: within the angle of the one that
        // is furthest from the chord's direction. So are the normals, and the band stays in a rectangle along
        // the chord, which gets as narrow as the piece is short.
        guard let u = (b - a).normalized else { return false }
        let n = u.quarterTurned
        var slope = 0.0
        func runsAlong(_ leg: Point) -> Bool {
            guard let direction = leg.normalized else { return true }
            slope = Swift.max(slope, abs(direction.cross(u)))
            return direction.dot(u) > 0
        }
        guard runsAlong(c - a), runsAlong(d - c), runsAlong(b - d) else { return false }
        return isApart(along: u, a, c, d, b, half * slope + ahead)
            || isApart(along: n, a, c, d, b, half + ahead * slope)
    }

    /// Whether the band along an arc in the triangle `a`, `tip`, `b` surely misses the clip, where the arc turns from
    /// the direction `from` to `to` one way. The tip of a thin ellipse is so small that rounding has left its triangle no
    /// directions.
    func misses(
        _ a: Point, _ tip: Point, _ b: Point, _ from: Point, _ to: Point, half: Double, round: Double
    ) -> Bool {
        if misses(a, tip, tip, b, round: round) { return true }
        guard from.dot(to) > 0 else { return false }
        return isApart(along: from, a, tip, tip, b, half * abs(from.cross(to)))
            || isApart(along: from.quarterTurned, a, tip, tip, b, half)
    }

    /// Whether everything within `round` of the four points lies beyond one side of the clip.
    func misses(_ a: Point, _ c: Point, _ d: Point, _ b: Point, round: Double) -> Bool {
        (Swift.max(a.x, c.x, d.x, b.x) + round < low.x) || (Swift.max(a.y, c.y, d.y, b.y) + round < low.y)
            || (Swift.min(a.x, c.x, d.x, b.x) - round > high.x)
            || (Swift.min(a.y, c.y, d.y, b.y) - round > high.y)
    }

    /// The range of a line's parameter, 0 at `a` and 1 at `b`, in which its band reaches the clip.
    func range(_ a: Point, _ b: Point, half: Double, ahead: Double) -> (from: Double, to: Double)? {
        guard let u = (b - a).normalized, !isApart(along: u.quarterTurned, a, a, a, a, half) else {
            return nil
        }
        let (from, to) = span(along: u)
        let (start, length) = (u.dot(a), u.dot(b - a))
        let range = (
            from: Swift.max((from - ahead - start) / length, 0),
            to: Swift.min((to + ahead - start) / length, 1)
        )
        return range.from <= range.to ? range : nil
    }

    private func isApart(
        along u: Point, _ a: Point, _ c: Point, _ d: Point, _ b: Point, _ margin: Double
    ) -> Bool {
        let (from, to) = span(along: u)
        let (p, q, r, s) = (u.dot(a), u.dot(c), u.dot(d), u.dot(b))
        return Swift.max(p, q, r, s) + margin < from || Swift.min(p, q, r, s) - margin > to
    }

    /// From where to where the clip lies along a direction.
    private func span(along u: Point) -> (from: Double, to: Double) {
        let x = (u.x * low.x, u.x * high.x)
        let y = (u.y * low.y, u.y * high.y)
        return (Swift.min(x.0, x.1) + Swift.min(y.0, y.1), Swift.max(x.0, x.1) + Swift.max(y.0, y.1))
    }
}
