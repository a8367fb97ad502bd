import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// The same three commands with and without motion, and when each is reported as finished.
func reducedMotionPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 280, typeface)
    let commands: [(Double, Double)] = [(0, 1), (1.2, 0.3), (1.6, 0.8)]
    for (index, title) in ["motion", "reduced motion"].enumerated() {
        let chart = Chart(
            frame: Rect(x: 16 + Double(index) * 352, y: 28, width: 336, height: 236), x: -0.1...2.8,
            y: -0.15...1.3)
        chart.draw(in: &picture, verticals: commands.map(\.0))
        chart.title(title, in: &picture)
        var value = AnimatedValue(0.0, isReduced: index == 1)
        var course: [(Double, AnimatedValue<Double>)] = [(-1, value)]
        var reports: [(Double, MotionReport)] = []
        for (moment, target) in commands {
            let before = value
            try value.retarget(to: target, at: moment, by: .spring(.bouncy))
            if before.isRunning(at: moment) {
                reports.append((moment, MotionReport(motion: 0, isFinished: false)))
            } else if before.arrival > 0 {
                reports.append((before.arrival, MotionReport(motion: 0, isFinished: true)))
            }
            if index == 1 { reports.append((moment, MotionReport(motion: 0, isFinished: true))) }
            course.append((moment, value))
        }
        if index == 0 { reports.append((value.arrival, MotionReport(motion: 0, isFinished: true))) }
        let shown = { (time: Double) -> Double in
            (course.last { $0.0 <= time } ?? course[0]).1.value(at: time)
        }
        let breaks = index == 1 ? commands.map(\.0) : []
        chart.curve(Ink.blue, in: &picture, breaks: breaks, shown)
        for (moment, report) in reports where moment < 2.8 {
            let place = chart.place(moment, shown(moment))
            if report.isFinished {
                picture.dot(place, Ink.green, radius: 4.5)
            } else {
                picture.ring(place, Ink.red, radius: 4)
            }
        }
    }
    return picture
}
