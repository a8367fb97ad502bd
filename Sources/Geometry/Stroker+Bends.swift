/// Curves without an offset of their own kind: cut in pieces so short that the offset is straight between
/// the normals at their ends.
///
/// The offset p(t) + h·n(t) leaves its chord by no more than p leaves its own, which is bounded as in
/// ``Flattening``, plus h times what the unit normal leaves its own: 1 − cos(δ/2) where the direction turns
/// by δ. Each gets half of the tolerance, or what some ten thousand pieces can do where that is more: a curve
/// of a million pixels is not drawn to the thousandth of one.
extension Stroker {
    /// The cosine of the greatest turn within a piece.
    private var leastTurnCosine: Double {
        // 1 − cos(δ/2) ≤ k gives cos δ ≥ 2(1 − k)² − 1; a twelfth of a turn at most.
        let k = Swift.max(1e-8, Swift.min(tolerance / (2 * half), 0.034))
        return 2 * (1 - k) * (1 - k) - 1
    }

    /// A cubic Bézier curve, halved by de Casteljau's construction until its pieces are short enough.
    mutating func addBends(of segment: Segment) {
        guard case .cubic(let a, let c, let d, let b) = segment else { return }
        guard a.distance(to: c) + c.distance(to: d) + d.distance(to: b) > shortest else { return }
        // Wang's formula with 2¹⁴ chords.
        let bend = Swift.max((a - 2 * c + d).length, (c - 2 * d + b).length)
        let flatness = Swift.max(tolerance / 2, 0.75 * bend * 0x1p-28)
        addBends(a, c, d, b, flatness, leastTurnCosine, depth: 0)
    }

    private mutating func addBends(
        _ a: Point, _ c: Point, _ d: Point, _ b: Point, _ flatness: Double, _ turnCosine: Double, depth: Int
    ) {
        let bend = Swift.max((a - 2 * c + d).length, (c - 2 * d + b).length)
        let isFlat = 0.75 * bend <= flatness
        let isShort = a.distance(to: c) + c.distance(to: d) + d.distance(to: b) <= 2e-3 * flatness
        if isFlat || isShort || depth >= 24 {
            let segment = Segment.cubic(a, control1: c, control2: d, b)
            if let from = segment.startDirection, let to = segment.endDirection,
                turnsLittle(a, c, d, b, from, to, turnCosine)
            {
                addBend(from: a, from, to: b, to)
                return
            }
            // A cusp: what is left is a corner, and is joined like one.
            if isShort || depth >= 24 {
                addLine(from: last?.point ?? a, to: b)
                return
            }
        }
        let (ac, cd, db) = (mix(a, c, 0.5), mix(c, d, 0.5), mix(d, b, 0.5))
        let (acd, cdb) = (mix(ac, cd, 0.5), mix(cd, db, 0.5))
        let middle = mix(acd, cdb, 0.5)
        addBends(a, ac, acd, middle, flatness, turnCosine, depth: depth + 1)
        addBends(middle, cdb, db, b, flatness, turnCosine, depth: depth + 1)
    }

    /// Whether the direction stays within the allowed turn along the whole piece: the derivative is a mean,
    /// with positive weights, of the control polygon's three legs.
    private func turnsLittle(
        _ a: Point, _ c: Point, _ d: Point, _ b: Point, _ from: Point, _ to: Point, _ turnCosine: Double
    ) -> Bool {
        guard from.dot(to) >= turnCosine else { return false }
        guard let middle = (d - c).normalized else { return true }
        return from.dot(middle) >= turnCosine && middle.dot(to) >= turnCosine
    }

    /// An ellipse's arc, cut at equal steps of its angle, and finer where it turns fast.
    mutating func addBends(of arc: Arc) {
        guard arc.longerRadius * abs(arc.sweep) > shortest else { return }
        let count = Swift.min(
            1 << 14, Flattening.chords(radius: arc.longerRadius, sweep: arc.sweep, tolerance: tolerance / 2))
        let turnCosine = leastTurnCosine
        for index in 0..<count {
            let t0 = Double(index) / Double(count)
            let t1 = index + 1 == count ? 1 : Double(index + 1) / Double(count)
            addBends(of: arc.part(from: t0, to: t1), turnCosine, depth: 0)
        }
    }

    private mutating func addBends(of arc: Arc, _ turnCosine: Double, depth: Int) {
        let (from, to) = (arc.startDirection, arc.endDirection)
        if let from, let to, from.dot(to) >= turnCosine {
            addBend(from: arc.start, from, to: arc.end, to)
        } else if depth >= 16 {
            // The tip of an ellipse that is all but a line.
            addLine(from: last?.point ?? arc.start, to: arc.end)
        } else {
            addBends(of: arc.part(from: 0, to: 0.5), turnCosine, depth: depth + 1)
            addBends(of: arc.part(from: 0.5, to: 1), turnCosine, depth: depth + 1)
        }
    }

    private mutating func addBend(from a: Point, _ from: Point, to b: Point, _ to: Point) {
        begin(StrokeEnd(point: a, direction: from, straight: 0))
        addBendSide(&left, -half, a, from, b, to, &outline)
        addBendSide(&right, half, a, from, b, to, &outline)
        last = StrokeEnd(point: b, direction: to, straight: 0)
    }
}

/// One side of a short piece. Where the curve is tighter than half the width the two normals cross and the
/// side runs backwards: it then leads over the crossing, and what lies beyond is a triangle of its own.
private func addBendSide(
    _ chain: inout OffsetChain, _ side: Double, _ a: Point, _ from: Point, _ b: Point, _ to: Point,
    _ outline: inout Path
) {
    let (start, end) = (a + side * from.quarterTurned, b + side * to.quarterTurned)
    let turn = from.cross(to)
    if turn != 0, (end - start).dot(b - a) < 0 {
        let crossing = a + ((b - a).cross(to.quarterTurned) / turn) * from.quarterTurned
        chain.addLine(to: crossing)
        chain.addLine(to: end)
        outline.appendMove(crossing)
        let isClockwise = (start - crossing).cross(end - crossing) > 0
        outline.appendLine(isClockwise ? start : end)
        outline.appendLine(isClockwise ? end : start)
        outline.close()
    } else {
        chain.addLine(to: end)
    }
}
