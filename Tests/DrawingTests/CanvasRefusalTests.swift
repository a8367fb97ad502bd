import TaijiDrawing
import TaijiGeometry
import TestSupport
import Testing

/// What a refused call says: its own name, the argument as the caller gave it, and what was found.
@Suite struct CanvasRefusalTests {
    private typealias Call = (argument: String, name: String, make: @Sendable (inout Canvas, Double) -> Void)

    private static let transformCalls: [Call] = [
        ("x", "translateBy", { $0.translateBy(x: $1, y: 0) }),
        ("y", "translateBy", { $0.translateBy(x: 0, y: $1) }),
        ("x", "scaleBy", { $0.scaleBy(x: $1, y: 1) }),
        ("y", "scaleBy", { $0.scaleBy(x: 1, y: $1) }),
        ("angle", "rotate", { $0.rotate(by: $1) }),
        ("d", "concatenate", { $0.concatenate(Transform(a: 1, b: 0, c: 0, d: $1, tx: 0, ty: 0)) }),
        ("ty", "setTransform", { $0.setTransform(.translation(x: 0, y: $1)) }),
    ]

    private static let pathCalls: [Call] = [
        ("point x", "move", { $0.move(to: Point($1, 0)) }),
        ("point y", "addLine", { $0.addLine(to: Point(0, $1)) }),
        ("control point y", "addQuadCurve", { $0.addQuadCurve(to: .zero, control: Point(0, $1)) }),
        (
            "second control point x", "addCurve",
            { $0.addCurve(to: .zero, control1: .zero, control2: Point($1, 0)) }
        ),
        (
            "vertical radius", "addEllipticalArc",
            {
                $0.addEllipticalArc(
                    center: .zero, radiusX: 1, radiusY: $1, rotation: 0, startAngle: 0, endAngle: 1,
                    clockwise: true)
            }
        ),
        ("width", "addRect", { $0.addRect(Rect(x: 0, y: 0, width: $1, height: 1)) }),
    ]

    private static let paintCalls: [Call] = [
        ("red", "setFillColor", { $0.setFillColor(red: $1, green: 0, blue: 0, alpha: 1) }),
        ("alpha", "setStrokeColor", { $0.setStrokeColor(red: 1, green: 0, blue: 0, alpha: $1) }),
        ("gray", "setFillColor", { $0.setFillColor(gray: $1, alpha: 1) }),
        ("alpha", "setStrokeColor", { $0.setStrokeColor(gray: 1, alpha: $1) }),
        (
            "start x", "setFillPaint",
            { $0.setFillPaint(.gradient(Gradient(.linear(from: Point($1, 0), to: .zero), stops: []))) }
        ),
        (
            "transform's a", "setStrokePaint",
            {
                $0.setStrokePaint(
                    .gradient(
                        Gradient(
                            .conic(center: .zero, startAngle: 0), stops: [], transform: .scale(x: $1, y: 1))))
            }
        ),
        (
            "stop's offset", "drawConicGradient",
            { $0.drawConicGradient([Gradient.Stop($1, .white)], center: .zero, angle: 0) }
        ),
        (
            "origin y", "showText",
            { $0.showText("a", at: Point(0, $1), font: Font(size: 10), typeface: BlockTypeface()) }
        ),
        (
            "font size", "showText",
            { $0.showText("a", at: .zero, font: Font(size: $1), typeface: BlockTypeface()) }
        ),
    ]

    /// Under a transform that turns and mirrors, what comes of the number has another place, and another sign.
    @Test(arguments: [Double.nan, .infinity]) func theArgumentIsTheCallers(bad: Double) {
        for call in Self.transformCalls + Self.pathCalls + Self.paintCalls {
            var canvas = Canvas()
            canvas.setTransform(Transform(a: 0, b: -2, c: -3, d: 0, tx: 5, ty: 6))
            let transform = canvas.ctm
            call.make(&canvas, bad)
            #expect(canvas.firstError?.call == call.name)
            guard case .notFinite(call.argument, let found) = canvas.firstError?.reason else {
                Issue.record("\(call.name), \(call.argument): \(String(describing: canvas.firstError))")
                continue
            }
            #expect(found == bad || (found.isNaN && bad.isNaN), "\(call.name), \(call.argument)")
            #expect(canvas.ctm == transform && canvas.isPathEmpty && canvas.scene.layers.isEmpty)
        }
    }

    /// The size was scaled before it was looked at.
    @Test func aNegativeFontSizeIsSaidAsItWasGiven() {
        var canvas = Canvas()
        canvas.scaleBy(x: 2, y: 2)
        canvas.showText("a", at: .zero, font: Font(size: -10), typeface: BlockTypeface())
        #expect(canvas.firstError?.reason == .negative(argument: "font size", found: -10))
    }

    @Test func refusedColoursAndPaintsChangeNothing() {
        var canvas = Canvas()
        let stops = [Gradient.Stop(0, .white), Gradient.Stop(1, .black)]
        canvas.setFillColor(Color(hex: 0x336699))
        canvas.setFillColor(red: .nan, green: 1, blue: 1, alpha: 1)
        canvas.setFillColor(gray: 1, alpha: .infinity)
        canvas.setFillPaint(.gradient(Gradient(.conic(center: Point(0, .nan), startAngle: 0), stops: stops)))
        canvas.setFillPaint(
            .gradient(
                Gradient(
                    .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: -1), stops: stops
                )))
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        canvas.fill(rect)
        let path = Path.drawing { path throws(GeometryError) in try path.addRect(rect) }
        #expect(canvas.scene.layers == [.fill(path, Color(hex: 0x336699))])
    }

    /// A transform whose product with the current one has no numbers is refused, though its own are good.
    @Test func aProductWithoutNumbersIsRefused() {
        var canvas = Canvas()
        canvas.scaleBy(x: 1e200, y: 1)
        canvas.scaleBy(x: 1e200, y: 1)
        #expect(canvas.ctm == .scale(x: 1e200, y: 1))
        #expect(
            canvas.firstError
                == CanvasError(
                    call: "scaleBy", reason: .notFinite(argument: "current transform's a", found: .infinity)))
    }

    /// The line to the arc was left behind.
    @Test func anArcThatLeavesTheNumbersLeavesNoLine() {
        var canvas = Canvas()
        canvas.scaleBy(x: 1e150, y: 1e150)
        canvas.move(to: .zero)
        canvas.addArc(tangent1End: Point(0.5, 0), tangent2End: Point(0.5, 1), radius: 1e200)
        #expect(canvas.firstError?.call == "addArc")
        #expect(canvas.devicePath.elements == [.move(.zero)])
    }

    /// A typeface may draw its smallest letters where it is asked for none.
    @Test func squeezedTextIsNotDrawn() {
        var canvas = Canvas()
        canvas.scaleBy(x: 1, y: 0)
        canvas.showText("a", at: .zero, font: Font(size: 10), typeface: BlockTypeface())
        #expect(canvas.scene.layers.isEmpty)
        #expect(canvas.firstError == nil)
    }
}
