/// Curves without an offset of their own kind: cut in pieces so short that the offset is straight between
/// the normals at their ends.
///
/// The offset p(t) + h·n(t) leaves its chord by no more than p leaves its own, which is bounded as in
/// ``Flattening``, plus h times what the unit normal leaves its own: 1 − cos(δ/2) where the direction turns
/// by δ. Each gets half of the tolerance. Where that takes more pieces than ``StrokeBends/limit`` it gets 16 times
/// as much, as often as it takes, which quarters them: so many pieces are seen only where a curve is far larger
/// than the picture and all its normals meet there.
///
/// Without a clip a curve has no more than 2¹⁴ pieces for its length and seven thousand for a turn: it is drawn
/// to a ten-millionth of the width and to some billionths of its size, or to the tolerance where that is more.
extension Stroker {
    /// A cubic Bézier curve.
    mutating func addBends(of segment: Segment) {
        guard case .cubic(let a, let c, let d, let b) = segment else { return }
        guard a.distance(to: c) + c.distance(to: d) + d.distance(to: b) > shortest else { return }
        addBends { bends in bends.cut(a, c, d, b) }
    }

    /// An ellipse's arc.
    mutating func addBends(of arc: Arc) {
        guard arc.longerRadius * abs(arc.sweep) > shortest else { return }
        addBends { bends in bends.cut(arc) }
    }

    private mutating func addBends(_ cut: (inout StrokeBends) -> Void) {
        var tolerance = bendTolerance
        while true {
            bends.begin(tolerance: tolerance)
            cut(&bends)
            spend(bends.pieces.count)
            guard bends.isOverfull, tolerance.isFinite else { break }
            tolerance *= 16
        }
        for index in bends.pieces.indices { add(bends.pieces[index]) }
        leftBackward.write(to: &outline)
        rightBackward.write(to: &outline)
    }

    private mutating func spend(_ count: Int) {
        guard let left = bendsLeft else { return }
        bendsLeft = left - count
        if left < count {
            bendsLeft = StrokeBends.dashedLimit / 4
            bendTolerance *= 16
        }
    }

    private mutating func add(_ piece: StrokeBend) {
        let (a, b) = (piece.start, piece.end)
        if piece.kind == .corner {
            leftBackward.write(to: &outline)
            rightBackward.write(to: &outline)
            addLine(from: last?.point ?? a, to: b)
            return
        }
        begin(StrokeEnd(point: a, direction: piece.leaving, straight: 0))
        if piece.kind == .bend {
            addBendSide(&left, &leftBackward, -half, piece, &outline)
            addBendSide(&right, &rightBackward, half, piece, &outline)
        } else {
            left.addLine(to: b - half * piece.arriving.quarterTurned)
            right.addLine(to: b + half * piece.arriving.quarterTurned)
        }
        last = StrokeEnd(point: b, direction: piece.arriving, straight: 0)
    }
}

/// One side of a short piece. Where the curve is tighter than half the width the two normals cross and the
/// side runs backwards: it then leads over the crossing, and what lies beyond is a polygon of its own.
private func addBendSide(
    _ chain: inout OffsetChain, _ backward: inout BackwardSide, _ side: Double, _ piece: StrokeBend,
    _ outline: inout Path
) {
    let (a, b) = (piece.start, piece.end)
    let (start, end) = (a + side * piece.leaving.quarterTurned, b + side * piece.arriving.quarterTurned)
    let turn = piece.leaving.cross(piece.arriving)
    guard turn != 0, (end - start).dot(b - a) < 0 else {
        chain.addLine(to: end)
        return
    }
    let crossing =
        a + ((b - a).cross(piece.arriving.quarterTurned) / turn) * piece.leaving.quarterTurned
    let isClockwise = (start - crossing).cross(end - crossing) > 0
    if chain.end == start, backward.continues(at: start, clockwise: isClockwise) {
        // From crossing to crossing: the way out to the side and back again is left out.
        chain.replaceEnd(by: crossing)
    } else {
        backward.write(to: &outline)
        chain.addLine(to: crossing)
    }
    backward.add(from: start, to: end, over: crossing, clockwise: isClockwise)
    chain.addLine(to: end)
}
