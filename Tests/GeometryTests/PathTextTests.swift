import TaijiGeometry
import TestSupport
import Testing

@Suite struct PathTextTests {
    @Test func everyCommandIsRead() throws {
        let path = try Path(text: "M10 20 L30,40 H50 V60 C1 2 3 4 5 6 S7 8 9 10 Q11 12 13 14 T15 16 Z")
        #expect(
            path.elements == [
                .move(Point(10, 20)), .line(Point(30, 40)), .line(Point(50, 40)), .line(Point(50, 60)),
                .cubic(control1: Point(1, 2), control2: Point(3, 4), end: Point(5, 6)),
                .cubic(control1: Point(7, 8), control2: Point(7, 8), end: Point(9, 10)),
                .quad(control: Point(11, 12), end: Point(13, 14)),
                .quad(control: Point(15, 16), end: Point(15, 16)), .close,
            ])
    }

    @Test func relativeCommandsCountFromTheCurrentPoint() throws {
        let relative = try Path(text: "m10 20 l20,20 h20 v20 c1 2 3 4 5 6 s7 8 9 10 q11 12 13 14 t15 16 z")
        let absolute = try Path(
            text:
                "M10 20 L30 40 H50 V60 C51 62 53 64 55 66 S62 74 64 76 Q75 88 77 90 T92 106 Z")
        #expect(relative == absolute)
    }

    @Test func numbersMayTouch() throws {
        let path = try Path(text: "M1-2.5.5.25-3+4L3e1,4E-1-5,6")
        #expect(
            path.elements == [
                .move(Point(1, -2.5)), .line(Point(0.5, 0.25)), .line(Point(-3, 4)), .line(Point(30, 0.4)),
                .line(Point(-5, 6)),
            ])
        let arc = try Path(text: "M0 0a1 1 0 01.5.5")
        #expect(arc == (try Path(text: "M0 0 a 1 1 0 0 1 0.5 0.5")))
        #expect(arc.arcs.count == 1)
    }

    @Test func aCloseReturnsToTheStart() throws {
        let path = try Path(text: "M5 5h10v10zl1 1zm2 3h1")
        #expect(
            path.elements == [
                .move(Point(5, 5)), .line(Point(15, 5)), .line(Point(15, 15)), .close, .move(Point(5, 5)),
                .line(Point(6, 6)), .close, .move(Point(7, 8)), .line(Point(8, 8)),
            ])
    }

    @Test func smoothCurvesGoOnFromCurvesOfTheirKindOnly() throws {
        let path = try Path(text: "M0 0 Q5 5 10 0 S1 2 20 0 M0 0 C1 1 2 2 10 0 T20 0")
        #expect(path.elements[2] == .cubic(control1: Point(10, 0), control2: Point(1, 2), end: Point(20, 0)))
        #expect(path.elements.last == .quad(control: Point(10, 0), end: Point(20, 0)))
    }

    @Test(
        arguments: [
            ("L1 2", PathTextError.Reason.expectedMove, 0, "L"),
            ("  x", .expectedCommand, 2, "x"),
            ("M1 2 L", .expectedNumber, 6, nil),
            ("M1 2 L3", .expectedNumber, 7, nil),
            ("M1 2,,3 4", .expectedNumber, 5, ","),
            ("M1 2 L,3 4", .expectedNumber, 6, ","),
            ("M1 2 3 4é", .expectedCommand, 8, "é"),
            ("M1 2 L-.e3 1", .expectedNumber, 6, "-"),
            ("M1 2 Le 1", .expectedNumber, 6, "e"),
            ("M0 0A1 1 0 2 0 3 3", .expectedFlag, 11, "2"),
            ("M0 0 L1e999 2", .outOfRange, 6, "1"),
            ("M1e308 0 l1e308 0", .outOfRange, 10, "1"),
            ("M0 0 L1 2e", .expectedCommand, 9, "e"),
            ("M0 0 Z 5 5", .expectedCommand, 7, "5"),
            ("M0 0 L1 2,", .expectedNumber, 10, nil),
        ] as [(String, PathTextError.Reason, Int, Character?)])
    func errorsNameTheirPlace(text: String, reason: PathTextError.Reason, position: Int, found: Character?) {
        #expect(throws: PathTextError(reason: reason, position: position, found: found)) {
            _ = try Path(text: text)
        }
    }

    @Test func errorsSayWhatIsExpected() {
        #expect(
            PathTextError(reason: .expectedFlag, position: 11, found: "2").description
                == "path text, byte 11: found '2'; a flag, 0 or 1, is expected")
    }

    @Test func anEmptyTextIsTheEmptyPath() throws {
        #expect(try Path(text: "").isEmpty)
        #expect(try Path(text: " \n\t").isEmpty)
    }

    @Test(arguments: [UInt64](1...30)) func whatIsWrittenIsReadBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var path = Path()
        try path.move(to: random.point(-1e3...1e3))
        for _ in 0..<20 {
            switch Int.random(in: 0...4, using: &random) {
            case 0: try path.move(to: random.point(-1e-9...1e-9))
            case 1: try path.addLine(to: random.point(-1e3...1e3))
            case 2: try path.addQuad(to: random.point(-1e30...1e30), control: random.point(-1...1))
            case 3:
                try path.addCubic(
                    to: random.point(-9...9), control1: random.point(-9...9), control2: random.point(-9...9))
            default: path.close()
            }
        }
        #expect(try Path(text: path.text) == path, "seed \(seed)")
    }

    @Test(arguments: [UInt64](1...12)) func arcsAreReadBackAsTheSameCurves(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for isCircle in [true, false] {
            var path = Path()
            let axis = random.point(-30...30)
            try path.addArc(
                Arc(
                    center: random.point(-100...100), xAxis: axis,
                    yAxis: isCircle ? axis.quarterTurned : random.point(-30...30),
                    startAngle: Double.random(in: -9...9, using: &random),
                    sweep: [2 * .pi, -2 * .pi, Double.random(in: -6.2...6.2, using: &random)][Int(seed % 3)]))
            let back = try Path(text: path.text)
            let (first, second) = (FlattenedPath(path, tolerance: 1e-3), FlattenedPath(back, tolerance: 1e-3))
            // Two polygons within 1e-3 of the curve each, and SVG's arcs lose digits where they are nearly
            // half a turn.
            let same = 3e-3
            for point in second.points { #expect(distance(first, point) < same, "seed \(seed)") }
            for point in first.points { #expect(distance(second, point) < same, "seed \(seed)") }
            #expect(abs(signedArea(first) - signedArea(back.isEmpty ? first : second)) < 0.1, "seed \(seed)")
        }
    }

    @Test func anEllipseWithoutASecondRadiusIsWrittenAsLines() throws {
        var path = Path()
        try path.addArc(Arc(center: .zero, xAxis: Point(10, 0), yAxis: .zero, startAngle: 1, sweep: -2))
        let back = try Path(text: path.text)
        #expect(back.subpathCount == 1 && back.arcs.isEmpty)
        #expect(back.bounds == path.bounds)
    }

    /// Random bytes of the grammar's alphabet: an error or a path, never a trap.
    @Test func noiseIsRefusedOrRead() {
        var random = SeededRandom(seed: 77)
        let alphabet = Array("MLHVCSQTAZmlhvcsqtaz0123456789.,-+eE \n").map(String.init)
        var readable = 0
        for _ in 0..<8_000 {
            var text = "M0 0"
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                text += alphabet.randomElement(using: &random)!
            }
            if let path = try? Path(text: text) {
                readable += 1
                #expect(path.bounds.map { $0.width.isFinite && $0.height.isFinite } ?? true)
            }
        }
        #expect(readable > 50 && readable < 7_500)
    }
}
