import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// The thirty curves of Penner's, three to a field, then CSS's own.
func easingPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(650, 492, typeface)
    legend([("in", Ink.blue), ("out", Ink.red), ("in-out", Ink.green)], at: Point(16, 22), in: &picture)

    func chart(_ index: Int, _ title: String) -> Chart {
        let place = Point(16 + Double(index % 4) * 158, 56 + Double(index / 4) * 150)
        let chart = Chart(
            frame: Rect(x: place.x, y: place.y, width: 144, height: 114), x: -0.04...1.04, y: -0.42...1.42)
        chart.draw(in: &picture)
        chart.title(title, in: &picture)
        return chart
    }
    let families = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]
    for (index, family) in families.enumerated() {
        let chart = chart(index, family)
        for (side, color) in [("in", Ink.blue), ("out", Ink.red), ("in-out", Ink.green)] {
            let easing = try Easing(text: "\(family)-\(side)")
            chart.curve(color, in: &picture, from: 0, to: 1) { easing.value(at: $0) }
        }
    }
    let css = chart(10, "ease, -in, -out, -in-out")
    for (easing, color) in [
        (Easing.easeIn, Ink.blue), (.easeOut, Ink.red), (.easeInOut, Ink.green), (.ease, Ink.purple),
    ] { css.curve(color, in: &picture, from: 0, to: 1) { easing.value(at: $0) } }

    let steps = chart(11, "steps(4), linear(…)")
    let stairs = try Easing.steps(4)
    steps.curve(Ink.blue, in: &picture, from: 0, to: 1, breaks: [0.25, 0.5, 0.75]) { stairs.value(at: $0) }
    for step in 1...4 {
        let at = Double(step) / 4
        picture.ring(steps.place(at, at - 0.25), Ink.blue, radius: 2.5)
        picture.dot(steps.place(at, at), Ink.blue, radius: 3)
    }
    let stops = try Easing(css: "linear(0, 0.8 25%, 1)")
    steps.curve(Ink.red, in: &picture, from: 0, to: 1) { stops.value(at: $0) }
    return picture
}
