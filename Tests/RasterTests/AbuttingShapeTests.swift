import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Shapes that share an edge, of which the coverage is worked out once for all of them.
@Suite struct AbuttingShapeTests {
    private static let levels: [SIMDLevel] = [.scalar, .baseline, .v3, .v4]
    private static let (width, height) = (100, 70)

    /// A half of the picture and more, on one side of a line through the middle; `isDouble` covers it twice.
    private static func half(_ angle: Double, isFirst: Bool, isDouble: Bool, along: Double = 90) -> Path {
        let middle = Point(50, 35)
        let (x, y) = (cosine(angle), sine(angle))
        let side: Double = isFirst ? 1 : -1
        return Path.drawing { path throws(GeometryError) in
            for _ in 0..<(isDouble ? 2 : 1) {
                try path.move(to: Point(middle.x - along * x, middle.y - along * y))
                try path.addLine(to: Point(middle.x + along * x, middle.y + along * y))
                try path.addLine(to: Point(middle.x - 90 * side * y, middle.y + 90 * side * x))
                path.close()
            }
        }
    }

    /// Halves in shades of grey over each other, some of them twice on one side, some covered by what comes.
    private static func layers(_ random: inout SeededRandom, angle: Double) -> [(path: Path, gray: Int)] {
        (0..<random.int(2...14)).map { _ in
            let path = half(
                angle, isFirst: random.oneIn(2), isDouble: random.oneIn(5),
                along: random.oneIn(3) ? 45 : 90)
            return (path, random.int(0...255))
        }
    }

    private static func scene(_ layers: [(path: Path, gray: Int)]) -> Scene {
        Scene(
            background: Color(hex: 0x404040),
            layers: layers.map { .fill($0.path, Color(hex: UInt32($0.gray) * 0x010101)) })
    }

    /// Each rounds to a whole level and lies by up to half of one beside its exact coverage.
    private static let tolerance = 2.0

    @Test(arguments: 0..<40) func layersAreMixedByTheirExactCoverage(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let angle = seed < 8 ? Double(seed) * .pi / 4 : random.double(0...6.28)
        let layers = Self.layers(&random, angle: angle)
        var expected = [Double](repeating: 64, count: Self.width * Self.height)
        for layer in layers { Self.add(layer, to: &expected) }
        Self.expectPicture(of: layers, expected, "seed \(seed)")
    }

    /// Mixes a layer by its exact coverage.
    private static func add(_ layer: (path: Path, gray: Int), to picture: inout [Double]) {
        let cover = ReferenceCoverage(layer.path, rule: .winding, width: width, height: height).values
        for place in picture.indices {
            picture[place] += (Double(layer.gray) - picture[place]) * cover[place]
        }
    }

    private static func expectPicture(
        of layers: [(path: Path, gray: Int)], _ expected: [Double], _ name: String
    ) {
        for level in levels {
            let picture = Framebuffer(width: width, height: height)
            _ = SceneRenderer(simd: level).render(scene(layers), into: picture)
            let found = picture.allPixels.map { Double($0 & 255) }
            let largest = zip(found, expected).map { abs($0 - $1) }.max() ?? 0
            #expect(largest <= tolerance, "\(name), \(level)")
        }
    }

    /// Rings that lie on each other have the same two edges, in one tile where they are narrow.
    @Test(arguments: [2.0, 7, 14, 40]) func ringsOnEachOtherAreMixedByTheirExactCoverage(width: Double) {
        let colors = [250, 10, 120, 200]
        let rings = colors.indices.map { index in
            Path.drawing { path throws(GeometryError) in
                try path.addArc(
                    center: Point(50, 80), radius: 60, startAngle: .pi,
                    endAngle: .pi + .pi * Double(4 - index) / 4, clockwise: true)
            }.stroked(StrokeStyle(width: width, cap: .butt))
        }
        let layers = zip(rings, colors).map { (path: $0, gray: $1) }
        var expected = [Double](repeating: 64, count: Self.width * Self.height)
        for layer in layers { Self.add(layer, to: &expected) }
        Self.expectPicture(of: layers, expected, "width \(width)")
    }

    /// What is drawn while the edge turns is what is drawn at once.
    @Test(arguments: levels) func turningFramesAreWholeFrames(level: SIMDLevel) {
        var random = SeededRandom(seed: 5)
        let (turning, whole) = (SceneRenderer(simd: level), SceneRenderer(simd: level))
        let pictures = [0, 1].map { _ in Framebuffer(width: Self.width, height: Self.height) }
        var layers = Self.layers(&random, angle: 0)
        for step in 0..<200 {
            let angle = 0.0105 * Double(step)
            if step % 20 == 0 { layers = Self.layers(&random, angle: angle) }
            for index in layers.indices {
                layers[index].path = Self.half(angle, isFirst: index % 2 == 0, isDouble: index % 5 == 4)
            }
            let scene = Self.scene(layers)
            _ = turning.render(scene, into: pictures[0])
            whole.invalidate()
            _ = whole.render(scene, into: pictures[1])
            #expect(pictures[0].allPixels == pictures[1].allPixels, "step \(step)")
        }
    }
}
