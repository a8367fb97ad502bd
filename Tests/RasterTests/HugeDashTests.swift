import TaijiGeometry
import TestSupport
import Testing

/// Dashes by the million, of which a picture shows a few, or none apart from the next: see `HugeStrokeTests`.
@Suite struct HugeDashTests {
    let huge = HugeStrokeTests()
    static let width = HugeStrokeTests.width

    @Test(arguments: [LineCap.butt, .round, .square]) func dashesOfALineFarLongerThanThePictureAreInPlace(
        cap: LineCap
    ) throws {
        // A multiple of the pattern's length away.
        let style = StrokeStyle(width: 3, cap: cap, dash: [5, 7], dashPhase: 2.5)
        for far in [1.2e6, 1.2e9, 1.2e12] {
            var line = Path()
            try line.move(to: Point(-far, 31.25))
            try line.addLine(to: Point(far, 31.25))
            let near = try huge.path("M-120 31.25 H240")
            huge.expectAlike(
                huge.levels(line, style, most: 200), huge.levels(filled: near.stroked(style)), "\(far)")
        }
    }

    @Test func dashesOfAHugeCircleAreInPlace() throws {
        let radius = 1e8
        var circle = Path()
        try circle.addArc(
            Arc(
                center: Point(48, 32 + radius), radius: radius, startAngle: .pi, sweep: 2 * .pi))
        // From the start on the left a quarter turn to the picture's middle; the pattern as it stands there.
        let style = StrokeStyle(width: 12, dash: [10, 6])
        let phase = (radius * .pi / 2).truncatingRemainder(dividingBy: 16)
        let line = try huge.path("M48 32 H99").stroked(
            StrokeStyle(width: 12, dash: [10, 6], dashPhase: phase))
        let right = huge.levels(circle, style, most: 300)
        let expected = huge.levels(filled: line)
        for row in 0..<HugeStrokeTests.height {
            let places = row * Self.width + 50..<(row + 1) * Self.width
            let worst = places.map { abs(Int(right[$0]) - Int(expected[$0])) }.max() ?? 0
            // Coordinates of 1e8 have steps of 1e-8; the sag of 48 px is 1e-5.
            #expect(worst <= HugeStrokeTests.tolerance)
        }
    }

    @Test func dashesOfAFarCurveAreThoseOfItsPart() throws {
        let curve = try huge.path("M-1000000 -1000000 C-300000 200000 300000 -200100 1000000 1000000")
        let style = StrokeStyle(width: 8, cap: .round, dash: [40, 23], dashPhase: 9)
        // All of its 40,000 marks, none left out.
        let expected = huge.levels(filled: curve.stroked(style))
        huge.expectAlike(huge.levels(curve, style, most: 3000), expected)
    }

    @Test func aDashedOutlineRoundThePictureCostsItsCorners() throws {
        let frame = try huge.path("M-1e9 -1e9 H1e9 V1e9 H-1e9 Z")
        let levels = huge.levels(frame, StrokeStyle(width: 4, cap: .round, dash: [1, 1]), most: 100)
        #expect(levels.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [0.06, 1e-2, 1e-4, 1e-9, 1e-30, 1e-308]) func aPatternTooFineToBeSeenIsItsShare(
        period: Double
    )
        throws
    {
        // All cover a quarter.
        let line = try huge.path("M-2000 32 H2000")
        let style = StrokeStyle(width: 20, dash: [period / 4, period * 3 / 4])
        let levels = huge.levels(line, style, most: 500_000)
        for x in 0..<Self.width { #expect(abs(Int(levels[32 * Self.width + x]) - 64) <= 5, "\(x)") }
        #expect(levels[10 * Self.width + 50] == 0)
    }

    @Test func aFinePatternWithCapsIsItsShareOrSolid() throws {
        let line = try huge.path("M-2000 32 H2000")
        // Squares of 0.004 and marks of 0.002 leave 0.002 of 0.008 open.
        let quarter = StrokeStyle(width: 0.004, cap: .square, dash: [0.002, 0.006])
        let wide = line.stroked(quarter, clip: HugeStrokeTests.clip)
        let area = wide.subpaths.reduce(0.0) { sum, part in
            let (xs, ys) = (part.segments.map(\.start.x), part.segments.map(\.start.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return sum
            }
            return sum + max(0, min(right, 96) - max(left, 0)) * (bottom - top)
        }
        #expect(abs(area / (96 * 0.004) - 0.75) < 0.02)
        for cap in [LineCap.round, .square] {
            let solid = StrokeStyle(width: 20, cap: cap, dash: [1e-5, 1e-3])
            let levels = huge.levels(line, solid, most: 10)
            huge.expectAlike(levels, huge.levels(filled: line.stroked(StrokeStyle(width: 20))))
        }
    }

    @Test func dotsWithoutCapsAreNothingHoweverMany() throws {
        let line = try huge.path("M-1e9 32 H1e9")
        for gap in [1e-300, 1e-3, 1, 1e6] {
            #expect(line.stroked(StrokeStyle(width: 20, dash: [0, gap])).isEmpty)
            #expect(line.stroked(StrokeStyle(width: 20, dash: [0, gap]), clip: HugeStrokeTests.clip).isEmpty)
        }
    }

    @Test func dashesUnderAHugePenAreStrips() throws {
        let line = try huge.path("M-1.2e9 32 H1.2e9")
        let strips = try huge.path("M-12 32 H120").stroked(StrokeStyle(width: 200, dash: [5, 7]))
        let style = StrokeStyle(width: 1e9, dash: [5, 7])
        huge.expectAlike(huge.levels(line, style, most: 200), huge.levels(filled: strips))
        for cap in [LineCap.round, .square] {
            let whole = huge.levels(line, StrokeStyle(width: 1e9, cap: cap, dash: [5, 7]), most: 100)
            #expect(whole.allSatisfy { $0 == 255 })
        }
    }

    @Test func trimmedDashesKeepTheirPlacesFarAway() throws {
        let style = StrokeStyle(width: 6, dash: [5, 7], trimStart: 0.25, trimEnd: 0.5)
        var line = Path()
        try line.move(to: Point(-1.2e9, 20))
        try line.addLine(to: Point(1.2e9 + 96, 20))
        // Half the way is x = 48.
        let near = try huge.path("M-12 20 H48").stroked(StrokeStyle(width: 6, dash: [5, 7]))
        huge.expectAlike(huge.levels(line, style, most: 200), huge.levels(filled: near))
    }
}
