import TaijiDrawing
import TaijiGeometry
import Testing

/// Calls that bring a path of their own, or several steps at once: they are done wholly or not at all.
@Suite struct CanvasOwnPathTests {
    private let red = Color(hex: 0xff0000)
    private let blue = Color(hex: 0x0000ff)
    private static let bad: [Double] = [.nan, .infinity, -.infinity]

    /// A canvas that fills red and strokes blue.
    private func canvas() -> Canvas {
        var canvas = Canvas()
        canvas.setFillColor(red)
        canvas.setStrokeColor(blue)
        canvas.setLineWidth(2)
        return canvas
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: x, y: y, width: width, height: height))
        }
    }

    @Test func linesAreASubpathOfTheirOwn() {
        var one = canvas()
        one.translateBy(x: 10, y: 20)
        one.move(to: Point(9, 9))
        one.addLines(between: [Point(0, 0), Point(4, 0), Point(4, 3)])
        #expect(
            one.devicePath.elements == [
                .move(Point(19, 29)), .move(Point(10, 20)), .line(Point(14, 20)), .line(Point(14, 23)),
            ])
        one.addLines(between: [])
        #expect(one.devicePath.elements.count == 4)
        #expect(one.firstError == nil)
    }

    @Test func addedPathsAreMapped() {
        var one = canvas()
        one.scaleBy(x: 2, y: 3)
        one.addPath(rect(1, 1, 4, 2))
        one.addPath(Path())
        #expect(one.devicePath == rect(2, 3, 8, 6))
    }

    @Test(arguments: Self.bad) func oneBadPointRefusesAllLines(bad: Double) {
        var one = canvas()
        one.move(to: Point(1, 1))
        let path = one.devicePath
        one.addLines(between: [Point(0, 0), Point(bad, 0), Point(4, 3)])
        #expect(one.devicePath == path)
        #expect(one.firstError?.call == "addLines")
        one.strokeLineSegments(between: [Point(0, 0), Point(4, 3), Point(0, bad), Point(5, 5)])
        #expect(one.devicePath == path)
        #expect(one.scene.layers.isEmpty)
    }

    @Test func eachModeOfDrawPath() {
        let outline = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        }
        func layers(_ mode: PathDrawingMode) -> [Layer] {
            var one = canvas()
            one.addPath(outline)
            one.drawPath(using: mode)
            #expect(one.devicePath.isEmpty)
            return one.scene.layers
        }
        var stroked = canvas()
        stroked.stroke(outline)
        let stroke = stroked.scene.layers
        #expect(stroke.count == 1)
        let (fill, evenOdd) = (Layer.fill(outline, red), Layer.fill(outline, red, rule: .evenOdd))
        #expect(layers(.fill) == [fill])
        #expect(layers(.eoFill) == [evenOdd])
        #expect(layers(.stroke) == stroke)
        #expect(layers(.fillStroke) == [fill] + stroke)
        #expect(layers(.eoFillStroke) == [evenOdd] + stroke)
    }

    /// A clip to a rectangle that is none hid everything from there on.
    @Test(arguments: Self.bad) func aBadRectangleIsNoClip(bad: Double) {
        var one = canvas()
        one.clip(to: Rect(x: bad, y: 0, width: 1, height: 1))
        one.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(one.scene.layers == [.fill(rect(0, 0, 10, 10), red)])
        #expect(one.firstError?.call == "clip")
    }

    @Test(arguments: Self.bad) func callsAreRefusedByTheirOwnNames(bad: Double) {
        let (own, odd) = (Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: bad, height: 1))
        let calls: [(String, (inout Canvas) -> Void)] = [
            ("fill", { $0.fill(odd) }), ("stroke", { $0.stroke(odd) }), ("clear", { $0.clear(odd) }),
            ("fillEllipse", { $0.fillEllipse(in: odd) }), ("strokeEllipse", { $0.strokeEllipse(in: odd) }),
            ("clip", { $0.clip(to: odd) }), ("addRect", { $0.addRect(odd) }),
            ("clip", { $0.clip(to: [own, odd]) }), ("addRects", { $0.addRects([own, odd]) }),
            ("fill", { $0.fill([own, odd]) }), ("stroke", { $0.stroke(odd, width: 1) }),
            ("stroke", { $0.stroke(own, width: bad) }), ("stroke", { $0.stroke(own, width: -1) }),
        ]
        for (name, call) in calls {
            var one = canvas()
            one.fill(Rect(x: 0, y: 0, width: 10, height: 10))
            one.move(to: Point(1, 1))
            let (path, layers) = (one.devicePath, one.scene.layers)
            call(&one)
            #expect(one.firstError?.call == name)
            #expect(one.devicePath == path)
            #expect(one.scene.layers == layers)
        }
    }

    @Test func severalRectanglesAreOneShape() {
        let rects = [Rect(x: 0, y: 0, width: 6, height: 4), Rect(x: 9, y: 1, width: -5, height: 6)]
        let both = Path.drawing { path throws(GeometryError) in
            for rect in rects { try path.addRect(rect) }
        }
        var one = canvas()
        one.addRects(rects)
        #expect(one.devicePath == both)
        one.fill(rects)
        one.clip(to: rects)
        one.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        one.clip(to: [])
        one.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        let whole = Layer.fill(rect(0, 0, 10, 10), red)
        #expect(
            one.scene.layers == [
                .fill(both, red), .group([whole, .group([whole], clip: Path())], clip: both),
            ])
    }

    @Test func aRectangleIsStrokedWithAWidthOfItsOwn() {
        var (one, other) = (canvas(), canvas())
        let own = Rect(x: 1, y: 2, width: 10, height: 5)
        one.stroke(own, width: 7)
        #expect(one.strokeStyle.width == 2)
        other.setLineWidth(7)
        other.stroke(own)
        #expect(one.scene == other.scene)
    }

    @Test func whatIsAskedOfThePathIsInTheCallersSpace() throws {
        var one = canvas()
        #expect(one.isPathEmpty)
        #expect(one.currentPointOfPath == .zero)
        #expect(one.boundingBoxOfPath == nil)
        one.translateBy(x: 8, y: 4)
        one.scaleBy(x: 2, y: 4)
        one.move(to: Point(1, 2))
        #expect(!one.isPathEmpty)
        #expect(one.boundingBoxOfPath == nil)
        one.addQuadCurve(to: Point(5, 2), control: Point(3, 6))
        #expect(one.currentPointOfPath == Point(5, 2))
        #expect(one.boundingBoxOfPath == Rect(minX: 1, minY: 2, maxX: 5, maxY: 4))
        // The path stays where it is on the screen.
        one.scaleBy(x: 0.5, y: 0.5)
        #expect(one.currentPointOfPath == Point(10, 4))
        one.closePath()
        #expect(one.currentPointOfPath == Point(2, 4))
        one.scaleBy(x: 0, y: 1)
        #expect(one.currentPointOfPath == .zero)
        #expect(one.boundingBoxOfPath == nil)
    }

    /// What a path of its own does, the current path does as well.
    @Test func ownPathsDrawWhatTheCurrentPathWould() {
        let own = Rect(x: 1, y: 2, width: 10, height: 5)
        var (one, other) = (canvas(), canvas())
        for index in 0..<2 {
            if index == 1 {
                one.rotate(by: 1)
                other.rotate(by: 1)
            }
            one.fill(own)
            one.stroke(own)
            one.fillEllipse(in: own)
            one.strokeEllipse(in: own)
            one.strokeLineSegments(between: [.zero, Point(5, 5), Point(7, 7)])
            one.clip(to: own)
            other.addRect(own)
            other.fillPath()
            other.addRect(own)
            other.strokePath()
            other.addEllipse(in: own)
            other.fillPath()
            other.addEllipse(in: own)
            other.strokePath()
            other.move(to: .zero)
            other.addLine(to: Point(5, 5))
            other.strokePath()
            other.addRect(own)
            other.clip()
        }
        #expect(one.scene == other.scene)
        #expect(one.scene.layers.count == 6)
    }
}
