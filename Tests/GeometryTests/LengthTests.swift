import TaijiGeometry
import Testing

/// Lengths agree with the references, which have twenty digits, to this part of them: what `length` states.
private let relative = 1e-10

@Suite struct LengthTests {
    @Test func ellipsesHaveTheirLengths() throws {
        let rows = Vectors.rows(try Vectors.load("reference.json")["ellipse_arc_length"])
        #expect(rows.count == 6)
        for row in rows {
            let a = try #require(Vectors.number(row["a"]))
            let b = try #require(Vectors.number(row["b"]))
            func arc(_ start: Double, _ end: Double) -> Segment {
                .arc(
                    Arc(
                        center: .zero, xAxis: Point(a, 0), yAxis: Point(0, b), startAngle: start,
                        sweep: end - start))
            }
            let perimeter = try #require(Vectors.number(row["perimeter"]))
            #expect(abs(arc(0, 2 * .pi).length - perimeter) <= relative * perimeter)
            for piece in Vectors.rows(row["arcs"]) {
                let start = try #require(Vectors.number(piece["t0"]))
                let end = try #require(Vectors.number(piece["t1"]))
                let expected = try #require(Vectors.number(piece["length"]))
                #expect(abs(arc(start, end).length - expected) <= relative * expected)
            }
            let quarter = arc(0, .pi / 2)
            for place in Vectors.rows(row["quarter_param_at_fraction"]) {
                let share = try #require(Vectors.number(place["fraction"]))
                let expected = try #require(Vectors.number(place["t"]))
                let found = quarter.parameter(atLength: share * quarter.length) * .pi / 2
                #expect(abs(found - expected) <= 1e-9)
            }
        }
    }

    @Test func bezierCurvesHaveTheirLengths() throws {
        let rows = Vectors.rows(try Vectors.load("reference.json")["bezier_arc_length"])
        #expect(rows.count == 5)
        for row in rows {
            let numbers = try #require(row["points"] as? [[Double]])
            let p = numbers.map { Point($0[0], $0[1]) }
            let curve = Segment.cubic(p[0], control1: p[1], control2: p[2], p[3])
            let expected = try #require(Vectors.number(row["length"]))
            #expect(abs(curve.length - expected) <= relative * expected, "\(row["name"] ?? "")")
            for place in Vectors.rows(row["constant_speed"]) {
                let share = try #require(Vectors.number(place["s"]))
                let t = curve.parameter(atLength: share * curve.length)
                // The references' own digits, of which a cusp costs the most.
                let expectedT = try #require(Vectors.number(place["t"]))
                #expect(abs(t - expectedT) <= 1e-7, "\(row["name"] ?? "")")
                let point = Point(
                    try #require(Vectors.number(place["x"])), try #require(Vectors.number(place["y"])))
                #expect(curve.point(at: t).distance(to: point) <= 1e-7 * expected)
            }
        }
    }
}
