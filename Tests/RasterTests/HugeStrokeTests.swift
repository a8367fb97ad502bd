import TaijiGeometry
import TestSupport
import Testing

/// Strokes of which a picture shows next to nothing: each looks like an ordinary shape, and costs no more than what is
/// seen of it. Costs are counted in steps of the outline.
@Suite struct HugeStrokeTests {
    static let (width, height) = (96, 64)
    static let clip = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    /// Levels by which two pictures may differ: both lie within 0.004 px of what they show, which is one level an
    /// edge, and rounding may add one.
    static let tolerance = 2
    /// Steps of an outline of which the picture shows an edge or two, or the bends of a curve in it.
    static let few = 600

    func path(_ text: String) throws -> Path { try Path(text: text) }

    /// The levels of the stroke as seen; it has at most `most` steps.
    func levels(_ path: Path, _ style: StrokeStyle, most: Int = few) -> [UInt8] {
        let outline = path.stroked(style, clip: Self.clip)
        #expect(outline.elements.count <= most, "\(outline.elements.count) steps")
        return renderedCoverage(outline, width: Self.width, height: Self.height)
    }

    func levels(filled path: Path) -> [UInt8] {
        renderedCoverage(path, width: Self.width, height: Self.height)
    }

    func expectAlike(_ found: [UInt8], _ expected: [UInt8], tolerance: Int = tolerance, _ note: String = "") {
        var worst = (difference: 0, index: 0)
        for index in found.indices {
            let difference = abs(Int(found[index]) - Int(expected[index]))
            if difference > worst.difference { worst = (difference, index) }
        }
        #expect(
            worst.difference <= tolerance,
            "\(note) off by \(worst.difference) at (\(worst.index % Self.width), \(worst.index / Self.width))"
        )
    }

    // MARK: Wide pens

    @Test(arguments: [1e3, 1e6, 1e9, 1e15, 1e30, 1e300]) func aShortLineOfAnyWidthIsAStrip(width: Double)
        throws
    {
        let strip = try path("M20.25 -9 H60.5 V99 H20.25 Z")
        expectAlike(
            levels(try path("M20.25 32 H60.5"), StrokeStyle(width: width), most: 8), levels(filled: strip))
    }

    @Test(arguments: [1e6, 1e9, 1e15, 1e30, 1e300], [LineJoin.miter, .round, .bevel])
    func curvesOfAnyWidthLookLikeOnesAsWideAsThePicture(width: Double, join: LineJoin) throws {
        let curves = try path("M10 30 C30 0 40 60 50 30 C60 10 70 20 80 31")
        for cap in [LineCap.butt, .round, .square] {
            var style = StrokeStyle(width: 2000, cap: cap, join: join)
            let expected = renderedCoverage(curves.stroked(style), width: Self.width, height: Self.height)
            style.width = width
            expectAlike(levels(curves, style, most: 12_000), expected, "\(cap)")
        }
    }

    @Test(arguments: [LineJoin.miter, .round, .bevel]) func cornersOfAnyWidthAreThoseOfThePenItself(
        join: LineJoin
    ) throws {
        // Lines need no clip to be exact.
        for text in ["M10 30 L50 30 L10 31", "M10 30 L50 30 L10 30.000001", "M10 9 L50 30 L70 60 L20 40 Z"] {
            for width in [300, 1e4, 1e6, 1e9] {
                for limit in [1.0, 4, 1e9] {
                    let style = StrokeStyle(width: width, join: join, miterLimit: limit)
                    let lines = try path(text)
                    let expected = levels(filled: lines.stroked(style))
                    expectAlike(levels(lines, style, most: 60), expected, "\(text) \(width) \(limit)")
                }
            }
        }
    }

    @Test func theEndOfAHugeCapIsAnEdge() throws {
        let edge = try path("M-9 -9 H50.5 V99 H-9 Z")
        var line = Path()
        try line.move(to: Point(-9e9, 32))
        try line.addLine(to: Point(50.5 - 1e9, 32))
        for cap in [LineCap.round, .square] {
            expectAlike(levels(line, StrokeStyle(width: 2e9, cap: cap), most: 10), levels(filled: edge))
        }
        expectAlike(levels(line, StrokeStyle(width: 2e9), most: 10), levels(filled: Path()))
    }

    @Test func theRimOfAHugeRoundJoinIsAnEdge() throws {
        let edge = try path("M-9 -9 H50.5 V99 H-9 Z")
        var corner = Path()
        try corner.move(to: Point(50.5 - 4e9, 32 - 3e9))
        try corner.addLine(to: Point(50.5 - 1e9, 32))
        try corner.addLine(to: Point(50.5 - 4e9, 32 + 3e9))
        expectAlike(levels(corner, StrokeStyle(width: 2e9, join: .round), most: 12), levels(filled: edge))
    }

    // MARK: Far curves

    @Test(arguments: [1e4, 1e6, 1e9]) func aHugeArcIsALine(radius: Double) throws {
        // The arc is under its chord by 48²/2r in the corners of the picture.
        let sag = 48 * 48 / (2 * radius)
        let expected = levels(filled: try path("M-9 20.5 H99 V40.25 H-9 Z"))
        let tolerance = Self.tolerance + Int(256 * sag)
        var circle = Path()
        try circle.addCircle(center: Point(48, 30.375 + radius), radius: radius)
        expectAlike(levels(circle, StrokeStyle(width: 19.75), most: 8), expected, tolerance: tolerance)
        var ellipse = Path()
        try ellipse.addEllipse(center: Point(48, 30.375 + radius), radiusX: 1.5 * radius, radiusY: radius)
        expectAlike(levels(ellipse, StrokeStyle(width: 19.75)), expected, tolerance: tolerance)
        // Round a centre at the distance of half the width: the stroke's rim passes through the picture.
        let wide = StrokeStyle(width: 2 * radius)
        var rim = Path()
        try rim.addEllipse(center: Point(48, 20.5 + 3 * radius), radiusX: 2.5 * radius, radiusY: 2 * radius)
        let below = levels(filled: try path("M-9 20.5 H99 V99 H-9 Z"))
        expectAlike(levels(rim, wide), below, tolerance: tolerance)
    }

    @Test(arguments: [1e3, 1e6, 1e9]) func aCurveWithFarControlPointsIsItsPartInThePicture(far: Double) throws
    {
        let whole = Segment.cubic(
            Point(-far, 20), control1: Point(-far / 3, 40 + far / 7), control2: Point(far / 3, 30 - far / 5),
            Point(far, 40))
        // Where the curve passes x = 48, and some hundreds of pixels to both sides.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if whole.point(at: middle).x < 48 { low = middle } else { high = middle }
        }
        let speed = whole.derivative(at: low).length
        let place = whole.point(at: low)
        let down = Transform.translation(x: 0, y: 32 - place.y)
        let reach = min(400 / speed, low, 1 - low)
        guard case .cubic(let a, let c, let d, let b) = whole.part(from: low - reach, to: low + reach) else {
            return
        }
        var part = Path()
        try part.move(to: a)
        try part.addCubic(to: b, control1: c, control2: d)
        var curve = Path()
        try curve.move(to: whole.start)
        guard case .cubic(_, let control1, let control2, let end) = whole else { return }
        try curve.addCubic(to: end, control1: control1, control2: control2)
        for width in [1.0, 20, 150] {
            let style = StrokeStyle(width: width)
            let expected = levels(filled: part.applying(down).stroked(style))
            expectAlike(levels(curve.applying(down), style, most: 2000), expected, "\(width)")
        }
    }

    @Test func aCurveUnderAHugeScaleIsWhatIsSeenOfIt() throws {
        // Scaled by a million round a point of the curve: a straight line in its direction.
        let segment = Segment.cubic(
            Point(0, 0), control1: Point(30, 5), control2: Point(40, 40), Point(90, 50))
        let (place, direction) = (segment.point(at: 0.4), segment.derivative(at: 0.4).normalized!)
        let curve = try path("M0 0 C30 5 40 40 90 50")
        let map = Transform(
            a: 1e6, b: 0, c: 0, d: 1e6, tx: 48 - 1e6 * place.x, ty: 32 - 1e6 * place.y)
        var line = Path()
        try line.move(to: Point(48, 32) - 500 * direction)
        try line.addLine(to: Point(48, 32) + 500 * direction)
        let style = StrokeStyle(width: 21)
        expectAlike(levels(curve.applying(map), style), levels(filled: line.stroked(style)))
    }

    // MARK: The bound without a clip

    /// The two cubics that took the fuzzer 9.5 s.
    @Test func withoutAClipAWideStrokeIsRightToATenMillionthOfItsWidth() throws {
        let curves = try path("M10 30 C30 0 40 60 50 30 C60 10 70 20 80 31")
        let outline = curves.stroked(StrokeStyle(width: 1e9))
        #expect(outline.elements.count < 60_000)
        // Scaled down to a width of 1000, in which a ten-millionth is far below a pixel.
        let small = outline.applying(.scale(x: 1e-6, y: 1e-6)).applying(.translation(x: 48, y: 532))
        let dot = curves.applying(.scale(x: 1e-6, y: 1e-6)).applying(.translation(x: 48, y: 532))
        let expected = levels(filled: dot.stroked(StrokeStyle(width: 1000), tolerance: 1e-5))
        expectAlike(levels(filled: small), expected)
    }

    @Test func piecesThatRunBackwardsAreOnePolygon() throws {
        // Tighter than half the width all the way: one outline, and one polygon beyond the evolute.
        let bend = try path("M20 40 C20 20 50 20 50 40")
        let outline = bend.stroked(StrokeStyle(width: 200))
        let moves = outline.elements.count { if case .move = $0 { true } else { false } }
        #expect(moves <= 4)
        let found = levels(filled: outline)
        let expected = ReferenceCoverage(outline, width: Self.width, height: Self.height).values
        #expect(CoverageError(found: found, expected: expected).largest <= 2)
        // Every place that the pen passes is inside.
        let curve = Segment.cubic(
            Point(20, 40), control1: Point(20, 20), control2: Point(50, 20), Point(50, 40))
        for step in 1..<100 {
            let t = Double(step) / 100
            let normal = curve.derivative(at: t).normalized!.quarterTurned
            for reach in stride(from: -99.5, through: 99.5, by: 1) {
                #expect(outline.contains(curve.point(at: t) + reach * normal))
            }
        }
    }
}
