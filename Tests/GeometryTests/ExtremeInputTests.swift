import TaijiGeometry
import TestSupport
import Testing

/// Numbers at the ends of what a Double holds, through every operation: nothing traps, hangs or lets a NaN in.
@Suite struct ExtremeInputTests {
    private static let magnitudes: [Double] = [
        0, .leastNonzeroMagnitude, 1e-300, 1e-30, 1e-9, 1, 4096, 78848, 158_758_583, 1e9, 1e30, 1e160, 1e307,
    ]

    private func randomNumber(_ random: inout SeededRandom) -> Double {
        let size = ExtremeInputTests.magnitudes.randomElement(using: &random)!
        return size * [1, -1, 0.7, -0.3].randomElement(using: &random)!
    }

    private func randomPoint(_ random: inout SeededRandom) -> Point {
        Point(randomNumber(&random), randomNumber(&random))
    }

    @Test(arguments: [UInt64](1...60)) func nothingTrapsOrHangs(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var path = Path()
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            switch Int.random(in: 0...8, using: &random) {
            case 0: try? path.move(to: randomPoint(&random))
            case 1: try? path.addLine(to: randomPoint(&random))
            case 2: try? path.addQuad(to: randomPoint(&random), control: randomPoint(&random))
            case 3:
                try? path.addCubic(
                    to: randomPoint(&random), control1: randomPoint(&random), control2: randomPoint(&random))
            case 4:
                try? path.addArc(
                    center: randomPoint(&random), radius: abs(randomNumber(&random)),
                    startAngle: randomNumber(&random), endAngle: randomNumber(&random),
                    clockwise: Bool.random(using: &random))
            case 5:
                try? path.addEllipticalArc(
                    to: randomPoint(&random), radiusX: randomNumber(&random), radiusY: randomNumber(&random),
                    rotation: randomNumber(&random), isLarge: Bool.random(using: &random), clockwise: true)
            case 6:
                try? path.addArc(
                    tangentTo: randomPoint(&random), randomPoint(&random), radius: abs(randomNumber(&random)))
            case 7:
                try? path.addRoundedRect(
                    x: randomNumber(&random), y: randomNumber(&random), width: randomNumber(&random),
                    height: randomNumber(&random), radii: CornerRadii(abs(randomNumber(&random))))
            default: path.close()
            }
        }
        let clip = Rect(x: 0, y: 0, width: 1920, height: 1080)
        #expect(!FlattenedPath(path, clip: clip).points.contains { !$0.isFinite })
        #expect(FlattenedPath(path).points.count < 60 * Flattening.maximumChords)
        _ = path.contains(Point(100, 100))
        _ = path.bounds
        _ = path.length
        _ = try? Path(text: path.text)
        for style in [
            StrokeStyle(width: 3), StrokeStyle(width: 1e30, cap: .round, join: .round),
            StrokeStyle(width: 1e-30, join: .bevel), StrokeStyle(width: 2, dash: [3, 2], trimEnd: 0.4),
            StrokeStyle(width: 2, cap: .square, dash: [1e-30, 1e30], dashPhase: 1e20),
        ] {
            let outline = path.stroked(style)
            #expect(!FlattenedPath(outline, clip: clip).points.contains { !$0.isFinite })
            _ = outline.bounds
            let seen = path.stroked(style, clip: clip)
            #expect(!FlattenedPath(seen, clip: clip).points.contains { !$0.isFinite })
        }
        _ = path.trimmed(from: 0.2, to: 0.7)
        _ = path.applying(.rotation(1)).reversed
    }

    /// What is true at the size of a screen is true at any size.
    @Test func shapesKeepTheirFormAtEveryScale() throws {
        let path = try Path(text: "M10 10 C90 -40 120 160 30 90 A 20 20 0 1 0 70 95 L 5 40")
        let style = StrokeStyle(width: 9, cap: .round, join: .round, dash: [30, 12], dashPhase: 5)
        let outline = path.stroked(style, tolerance: 0.01)
        for exponent in [-100, -30, -9, 9, 30, 100] {
            // A power of two: the numbers scale exactly.
            let scale = Double(sign: .plus, exponent: exponent * 3, significand: 1)
            let map = Transform.scale(x: scale, y: scale)
            var scaled = style
            scaled.width *= scale
            scaled.dash = style.dash.map { $0 * scale }
            scaled.dashPhase *= scale
            let other = path.applying(map).stroked(scaled, tolerance: 0.01 * scale)
            #expect(other.elements.count == outline.elements.count)
            let bounds = try #require(outline.bounds)
            let otherBounds = try #require(other.bounds)
            #expect(abs(otherBounds.width / scale - bounds.width) < 1e-9)
            #expect(abs(path.applying(map).length / scale - path.length) < 1e-9)
            for step in 0..<50 {
                let place = Point(2 * Double(step), 55)
                #expect(path.applying(map).contains(scale * place) == path.contains(place))
            }
        }
    }

    @Test func pathsRefuseWhatIsNotFinite() throws {
        var path = Path()
        try path.move(to: Point(1, 1))
        let before = path
        for bad in [Double.nan, .infinity, -.infinity] {
            let point = Point(bad, 0)
            #expect(throws: GeometryError.self) { try path.move(to: point) }
            #expect(throws: GeometryError.self) { try path.addLine(to: point) }
            #expect(throws: GeometryError.self) { try path.addQuad(to: .zero, control: point) }
            #expect(throws: GeometryError.self) {
                try path.addCubic(to: .zero, control1: .zero, control2: point)
            }
            #expect(throws: GeometryError.self) {
                try path.addEllipse(center: .zero, radiusX: bad, radiusY: 1)
            }
            #expect(throws: GeometryError.self) { try path.addArc(tangentTo: point, .zero, radius: 1) }
            #expect(throws: GeometryError.self) {
                try path.addRoundedRect(x: 0, y: bad, width: 1, height: 1, radii: CornerRadii(1))
            }
            #expect(throws: GeometryError.self) {
                try path.addEllipticalArc(
                    to: .zero, radiusX: 1, radiusY: 1, rotation: bad, isLarge: true, clockwise: true)
            }
        }
        #expect(path == before)
    }

    /// nanosvg PR#286: a sweep that rounds to zero in single precision left a silent gap. In double it does
    /// not round to zero, and what it leaves between its neighbours is connected.
    @Test func aTinySweepLeavesNoGap() throws {
        var path = Path()
        try path.move(to: Point(0, 0))
        try path.addLine(to: Point(50, 0))
        try path.addArc(
            center: Point(50, 100), radius: 100, startAngle: -.pi / 2, endAngle: -.pi / 2 + 1e-8,
            clockwise: true)
        try path.addLine(to: Point(100, 0))
        #expect(path.subpathCount == 1)
        #expect(path.arcs.map { $0.sweep > 0 } == [true])
        let flat = FlattenedPath(path.stroked(StrokeStyle(width: 4)))
        for step in 1..<100 { #expect(windingNumber(flat, Point(Double(step), 0.5)) == 1) }
    }

    /// vello#850: a circle just larger than the frame broke the fill.
    @Test func aCircleJustLargerThanTheFrameFillsIt() throws {
        let clip = Rect(x: 0, y: 0, width: 800, height: 600)
        for extra in [1e-9, 1e-3, 1, 1e6, 1e12] {
            var path = Path()
            try path.addCircle(center: clip.center, radius: 500 + extra)
            let flat = FlattenedPath(path, clip: clip)
            for point in [Point(0.01, 0.01), Point(799.99, 599.99), Point(400, 300), Point(0.01, 599.99)] {
                #expect(windingNumber(flat, point) == 1)
            }
        }
    }

    /// LVGL PR#7052 (4096), vello#1126 (78848), resvg#933 (−158758583): coordinates that overflow.
    @Test(arguments: [4096.5, 78848, -158_758_583]) func largeCoordinatesAreCoordinates(place: Double) throws
    {
        var path = Path()
        try path.addRoundedRect(Rect(x: place, y: place, width: 30, height: 20), cornerRadius: 4)
        let stroke = path.stroked(StrokeStyle(width: 2))
        let bounds = try #require(stroke.bounds)
        #expect(bounds.width == 32 && bounds.height == 22)
        #expect(path.contains(Point(place + 15, place + 10)))
        #expect(!path.contains(Point(place + 0.2, place + 0.2)))
        #expect(stroke.contains(Point(place + 15, place - 0.5)))
    }
}
