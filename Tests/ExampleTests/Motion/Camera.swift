import TaijiDrawing
import TaijiGeometry
import TaijiMotion

/// A value of one's own: where a camera looks, and how near.
struct Camera: Animatable {
    var center: Point
    var zoom: Double

    static func + (a: Camera, b: Camera) -> Camera {
        Camera(center: a.center + b.center, zoom: a.zoom + b.zoom)
    }
    static func - (a: Camera, b: Camera) -> Camera {
        Camera(center: a.center - b.center, zoom: a.zoom - b.zoom)
    }
    static func * (a: Camera, k: Double) -> Camera { Camera(center: a.center * k, zoom: a.zoom * k) }
    var magnitude: Double { Pair(center, zoom).magnitude }
    var isFinite: Bool { center.isFinite && zoom.isFinite }
}

func cameraFlight(at time: Double) throws -> Camera {
    var camera = Tween(Camera(center: Point(0, 0), zoom: 1))
    try camera.retarget(
        to: Camera(center: Point(300, 40), zoom: 4), at: 0, duration: 2, easing: .cubicInOut)
    return camera.value(at: time)
}

func warmingUp(at time: Double) throws -> Color {
    var fill = SpringMotion(OklabColor(Color(hex: 0x339EB8)))
    try fill.retarget(to: OklabColor(Color(hex: 0xF2B84D)), at: 0, spring: .smooth)
    return fill.value(at: time).color
}
