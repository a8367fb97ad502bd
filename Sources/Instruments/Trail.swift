import TaijiDrawing
import TaijiGeometry
import TaijiMotion

/// Where the dot has been during the last moments.
struct Trail: Equatable, Sendable {
    private struct Course: Equatable, Sendable {
        var shown: ShownValue
        /// What was ahead of it, where the dot was in the hand.
        var ahead: Tween<Double>
        var end: Double
    }

    /// How the value moved until each of the last times at which it was sent elsewhere.
    private var courses: [Course] = []
    /// More changes than anybody sees during a trail: the oldest are forgotten.
    private static let most = 64

    /// The value leaves the course it was on at `time`.
    mutating func leave(_ shown: ShownValue, ahead: Tween<Double>, at time: Double, seconds: Double) {
        guard seconds > 0 else { return }
        courses.append(Course(shown: shown, ahead: ahead, end: time))
        let forgotten = time - seconds
        courses.removeAll { $0.end < forgotten }
        if courses.count > Trail.most { courses.removeFirst(courses.count - Trail.most) }
    }

    /// The value that was shown `seconds` before `time`, where it moves as `shown` now, and `ahead` of that.
    func value(at time: Double, seconds: Double, now shown: ShownValue, ahead: Tween<Double>) -> Double {
        let moment = time - seconds
        let course = courses.first { moment < $0.end }
        return (course?.shown ?? shown).value(at: moment, ahead: (course?.ahead ?? ahead).value(at: moment))
    }

    /// Until when the trail changes.
    func end(seconds: Double, now shown: ShownValue, ahead: Tween<Double>) -> Double {
        Swift.max(courses.last?.end ?? -.infinity, shown.arrival, ahead.arrival) + seconds
    }

    /// Forgets where the dot has been.
    mutating func clear() { courses = [] }
}

extension Gauge {
    /// A trail that widens from where the dot was to where it is, and fades the other way.
    func trailLayers(from old: Double, to new: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        guard showsDot else { return [] }
        let start = scale.fraction(of: old)
        var way = scale.fraction(of: new) - start
        if scale.wraps { way -= way.rounded() }
        let sweep = way * arc.sweep
        guard abs(sweep) * layout.trackRadius > 0.5 else { return [] }
        let tail = arc.angle(at: start)
        let shape = Path.drawing { (path) throws(GeometryError) in
            let steps = 24
            func point(_ step: Int, _ side: Double) -> Point {
                let share = Double(step) / Double(steps)
                let radius = layout.trackRadius + side * 0.75 * layout.dotRadius * share
                return layout.center + radius * Point.unit(at: tail + share * sweep)
            }
            try path.move(to: point(0, 0))
            for step in 1...steps { try path.addLine(to: point(step, 1)) }
            for step in (1...steps).reversed() { try path.addLine(to: point(step, -1)) }
            path.close()
        }
        // A conic gradient turns clockwise: from the tail where the dot does, from the dot where it does not.
        let share = abs(sweep) / (2 * .pi)
        let (faint, strong) = (theme.dot.opacity(0), theme.dot.opacity(0.55))
        let stops =
            sweep > 0
            ? [Gradient.Stop(0, faint), Gradient.Stop(share, strong), Gradient.Stop(1, strong)]
            : [Gradient.Stop(0, strong), Gradient.Stop(share, faint), Gradient.Stop(1, faint)]
        let gradient = Gradient(
            .conic(center: layout.center, startAngle: sweep > 0 ? tail : tail + sweep), stops: stops)
        return [.fill(shape, paint: .gradient(gradient))]
    }
}
