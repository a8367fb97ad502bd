/// Replaces curves by chords: writes the points after the first, the last one exactly the curve's end.
///
/// Long curves are cut in halves until a piece takes no more than a block of chords; a piece that lies
/// outside the clip is one chord. A piece and its chord lie in the piece's hull, which is convex and does
/// not touch the clip, so no point inside can tell them apart by its winding number.
struct ChordWriter {
    /// Within a block the points of an arc come from turning a unit vector step by step. After 64 steps the
    /// rounding errors add up to no more than about 64·2⁻⁵³ of the radius, 7e-9 at a radius of a million.
    private static let block = 64

    let tolerance: Double
    let clip: Rect?

    /// A clip without end would let the count of chords grow without end, and so would a tolerance of
    /// nothing within it: the one is then none, the other at least a billionth of the clip.
    init(tolerance: Double, clip: Rect?) {
        let extent = clip.map { Swift.max($0.width, $0.height) } ?? .infinity
        if extent <= 0x1p24, let clip, clip.origin.isFinite {
            self.clip = clip
            self.tolerance = Swift.max(tolerance, 1e-9 * extent)
        } else {
            self.clip = nil
            self.tolerance = tolerance
        }
    }

    private var limit: Int { clip == nil ? Flattening.maximumChords : Flattening.unbounded }

    // MARK: Arcs

    func write(_ arc: Arc, into points: inout [Point]) {
        let count = Flattening.chords(radius: arc.longerRadius, sweep: arc.sweep, tolerance: tolerance)
        write(arc, from: 0, to: 1, count: Swift.min(count, limit), into: &points)
        points[points.count - 1] = arc.end
    }

    private func write(_ arc: Arc, from t0: Double, to t1: Double, count: Int, into points: inout [Point]) {
        let from = arc.startAngle + t0 * arc.sweep
        let step = (t1 - t0) * arc.sweep
        if count > 1, let clip, misses(arc, from: from, step: step, clip) {
            points.append(arc.point(at: from + step))
            return
        }
        guard count <= ChordWriter.block else {
            if isFlat(arc, from: from, step: step) {
                points.append(arc.point(at: from + step))
                return
            }
            let half = count / 2
            let middle = t0 + (t1 - t0) * (Double(half) / Double(count))
            write(arc, from: t0, to: middle, count: half, into: &points)
            write(arc, from: middle, to: t1, count: count - half, into: &points)
            return
        }
        let delta = step / Double(count)
        let (turnX, turnY) = (cosine(delta), sine(delta))
        var (x, y) = (cosine(from), sine(from))
        for _ in 1..<Swift.max(count, 1) {
            (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
            points.append(arc.center + x * arc.xAxis + y * arc.yAxis)
        }
        points.append(arc.point(at: from + step))
    }

    /// Whether a chord will do, as computed: on an ellipse, the affine image of a circle, an arc is furthest from
    /// its chord in the middle. The count is a bound for all of the ellipse; this ends where the ellipse is
    /// straighter, and where the angles are so small that rounding has made it straight.
    private func isFlat(_ arc: Arc, from: Double, step: Double) -> Bool {
        guard abs(step) < 1 else { return false }
        let (a, b) = (arc.point(at: from), arc.point(at: from + step))
        return arc.point(at: from + step / 2).distance(to: mix(a, b, 0.5)) <= tolerance
    }

    /// Whether the piece surely lies outside `clip`: its triangle of chord and end tangents, where it turns
    /// by no more than a third of a turn.
    private func misses(_ arc: Arc, from: Double, step: Double, _ clip: Rect) -> Bool {
        guard abs(step) < 2.1 else { return false }
        let middle = from + step / 2
        let reach = 1 / cosine(step / 2)
        let tip = arc.center + (reach * cosine(middle)) * arc.xAxis + (reach * sine(middle)) * arc.yAxis
        let (a, b) = (arc.point(at: from), arc.point(at: from + step))
        return ChordWriter.misses(a, tip, tip, b, clip)
    }

    // MARK: Bézier curves

    func write(_ a: Point, _ c: Point, _ b: Point, into points: inout [Point]) {
        let count = Swift.min(Flattening.chords(a, c, b, tolerance: tolerance), limit)
        if count > 1, let clip {
            if ChordWriter.misses(a, c, c, b, clip) {
                points.append(b)
                return
            }
            if count > ChordWriter.block {
                let (ac, cb) = (mix(a, c, 0.5), mix(c, b, 0.5))
                let middle = mix(ac, cb, 0.5)
                write(a, ac, middle, into: &points)
                write(middle, cb, b, into: &points)
                return
            }
        }
        let step = 1 / Double(count)
        let (p, q) = (2 * (c - a), a - 2 * c + b)
        for index in 1..<Swift.max(count, 1) {
            let t = Double(index) * step
            points.append(a + t * (p + t * q))
        }
        points.append(b)
    }

    func write(_ a: Point, _ c: Point, _ d: Point, _ b: Point, into points: inout [Point]) {
        let count = Swift.min(Flattening.chords(a, c, d, b, tolerance: tolerance), limit)
        if count > 1, let clip {
            if ChordWriter.misses(a, c, d, b, clip) {
                points.append(b)
                return
            }
            if count > ChordWriter.block {
                let (ac, cd, db) = (mix(a, c, 0.5), mix(c, d, 0.5), mix(d, b, 0.5))
                let (acd, cdb) = (mix(ac, cd, 0.5), mix(cd, db, 0.5))
                let middle = mix(acd, cdb, 0.5)
                write(a, ac, acd, middle, into: &points)
                write(middle, cdb, db, b, into: &points)
                return
            }
        }
        let step = 1 / Double(count)
        let (p, q, r) = (3 * (c - a), 3 * (a - 2 * c + d), b - a + 3 * (c - d))
        for index in 1..<Swift.max(count, 1) {
            let t = Double(index) * step
            points.append(a + t * (p + t * (q + t * r)))
        }
        points.append(b)
    }

    /// Whether all four points lie beyond the same side of `clip`.
    private static func misses(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ clip: Rect) -> Bool {
        (a.x < clip.minX && b.x < clip.minX && c.x < clip.minX && d.x < clip.minX)
            || (a.x > clip.maxX && b.x > clip.maxX && c.x > clip.maxX && d.x > clip.maxX)
            || (a.y < clip.minY && b.y < clip.minY && c.y < clip.minY && d.y < clip.minY)
            || (a.y > clip.maxY && b.y > clip.maxY && c.y > clip.maxY && d.y > clip.maxY)
    }
}
