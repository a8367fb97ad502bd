extension Stroker {
    /// Leads both sides round the corner between two pieces. Where it `closes` the subpath the sides end
    /// before the point in which they began, to which they are closed.
    mutating func join(from a: StrokeEnd, to b: StrokeEnd, closes: Bool) {
        let corner = StrokeCorner(a, b, style: style, excess: excess)
        if corner.cosine > 0, abs(corner.sine) <= smoothSine {
            // Below `shortest` the two ends differ by rounding only.
            if !closes {
                let side = half * b.direction.quarterTurned
                left.connect(to: b.point - side, ifFurtherThan: shortest)
                right.connect(to: b.point + side, ifFurtherThan: shortest)
            }
        } else if corner.sine > 0 {
            left.addOuterJoin(corner, side: -half, closes: closes)
            right.addInnerJoin(corner, side: half, closes: closes)
        } else {
            right.addOuterJoin(corner, side: half, closes: closes)
            left.addInnerJoin(corner, side: -half, closes: closes)
        }
    }
}

/// A corner of a stroke.
struct StrokeCorner {
    let from: StrokeEnd
    let to: StrokeEnd
    let style: StrokeStyle
    /// By how much the pen is larger than the side is far.
    let excess: Double
    /// The sine of the turn, positive clockwise.
    let sine: Double
    /// The cosine of the turn.
    let cosine: Double

    init(_ from: StrokeEnd, _ to: StrokeEnd, style: StrokeStyle, excess: Double) {
        self.from = from
        self.to = to
        self.style = style
        self.excess = excess
        sine = from.direction.cross(to.direction)
        cosine = from.direction.dot(to.direction)
    }

    /// Where the two edges at the signed distance `side` from the path meet. The sum of the two unit normals
    /// has the length 2·cos(θ/2), the tip lies side/cos(θ/2) away: the quotient is side/(1 + cos θ).
    func tip(_ side: Double) -> Point {
        from.point
            + (side / (1 + cosine)) * (from.direction.quarterTurned + to.direction.quarterTurned)
    }

    /// Whether the miter, as a multiple of the width, 1/cos(θ/2), is within the limit.
    var isWithinMiterLimit: Bool {
        style.miterLimit * style.miterLimit * (1 + cosine) / 2 >= 1
    }

    /// Whether the inner edges meet within the nearer halves of the two straight pieces; never where the path
    /// turns back on itself.
    func innerEdgesMeet(_ half: Double) -> Bool {
        half * abs(sine) < (1 + cosine) * Swift.min(from.straight, to.straight) / 2
    }
}

extension OffsetChain {
    mutating func connect(to point: Point, ifFurtherThan distance: Double) {
        if end.distance(to: point) > distance { addLine(to: point) }
    }

    mutating func addOuterJoin(_ corner: StrokeCorner, side: Double, closes: Bool) {
        switch corner.style.join {
        case .miter where corner.isWithinMiterLimit:
            let tip = corner.tip(side)
            // An edge runs on to the tip; no vertex is left where it passes the corner.
            if corner.from.straight > 0 { replaceEnd(by: tip) } else { addLine(to: tip) }
            if corner.to.straight > 0 {
                if closes { replaceStart(by: tip) }
                return
            }
        case .miter, .bevel:
            if corner.excess > 1 {
                // The cut lies between the corners of the pen itself, where it may pass what is seen.
                let far = side * corner.excess
                addLine(to: corner.from.point + far * corner.from.direction.quarterTurned)
                addLine(to: corner.to.point + far * corner.to.direction.quarterTurned)
            }
        case .round:
            // A turn by exactly a half turn has no sign: it goes round the side that was chosen as outer.
            let turn = abs(arcTangent(corner.sine, corner.cosine))
            let axis = side * corner.from.direction.quarterTurned
            addArc(
                Arc(
                    center: corner.from.point, xAxis: axis, yAxis: axis.quarterTurned, startAngle: 0,
                    sweep: side < 0 ? turn : -turn))
        }
        let next = corner.to.point + side * corner.to.direction.quarterTurned
        if closes { return }
        if case .round = corner.style.join {
            connect(to: next, ifFurtherThan: 1e-9 * abs(side))
        } else {
            addLine(to: next)
        }
    }

    /// Where the edges meet, both are cut short there. Elsewhere the way leads over the corner itself, which
    /// counts what the two pieces share twice but never leaves anything out.
    mutating func addInnerJoin(_ corner: StrokeCorner, side: Double, closes: Bool) {
        if corner.innerEdgesMeet(abs(side)) {
            let tip = corner.tip(side)
            replaceEnd(by: tip)
            if closes { replaceStart(by: tip) }
            return
        }
        addLine(to: corner.from.point)
        if !closes { addLine(to: corner.to.point + side * corner.to.direction.quarterTurned) }
    }
}
