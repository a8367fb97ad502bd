import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// Progress over time: the four directions, and what a delay and a fill do.
func timingPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 352, typeface)
    let directions: [(Timing.Direction, String)] = [
        (.normal, "normal"), (.reverse, "reverse"), (.alternate, "alternate"),
        (.alternateReverse, "alternateReverse"),
    ]
    func chart(_ index: Int, _ title: String) -> Chart {
        let place = Point(16 + Double(index % 2) * 352, 28 + Double(index / 2) * 114)
        let chart = Chart(
            frame: Rect(x: place.x, y: place.y, width: 336, height: 80), x: -0.05...4.05, y: -0.15...1.15)
        chart.draw(in: &picture, verticals: [0, 1, 2, 3, 4])
        chart.title(title, in: &picture)
        return chart
    }
    for (index, (direction, name)) in directions.enumerated() {
        let chart = chart(index, name)
        let timing = try Timing(
            duration: 1, delay: 0.5, iterations: 2.5, direction: direction, fill: .both, easing: .easeInOut)
        let breaks = [1.5, 2.5]
        chart.curve(Ink.blue, in: &picture, from: 0.5, to: 3, breaks: breaks) {
            timing.progress(at: $0)?.progress
        }
        // What the fill adds, before and after.
        for (from, to) in [(-0.05, 0.5), (3, 4.05)] {
            chart.curve(Ink.amber, in: &picture, from: from, to: to, width: 2, dash: [5, 4]) {
                timing.progress(at: $0)?.progress
            }
        }
    }
    let group = chart(4, "sequence of three")
    let span = try Timing(duration: 1, fill: .both, easing: .easeInOut)
    let sequence = try Timeline.sequence([.span(0, span), .span(1, span), .span(2, span)])
    let stagger = chart(5, "staggered by 0.4 s")
    let staggered = try Timeline.staggered([0, 1, 2], span, by: Stagger(interval: 0.4))
    for (tag, color) in [Ink.blue, Ink.red, Ink.green].enumerated() {
        group.curve(color, in: &picture, from: 0) { sequence.progress(of: tag, at: $0)?.progress }
        stagger.curve(color, in: &picture, from: 0) { staggered.progress(of: tag, at: $0)?.progress }
    }
    return picture
}
