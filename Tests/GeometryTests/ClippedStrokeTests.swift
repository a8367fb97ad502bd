import TaijiGeometry
import TestSupport
import Testing

/// A stroke that is told what is seen of it looks there as it would.
@Suite struct ClippedStrokeTests {
    private static let clip = Rect(x: 20, y: -10, width: 60, height: 45)
    /// Places nearer than this to an edge may be on either side: both outlines may be off by the tolerance.
    private static let margin = 3 * Flattening.tolerance

    private func point(_ random: inout SeededRandom) -> Point {
        let size = [60.0, 60, 300, 5000].randomElement(using: &random)!
        return random.point(-size...size)
    }

    private func path(_ random: inout SeededRandom) throws -> Path {
        var path = Path()
        try path.move(to: point(&random))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...4, using: &random) {
            case 0: try path.addLine(to: point(&random))
            case 1: try path.addQuad(to: point(&random), control: point(&random))
            case 2:
                let end = Bool.random(using: &random) ? path.currentPoint ?? .zero : point(&random)
                try path.addCubic(to: end, control1: point(&random), control2: point(&random))
            case 3:
                try path.addEllipticalArc(
                    to: point(&random), radiusX: Double.random(in: 1...3000, using: &random),
                    radiusY: Double.random(in: 1...3000, using: &random), rotation: 1, isLarge: true,
                    clockwise: Bool.random(using: &random))
            default:
                try path.addArc(
                    center: point(&random), radius: Double.random(in: 1...3000, using: &random),
                    startAngle: Double.random(in: 0...6, using: &random),
                    endAngle: Double.random(in: 0...6, using: &random), clockwise: true)
            }
        }
        if random.oneIn(3) { path.close() }
        return path
    }

    private func style(_ random: inout SeededRandom) -> StrokeStyle {
        var style = StrokeStyle(
            width: [1, 7, 60, 900, 20_000].randomElement(using: &random)!,
            cap: [.butt, .round, .square].randomElement(using: &random)!,
            join: [.miter, .round, .bevel].randomElement(using: &random)!,
            miterLimit: [1, 4, 20].randomElement(using: &random)!)
        if random.oneIn(2) {
            style.dash = [[9.0, 5], [0, 11], [300, 41, 20]].randomElement(using: &random)!
            style.dashPhase = Double.random(in: -50...50, using: &random)
        }
        if random.oneIn(3) { (style.trimStart, style.trimEnd) = (0.2, 0.9) }
        return style
    }

    @Test(arguments: [UInt64](1...400)) func aClipChangesNothingInIt(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (path, style) = (try path(&random), style(&random))
        let whole = path.stroked(style)
        let seen = path.stroked(style, clip: Self.clip)
        #expect(seen.elements.count <= whole.elements.count + 64)
        let (flatWhole, flatSeen) = (FlattenedPath(whole), FlattenedPath(seen))
        for _ in 0..<60 {
            let place = Point(
                Double.random(in: Self.clip.minX...Self.clip.maxX, using: &random),
                Double.random(in: Self.clip.minY...Self.clip.maxY, using: &random))
            let isInside = windingNumber(flatWhole, place) != 0
            if isInside == (windingNumber(flatSeen, place) != 0) { continue }
            #expect(
                distance(flatWhole, place) < Self.margin || distance(flatSeen, place) < Self.margin,
                "seed \(seed): \(path.text) \(style) at \(place)")
        }
    }

    @Test func clipsThatAreNoneClipNothing() throws {
        let path = try Path(text: "M0 0C10 30 40 -30 60 5A20 10 0 1 1 30 9")
        let style = StrokeStyle(width: 8, dash: [5, 3])
        let whole = path.stroked(style)
        for clip in [
            Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: .infinity, height: 5),
            Rect(x: -.infinity, y: 0, width: 5, height: 5),
        ] {
            #expect(path.stroked(style, clip: clip).elements == whole.elements)
        }
        // An empty one sees a point.
        _ = path.stroked(style, clip: .zero)
        _ = path.stroked(style, clip: Rect(x: 0, y: 0, width: 1e300, height: 1e300))
    }

    /// Found by the fuzzer: without a clip the tip of a very thin ellipse was joined like a corner, with one it was the
    /// bend that it is, round which the pen sweeps.
    @Test func theTipOfAThinEllipseIsRound() throws {
        var path = Path()
        try path.addArc(
            Arc(center: Point(20, 19), xAxis: Point(1e-9, 0), yAxis: Point(0, 1), startAngle: 1, sweep: 5))
        let style = StrokeStyle(width: 1, join: .bevel)
        for clip in [nil, Rect(x: 0, y: 0, width: 33, height: 18)] {
            let flat = FlattenedPath(path.stroked(style, clip: clip))
            #expect(windingNumber(flat, Point(20.1, 17.55)) != 0)
            #expect(windingNumber(flat, Point(20.1, 17.45)) == 0)
        }
    }
}
