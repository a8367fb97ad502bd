extension Path {
    /// The smallest rectangle that holds every point of the path, the true extremes of curves and arcs, not
    /// their control points; nil where the path has no segment. A `move` with nothing after it does not
    /// count.
    public var bounds: Rect? {
        var box = Bounds()
        var point = Point.zero
        for element in elements {
            switch element {
            case .move(let to):
                point = to
            case .line(let end):
                box.add(point)
                box.add(end)
                point = end
            case .quad(let control, let end):
                box.add(.quad(point, control: control, end))
                point = end
            case .cubic(let control1, let control2, let end):
                box.add(.cubic(point, control1: control1, control2: control2, end))
                point = end
            case .arc(let arc):
                box.add(.arc(arc))
                point = arc.end
            // The closing line joins two points that are already in.
            case .close: break
            }
        }
        return box.rect
    }
}

extension Segment {
    /// The smallest rectangle that holds every point of the segment.
    public var bounds: Rect {
        var box = Bounds()
        box.add(self)
        return box.rect ?? Rect(minX: start.x, minY: start.y, maxX: start.x, maxY: start.y)
    }
}

/// A rectangle that grows round what is added to it.
struct Bounds {
    private var low = Point(.infinity, .infinity)
    private var high = Point(-.infinity, -.infinity)

    var rect: Rect? {
        low.x <= high.x ? Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : nil
    }

    mutating func add(_ point: Point) {
        low = Point(Swift.min(low.x, point.x), Swift.min(low.y, point.y))
        high = Point(Swift.max(high.x, point.x), Swift.max(high.y, point.y))
    }

    mutating func add(_ segment: Segment) {
        add(segment.start)
        add(segment.end)
        switch segment {
        case .line: break
        case .quad(let a, let c, let b):
            // The derivative is linear: (c − a) + t·(a − 2c + b) = 0.
            for (from, by) in [(c.x - a.x, a.x - 2 * c.x + b.x), (c.y - a.y, a.y - 2 * c.y + b.y)]
            where by != 0 {
                add(segment, at: -from / by)
            }
        case .cubic(let a, let c, let d, let b):
            addExtremes(of: segment, c.x - a.x, d.x - c.x, b.x - d.x)
            addExtremes(of: segment, c.y - a.y, d.y - c.y, b.y - d.y)
        case .arc(let arc):
            // x is cx + Xx·cos φ + Yx·sin φ, extreme where tan φ = Yx/Xx; y likewise.
            for angle in [arcTangent(arc.yAxis.x, arc.xAxis.x), arcTangent(arc.yAxis.y, arc.xAxis.y)] {
                for extreme in [angle, angle + .pi] where arc.spans(extreme) {
                    add(arc.point(at: extreme))
                }
            }
        }
    }

    /// The roots of (1 − t)²·p + 2(1 − t)t·q + t²·r, a cubic's derivative in one coordinate but for a factor
    /// of 3, in the form that does not cancel (Press et al., Numerical Recipes, section 5.6).
    private mutating func addExtremes(of segment: Segment, _ p: Double, _ q: Double, _ r: Double) {
        let (a, halfB, c) = (p - 2 * q + r, q - p, p)
        let discriminant = halfB * halfB - a * c
        guard discriminant >= 0 else { return }
        let k = -(halfB + (halfB < 0 ? -1 : 1) * discriminant.squareRoot())
        if a != 0 { add(segment, at: k / a) }
        if k != 0 { add(segment, at: c / k) }
    }

    private mutating func add(_ segment: Segment, at t: Double) {
        if t > 0, t < 1 { add(segment.point(at: t)) }
    }
}

extension Arc {
    /// Whether the arc passes φ = `angle`, give or take whole turns.
    func spans(_ angle: Double) -> Bool {
        if isFullTurn { return true }
        let offset = (sweep < 0 ? startAngle - angle : angle - startAngle)
            .truncatingRemainder(dividingBy: 2 * .pi)
        return (offset < 0 ? offset + 2 * .pi : offset) <= abs(sweep)
    }
}
