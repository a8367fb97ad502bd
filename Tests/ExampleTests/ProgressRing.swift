import TaijiDrawing
import TaijiGeometry
import TaijiRaster

func progressRing(_ progress: Double) -> Framebuffer {
    var context = Canvas(background: .white)
    context.translateBy(x: 100, y: 100)
    context.setLineWidth(20)
    context.setLineCap(.round)
    context.setStrokeColor(gray: 0.85, alpha: 1)
    context.strokeEllipse(in: Rect(x: -70, y: -70, width: 140, height: 140))
    // Angles run clockwise from the right, as on an iPhone's screen; 0 says so as in CGContextAddArc.
    context.addArc(
        x: 0, y: 0, radius: 70, startAngle: -.pi / 2, endAngle: -.pi / 2 + progress * 2 * .pi, clockwise: 0)
    context.setShadow(offset: Size(width: 0, height: 3), blur: 6)
    context.setStrokeColor(Color(hex: 0x339EB8))
    context.strokePath()
    let picture = Framebuffer(width: 200, height: 200)
    _ = SceneRenderer().render(context.scene, into: picture)
    return picture
}
