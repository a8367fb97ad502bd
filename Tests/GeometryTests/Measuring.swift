import TaijiGeometry

/// How often the polygons wind round `point`, by counting crossings of the ray to the right: an
/// implementation of its own, to judge outlines by.
func windingNumber(_ flat: FlattenedPath, _ point: Point) -> Int {
    var winding = 0
    for contour in flat.contours {
        var a = flat.points[contour.range.upperBound - 1]
        for index in contour.range {
            let b = flat.points[index]
            defer { a = b }
            if a.y <= point.y, b.y > point.y, (b - a).cross(point - a) < 0 {
                winding -= 1
            } else if a.y > point.y, b.y <= point.y, (b - a).cross(point - a) > 0 {
                winding += 1
            }
        }
    }
    return winding
}

/// The distance from `point` to the nearest chord, closing lines included where the contour is closed.
func distance(_ flat: FlattenedPath, _ point: Point) -> Double {
    var least = Double.infinity
    for contour in flat.contours {
        var a = flat.points[contour.isClosed ? contour.range.upperBound - 1 : contour.range.lowerBound]
        for index in contour.range {
            let b = flat.points[index]
            defer { a = b }
            let step = b - a
            let square = step.dot(step)
            let t = square > 0 ? max(0, min(1, (point - a).dot(step) / square)) : 0
            least = min(least, point.distance(to: a + t * step))
        }
    }
    return least
}

/// The signed area of all contours, positive for a clockwise one.
func signedArea(_ flat: FlattenedPath) -> Double {
    var area = 0.0
    for contour in flat.contours {
        let points = Array(flat.points[contour.range])
        for index in points.indices {
            area += points[index].cross(points[(index + 1) % points.count]) / 2
        }
    }
    return area
}

extension Path {
    /// The arcs among the steps.
    var arcs: [Arc] {
        elements.compactMap { element in
            if case .arc(let arc) = element { arc } else { nil }
        }
    }

    /// The number of `move`s.
    var subpathCount: Int {
        elements.count { element in
            if case .move = element { true } else { false }
        }
    }
}
