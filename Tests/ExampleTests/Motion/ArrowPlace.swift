import TaijiGeometry
import TaijiMotion

/// Puts an arrow that points along +x onto the path, in the direction of travel.
func arrowPlace(on path: Path, at time: Double) throws -> Transform {
    let way = try AlongPath(path)
    let progress = Easing.easeInOut.value(at: min(max(time / 2, 0), 1))
    let place = way.point(at: progress)
    return .translation(x: place.x, y: place.y).applied(after: .rotation(way.angle(at: progress)))
}
