import TaijiGeometry
import Testing

/// What a dashed stroke costs is bounded, whatever the path, the pattern, the pen and what is seen.
@Suite struct DashBoundTests {
    private static let clip = Rect(x: 0, y: 0, width: 100, height: 100)
    /// Marks of a stroke; each is drawn in a few steps.
    private static let most = 131_072

    /// Up and down through the clip, 400 lines a thousand long.
    private func zigzag() throws -> Path {
        var path = Path()
        try path.move(to: .zero)
        for index in 0..<400 {
            let x = Double(index) / 4
            try path.addLine(to: Point(x, index % 2 == 0 ? -450 : 550))
            try path.addLine(to: Point(x + 0.25, index % 2 == 0 ? -450 : 550))
        }
        return path
    }

    @Test(arguments: [LineCap.butt, .round, .square], [0.01, 1, 300, 1e9])
    func theMarksOfAllSegmentsCount(cap: LineCap, width: Double) throws {
        let path = try zigzag()
        for dash in [[0.1, 0.1], [0, 2.5, 1.1], [1e-3, 1e-3], [0, 1e-300], [3, 0.2]] {
            for clip in [nil, Self.clip] {
                let outline = path.stroked(StrokeStyle(width: width, cap: cap, dash: dash), clip: clip)
                #expect(outline.subpathCount <= Self.most + 4 * path.elements.count, "\(dash)")
            }
        }
    }

    @Test func theMarksOfAllSubpathsCount() throws {
        var path = Path()
        for index in 0..<2000 {
            try path.move(to: Point(0, Double(index) / 20))
            try path.addLine(to: Point(100, Double(index) / 20))
        }
        for clip in [nil, Self.clip] {
            let outline = path.stroked(StrokeStyle(width: 0.03, dash: [0.5, 0.5]), clip: clip)
            // Some times as long as they are asked for, and half as much as a solid line.
            let most = clip == nil ? Self.most / 2 : Self.most
            #expect(outline.subpathCount > most * 3 / 4 && outline.subpathCount <= most + 2000)
            #expect(abs(signedArea(FlattenedPath(outline)) - 3000) < 60)
        }
        #expect(path.dashed([0.5, 0.5]).subpathCount <= Self.most / 2 + 2000)
        #expect(path.dashed([1e-3, 1e-3]) == path)
        // A few too many where nobody knows what is seen are a little longer; far too many are solid.
        let far = try Path(text: "M0 0 H1e9").stroked(StrokeStyle(width: 2, dash: [5, 7]))
        #expect(far.subpathCount == 1)
    }

    @Test func theEndOfAFarPathHasNoMoreDotsThanAnyOther() throws {
        // Lengths of 1e17 are off by 16; a billionth of it holds millions of dots.
        for text in ["M2e15 2e15 H6e16 V0 9e15 0", "M0 0 H1e17", "M-1e17 0 H0"] {
            for dash in [[0.0, 12, 3], [0, 30], [0, 5, 0, 25]] {
                let style = StrokeStyle(width: 1e-9, cap: .round, dash: dash, dashPhase: 76, trimStart: 0.2)
                let dots = try Path(text: text).stroked(style, clip: Self.clip)
                // Those in a thousand pixels, in three steps each.
                #expect(dots.elements.count < 400, "\(text) \(dash)")
            }
        }
    }

    @Test func theBendsOfAllMarksCount() throws {
        let far = 1e9
        var path = Path()
        try path.move(to: Point(-far, 0))
        try path.addCubic(to: Point(far, 10), control1: Point(far, far), control2: Point(-far, -far))
        for (width, dash) in [
            (1.0, [2e4, 3e4]), (1e9, [1e4, 3e4]), (1e12, [1e4, 3e4]), (1e6, [1e5, 1e5]),
        ] {
            let outline = path.stroked(StrokeStyle(width: width, dash: dash))
            #expect(outline.elements.count < 8_000_000)
            let seen = path.stroked(StrokeStyle(width: width, dash: dash), clip: Self.clip)
            #expect(seen.elements.count < 8_000_000)
        }
    }

    @Test func aPatternOfManyMarksCostsItsMarks() throws {
        // 100,000 marks in a period, of which each line sees a few.
        let dash = (0..<200_000).map { index in Double(index % 7) / 7 + 0.1 }
        let outline = try zigzag().stroked(StrokeStyle(width: 1, dash: dash), clip: Self.clip)
        #expect(outline.subpathCount <= Self.most)
    }
}
