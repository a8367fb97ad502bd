import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct ShadowTests {
    let size = 128

    func levels(_ path: Path, sigma: Double, simd: SIMDLevel = .automatic) -> [UInt8] {
        let framebuffer = Framebuffer(width: size, height: size)
        let scene = Scene(background: .black, layers: [.shadow(path, sigma: sigma, .white)])
        _ = SceneRenderer(simd: simd).render(scene, into: framebuffer)
        return framebuffer.levels
    }

    /// The exact coverage of `path` blurred by sums over the Gaussian.
    func blurred(_ path: Path, sigma: Double) -> [Double] {
        let margin = Int(4 * sigma) + 1
        let wide = size + 2 * margin
        let moved = path.applying(.translation(x: Double(margin), y: Double(margin)))
        let sharp = ReferenceCoverage(moved, width: wide, height: wide, lines: 16).values
        let reach = Int(4 * sigma)
        let raw = (-reach...reach).map { gauss(Double($0) / sigma) }
        let weights = raw.map { $0 / raw.reduce(0, +) }
        var rows = [Double](repeating: 0, count: wide * wide)
        for y in 0..<wide {
            for x in margin..<wide - margin {
                var sum = 0.0
                for (index, weight) in weights.enumerated() {
                    sum += weight * sharp[y * wide + x + index - reach]
                }
                rows[y * wide + x] = sum
            }
        }
        var result: [Double] = []
        for y in margin..<wide - margin {
            for x in margin..<wide - margin {
                var sum = 0.0
                for (index, weight) in weights.enumerated() {
                    sum += weight * rows[(y + index - reach) * wide + x]
                }
                result.append(sum)
            }
        }
        return result
    }

    func gauss(_ x: Double) -> Double {
        // e^(−x²/2) by the limit (1 − x²/2n)^n would not do; the series of its root does.
        var (term, sum) = (1.0, 1.0)
        let y = -x * x / 32
        for n in 1..<30 {
            term *= y / Double(n)
            sum += term
        }
        return (0..<4).reduce(sum) { value, _ in value * value }
    }

    /// Rounding to eight bits, the pieces of the radial gradient, the Gaussian cut off at 3.5 sigma.
    static let tolerance = 1.6

    @Test(arguments: [2.0, 5, 9]) func aDiscIsBlurredByAGaussian(sigma: Double) {
        let disc = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(60.3, 64.8), radius: 22.5)
        }
        let found = levels(disc, sigma: sigma)
        let expected = blurred(disc, sigma: sigma)
        let comparison = PictureComparison(found: found, expected: expected, width: size)
        #expect(comparison.largest <= Self.tolerance, "off by \(comparison.largest) at \(comparison.place)")
    }

    @Test(arguments: [1.0, 6, 14]) func anyShapeIsBlurredByAGaussian(sigma: Double) {
        let shape = Path.drawing { path throws(GeometryError) in
            try path.move(to: Point(-10, 20))
            try path.addLine(to: Point(90.5, 30.2))
            try path.addLine(to: Point(50, 140))
            path.close()
        }
        let found = levels(shape, sigma: sigma)
        let expected = blurred(shape, sigma: sigma)
        let comparison = PictureComparison(found: found, expected: expected, width: size)
        #expect(comparison.largest <= Self.tolerance, "off by \(comparison.largest) at \(comparison.place)")
    }

    /// Near black a level of the screen is a thirtieth of a level of light, so that a mask of 256 levels was off by up
    /// to 4; what the Gaussian lacks beyond 3.5 sigma, half a thousandth, is a level and a half there.
    static let lightTolerance = 2.0

    @Test(arguments: [2.5, 9]) func shadowsInLinearLightAreAsFineAsTheLightIs(sigma: Double) {
        let rect = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 30.25, y: 20.5, width: 70, height: 80))
        }
        let disc = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(60.3, 64.8), radius: 42.5)
        }
        for path in [rect, disc] {
            let picture = Framebuffer(width: size, height: size)
            let scene = Scene(
                background: .white, layers: [.shadow(path, sigma: sigma, .black)], blending: .linearLight)
            _ = SceneRenderer().render(scene, into: picture)
            let expected = blurred(path, sigma: sigma).map { cover in
                let left = max(0, 1 - cover)
                return SRGBColor(LinearColor(components: SIMD4(left, left, left, 1)).color).components.x
            }
            let comparison = PictureComparison(found: picture.levels, expected: expected, width: size)
            #expect(
                comparison.largest <= Self.lightTolerance,
                "off by \(comparison.largest) at \(comparison.place)")
        }
    }

    @Test func everyLevelDrawsTheSameShadow() {
        let shape = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 30.5, y: 40.25, width: 50, height: 33))
        }
        let disc = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(64, 50), radius: 30)
        }
        for path in [shape, disc] {
            let expected = levels(path, sigma: 4, simd: .scalar)
            #expect(levels(path, sigma: 4, simd: .baseline) == expected)
            #expect(levels(path, sigma: 4, simd: .v3) == expected)
        }
    }

    @Test func shadowsOfNothingAndOfOddSizesPaintNothingAndDoNotTrap() {
        for sigma in [0, -1, .nan, .infinity, 1e300] {
            _ = levels(Path(), sigma: sigma)
            _ = levels(
                Path.drawing { p throws(GeometryError) in try p.addCircle(center: Point(9, 9), radius: 5) },
                sigma: sigma)
            _ = levels(
                Path.drawing { p throws(GeometryError) in
                    try p.addRect(Rect(x: 1e300, y: 0, width: 5, height: 5))
                }, sigma: sigma)
        }
        #expect(levels(Path(), sigma: 3).allSatisfy { $0 == 0 })
    }
}
