import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// Springs of one duration and several bounces, and one spring with several initial velocities.
func springsPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 284, typeface)
    let bounces = Chart(
        frame: Rect(x: 16, y: 40, width: 336, height: 228), x: 0...1.5, y: -0.15...1.65)
    bounces.draw(in: &picture, verticals: [0, 0.5, 1, 1.5])
    let colors = [Ink.amber, Ink.green, Ink.blue, Ink.red]
    let entries = [-0.5, 0, 0.3, 0.7]
    for (bounce, color) in zip(entries, colors) {
        let spring = try Spring(duration: 0.5, bounce: bounce)
        bounces.curve(color, in: &picture) { spring.value(at: $0) }
    }
    legend(
        [("bounce −0.5", Ink.amber), ("0", Ink.green), ("0.3", Ink.blue), ("0.7", Ink.red)],
        at: Point(16, 24), in: &picture)

    let pushes = Chart(
        frame: Rect(x: 368, y: 40, width: 336, height: 228), x: 0...1.5, y: -0.35...1.45)
    pushes.draw(in: &picture, verticals: [0, 0.5, 1, 1.5])
    let spring = Spring.bouncy
    for (velocity, color) in [(-10.0, Ink.amber), (0, Ink.blue), (15, Ink.red)] {
        pushes.curve(color, in: &picture) { spring.value(at: $0, velocity: velocity) }
    }
    legend(
        [("velocity −10", Ink.amber), ("0", Ink.blue), ("15", Ink.red)], at: Point(368, 24), in: &picture)
    return picture
}
