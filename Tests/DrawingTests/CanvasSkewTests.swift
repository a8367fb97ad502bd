import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// A gradient drawn under any transform is the gradient mapped by it.
@Suite struct CanvasSkewTests {
    /// Half a step by rounding, the rest by single precision.
    private static let tolerance = 0.6

    @Test func circlesAreDrawnAsEllipses() {
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]
        var canvas = Canvas(background: .black)
        canvas.translateBy(x: 32, y: 30)
        canvas.rotate(by: 0.4)
        canvas.scaleBy(x: 3, y: 1)
        canvas.setFillPaint(
            .gradient(
                Gradient(
                    .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 15),
                    stops: stops)))
        canvas.fill(Rect(x: -100, y: -100, width: 200, height: 200))
        let picture = Framebuffer(width: 64, height: 64)
        _ = SceneRenderer().render(canvas.scene, into: picture)
        for y in 0..<64 {
            for x in 0..<64 {
                let (p, turn) = (Point(Double(x) - 31.5, Double(y) - 29.5), Point.unit(at: 0.4))
                let own = Point(p.dot(turn) / 3, turn.cross(p))
                let expected = min(1, own.length / 15) * 255
                #expect(abs(Double(picture[x, y] & 255) - expected) <= Self.tolerance, "(\(x), \(y))")
            }
        }
    }

    @Test func aTransformOfTheGradientsOwnComesFirst() throws {
        let own = Transform(a: 2, b: 0, c: 0.5, d: 1, tx: 4, ty: 0)
        let gradient = Gradient(
            .conic(center: Point(1, 2), startAngle: 0), stops: [.init(0, .black), .init(1, .white)],
            transform: own)
        var canvas = Canvas()
        canvas.scaleBy(x: 3, y: 3)
        canvas.setFillPaint(.gradient(gradient))
        canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9))
        guard case .fill(_, _, .gradient(let drawn)) = canvas.scene.layers.first?.content else {
            Issue.record("a gradient is expected")
            return
        }
        #expect(drawn.transform == Transform.scale(x: 3, y: 3).applied(after: own))
        #expect(drawn.kind == gradient.kind)
    }
}
