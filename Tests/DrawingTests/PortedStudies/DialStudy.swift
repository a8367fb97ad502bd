import TaijiDrawing
import TaijiGeometry

/// The dashboard dial of an iOS study: Bézier paths made of arcs, a shape layer with a dash pattern, and one
/// whose `strokeEnd` was animated.
struct DialStudy {
    var startAngle = 5 * Double.pi / 6
    var endAngle = Double.pi / 6
    /// The share of the scale that is shown.
    var fraction = 0.0

    func draw(_ rect: Rect, in canvas: inout Canvas) {
        let center = rect.center
        let radius = min(rect.width, rect.height) / 2

        // UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:), then stroke.
        canvas.setLineWidth(1)
        canvas.setStrokeColor(Color(hex: 0x57616e))
        canvas.addArc(
            center: center, radius: 0.9 * radius, startAngle: startAngle, endAngle: endAngle, clockwise: true)
        canvas.strokePath()

        canvas.setLineWidth(20)
        canvas.setStrokeColor(Color(hex: 0x2b333d))
        canvas.setLineDash(phase: 0, lengths: [10, 2])
        canvas.addArc(
            center: center, radius: 0.75 * radius, startAngle: startAngle, endAngle: endAngle, clockwise: true
        )
        canvas.strokePath()
        canvas.setLineDash(phase: 0, lengths: [])

        // CAShapeLayer.strokeEnd.
        let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: true)
        let value = Path.drawing { path throws(GeometryError) in
            try path.addArc(
                center: center, radius: 0.75 * radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: true)
        }
        canvas.setStrokeColor(Color(hex: 0x5ccc9e))
        canvas.stroke(value.trimmed(from: 0, to: fraction))

        let dot = center + 0.9 * radius * Point.unit(at: startAngle + fraction * sweep)
        canvas.setFillColor(.white)
        canvas.setShadow(offset: Size(width: 0, height: 1), blur: 4)
        canvas.fillEllipse(in: Rect(center: dot, width: 14, height: 14))
        canvas.removeShadow()
    }
}
