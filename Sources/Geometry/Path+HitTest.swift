extension Path {
    /// Whether filling the path would paint `point`. Every subpath counts as closed, and points on an edge
    /// as inside, as in the HTML canvas.
    ///
    /// Curves are resolved to a billionth of the path's extent, but only where they pass close to the point,
    /// so that a test costs little more than the number of segments. A point that is not finite is outside.
    public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
        guard point.isFinite, let bounds, bounds.minX <= point.x, point.x <= bounds.maxX,
            bounds.minY <= point.y, point.y <= bounds.maxY
        else { return false }
        let extent = Swift.max(bounds.width, bounds.height)
        // A clip of no extent: curves stay coarse wherever their hull does not hold the point itself.
        let flat = FlattenedPath(
            self, tolerance: 1e-9 * extent, clip: Rect(x: point.x, y: point.y, width: 0, height: 0))
        let slack = 1e-12 * Swift.max(extent, Swift.max(abs(point.x), abs(point.y)))
        var winding = 0
        for contour in flat.contours {
            var previous = flat.points[contour.range.upperBound - 1]
            for index in contour.range {
                let next = flat.points[index]
                if point.isOn(previous, next, slack) { return true }
                winding += point.crossing(previous, next)
                previous = next
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Whether stroking the path would paint `point`, edges included, as ``contains(_:rule:)``; offsets of
    /// curves other than circles' arcs to within `tolerance`.
    public func strokeContains(
        _ point: Point, _ style: StrokeStyle, tolerance: Double = Flattening.tolerance
    ) -> Bool {
        stroked(style, tolerance: tolerance).contains(point)
    }
}

extension Point {
    /// Whether the point lies on the line from `a` to `b`, within `slack`.
    fileprivate func isOn(_ a: Point, _ b: Point, _ slack: Double) -> Bool {
        // What has no length is no edge: a path that is nowhere but in one point contains nothing.
        guard a != b, x >= Swift.min(a.x, b.x) - slack, x <= Swift.max(a.x, b.x) + slack,
            y >= Swift.min(a.y, b.y) - slack, y <= Swift.max(a.y, b.y) + slack
        else { return false }
        return abs((b - a).cross(self - a)) <= slack * (b - a).length
    }

    /// 1 or −1 where the edge from `a` to `b` crosses the ray from the point to the right downwards or
    /// upwards, else 0. An edge holds its upper end and not its lower one, so that a vertex counts once.
    fileprivate func crossing(_ a: Point, _ b: Point) -> Int {
        if a.y <= y, b.y > y { return (b - a).cross(self - a) > 0 ? 1 : 0 }
        if b.y <= y, a.y > y { return (b - a).cross(self - a) < 0 ? -1 : 0 }
        return 0
    }
}
