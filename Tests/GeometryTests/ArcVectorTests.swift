import Testing

import TaijiGeometry

/// The references are written with nine decimals.
private let written = 1e-9 / 2 + 1e-12

/// The sweeps of other programs' arcs, and how ours relate to them.
@Suite struct ArcVectorTests {
    @Test func everySweepIsTheBrowsers() throws {
        let rows = Vectors.rows(try Vectors.load("arcs.json")["sweeps"])
        #expect(rows.count == 24)
        for row in rows {
            let start = try #require(Vectors.number(row["start"]))
            let end = try #require(Vectors.number(row["end"]))
            for (key, clockwise) in [("increasing", true), ("decreasing", false)] {
                let columns = try #require(row[key] as? [String: Any])
                let expected = try #require(Vectors.number(columns["canvas_browsers"]))
                let found = Arc.sweep(from: start, to: end, clockwise: clockwise)
                #expect(
                    abs(found - expected) <= written, "\(row["name"] ?? "") \(key): \(found), not \(expected)"
                )
            }
        }
    }

    /// Cairo's sweeps are ours but for the exceptions that the table at `addArc` names: whole turns against
    /// the direction are nothing, and turns are not limited to one.
    @Test func cairoDiffersOnlyWhereTheTableSaysSo() throws {
        // Measured by flattening: Cairo's fixed-point coordinates leave 2e-5 rad.
        let measured = 3e-5
        var exceptions = 0
        for row in Vectors.rows(try Vectors.load("arcs.json")["sweeps"]) {
            let start = try #require(Vectors.number(row["start"]))
            let end = try #require(Vectors.number(row["end"]))
            for (key, column, clockwise) in [
                ("increasing", "cairo_arc", true), ("decreasing", "cairo_arc_negative", false),
            ] {
                let columns = try #require(row[key] as? [String: Any])
                let cairo = try #require(Vectors.number(columns[column]))
                let ours = Arc.sweep(from: start, to: end, clockwise: clockwise)
                if abs(ours - cairo) <= measured { continue }
                exceptions += 1
                let turns = (end - start) / (2 * .pi)
                let isWholeTurnsAgainst = abs(turns - turns.rounded()) < 1e-12 && (turns < 0) == clockwise
                let isMoreThanOneTurn = abs(turns) > 1 && (turns > 0) == clockwise
                let isFinerThanItsGrid = abs(end - start) < 1e-8
                #expect(
                    (isWholeTurnsAgainst && cairo == 0) || (isMoreThanOneTurn && abs(cairo) > 2 * .pi)
                        || (isFinerThanItsGrid && abs(ours - cairo) <= measured),
                    "\(row["name"] ?? "") \(column): \(cairo), ours \(ours)")
            }
        }
        #expect(exceptions > 0, "the exceptions are in the table because they occur")
    }

    @Test func coreGraphicsZeroIsClockwiseOnTheScreen() throws {
        var ours = Path()
        var theirs = Path()
        for (number, clockwise) in [(Int32(0), true), (1, false), (-3, false)] {
            ours.removeAll()
            theirs.removeAll()
            try ours.addArc(
                center: Point(3, 4), radius: 5, startAngle: 0.5, endAngle: 2, clockwise: clockwise)
            try theirs.addArc(x: 3, y: 4, radius: 5, startAngle: 0.5, endAngle: 2, clockwise: number)
            #expect(ours == theirs)
        }
        // On the screen: from the right over the bottom (y grows downwards) to the left.
        var half = Path()
        try half.addArc(x: 0, y: 0, radius: 1, startAngle: 0, endAngle: .pi, clockwise: 0)
        let bounds = try #require(half.bounds)
        #expect(bounds.maxY == 1 && abs(bounds.minY) < 1e-15)
    }

    @Test func uiKitClockwiseIsOurs() throws {
        let theirs = try Path(
            arcCenter: Point(1, 2), radius: 3, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(theirs.arcs.map(\.sweep) == [.pi / 2])
        let other = try Path(
            arcCenter: Point(1, 2), radius: 3, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.arcs[0].sweep + 3 * .pi / 2) < 1e-14)
    }

    /// Rows of the HTML canvas standard: nothing of them is painted, with any cap.
    @Test(arguments: [LineCap.butt, .round, .square]) func strokesWithoutLengthPaintNothing(cap: LineCap)
        throws
    {
        let rows = Vectors.rows(try Vectors.load("arcs.json")["zero_length_strokes"])
        #expect(rows.count == 7)
        for row in rows {
            let name = try #require(row["case"] as? String)
            let columns = row.values.compactMap { $0 as? [String: Any] }.first
            let expected = try #require(columns?["html_canvas_spec"] as? String)
            #expect(expected.hasPrefix("nothing"))
            let path = try #require(try zeroLengthPath(name), "a row that this test does not know: \(name)")
            for join in [LineJoin.miter, .round, .bevel] {
                let outline = path.stroked(StrokeStyle(width: 8, cap: cap, join: join))
                #expect(outline.isEmpty, "\(name) with \(cap)")
            }
        }
    }

    private func zeroLengthPath(_ name: String) throws -> Path? {
        var path = Path()
        let point = Point(10, 10)
        switch name {
        case "moveTo only": try path.move(to: point)
        case "moveTo + lineTo same point":
            try path.move(to: point)
            try path.addLine(to: point)
        case "moveTo + closePath":
            try path.move(to: point)
            path.close()
        case "moveTo + lineTo same + closePath":
            try path.move(to: point)
            try path.addLine(to: point)
            path.close()
        case "arc r=0 full":
            try path.addArc(center: point, radius: 0, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        case "arc sweep 0 r=5":
            try path.addArc(center: point, radius: 5, startAngle: 1, endAngle: 1, clockwise: true)
        case "arc sweep 1e-9 r=5":
            try path.addArc(center: point, radius: 5, startAngle: 0, endAngle: 1e-9, clockwise: true)
        default: return nil
        }
        return path
    }
}
