import TaijiGeometry

/// Where a taiji is light and where dark, straight from the description of its form: the half of the disc
/// clockwise of the axis is light, the head on the axis' end is light with a dark eye, the other one is dark
/// with a light eye.
struct TaijiForm {
    let center: Point
    let radius: Double
    let eye: Double
    /// Along the axis, to the tip at the light head.
    let axis: Point

    init(center: Point, radius: Double, phase: Double, eye: Double) {
        self.center = center
        self.radius = radius
        self.eye = eye * radius
        axis = Point.unit(at: phase)
    }

    /// Whether the disc is light at a point inside it.
    func isLight(_ point: Point) -> Bool {
        let (along, side) = places(point)
        let head = along > 0
        let (x, y) = (abs(along) - radius / 2, side)
        let square = x * x + y * y
        if square < eye * eye { return !head }
        if square < radius * radius / 4 { return head }
        return side > 0
    }

    /// How far the point is from the nearest line between two colours, the rim included.
    func distanceToEdge(_ point: Point) -> Double {
        let (along, side) = places(point)
        let (x, y) = (abs(along) - radius / 2, side)
        let fromEye = (x * x + y * y).squareRoot()
        let fromCenter = (along * along + side * side).squareRoot()
        // The curve between the fishes: counter-clockwise of the axis the light head's half circle, clockwise of
        // it the dark one's.
        let head = along + (side < 0 ? -0.5 : 0.5) * radius
        let fromHead = (head * head + side * side).squareRoot()
        return Swift.min(
            abs(fromCenter - radius), abs(fromEye - eye), abs(fromHead - radius / 2), fromCenter,
            distanceToTip(point))
    }

    /// How far the point is from the axis.
    func distanceToAxis(_ point: Point) -> Double { abs(places(point).side) }

    /// How far the point is from the nearer of the two tips, where the tail of one fish ends at the rim.
    func distanceToTip(_ point: Point) -> Double {
        let (along, side) = places(point)
        let tip = abs(along) - radius
        return (tip * tip + side * side).squareRoot()
    }

    /// The point's way along the axis, and clockwise of it.
    private func places(_ point: Point) -> (along: Double, side: Double) {
        let way = point - center
        return (way.x * axis.x + way.y * axis.y, axis.x * way.y - axis.y * way.x)
    }
}
