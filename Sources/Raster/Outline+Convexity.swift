import TaijiGeometry

extension Outline {
    /// Whether it is certain, and plain to see, that the path is one convex contour: then it covers every place
    /// once or not at all. Half-discs, discs and rectangles are most of what instruments are made of.
    static func isConvex(_ elements: UnsafeBufferPointer<Path.Element>) -> Bool {
        guard elements.count >= 2, case .move(let start) = unsafe elements[0] else { return false }
        let end: Int
        if case .close = unsafe elements[elements.count - 1] {
            end = elements.count - 1
        } else {
            end = elements.count
        }
        if end == 2, case .arc = unsafe elements[1] { return true }
        var (previous, direction) = (start, Point.zero)
        var first = Point.zero
        var (turn, reversals) = (0.0, 0)
        for index in 1...end {
            // Behind the last corner come the line back to the first and then the first line again.
            var corner = start
            if index < end {
                guard case .line(let point) = unsafe elements[index] else { return false }
                corner = point
            }
            let step = corner - previous
            if step == .zero { continue }
            if direction == .zero { first = step }
            guard Outline.turns(direction, step, &turn, &reversals) else { return false }
            (previous, direction) = (corner, step)
        }
        return Outline.turns(direction, first, &turn, &reversals) && reversals <= 2
    }

    /// Whether the corner between two steps turns the way of the others; counts how often x changes its
    /// direction, which for a contour that runs round once is twice.
    private static func turns(_ a: Point, _ b: Point, _ turn: inout Double, _ reversals: inout Int) -> Bool {
        let cross = a.cross(b)
        if cross * turn < 0 || (cross == 0 && a.dot(b) < 0) { return false }
        if cross != 0 { turn = cross }
        if (a.x < 0) != (b.x < 0), a != .zero { reversals += 1 }
        return cross.isFinite
    }
}
