import TaijiGeometry
import TestSupport
import Testing

/// Marks whose caps close the gaps between them are drawn in one piece, and look as they would apart.
@Suite struct DashBandTests {
    /// The band's tolerance, that of a curve's offset, and what is left for flattening and rounding.
    private static let margin = 2.1 * Flattening.tolerance
    private static let caps: [LineCap] = [.round, .square]

    // MARK: The same picture

    private func path(_ random: inout SeededRandom, size: Double) throws -> Path {
        var path = Path()
        try path.move(to: random.point(-size...size))
        for _ in 0..<random.int(1...3) {
            let radius = random.double(0.05 * size...size)
            switch random.int(0...5) {
            case 0, 1: try path.addLine(to: random.point(-size...size))
            case 2:
                try path.addCubic(
                    to: random.point(-size...size), control1: random.point(-size...size),
                    control2: random.point(-size...size))
            case 3:
                try path.addEllipticalArc(
                    to: random.point(-size...size), radiusX: radius, radiusY: radius / random.double(1...20),
                    rotation: 1, isLarge: random.oneIn(2), clockwise: random.oneIn(2))
            case 4:
                // A curve as a polyline: its corners are small, and many lie in a gap.
                let start = path.currentPoint ?? .zero
                let steps = random.int(3...400)
                for step in 1...steps {
                    let angle = 3 * Double(step) / Double(steps)
                    try path.addLine(
                        to: start + radius * Point(sine(angle), 1 - cosine(angle)))
                }
            default:
                try path.addArc(
                    center: random.point(-size...size), radius: radius, startAngle: random.double(0...6),
                    endAngle: random.double(0...6), clockwise: random.oneIn(2))
            }
        }
        if random.oneIn(3) { path.close() }
        return path
    }

    private func style(_ random: inout SeededRandom) -> StrokeStyle {
        let half = [0.3, 3, 40, 400].randomElement(using: &random)!
        let cap = Self.caps[random.int(0...1)]
        // The longest gap that discs close on a line, and that of squares.
        let closed = cap == .round ? (8 * half * Flattening.tolerance).squareRoot() : 2 * half
        let gap = closed * [0.05, 0.3, 0.6, 0.95, 1.3].randomElement(using: &random)!
        // A square needs a direction, which a mark without length has lost in what it is compared with.
        let least = cap == .round ? 0 : gap / 8
        let mark = [least, gap / 4, 3 * gap].randomElement(using: &random)!
        let dash = [[mark, gap], [mark, gap, least, gap / 2], [mark, gap, mark, 4 * closed]]
        return StrokeStyle(
            width: 2 * half, cap: cap, join: [.miter, .round, .bevel].randomElement(using: &random)!,
            miterLimit: [1, 4, 20].randomElement(using: &random)!,
            dash: dash.randomElement(using: &random)!, dashPhase: random.double(-9 * gap...9 * gap))
    }

    private static func path(_ part: Subpath) throws -> Path {
        var path = Path()
        try path.move(to: part.start)
        for segment in part.segments {
            switch segment {
            case .line(_, let end): try path.addLine(to: end)
            case .quad(_, let control, let end): try path.addQuad(to: end, control: control)
            case .cubic(_, let control1, let control2, let end):
                try path.addCubic(to: end, control1: control1, control2: control2)
            case .arc(let arc): try path.addArc(arc)
            }
        }
        if part.isClosed { path.close() }
        return path
    }

    /// Every mark by itself, drawn with a pen that is larger by `more` all round.
    private func marks(_ path: Path, _ style: StrokeStyle, more: Double) throws -> FlattenedPath {
        var pen = style
        (pen.dash, pen.width) = ([], style.width + 2 * more)
        var result = Path()
        for part in path.dashed(style.dash, phase: style.dashPhase).subpaths {
            if part.segments.allSatisfy({ $0.length == 0 }) {
                try result.addCircle(center: part.start, radius: pen.width / 2)
            } else {
                result.append(try Self.path(part).stroked(pen, tolerance: 1e-3))
            }
        }
        return FlattenedPath(result, tolerance: 2e-4)
    }

    @Test(arguments: [UInt64](1...400), [false, true]) func aBandIsTheUnionOfItsMarks(
        seed: UInt64, clips: Bool
    ) throws {
        var random = SeededRandom(seed: seed)
        let style = style(&random)
        let period = style.dash.reduce(0, +)
        let path = try path(&random, size: period * 60)
        let bounds = try #require(path.bounds)
        let clip =
            clips
            ? Rect(
                x: bounds.minX - style.width / 2, y: bounds.minY, width: bounds.width / 2 + style.width,
                height: bounds.height + style.width) : nil
        let found = FlattenedPath(path.stroked(style, clip: clip), tolerance: 2e-4)
        let (least, most) = (
            try marks(path, style, more: -Self.margin), try marks(path, style, more: Self.margin)
        )
        let segments = path.subpaths.flatMap(\.segments)
        for index in 0..<60 {
            let segment = segments[random.int(0...segments.count - 1)]
            let t = index % 6 == 0 ? Double(random.int(0...1)) : random.double(0...1)
            let angle = random.double(0...6.3)
            let direction =
                index % 3 == 0
                ? Point(cosine(angle), sine(angle)) : segment.direction(at: t)?.quarterTurned ?? .zero
            let reach = style.width / 2 + random.double(-5 * Self.margin...5 * Self.margin)
            let place = segment.point(at: t) + (random.oneIn(2) ? reach : -reach) * direction
            if let clip, !clip.contains(place) { continue }
            let isInside = windingNumber(found, place) != 0
            #expect(
                isInside
                    ? windingNumber(most, place) != 0 : windingNumber(least, place) == 0,
                "seed \(seed): \(path.text) \(style) at \(place), \(isInside)")
        }
    }

    // MARK: What becomes a band

    private let line = try? Path(text: "M10 20 H110")

    @Test func closeDotsAreTheBandFromTheFirstToTheLast() throws {
        let line = try #require(line)
        // 0.5 fits 199 times into 100 − 0.4, the last dot lies at 99.9.
        let dots = line.stroked(
            StrokeStyle(width: 40, cap: .round, dash: [0, 0.5], dashPhase: -0.4))
        let band = try Path(text: "M10.4 20 H109.9").stroked(StrokeStyle(width: 40, cap: .round))
        #expect(dots.elements.count == band.elements.count)
        let (found, expected) = (try #require(dots.bounds), try #require(band.bounds))
        #expect(abs(found.minX - expected.minX) < 1e-9 && abs(found.maxX - expected.maxX) < 1e-9)
        // Trimmed in a gap, it ends with the dot before.
        let trimmed = line.stroked(
            StrokeStyle(width: 40, cap: .round, dash: [0, 0.5], trimStart: 0.107, trimEnd: 0.499))
        let bounds = try #require(trimmed.bounds)
        #expect(abs(bounds.minX - (10 + 11 - 20)) < 1e-9)
        #expect(abs(bounds.maxX - (10 + 49.5 + 20)) < 1e-9)
    }

    @Test func gapsThatAreSeenStayOpen() throws {
        let line = try #require(line)
        // A notch of 1.1²/160 px = 0.0076, more than the tolerance.
        let dots = line.stroked(StrokeStyle(width: 40, cap: .round, dash: [0, 1.1]))
        #expect(dots.arcs.count == 91)
        let strips = line.stroked(StrokeStyle(width: 40, dash: [0.5, 0.5]))
        #expect(strips.subpathCount == 100)
        // Discs further apart than half the width, and squares further apart than the width.
        #expect(line.stroked(StrokeStyle(width: 1e-4, cap: .round, dash: [0, 0.1])).arcs.count == 1001)
        #expect(line.stroked(StrokeStyle(width: 4, cap: .square, dash: [1, 4.01])).subpathCount == 20)
        #expect(line.stroked(StrokeStyle(width: 4, cap: .square, dash: [1, 4])).subpathCount == 1)
        // Of gaps by turns the short ones are closed.
        let pairs = line.stroked(StrokeStyle(width: 4, cap: .round, dash: [0, 0.1, 0, 9.9]))
        #expect(pairs.subpathCount == 11)
        #expect(pairs.arcs.count { $0.isFullTurn } == 1)
    }

    @Test func aCornerInAGapHasNoJoin() throws {
        let corner = try Path(text: "M0 0 H50.05 V50")
        let style = StrokeStyle(width: 20, cap: .round, dash: [0, 0.1])
        let dots = corner.stroked(style)
        #expect(dots.subpathCount == 2)
        // The miter's tip would be at (60.05, −10), 14.1 from the corner.
        let flat = FlattenedPath(dots)
        #expect(windingNumber(flat, Point(57.5, -7.5)) == 0)
        #expect(windingNumber(flat, Point(56.9, -6.9)) != 0)
        // In a mark it has one.
        let dashes = corner.stroked(StrokeStyle(width: 20, cap: .round, dash: [0.1, 0.1]))
        #expect(dashes.subpathCount == 3)
        #expect(windingNumber(FlattenedPath(dashes), Point(59.5, -9.5)) != 0)
    }

    @Test func aRingOfDotsIsARing() throws {
        var circle = Path()
        try circle.addCircle(center: .zero, radius: 50)
        let ring = circle.stroked(StrokeStyle(width: 20, cap: .round, dash: [0, 0.25]))
        #expect(ring.elements.count < 10)
        let flat = FlattenedPath(ring)
        for step in 0..<97 {
            let out = Point(cosine(Double(step)), sine(Double(step)))
            for (radius, isInside) in [(39.98, false), (40.02, true), (59.98, true), (60.02, false)] {
                #expect((windingNumber(flat, radius * out) != 0) == isInside)
            }
        }
    }

    @Test func curvesTooTightForABandHaveTheirDots() throws {
        // At the outer rim, 401 from the centre, dots that are 1 apart are 401 apart.
        var circle = Path()
        try circle.addCircle(center: .zero, radius: 1)
        let dots = circle.stroked(StrokeStyle(width: 800, cap: .round, dash: [0, 1]))
        #expect(dots.arcs.count == 7)
        let squares = circle.stroked(StrokeStyle(width: 2, cap: .square, dash: [0.1, 0.1]))
        #expect(squares.subpathCount > 20)
    }
}
