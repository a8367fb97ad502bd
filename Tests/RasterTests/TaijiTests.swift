import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct TaijiTests {
    static func circle(_ center: Point, _ radius: Double) -> Path {
        Path.drawing { path throws(GeometryError) in try path.addCircle(center: center, radius: radius) }
    }

    /// The dark fish: the outer half arc and two inner ones.
    static func fish(_ c: Point, _ radius: Double, _ a: Double) -> Path {
        let u = Point.unit(at: a)
        return Path.drawing { path throws(GeometryError) in
            try path.addArc(Arc(center: c, radius: radius, startAngle: a + .pi, sweep: .pi))
            try path.addArc(Arc(center: c + radius / 2 * u, radius: radius / 2, startAngle: a, sweep: -.pi))
            try path.addArc(Arc(center: c - radius / 2 * u, radius: radius / 2, startAngle: a, sweep: .pi))
            path.close()
        }
    }

    static func seamless(_ c: Point, _ radius: Double, _ a: Double, _ background: Color) -> Scene {
        let u = Point.unit(at: a)
        let whole = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(center: c, width: 2 * radius + 4, height: 2 * radius + 4))
        }
        let layers: [Layer] = [
            .fill(whole, .white), .fill(fish(c, radius, a), .black),
            .fill(circle(c + radius / 2 * u, radius / 4), .black),
            .fill(circle(c - radius / 2 * u, radius / 4), .white),
        ]
        return Scene(background: background, layers: [.group(layers, clip: circle(c, radius))])
    }

    /// On magenta no pixel inside radius R − 1 has any magenta in it, at any phase and size: it is grey.
    @Test(arguments: [31, 64, 200, 333]) func seamlessShowsNothingOfTheBackground(size: Int) {
        let magenta = Color(red: 1, green: 0, blue: 1)
        let c = Point(Double(size) / 2, Double(size) / 2)
        let radius = 0.48 * Double(size)
        let framebuffer = Framebuffer(width: size, height: size)
        let renderer = SceneRenderer()
        for phase in 0..<16 {
            let a = Double(phase) * 0.41
            _ = renderer.render(Self.seamless(c, radius, a, magenta), into: framebuffer)
            for y in 0..<size {
                for x in 0..<size where Point(Double(x) + 0.5, Double(y) + 0.5).distance(to: c) < radius - 1 {
                    let pixel = framebuffer[x, y]
                    if pixel >> 16 & 255 != pixel >> 8 & 255 || pixel & 255 != pixel >> 8 & 255 {
                        Issue.record("phase \(a): magenta at (\(x), \(y))")
                        return
                    }
                }
            }
        }
    }

    /// The largest distance from the exact coverage, and its root mean square over all pixels on an edge,
    /// against 8-bit levels of the reference.
    static let largest = 1.5
    static let meanSquare = 0.35

    @Test(arguments: 0..<16) func theFishIsExactAtAnyPhase(phase: Int) {
        let size = 160
        let path = Self.fish(Point(80, 80), 76.8, Double(phase) * 0.3927 + 0.01)
        let found = renderedCoverage(path, width: size, height: size)
        let expected = ReferenceCoverage(path, width: size, height: size).values
        let comparison = PictureComparison(found: found, expected: expected, width: size)
        #expect(comparison.largest <= Self.largest, "off by \(comparison.largest) at \(comparison.place)")
        var (sum, count) = (0.0, 0)
        for index in found.indices where expected[index] > 0 && expected[index] < 1 {
            let difference = Double(found[index]) - (expected[index] * 255).rounded()
            sum += difference * difference
            count += 1
        }
        let root = (sum / Double(count)).squareRoot()
        #expect(root <= Self.meanSquare, "root mean square \(root)")
    }
}
