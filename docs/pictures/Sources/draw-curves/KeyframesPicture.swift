import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// The same five values at the same offsets in the five modes, and three bends of a cubic curve.
func keyframesPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 404, typeface)
    let values = [0.0, 0.7, 0.5, 1.2, 1]
    let offsets = [0, 0.2, 0.5, 0.8, 1]

    func chart(_ index: Int, _ title: String) -> Chart {
        let place = Point(16 + Double(index % 3) * 234, 28 + Double(index / 3) * 194)
        let chart = Chart(
            frame: Rect(x: place.x, y: place.y, width: 220, height: 160), x: -0.03...1.03, y: -0.2...1.5)
        chart.draw(in: &picture, verticals: offsets)
        chart.title(title, in: &picture)
        return chart
    }
    let modes: [(Keyframes<Double>.Mode, String)] = [
        (.linear, "linear"), (.discrete, "discrete"), (.paced, "paced"), (.cubic, "cubic"),
        (.cubicPaced, "cubicPaced"),
    ]
    for (index, (mode, name)) in modes.enumerated() {
        let chart = chart(index, name)
        let keyframes = try Keyframes(values, offsets: offsets, mode: mode)
        let breaks = mode == .discrete ? Array(offsets.dropFirst().dropLast()) : []
        chart.curve(Ink.blue, in: &picture, from: 0, to: 1, breaks: breaks) { keyframes.value(at: $0) }
        // The paced modes make offsets of their own.
        for frame in keyframes.frames { picture.dot(chart.place(frame.offset ?? 0, frame.value), Ink.red) }
    }
    let bends = chart(5, "cubic, bent at the second")
    for (bend, color) in [
        (Keyframe<Double>.Bend(), Ink.blue), (.init(tension: 1), Ink.amber),
        (.init(continuity: -1), Ink.green),
        (.init(bias: 1), Ink.purple),
    ] {
        let frames = zip(values, offsets).enumerated().map { index, frame in
            Keyframe(frame.0, at: frame.1, bend: index == 1 ? bend : .init())
        }
        let keyframes = try Keyframes(frames, mode: .cubic)
        bends.curve(color, in: &picture, from: 0, to: 1) { keyframes.value(at: $0) }
    }
    for (value, offset) in zip(values, offsets) { picture.dot(bends.place(offset, value), Ink.red) }
    return picture
}
