import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Gradients under maps that make ellipses of circles, against the inverse map in double precision.
@Suite struct SkewedGradientTests {
    private static let side = 96
    /// Half a step by rounding; single precision and the arc tangent's formula leave less than a tenth.
    private static let tolerance = 0.6
    private static let maps = [
        Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 40),
        Transform(a: 0.9, b: 0.7, c: -0.3, d: 1.4, tx: 20, ty: -11),
        Transform(a: -1.2, b: 0.1, c: 0.8, d: 0.6, tx: 60, ty: 5),
        Transform(a: 40, b: 25, c: -60, d: 90, tx: 48, ty: 31),
    ]

    private func render(_ scene: Scene, simd: SIMDLevel) -> Framebuffer {
        let picture = Framebuffer(width: Self.side, height: Self.side)
        _ = SceneRenderer(simd: simd).render(scene, into: picture)
        return picture
    }

    private static let everything = Path.drawing { path throws(GeometryError) in
        try path.addRect(Rect(x: -1, y: -1, width: 999, height: 999))
    }
    private static let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

    /// Checks all pixels against positions along black to white; where `position` is nil anything goes.
    private func check(
        _ kind: Gradient.Kind, _ map: Transform, _ spread: Gradient.Spread = .pad,
        _ position: (Point) -> Double?
    ) throws {
        let inverse = try #require(map.inverse)
        let gradient = Gradient(kind, stops: Self.stops, spread: spread, transform: map)
        let scene = Scene(background: .black, layers: [.fill(Self.everything, paint: .gradient(gradient))])
        let picture = render(scene, simd: .automatic)
        var seen = 0
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let place = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
                guard let t = position(place) else { continue }
                seen += 1
                let expected = min(1, max(0, t)) * 255
                let found = Double(picture[x, y] & 255)
                if abs(found - expected) > Self.tolerance {
                    Issue.record("\(kind), \(map): \(found), expected \(expected), at (\(x), \(y))")
                    return
                }
            }
        }
        #expect(seen > Self.side * Self.side / 2)
        let same = SIMDLevel.allCases.allSatisfy { render(scene, simd: $0).allPixels == picture.allPixels }
        #expect(same, "\(kind), \(map): the levels differ")
    }

    /// The map's scale, by which the gradients' own sizes are divided so that they fill the picture.
    private func unit(_ map: Transform) -> Double { 30 / abs(map.determinant).squareRoot() }

    @Test(arguments: maps) func circlesBecomeEllipses(map: Transform) throws {
        let unit = unit(map)
        let center = Point(0.3 * unit, 0.2 * unit)
        try check(
            .radial(
                startCenter: center, startRadius: 0.2 * unit, endCenter: center, endRadius: 1.7 * unit), map
        ) { ($0.distance(to: center) / unit - 0.2) / 1.5 }
    }

    @Test(arguments: maps) func aConeIsSkewed(map: Transform) throws {
        let unit = unit(map)
        // One circle inside the other: each place is on one circle. From the edge of the smaller one out to the
        // larger, |p − t·d| = r(t) is solved by halving.
        let (a, b) = (Point(0.1 * unit, 0), Point(0.4 * unit, 0.2 * unit))
        let kind = Gradient.Kind.radial(
            startCenter: a, startRadius: 0.1 * unit, endCenter: b, endRadius: 2 * unit)
        try check(kind, map) { place in
            var (low, high) = (-0.05, 4.0)
            for _ in 0..<60 {
                let t = (low + high) / 2
                let radius = (0.1 + 1.9 * t) * unit
                if place.distance(to: a + t * (b - a)) > radius { low = t } else { high = t }
            }
            return low
        }
    }

    @Test(arguments: maps) func turnsAreSkewed(map: Transform) throws {
        let unit = unit(map)
        let center = Point(0.3 * unit, 0.1 * unit)
        try check(.conic(center: center, startAngle: 0.8), map) { place in
            let way = place - center
            let turns = (arcTangent(way.y, way.x) - 0.8) / (2 * .pi)
            let t = turns - turns.rounded(.down)
            // Near the start a pixel may take the first colour, and near the centre a pixel holds many.
            if t > 0.85 || way.length < 0.2 * unit { return nil }
            return t
        }
    }

    @Test(arguments: maps) func linesStayLines(map: Transform) throws {
        let unit = unit(map)
        let end = Point(1.5 * unit, 0.7 * unit)
        try check(.linear(from: .zero, to: end), map) { $0.dot(end) / end.dot(end) }
    }

    /// No end colour within a pixel before the start, however the gradient is mapped.
    @Test func theStartOfASkewedTurnDoesNotLeak() {
        let map = Transform(a: 30, b: 0, c: 12, d: 50, tx: 48, ty: 48)
        let stops = [
            Gradient.Stop(0, .black), Gradient.Stop(0.5, .black), Gradient.Stop(0.5, .white),
            Gradient.Stop(1, .white),
        ]
        let gradient = Gradient(.conic(center: .zero, startAngle: 0), stops: stops, transform: map)
        let picture = render(
            Scene(background: .black, layers: [.fill(Self.everything, paint: .gradient(gradient))]),
            simd: .automatic)
        // The start runs along the upper border of row 48; before it the end's colour begins a row further up.
        for x in 60..<Self.side {
            #expect(picture[x, 48] & 255 == 0 && picture[x, 47] & 255 == 0 && picture[x, 46] & 255 == 255)
        }
    }

    @Test func aMapWithoutAnInversePaintsNothing() {
        for map in [
            Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), .scale(x: 0, y: 1), .scale(x: .nan, y: 1),
        ] {
            for kind in [
                Gradient.Kind.linear(from: .zero, to: Point(9, 0)), .conic(center: .zero, startAngle: 0),
                .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9),
            ] {
                let gradient = Gradient(kind, stops: [.init(0, .white)], transform: map)
                let picture = render(
                    Scene(background: .black, layers: [.fill(Self.everything, paint: .gradient(gradient))]),
                    simd: .automatic)
                #expect(picture[3, 3] == 0xff00_0000)
            }
        }
    }
}
