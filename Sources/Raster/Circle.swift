import TaijiGeometry

/// A circle along which an outline runs, large enough that within a tile it is nearly straight.
struct Circle {
    /// The least radius in pixels. Within a pixel the kernels take a curve for straight: then coverage is off by up to
    /// 0.05/radius, a quarter of a grey level here, and every twentieth pixel may be off by one.
    static let leastRadius: Double = 48

    let center: Point
    let radius: Double
    /// 1 where the outline runs clockwise on the screen, otherwise −1.
    let turn: Double
    /// The angle between vertices where the circle is cut into chords.
    let step: Double

    /// The circle in a tile, as a kernel wants to know it: see `taiji_curve`. The winding is higher to the left of a
    /// clockwise outline, which is outside.
    func curve(column: Int32, row: Int32) -> TileCurve {
        let (x, y) = (Double(column * 16 + 8) - center.x, Double(row * 16 + 8) - center.y)
        let inverse = turn / radius
        return TileCurve(
            distance: Float((x * x + y * y - radius * radius + 1 / 12.0) * (0.5 * inverse)),
            normal: (Float(-x * inverse), Float(-y * inverse)), bend: Float(-0.5 * inverse))
    }

    /// Whether a tile lies wholly in the quarter on these sides of the centre. Elsewhere the circle may come through it
    /// twice.
    func isInQuarter(_ sideX: Int32, _ sideY: Int32, column: Int32, row: Int32) -> Bool {
        let (left, top) = (Double(column * 16), Double(row * 16))
        return (sideX > 0 ? left >= center.x : left + 16 <= center.x)
            && (sideY > 0 ? top >= center.y : top + 16 <= center.y)
    }
}
