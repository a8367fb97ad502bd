import CVector
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
    /// `turn`/`radius`: a division for each tile would take longer than all else.
    private let inverse: Double

    init(center: Point, radius: Double, turn: Double, step: Double) {
        (self.center, self.radius, self.turn, self.step) = (center, radius, turn, step)
        inverse = turn / radius
    }

    /// The circle in a tile, as a kernel wants to know it: see `taiji_curve`.
    @inline(__always)
    func curve(column: Int32, row: Int32) -> TileCurve {
        taiji_circle_curve(SIMD2(center.x, center.y), radius * radius, inverse, column, row)
    }

    /// Where the circle crosses a column's and a row's border in the quarter on these sides of the centre.
    @inline(__always)
    func crossings(_ sides: SIMD2<Double>, columnBorder: Int32, rowBorder: Int32) -> taiji_crossings {
        taiji_circle_crossings(SIMD2(center.x, center.y), sides, radius * radius, columnBorder, rowBorder)
    }
}
