import TaijiGeometry

/// A rectangle that holds a path: the bounds of its points and control points, and of the whole ellipse of
/// each arc. It is quick to find and a little too large.
@safe
struct ControlBounds {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    init(_ elements: UnsafeBufferPointer<Path.Element>) {
        for index in 0..<elements.count {
            switch unsafe elements[index] {
            case .move(let point), .line(let point): add(point)
            case .quad(let control, let end):
                add(control)
                add(end)
            case .cubic(let control1, let control2, let end):
                add(control1)
                add(control2)
                add(end)
            case .arc(let arc):
                // The flattened outline reaches past the ellipse by a little.
                let reach = Outline.arcReach
                let rx = (arc.xAxis.x * arc.xAxis.x + arc.yAxis.x * arc.yAxis.x).squareRoot() + reach
                let ry = (arc.xAxis.y * arc.xAxis.y + arc.yAxis.y * arc.yAxis.y).squareRoot() + reach
                add(Point(arc.center.x - rx, arc.center.y - ry))
                add(Point(arc.center.x + rx, arc.center.y + ry))
            case .close: break
            }
        }
    }

    private mutating func add(_ point: Point) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// Whether any pixel of a picture of this size can be covered.
    func mayShow(width: Double, height: Double) -> Bool {
        minX < width && minY < height && maxX > 0 && maxY > 0
    }

    /// Whether nothing lies outside of the picture.
    func isInside(width: Double, height: Double) -> Bool {
        minX >= 0 && minY >= 0 && maxX <= width && maxY <= height
    }
}
