import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// One change of mind, three styles: value above, velocity below.
func retargetPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 424, typeface)
    let change = 0.4
    let movements: [(String, Movement, Color)] = [
        ("tween", .easing(.easeInOut, duration: 1), Ink.blue),
        ("additive", .additive(.easeInOut, duration: 1), Ink.amber),
        ("spring", .spring(.smooth), Ink.green),
    ]
    legend(movements.map { ($0.0, $0.2) } + [("target", Ink.axis)], at: Point(16, 22), in: &picture)
    let values = Chart(
        frame: Rect(x: 16, y: 36, width: 688, height: 212), x: -0.05...1.6, y: -0.3...1.15)
    values.draw(in: &picture, verticals: [0, change])
    let velocities = Chart(
        frame: Rect(x: 16, y: 278, width: 688, height: 130), x: -0.05...1.6, y: -5.8...4.9)
    velocities.draw(in: &picture, horizontals: [0], verticals: [0, change])
    velocities.title("velocity", in: &picture)
    values.curve(Ink.axis, in: &picture, breaks: [0, change], width: 2, dash: [6, 4]) {
        $0 < 0 ? 0 : $0 < change ? 1 : -0.2
    }
    for (_, movement, color) in movements {
        var value = AnimatedValue(0.0)
        try value.retarget(to: 1, at: 0, by: movement)
        var changed = value
        try changed.retarget(to: -0.2, at: change, by: movement)
        // Each state answers for the moments from its own change on.
        values.curve(color, in: &picture) { ($0 < change ? value : changed).value(at: $0) }
        velocities.curve(color, in: &picture) { ($0 < change ? value : changed).velocity(at: $0) }
        picture.dot(values.place(change, value.value(at: change)), color)
    }
    return picture
}
