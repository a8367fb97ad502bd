/// A piece of a curve that is so short, or so far from what is seen, that its offset may be straight.
struct StrokeBend: Sendable {
    enum Kind: Sendable {
        /// The offset is straight between the normals at its ends.
        case bend
        /// Its band cannot be seen.
        case hidden
        /// What is left of a cusp: a corner, joined like one.
        case corner
    }

    var kind: Kind
    var start: Point
    /// The direction at the start, of length 1.
    var leaving: Point
    var end: Point
    /// The direction at the end, of length 1.
    var arriving: Point
}

/// How finely a curve is cut, and into what.
struct StrokeBends: Sendable {
    /// More pieces of one curve are not made: with a clip they would lie in the picture.
    static let limit = 1 << 15
    /// Where the marks of a dashed stroke have more pieces together than this, and a thousand for each step of the path,
    /// the rest of them get 16 times the tolerance; and again after each quarter as many.
    static let dashedLimit = 1 << 20

    private(set) var pieces: [StrokeBend] = []
    var half = 0.0
    var clip: StrokeClip?
    /// How far anything reaches from the curve, joins at its cusps included.
    var round = 0.0
    private(set) var tolerance = 0.0
    /// The largest distance of a piece from its chord.
    private var flatness = 0.0
    /// The sine of the greatest turn within a piece.
    private var turnSine = 0.0

    init() {}

    /// Begins a curve, whose pieces may be off by `tolerance`.
    mutating func begin(tolerance: Double) {
        pieces.removeAll(keepingCapacity: true)
        self.tolerance = tolerance
        flatness = tolerance / 2
        // 1 − cos(δ/2) ≤ k gives cos δ ≥ 2(1 − k)² − 1, hence sin² δ ≤ 8k(1 − k)²(1 − k/2); a twelfth of a turn at
        // most. Where all of the stroke counts, k is no less than 1e-7: seven thousand pieces a turn.
        let least = clip == nil ? 1e-7 : 1e-15
        let k = Swift.max(least, Swift.min(tolerance / (2 * half), 0.034))
        turnSine = (8 * k * (1 - k) * (1 - k) * (1 - k / 2)).squareRoot()
    }

    /// Whether there are more pieces than are made of one curve.
    var isOverfull: Bool { pieces.count > StrokeBends.limit }

    private mutating func append(
        _ kind: StrokeBend.Kind, _ start: Point, _ leaving: Point, _ end: Point, _ arriving: Point
    ) {
        pieces.append(
            StrokeBend(kind: kind, start: start, leaving: leaving, end: end, arriving: arriving))
    }

    private func turnsLittle(_ from: Point, _ to: Point) -> Bool {
        from.dot(to) > 0 && abs(from.cross(to)) <= turnSine
    }

    // MARK: Bézier curves

    /// Cuts a cubic Bézier curve, halved by de Casteljau's construction until its pieces are short enough.
    mutating func cut(_ a: Point, _ c: Point, _ d: Point, _ b: Point) {
        if clip == nil {
            // Wang's formula with 2¹⁴ chords.
            let bend = Swift.max((a - 2 * c + d).length, (c - 2 * d + b).length)
            flatness = Swift.max(flatness, 0.75 * bend * 0x1p-28)
        }
        cut(a, c, d, b, depth: 0)
    }

    private mutating func cut(_ a: Point, _ c: Point, _ d: Point, _ b: Point, depth: Int) {
        if isOverfull { return }
        let segment = Segment.cubic(a, control1: c, control2: d, b)
        if let clip, let from = segment.startDirection, let to = segment.endDirection,
            clip.misses(a, c, d, b, half: half, round: round)
        {
            append(.hidden, a, from, b, to)
            return
        }
        let bend = Swift.max((a - 2 * c + d).length, (c - 2 * d + b).length)
        let isShort = a.distance(to: c) + c.distance(to: d) + d.distance(to: b) <= 2e-3 * flatness
        let isLast = isShort || depth >= (clip == nil ? 24 : 60)
        if isLast || 0.75 * bend <= flatness {
            if let from = segment.startDirection, let to = segment.endDirection,
                turnsLittle(a, c, d, b, from, to)
            {
                append(.bend, a, from, b, to)
                return
            }
            if isLast {
                append(.corner, a, .zero, b, .zero)
                return
            }
        }
        let (ac, cd, db) = (mix(a, c, 0.5), mix(c, d, 0.5), mix(d, b, 0.5))
        let (acd, cdb) = (mix(ac, cd, 0.5), mix(cd, db, 0.5))
        let middle = mix(acd, cdb, 0.5)
        cut(a, ac, acd, middle, depth: depth + 1)
        cut(middle, cdb, db, b, depth: depth + 1)
    }

    /// Whether the direction stays within the allowed turn along the whole piece: the derivative is a mean,
    /// with positive weights, of the control polygon's three legs.
    private func turnsLittle(
        _ a: Point, _ c: Point, _ d: Point, _ b: Point, _ from: Point, _ to: Point
    ) -> Bool {
        guard turnsLittle(from, to) else { return false }
        guard let middle = (d - c).normalized else { return true }
        return turnsLittle(from, middle) && turnsLittle(middle, to)
    }

    // MARK: Ellipses

    /// Cuts an ellipse's arc at equal steps of its angle, and finer where it turns fast.
    mutating func cut(_ arc: Arc) {
        let most = clip == nil ? 1 << 14 : Flattening.unbounded
        let count = Flattening.chords(radius: arc.longerRadius, sweep: arc.sweep, tolerance: flatness)
        cut(arc, from: 0, to: Swift.min(count, most), of: Swift.min(count, most))
    }

    private mutating func cut(_ arc: Arc, from: Int, to: Int, of count: Int) {
        if isOverfull { return }
        let t0 = Double(from) / Double(count)
        let part = arc.part(from: t0, to: to == count ? 1 : Double(to) / Double(count))
        if isHidden(part) { return }
        if to - from == 1 {
            cut(part, depth: 0)
        } else {
            let middle = (from + to) / 2
            cut(arc, from: from, to: middle, of: count)
            cut(arc, from: middle, to: to, of: count)
        }
    }

    private mutating func cut(_ arc: Arc, depth: Int) {
        if isOverfull { return }
        if let from = arc.startDirection, let to = arc.endDirection, turnsLittle(from, to) {
            append(.bend, arc.start, from, arc.end, to)
        } else if depth >= 40 {
            // The tip of an ellipse that is a line.
            append(.corner, arc.start, .zero, arc.end, .zero)
        } else {
            let halves = (arc.part(from: 0, to: 0.5), arc.part(from: 0.5, to: 1))
            if !isHidden(halves.0) { cut(halves.0, depth: depth + 1) }
            if !isHidden(halves.1) { cut(halves.1, depth: depth + 1) }
        }
    }

    /// Whether the arc's band cannot be seen; it is then a piece.
    private mutating func isHidden(_ arc: Arc) -> Bool {
        guard let clip, let tip = arc.controlPoint, let from = arc.startDirection, let to = arc.endDirection,
            clip.misses(arc.start, tip, arc.end, from, to, half: half, round: round)
        else { return false }
        append(.hidden, arc.start, from, arc.end, to)
        return true
    }
}

extension Arc {
    /// Where the tangents at both ends meet, so that the arc lies in the triangle of the three; nil where it turns
    /// by more than about a third of a turn.
    var controlPoint: Point? {
        guard abs(sweep) < 2.1 else { return nil }
        let middle = startAngle + sweep / 2
        let reach = 1 / cosine(sweep / 2)
        return center + (reach * cosine(middle)) * xAxis + (reach * sine(middle)) * yAxis
    }
}
