import TaijiDrawing
import TaijiGeometry

extension Canvas {
    /// A call of the HTML canvas that adds to a path.
    mutating func addToPath(_ call: String, _ arguments: [JSValue]) throws {
        let n = arguments.map(\.number)
        switch (call, n.count) {
        case ("moveTo", 2): move(to: Point(n[0], n[1]))
        case ("lineTo", 2): addLine(to: Point(n[0], n[1]))
        case ("quadraticCurveTo", 4): addQuadCurve(to: Point(n[2], n[3]), control: Point(n[0], n[1]))
        case ("bezierCurveTo", 6):
            addCurve(to: Point(n[4], n[5]), control1: Point(n[0], n[1]), control2: Point(n[2], n[3]))
        case ("arcTo", 5):
            addArc(tangent1End: Point(n[0], n[1]), tangent2End: Point(n[2], n[3]), radius: n[4])
        case ("arc", 5), ("arc", 6):
            addArc(
                center: Point(n[0], n[1]), radius: n[2], startAngle: n[3], endAngle: n[4],
                clockwise: !(arguments.dropFirst(5).first?.isTrue ?? false))
        case ("ellipse", 7), ("ellipse", 8):
            addEllipticalArc(
                center: Point(n[0], n[1]), radiusX: n[2], radiusY: n[3], rotation: n[4], startAngle: n[5],
                endAngle: n[6], clockwise: !(arguments.dropFirst(7).first?.isTrue ?? false))
        case ("rect", 4):
            // Not `addRect`: a negative size runs the other way round.
            guard n.allSatisfy(\.isFinite) else { return }
            move(to: Point(n[0], n[1]))
            addLine(to: Point(n[0] + n[2], n[1]))
            addLine(to: Point(n[0] + n[2], n[1] + n[3]))
            addLine(to: Point(n[0], n[1] + n[3]))
            closePath()
        case ("roundRect", 4), ("roundRect", 5):
            guard n.prefix(4).allSatisfy(\.isFinite) else { return }
            let radii = try Canvas.cornerRadii(arguments.dropFirst(4).first)
            guard let radii else { return }
            addRoundedRect(x: n[0], y: n[1], width: n[2], height: n[3], radii: radii)
            // The next step goes on from the corner, not from where the outline began.
            if firstError == nil { move(to: Point(n[0], n[1])) }
        case ("closePath", 0): closePath()
        default: throw HTMLCanvas.Unknown(call: call)
        }
    }

    /// One to four radii, each a number or a pair; nil where one is not finite.
    private static func cornerRadii(_ value: JSValue?) throws -> CornerRadii? {
        guard let value, !value.isUndefined else { return CornerRadii(0) }
        let list = value.array ?? [value]
        guard (1...4).contains(list.count) else { throw HTMLCanvas.Refusal() }
        let sizes = list.map { radius in
            if radius["x"] != nil || radius["y"] != nil {
                return Size(width: radius["x"]?.number ?? 0, height: radius["y"]?.number ?? 0)
            }
            return Size(width: radius.number, height: radius.number)
        }
        guard sizes.allSatisfy({ $0.width.isFinite && $0.height.isFinite }) else { return nil }
        // As in a style sheet: what is left out is the opposite corner's.
        let right = sizes.count > 1 ? sizes[1] : sizes[0]
        return CornerRadii(
            upperLeft: sizes[0], upperRight: right, lowerRight: sizes.count > 2 ? sizes[2] : sizes[0],
            lowerLeft: sizes.count > 3 ? sizes[3] : right)
    }
}
