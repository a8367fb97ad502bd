import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// The classic style is a list of shapes painted one over the other; after each of them the picture is known.
@Suite struct ClassicTaijiTests {
    private static let radius = 80.0
    /// The axis at phase 0 runs through the middle of a row of pixels: a dividing radius is that row.
    private static let center = Point(90.5, 90.5)
    private static let light: UInt32 = 0xffffff
    private static let dark: UInt32 = 0x000000
    private static let ground: UInt32 = 0xff00ff

    /// The colour after the first `count` steps at a point that is no nearer than a pixel to any edge.
    private func expected(_ point: Point, after count: Int) -> UInt32 {
        let (x, y) = (point.x - Self.center.x, point.y - Self.center.y)
        let radius = Self.radius
        let isInside = x * x + y * y < radius * radius
        func isNear(_ eye: Double, _ reach: Double) -> Bool {
            (x - eye) * (x - eye) + y * y < reach * reach
        }
        let steps: [(covers: Bool, color: UInt32)] = [
            (isInside && y > 0, Self.light), (isInside && y < 0, Self.dark),
            (isNear(radius / 2, radius / 2) && y < 0, Self.light),
            (isNear(-radius / 2, radius / 2) && y > 0, Self.dark),
            (isInside && x > 0 && abs(y) < 0.5, Self.light), (isInside && x < 0 && abs(y) < 0.5, Self.dark),
            (isNear(-radius / 2, radius / 4), Self.light), (isNear(radius / 2, radius / 4), Self.dark),
        ]
        return steps.prefix(count).last { $0.covers }?.color ?? Self.ground
    }

    private func isClear(_ point: Point) -> Bool {
        let way = point - Self.center
        let radius = Self.radius
        if abs(way.length - radius) < 1.25 { return false }
        for eye in [-0.5 * radius, 0.5 * radius] {
            let fromEye = Point(way.x - eye, way.y).length
            if abs(fromEye - radius / 2) < 1.25 || abs(fromEye - radius / 4) < 1.25 { return false }
        }
        return abs(way.x) > 1.25
    }

    @Test func theShapesAreEightAndPaintedInTheirOrder() {
        let taiji = Taiji(style: .classic)
        let layers = taiji.layers(center: Self.center, radius: Self.radius, phase: 0)
        #expect(layers.count == 8)
        for count in 0...layers.count {
            let scene = Scene(
                background: Color(hex: Self.ground), layers: Array(layers.prefix(count)))
            let found = picture(of: scene, width: 181, height: 181)
            var wrong = 0
            for y in 0..<181 {
                // Until both dividing radii are there, the seam that they hide is to be seen in that row.
                if y == 90, count < 6 { continue }
                for x in 0..<181 {
                    let point = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard isClear(point) else { continue }
                    if found[x, y] & 0xff_ffff != expected(point, after: count) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(wrong) pixels after \(count) shapes")
        }
    }

    /// What the dividing radii are for: without them the ground shows along the diameter.
    @Test func theDividingRadiiHideTheSeam() {
        let layers = Taiji(style: .classic).layers(center: Self.center, radius: Self.radius, phase: 0)
        func middleRow(_ layers: [Layer]) -> [UInt32] {
            let found = picture(
                of: Scene(background: Color(hex: Self.ground), layers: layers), width: 181, height: 181)
            return (12..<169).map { found[$0, 90] & 0xff_ffff }
        }
        let isPure = { (color: UInt32) in color == Self.light || color == Self.dark }
        #expect(middleRow(layers).count(where: { !isPure($0) }) <= 5, "beside the eyes' edges and the centre")
        #expect(middleRow(Array(layers.prefix(4))).contains { !isPure($0) })
    }
}
