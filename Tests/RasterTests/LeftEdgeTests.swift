import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// What is to the left of a picture decides what is inside in it, and costs nothing more.
@Suite struct LeftEdgeTests {
    private static let (width, height) = (48, 80)
    /// The coverage moves by rounding where the left edge is cut in other places.
    private static let tolerance = 1

    /// A polygon of which most corners are to the left of the picture.
    private static func polygon(_ random: inout SeededRandom) -> Path {
        var points: [Point] = []
        for _ in 0..<random.int(3...30) {
            let x = random.oneIn(4) ? random.double(0...60) : random.double(-300...0)
            points.append(Point(x, random.double(-40...120)))
        }
        return closedPolygon(points)
    }

    /// A picture shows what a wider one shows in its right part.
    @Test(arguments: 0..<120) func aPictureIsThePartOfAWiderOne(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let path = Self.polygon(&random)
        let rule: FillRule = random.oneIn(2) ? .winding : .evenOdd
        let (width, height, more) = (Self.width, Self.height, 304)
        let narrow = Framebuffer(width: width, height: height)
        let wide = Framebuffer(width: width + more, height: height)
        _ = SceneRenderer().render(
            Scene(background: .black, layers: [.fill(path, .white, rule: rule)]), into: narrow)
        let moved = path.applying(.translation(x: Double(more), y: 0))
        _ = SceneRenderer().render(
            Scene(background: .black, layers: [.fill(moved, .white, rule: rule)]), into: wide)
        for y in 0..<height {
            for x in 0..<width {
                let difference = Int(narrow[x, y] & 255) - Int(wide[x + more, y] & 255)
                #expect(abs(difference) <= Self.tolerance, "seed \(seed), \(x), \(y)")
            }
        }
    }

    /// Shapes wholly to the left leave nothing behind.
    @Test func thousandsOfShapesOnTheLeftAreNothing() {
        let dashes = Path.drawing { path throws(GeometryError) in
            for index in 0..<50_000 {
                let x = -10 - Double(index)
                try path.addRect(Rect(minX: x, minY: 3.3, maxX: x + 0.5, maxY: 30.7))
            }
        }
        let picture = Framebuffer(width: Self.width, height: Self.height)
        let renderer = SceneRenderer()
        _ = renderer.render(Scene(background: .black, layers: [.fill(dashes, .white)]), into: picture)
        #expect(picture.allPixels.allSatisfy { $0 == 0xff00_0000 })
    }
}
