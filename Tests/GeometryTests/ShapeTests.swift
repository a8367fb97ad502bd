import TaijiGeometry
import TestSupport
import Testing

/// Coordinates of some hundreds after a few roundings.
private let rounding = 1e-11

@Suite struct ShapeTests {
    @Test func anEllipseTouchesItsRectangle() throws {
        var path = Path()
        try path.addEllipse(in: Rect(x: 10, y: 20, width: 60, height: 30))
        #expect(path.bounds == Rect(x: 10, y: 20, width: 60, height: 30))
        #expect(path.subpaths.map(\.isClosed) == [true])
        var turned = Path()
        try turned.addEllipse(center: Point(40, 35), radiusX: 15, radiusY: 30, rotation: .pi / 2)
        let bounds = try #require(turned.bounds)
        #expect(abs(bounds.minX - 10) < rounding && abs(bounds.maxY - 50) < rounding)
        #expect(throws: GeometryError.negative(argument: "horizontal radius", found: -1)) {
            try path.addEllipse(center: .zero, radiusX: -1, radiusY: 1)
        }
    }

    @Test func anEllipticalArcKeepsTheCirclesAngles() throws {
        var path = Path()
        try path.addEllipticalArc(
            center: Point(1, 2), radiusX: 10, radiusY: 5, rotation: 0.3, startAngle: 0, endAngle: .pi / 2,
            clockwise: false)
        #expect(abs(path.arcs[0].sweep + 3 * .pi / 2) < rounding)
        let end = Point(1, 2) + 5 * Point.unit(at: 0.3).quarterTurned
        #expect(path.arcs[0].end.distance(to: end) < rounding)
    }

    /// All four arcs that SVG's flags choose between, by the text of SVG: through both points, with both
    /// radii, of the asked size and direction.
    @Test(arguments: [UInt64](1...40)) func svgArcsAreAsTheirFlagsSay(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (from, to) = (random.point(-50...50), random.point(-50...50))
        let (rx, ry) = (
            Double.random(in: 60...90, using: &random), Double.random(in: 60...200, using: &random)
        )
        let rotation = Double.random(in: -4...4, using: &random)
        for isLarge in [false, true] {
            for clockwise in [false, true] {
                var path = Path()
                try path.move(to: from)
                try path.addEllipticalArc(
                    to: to, radiusX: rx, radiusY: ry, rotation: rotation, isLarge: isLarge,
                    clockwise: clockwise)
                let arc = try #require(path.arcs.first)
                #expect(arc.start.distance(to: from) < rounding)
                #expect(arc.end.distance(to: to) < rounding)
                #expect(path.currentPoint == to)
                #expect((abs(arc.sweep) > .pi) == isLarge)
                #expect((arc.sweep > 0) == clockwise)
                #expect(abs(arc.xAxis.length - rx) < rounding && abs(arc.yAxis.length - ry) < rounding)
                #expect(abs(arc.xAxis.cross(Point.unit(at: rotation))) < rounding)
            }
        }
    }

    @Test func svgArcsThatCannotReachAreScaled() throws {
        var path = Path()
        try path.move(to: .zero)
        try path.addEllipticalArc(
            to: Point(20, 0), radiusX: 1, radiusY: 2, rotation: 0, isLarge: false, clockwise: true)
        #expect(path.arcs[0].center.distance(to: Point(10, 0)) < rounding)
        #expect(abs(path.arcs[0].sweep - .pi) < 1e-7)
        #expect(abs(path.arcs[0].yAxis.y - 20) < rounding)
        try path.addEllipticalArc(
            to: Point(30, 0), radiusX: 0, radiusY: 2, rotation: 0, isLarge: false, clockwise: true)
        #expect(path.elements.last == .line(Point(30, 0)))
        let count = path.elements.count
        try path.addEllipticalArc(
            to: Point(30, 0), radiusX: 1, radiusY: 2, rotation: 0, isLarge: true, clockwise: true)
        #expect(path.elements.count == count)
    }

    @Test(arguments: [UInt64](1...40)) func arcToTouchesBothLines(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (start, corner, end) = (random.point(-50...50), random.point(-50...50), random.point(-50...50))
        let radius = Double.random(in: 0.1...40, using: &random)
        var path = Path()
        try path.move(to: start)
        try path.addArc(tangentTo: corner, end, radius: radius)
        let arc = try #require(path.arcs.first)
        let (on, off) = ((corner - start).normalized!, (end - corner).normalized!)
        #expect(abs(arc.circleRadius! - radius) < rounding)
        // The distance of the centre from either line is the radius, and the arc begins and ends on them.
        #expect(abs(abs(on.cross(arc.center - corner)) - radius) < 1e-8)
        #expect(abs(abs(off.cross(arc.center - corner)) - radius) < 1e-8)
        let segment = Segment.arc(arc)
        #expect(segment.startDirection!.distance(to: on) < 1e-8)
        #expect(segment.endDirection!.distance(to: off) < 1e-8)
        #expect(abs(arc.sweep) < .pi)
    }

    @Test func arcToWithoutAnArcIsALine() throws {
        func path(_ start: Point, _ corner: Point, _ end: Point, _ radius: Double) throws -> [Path.Element] {
            var path = Path()
            try path.move(to: start)
            try path.addArc(tangentTo: corner, end, radius: radius)
            return Array(path.elements.dropFirst())
        }
        let (a, b, c) = (Point(0, 0), Point(10, 0), Point(10, 10))
        #expect(try path(a, a, c, 5) == [.line(a)])
        #expect(try path(a, b, b, 5) == [.line(b)])
        #expect(try path(a, b, c, 0) == [.line(b)])
        #expect(try path(a, b, Point(20, 0), 5) == [.line(b)])
        #expect(try path(a, b, Point(-20, 0), 5) == [.line(b)])
        var empty = Path()
        try empty.addArc(tangentTo: b, c, radius: 5)
        #expect(empty.elements == [.move(b)])
        #expect(throws: GeometryError.negative(argument: "radius", found: -1)) {
            try empty.addArc(tangentTo: b, c, radius: -1)
        }
    }

    @Test func roundedCornersAreQuarters() throws {
        var path = Path()
        try path.addRoundedRect(Rect(x: 10, y: 20, width: 100, height: 50), cornerRadius: 8)
        #expect(path.bounds == Rect(x: 10, y: 20, width: 100, height: 50))
        #expect(path.arcs.compactMap(\.circleRadius) == [8, 8, 8, 8])
        let area = signedArea(FlattenedPath(path, tolerance: 1e-6))
        #expect(abs(area - (5000 - (4 - .pi) * 64)) < 1e-3)
        for segment in path.subpaths[0].segments {
            #expect(segment.length > 1, "no hair-thin lines between sides and corners")
        }
    }

    @Test func radiiThatDoNotFitAreScaledTogether() throws {
        let radii = CornerRadii(
            upperLeft: Size(width: 80, height: 10), upperRight: Size(width: 40, height: 20),
            lowerRight: Size(width: 4, height: 4), lowerLeft: Size(width: 0, height: 8))
        let fitting = radii.fitting(width: 60, height: 100)
        #expect(fitting.upperLeft == Size(width: 40, height: 5))
        #expect(fitting.upperRight == Size(width: 20, height: 10))
        #expect(fitting.lowerRight == Size(width: 2, height: 2))
        #expect(fitting.lowerLeft == Size(width: 0, height: 4))
        #expect(radii.fitting(width: 120, height: 24) == radii)
        var path = Path()
        try path.addRoundedRect(Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 1000)
        #expect(path.arcs.compactMap(\.circleRadius) == [10, 10, 10, 10])
    }

    @Test func aNegativeExtentMirrorsTheCorners() throws {
        let radii = CornerRadii(
            upperLeft: Size(width: 9, height: 9), upperRight: .init(width: 0, height: 0),
            lowerRight: .init(width: 0, height: 0), lowerLeft: .init(width: 0, height: 0))
        var path = Path()
        try path.addRoundedRect(x: 100, y: 0, width: -50, height: 40, radii: radii)
        #expect(path.bounds == Rect(x: 50, y: 0, width: 50, height: 40))
        #expect(!path.contains(Point(99.5, 0.5)), "the round corner is at (x, y)")
        #expect(path.contains(Point(50.5, 0.5)))
        #expect(signedArea(FlattenedPath(path)) < 0)
        #expect(throws: GeometryError.negative(argument: "corner radius", found: -2)) {
            try path.addRoundedRect(Rect(x: 0, y: 0, width: 5, height: 5), cornerRadius: -2)
        }
    }

    @Test func placesAlongAPath() throws {
        let path = try Path(text: "M0 0 H10 V20 Z M100 0 H110")
        #expect(path.point(atLength: 0) == .zero)
        #expect(path.point(atLength: 4) == Point(4, 0))
        #expect(path.point(atLength: 15) == Point(10, 5))
        #expect(path.direction(atLength: 15) == Point(0, 1))
        #expect(path.point(atLength: -7) == .zero)
        #expect(path.point(atLength: .nan) == .zero)
        #expect(path.point(atLength: 1e9) == Point(110, 0))
        #expect(path.direction(atLength: 1e9) == Point(1, 0))
        let closing = Double(500).squareRoot()
        let place = try #require(path.point(atLength: 30 + closing + 3))
        #expect(place.distance(to: Point(103, 0)) < rounding)
        #expect(Path().point(atLength: 1) == nil)
        #expect(Path().direction(atLength: 1) == nil)
        var dot = Path()
        try dot.move(to: Point(3, 3))
        try dot.addLine(to: Point(3, 3))
        #expect(dot.point(atLength: 1) == Point(3, 3))
        #expect(dot.direction(atLength: 1) == nil)
    }

    @Test func placesOnACurveAreSpacedEvenly() throws {
        let path = try Path(text: "M0 0 C10 90 60 80 100 0 A 300 300 0 0 1 40 400")
        let length = path.length
        let corner = path.subpaths[0].segments[0].length
        let cornerStep = Int((corner / length * 1000).rounded(.up))
        var before = try #require(path.point(atLength: 0))
        for step in 1...1000 {
            let point = try #require(path.point(atLength: length * Double(step) / 1000))
            let chord = point.distance(to: before) * 1000 / length
            #expect(chord < 1 + 1e-9 && chord > (step == cornerStep ? 0.5 : 0.98))
            before = point
        }
    }

    /// Where a later step is the bad one the earlier ones stayed: a `move` of the rectangle, the arc's line.
    @Test func aShapeThatThrowsLeavesNoStepBehind() throws {
        var path = Path()
        try path.move(to: Point(-1, 1.7e308))
        let before = path
        for (rect, argument) in [
            (Rect(x: 0, y: 0, width: .infinity, height: 1), "width"),
            (Rect(x: 0, y: 0, width: 1, height: .infinity), "height"),
        ] {
            #expect(throws: GeometryError.notFinite(argument: argument, found: .infinity)) {
                try path.addRect(rect)
            }
        }
        #expect(throws: GeometryError.notFinite(argument: "opposite corner x", found: .infinity)) {
            try path.addRect(Rect(x: 1e308, y: 0, width: 1e308, height: 1))
        }
        // Its centre lies beyond the numbers, its first point does not.
        #expect(throws: GeometryError.self) {
            try path.addArc(tangentTo: Point(0, 1.7e308), Point(0, 1.75e308), radius: 1e308)
        }
        #expect(path == before)
    }
}
