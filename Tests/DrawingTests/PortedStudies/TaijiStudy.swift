import TaijiDrawing
import TaijiGeometry

/// The rotating disc of an iOS study, its `drawRect:` ported line by line: what was
/// `CGContextAddArc(context, x, y, r, a, b, 0)` reads the same here, arguments and all.
struct TaijiStudy {
    var angle = 0.0

    func draw(_ rect: Rect, in canvas: inout Canvas) {
        let radius = min(rect.width, rect.height) / 2
        let (x, y) = (rect.center.x, rect.center.y)
        let (dx, dy) = (radius / 2 * cosine(angle), radius / 2 * sine(angle))

        canvas.setFillColor(gray: 1, alpha: 1)
        canvas.addArc(x: x, y: y, radius: radius, startAngle: angle, endAngle: angle + .pi, clockwise: 0)
        canvas.fillPath()
        canvas.setFillColor(gray: 0, alpha: 1)
        canvas.addArc(
            x: x, y: y, radius: radius, startAngle: angle + .pi, endAngle: angle + 2 * .pi, clockwise: 0)
        canvas.fillPath()

        canvas.setFillColor(gray: 1, alpha: 1)
        canvas.addArc(
            x: x + dx, y: y + dy, radius: radius / 2, startAngle: angle + .pi, endAngle: angle + 2 * .pi,
            clockwise: 0)
        canvas.fillPath()
        canvas.setFillColor(gray: 0, alpha: 1)
        canvas.addArc(
            x: x - dx, y: y - dy, radius: radius / 2, startAngle: angle, endAngle: angle + .pi, clockwise: 0)
        canvas.fillPath()

        canvas.setLineWidth(1)
        canvas.setStrokeColor(gray: 1, alpha: 1)
        canvas.move(to: Point(x + 2 * dx, y + 2 * dy))
        canvas.addLine(to: Point(x, y))
        canvas.strokePath()
        canvas.setStrokeColor(gray: 0, alpha: 1)
        canvas.move(to: Point(x - 2 * dx, y - 2 * dy))
        canvas.addLine(to: Point(x, y))
        canvas.strokePath()

        canvas.setFillColor(gray: 1, alpha: 1)
        canvas.addArc(
            x: x - dx, y: y - dy, radius: radius / 4, startAngle: 0, endAngle: 2 * .pi, clockwise: 0)
        canvas.fillPath()
        canvas.setFillColor(gray: 0, alpha: 1)
        canvas.addArc(
            x: x + dx, y: y + dy, radius: radius / 4, startAngle: 0, endAngle: 2 * .pi, clockwise: 0)
        canvas.fillPath()
    }
}
