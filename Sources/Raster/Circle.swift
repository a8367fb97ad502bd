import CVector
import TaijiGeometry

/// A circle along which an outline runs, large enough that within a tile it is nearly straight.
struct Circle {
    /// The least radius in pixels. Within a pixel the kernels take a curve for straight, and move it by what its bend takes
    /// away: coverage is then off by up to 0.03/radius, a fifth of a grey level here, so that of the pixels on the outline
    /// one in thirty is off by one.
    static let leastRadius: Double = 40

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
    func curve(_ tile: SIMD2<Int32>) -> TileCurve {
        taiji_circle_curve(SIMD2(center.x, center.y), radius * radius, inverse, tile)
    }

    /// The way along a quarter of the circle, which lies on these sides of the centre.
    func arc(sides: SIMD2<Int32>, from: SIMD2<Int32>, to: SIMD2<Int32>) -> taiji_arc {
        taiji_arc_make(SIMD2(center.x, center.y), radius * radius, inverse, sides, from, to)
    }
}
