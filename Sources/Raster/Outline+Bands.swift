import TaijiGeometry

// A band along a circle's arc, with butt or round ends, covers every place once: it is most of what a gauge is
// made of, and in the tiles of a thin one edges lie so close that each row would have to be looked at.
extension Outline {
    /// Differences up to this share of the radius are those of rounding, and cover nothing.
    private static let bandTolerance = 1e-9

    /// Whether it is certain that the path is one band along an arc.
    static func isBand(_ elements: UnsafeBufferPointer<Path.Element>) -> Bool {
        guard elements.count >= 3, elements.count <= 10, case .move = unsafe elements[0] else { return false }
        var arcs: (Arc?, Arc?, Arc?, Arc?) = (nil, nil, nil, nil)
        var count = 0
        var corner: Point?
        for index in 1..<elements.count {
            switch unsafe elements[index] {
            case .arc(let arc):
                // A line before the arc ends where the arc begins.
                if let corner, corner.distance(to: arc.start) > 1e-6 { return false }
                corner = nil
                switch count {
                case 0: arcs.0 = arc
                case 1: arcs.1 = arc
                case 2: arcs.2 = arc
                case 3: arcs.3 = arc
                default: return false
                }
                count += 1
            case .line(let point):
                if corner != nil || count == 0 { return false }
                corner = point
            case .close where index == elements.count - 1: break
            default: return false
            }
        }
        guard let first = arcs.0, let second = arcs.1 else { return false }
        if let corner, corner.distance(to: first.start) > 1e-6 { return false }
        if count == 2 { return sides(first, second) != nil }
        guard let third = arcs.2, let fourth = arcs.3, let (inner, outer) = sides(first, third) else {
            return false
        }
        let (radius, half) = ((inner + outer) / 2, (outer - inner) / 2)
        let direction = first.sweep * first.xAxis.cross(first.yAxis)
        // Round ends keep clear of each other.
        let gap = 2 * radius * sine((2 * .pi - abs(first.sweep)) / 2)
        return (abs(first.sweep) < .pi || gap > 2 * half)
            && isCap(second, first.end - first.center, first.center, radius, half, direction)
            && isCap(fourth, first.start - first.center, first.center, radius, half, -direction)
    }

    /// The radii of two arcs that run along each other, one there and one back; nil for others.
    private static func sides(_ there: Arc, _ back: Arc) -> (inner: Double, outer: Double)? {
        guard let a = there.circleRadius, let b = back.circleRadius else { return nil }
        let tolerance = bandTolerance * Swift.max(a, b)
        let (turnA, turnB) = (there.xAxis.cross(there.yAxis), back.xAxis.cross(back.yAxis))
        guard there.center.distance(to: back.center) <= tolerance, turnA * turnB > 0,
            abs(there.sweep + back.sweep) <= bandTolerance, abs(there.sweep) < 2 * .pi - bandTolerance
        else { return nil }
        // Where the one ends the other begins, seen from the centre.
        let (end, begin) = (there.end - there.center, back.start - back.center)
        guard abs(end.cross(begin)) <= tolerance * Swift.max(a, b), end.dot(begin) > 0 else { return nil }
        return (Swift.min(a, b), Swift.max(a, b))
    }

    /// Whether `cap` is the round end of a band which lies in the direction `outward` and runs on by growing angles
    /// where `turn` is positive.
    private static func isCap(
        _ cap: Arc, _ outward: Point, _ center: Point, _ radius: Double, _ half: Double, _ turn: Double
    ) -> Bool {
        guard let own = cap.circleRadius, let outward = outward.normalized else { return false }
        let tolerance = 1e-6 * Swift.max(radius, half)
        let ahead = turn > 0 ? Point(-outward.y, outward.x) : Point(outward.y, -outward.x)
        let middle = cap.point(at: cap.startAngle + cap.sweep / 2) - cap.center
        return abs(own - half) <= tolerance && cap.center.distance(to: center + radius * outward) <= tolerance
            && abs(abs(cap.sweep) - .pi) <= bandTolerance && (middle - half * ahead).length <= tolerance
    }
}
