extension Path {
    /// The point at `length` along the path, all subpaths one after the other, clamped to its ends; nil where
    /// the path has no segment. As accurate as ``Segment/length``.
    public func point(atLength length: Double) -> Point? {
        place(atLength: length).map { $0.segment.point(at: $0.t) }
    }

    /// The direction in which the path runs at `length` along it, of length 1; at a corner that of the piece
    /// before it, nil where the path has no length.
    public func direction(atLength length: Double) -> Point? {
        guard let (segment, t) = place(atLength: length) else { return nil }
        return segment.direction(at: t)
    }

    private func place(atLength length: Double) -> (segment: Segment, t: Double)? {
        var rest = length > 0 ? length : 0
        var result: (Segment, Double)?
        for subpath in subpaths {
            for segment in subpath.segments {
                let whole = segment.length
                // A segment without length has no direction: it counts only where there is no other.
                if whole == 0, result != nil { continue }
                if rest <= whole { return (segment, segment.parameter(atLength: rest, whole: whole)) }
                rest -= whole
                result = (segment, 1)
            }
        }
        return result
    }
}

extension Segment {
    /// The direction at `t`, of length 1: the limit where the derivative vanishes at an end; nil where the
    /// segment is a point.
    public func direction(at t: Double) -> Point? {
        if t <= 0 { return startDirection }
        if t >= 1 { return endDirection }
        return derivative(at: t).normalized ?? part(from: t, to: 1).startDirection
    }
}
