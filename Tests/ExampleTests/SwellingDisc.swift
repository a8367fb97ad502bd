import TaijiDrawing
import TaijiGeometry
import TaijiMotion
import TaijiRaster

func swellingDisc() throws -> Framebuffer {
    var radius = Tween(20.0)
    try radius.retarget(to: 80, at: 0, duration: 0.5, easing: .easeInOut)
    var disc = Path()
    try disc.addCircle(center: Point(100, 100), radius: radius.value(at: 0.25))
    let scene = Scene(background: .white, layers: [.fill(disc, Color(hex: 0x339EB8))])
    let picture = Framebuffer(width: 200, height: 200)
    _ = SceneRenderer().render(scene, into: picture)
    return picture
}
