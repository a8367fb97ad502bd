import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Every call of a canvas with numbers that are none or far too large or small: nothing traps or hangs, what is
/// refused is said, and what was recorded can be drawn.
@Suite struct OddCanvasTests {
    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, -1e-30, 1e300, -1e300, Double.leastNonzeroMagnitude,
        0, -0.0,
    ]

    private struct Source {
        var random: SeededRandom

        mutating func number() -> Double {
            random.oneIn(4) ? odd[random.int(0...odd.count - 1)] : random.double(-5...45)
        }
        mutating func point() -> Point { Point(number(), number()) }
        mutating func stops() -> [Gradient.Stop] {
            (0..<random.int(0...3)).map { _ in Gradient.Stop(number() / 40, color()) }
        }
        mutating func color() -> Color {
            Color(red: number() / 40, green: number(), blue: 0, alpha: number())
        }
        mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    }

    private func call(_ canvas: inout Canvas, _ source: inout Source) {
        switch source.random.int(0...33) {
        case 0: canvas.move(to: source.point())
        case 1, 2: canvas.addLine(to: source.point())
        case 3: canvas.addQuadCurve(to: source.point(), control: source.point())
        case 4:
            canvas.addCurve(to: source.point(), control1: source.point(), control2: source.point())
        case 5: canvas.addRect(source.rect())
        case 6: canvas.addEllipse(in: source.rect())
        case 7:
            canvas.addArc(
                center: source.point(), radius: source.number(), startAngle: source.number(),
                endAngle: source.number(), clockwise: source.random.oneIn(2))
        case 8: canvas.translateBy(x: source.number(), y: source.number())
        case 9: canvas.scaleBy(x: source.number() / 20, y: source.number() / 20)
        case 10: canvas.rotate(by: source.number())
        case 11:
            canvas.setTransform(
                Transform(
                    a: source.number(), b: source.number(), c: source.number(), d: source.number(),
                    tx: source.number(), ty: source.number()))
        case 12: canvas.setTransform(.identity)
        case 13: canvas.saveGState()
        case 14: canvas.restoreGState()
        case 15: canvas.setLineWidth(source.number())
        case 16: canvas.setMiterLimit(source.number())
        case 17: canvas.setLineDash(phase: source.number(), lengths: [source.number(), source.number()])
        case 18: canvas.setAlpha(source.number())
        case 19:
            canvas.setShadow(
                offset: Size(width: source.number(), height: source.number()), blur: source.number())
        case 20: canvas.removeShadow()
        case 21: canvas.fillPath(using: source.random.oneIn(2) ? .winding : .evenOdd)
        case 22: canvas.strokePath()
        case 23: canvas.clip()
        case 24: canvas.clear(source.rect())
        case 25: canvas.fill(source.rect())
        case 26: canvas.stroke(source.rect())
        case 27: canvas.drawLinearGradient(source.stops(), start: source.point(), end: source.point())
        case 28:
            canvas.drawRadialGradient(
                source.stops(), startCenter: source.point(), startRadius: source.number(),
                endCenter: source.point(), endRadius: source.number())
        case 29: canvas.drawConicGradient(source.stops(), center: source.point(), angle: source.number())
        case 30:
            canvas.setFillPaint(
                .gradient(
                    Gradient(.linear(from: source.point(), to: source.point()), stops: source.stops())))
        case 31: canvas.setFillColor(source.color())
        case 32: canvas.beginTransparencyLayer()
        default: canvas.endTransparencyLayer()
        }
    }

    @Test(arguments: 0..<40) func whateverIsCalledCanBeDrawn(seed: Int) {
        var source = Source(random: SeededRandom(seed: UInt64(seed)))
        let picture = Framebuffer(width: 33, height: 31)
        let again = Framebuffer(width: 33, height: 31)
        let renderer = SceneRenderer()
        var canvas = Canvas(background: .black)
        var refusals = 0
        for step in 0..<150 {
            call(&canvas, &source)
            if step % 50 == 49 {
                _ = renderer.render(canvas.scene, into: picture)
                _ = SceneRenderer(simd: .baseline).render(canvas.scene, into: again)
                #expect(picture.allPixels == again.allPixels, "seed \(seed), step \(step)")
            }
            if canvas.firstError != nil { refusals += 1 }
        }
        #expect(refusals > 0, "seed \(seed): nothing was refused")
    }
}
