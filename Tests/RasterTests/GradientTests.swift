import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct GradientTests {
    static let square = Path.drawing { path throws(GeometryError) in
        try path.addRect(Rect(x: 0, y: 0, width: 256, height: 256))
    }

    func render(_ gradient: Gradient, simd: SIMDLevel = .automatic, format: PixelFormat = .xrgb8888)
        -> Framebuffer
    {
        let framebuffer = Framebuffer(width: 256, height: 256, format: format)
        let background: Color = format == .xrgb8888 ? .black : .clear
        let scene = Scene(background: background, layers: [.fill(Self.square, paint: .gradient(gradient))])
        _ = SceneRenderer(simd: simd).render(scene, into: framebuffer)
        return framebuffer
    }

    /// A channel may be off by the rounding to eight bits and by single precision.
    static let tolerance = 0.51

    @Test(arguments: SIMDLevel.allCases) func linearGoesStraightFromStopToStop(simd: SIMDLevel) {
        let stops: [Gradient.Stop] = [
            .init(0.1, Color(hex: 0x102030)), .init(0.5, Color(hex: 0xf0e010)), .init(0.5, .white),
            .init(1, .black),
        ]
        let picture = render(
            Gradient(.linear(from: Point(10, 0), to: Point(210, 0)), stops: stops), simd: simd)
        for x in 0..<256 {
            let t = (Double(x) + 0.5 - 10) / 200
            let expected: Double =
                t < 0.1
                ? 0x10 : t < 0.5 ? 0x10 + (t - 0.1) / 0.4 * 0xe0 : max(0, min(255, 255 - (t - 0.5) * 510))
            let found = Double(picture[x, 99] >> 16 & 255)
            #expect(abs(found - expected) <= Self.tolerance, "column \(x): \(found), expected \(expected)")
        }
    }

    @Test(arguments: [1e-5, 1e-6, 3e-7], SIMDLevel.allCases)
    func stopsCloseTogetherAreAnEdge(distance: Double, simd: SIMDLevel) {
        // The edge lies on the centre of column 100.
        let stops: [Gradient.Stop] = [.init(0.5, .white), .init(0.5 + distance, .black)]
        let picture = render(
            Gradient(.linear(from: Point(0.5, 0), to: Point(200.5, 0)), stops: stops), simd: simd)
        #expect(picture[99, 7] == 0xffff_ffff)
        #expect(picture[100, 7] == 0xffff_ffff)
        #expect(picture[101, 7] == 0xff00_0000)
    }

    @Test func neighboursNeverStepByMoreThanOneWhereTheTrueStepIsSmaller() {
        let stops: [Gradient.Stop] = [.init(0, .black), .init(1, .white)]
        let kinds: [Gradient.Kind] = [
            .linear(from: Point(0, 0), to: Point(300, 120)),
            .radial(startCenter: Point(128, 128), startRadius: 0, endCenter: Point(128, 128), endRadius: 256),
            .radial(
                startCenter: Point(100, 128), startRadius: 10, endCenter: Point(128, 128), endRadius: 300),
        ]
        for kind in kinds {
            let picture = render(Gradient(kind, stops: stops))
            for y in 0..<256 {
                for x in 1..<256 {
                    let step = Int(picture[x, y] & 255) - Int(picture[x - 1, y] & 255)
                    #expect(abs(step) <= (kind == kinds[2] ? 2 : 1), "(\(x), \(y)) in \(kind)")
                }
            }
        }
    }

    @Test(arguments: SIMDLevel.allCases) func conicFollowsTheAngle(simd: SIMDLevel) {
        let stops: [Gradient.Stop] = [.init(0, .black), .init(1, .white)]
        let picture = render(
            Gradient(.conic(center: Point(128, 128), startAngle: 1), stops: stops), simd: simd)
        for y in stride(from: 3, to: 256, by: 7) {
            for x in 0..<256 {
                let angle = arcTangent(Double(y) - 127.5, Double(x) - 127.5) - 1
                let t = (angle / (2 * .pi)) - (angle / (2 * .pi)).rounded(.down)
                let isNearSeam =
                    t > 0.9 && (1 - t) * 2 * .pi * Point(Double(x) - 127.5, Double(y) - 127.5).length < 1.1
                if isNearSeam { continue }
                #expect(abs(Double(picture[x, y] & 255) - t * 255) <= Self.tolerance + 0.01, "(\(x), \(y))")
            }
        }
    }

    /// An arc with butt ends painted by a conic gradient that starts at its start: no pixel of the start may
    /// have any of the end's colour, though its centre may lie before the start.
    @Test(arguments: [0, 0.3, 1.1, 2.5, 4.0, 5.5]) func conicDoesNotLeakAtTheStartOfAnArc(start: Double) {
        let center = Point(128, 128)
        let band = Path.drawing { path throws(GeometryError) in
            try path.addArc(Arc(center: center, radius: 110, startAngle: start, sweep: 4.7))
            try path.addArc(Arc(center: center, radius: 80, startAngle: start + 4.7, sweep: -4.7))
            path.close()
        }
        let blue = Color(hex: 0x0000ff)
        let red = Color(hex: 0xff0000)
        let stops: [Gradient.Stop] = [.init(0, blue), .init(0.3, blue), .init(0.3, red), .init(1, red)]
        let framebuffer = Framebuffer(width: 256, height: 256)
        let paint = Paint.gradient(Gradient(.conic(center: center, startAngle: start), stops: stops))
        _ = SceneRenderer().render(
            Scene(background: .black, layers: [.fill(band, paint: paint)]), into: framebuffer)
        for y in 0..<256 {
            for x in 0..<256 {
                let p = Point(Double(x) + 0.5, Double(y) + 0.5) - center
                let along = p.dot(Point.unit(at: start))
                guard along > 0, abs(Point.unit(at: start).cross(p)) < 2 else { continue }
                #expect(framebuffer[x, y] >> 16 & 255 == 0, "red at the start: (\(x), \(y))")
            }
        }
    }

    /// The quadratic of the HTML canvas: of the circles through a point the one of the largest t counts.
    @Test(arguments: SIMDLevel.allCases) func twoCirclesMakeACone(simd: SIMDLevel) {
        let stops: [Gradient.Stop] = [.init(0, .black), .init(1, .white)]
        let kind = Gradient.Kind.radial(
            startCenter: Point(60, 128), startRadius: 10, endCenter: Point(180, 128), endRadius: 40)
        let picture = render(Gradient(kind, stops: stops), simd: simd, format: .argb8888Premultiplied)
        // On the axis: of the two circles that end there the larger has its left end, 60 + 120t − 10 − 30t.
        for x in 80..<220 {
            let t = (Double(x) + 0.5 - 50) / 90
            let expected = min(1, max(0, t)) * 255
            #expect(abs(Double(picture[x, 128] & 255) - expected) <= 1, "column \(x)")
        }
        // Behind the cone's tip there is nothing.
        #expect(picture[10, 128] == 0)
        #expect(picture[60, 20] == 0)
    }

    @Test func degenerateGradientsPaintNothingAndDoNotTrap() {
        let stops: [Gradient.Stop] = [.init(0, .red), .init(1, .red)]
        let huge = 1e300
        let kinds: [Gradient.Kind] = [
            .linear(from: Point(5, 5), to: Point(5, 5)),
            .linear(from: Point(huge, huge), to: Point(-huge, huge)),
            .radial(startCenter: Point(5, 5), startRadius: 3, endCenter: Point(5, 5), endRadius: 3),
            .conic(center: Point(.nan, 0), startAngle: 0), .conic(center: Point(0, 0), startAngle: .infinity),
        ]
        for kind in kinds {
            let picture = render(Gradient(kind, stops: stops))
            #expect(picture.allPixels.allSatisfy { $0 == 0xff00_0000 }, "\(kind)")
        }
        let none = render(Gradient(.linear(from: Point(0, 0), to: Point(9, 9)), stops: []))
        #expect(none.allPixels.allSatisfy { $0 == 0xff00_0000 })
    }
}

extension Color {
    static let red = Color(hex: 0xff0000)
}
