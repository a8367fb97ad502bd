import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// Shorter and shorter durations, down to none.
func zeroPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 236, typeface)
    let chart = Chart(frame: Rect(x: 16, y: 36, width: 688, height: 184), x: -0.2...1.2, y: -0.1...1.1)
    chart.draw(in: &picture, verticals: [0])
    let durations: [(Double, String, Color)] = [
        (1, "1 s", Ink.amber), (0.3, "0.3 s", Ink.green), (0.05, "0.05 s", Ink.blue), (0, "0", Ink.red),
    ]
    legend(durations.map { ($0.1, $0.2) }, at: Point(16, 22), in: &picture)
    for (duration, _, color) in durations {
        let rest = Tween(0.0)
        var tween = rest
        try tween.retarget(to: 1, at: 0, duration: duration, easing: .easeInOut)
        chart.curve(color, in: &picture, breaks: duration == 0 ? [0] : []) {
            ($0 < 0 ? rest : tween).value(at: $0)
        }
    }
    picture.ring(chart.place(0, 0), Ink.red)
    picture.dot(chart.place(0, 1), Ink.red)
    return picture
}
