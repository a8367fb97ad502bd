import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// Speed and phase through three changes of speed.
func turningPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 400, typeface)
    let changes: [(Double, Double)] = [(1, 3), (2.5, -2), (2.8, 1), (4.5, 0)]
    let times = -0.05...6.0
    let speeds = Chart(frame: Rect(x: 16, y: 28, width: 688, height: 150), x: times, y: -2.4...3.4)
    speeds.draw(in: &picture, horizontals: [0], verticals: changes.map(\.0))
    speeds.title("speed, radians per second", in: &picture)
    let phases = Chart(
        frame: Rect(x: 16, y: 214, width: 688, height: 170), x: times, y: -0.3...(2 * .pi + 0.3))
    phases.draw(in: &picture, horizontals: [0, 2 * .pi], verticals: changes.map(\.0))
    phases.title("phase, 0…2π", in: &picture)

    var turning = Turning(speed: 1, at: -1)
    var course = [(-1.0, turning)]
    for (moment, speed) in changes {
        try turning.setSpeed(speed, at: moment, duration: 0.6)
        course.append((moment, turning))
    }
    let state = { (time: Double) in (course.last { $0.0 <= time } ?? course[0]).1 }
    speeds.curve(Ink.axis, in: &picture, breaks: changes.map(\.0), width: 2, dash: [6, 4]) {
        state($0).targetSpeed
    }
    speeds.curve(Ink.blue, in: &picture) { state($0).speed(at: $0) }
    // Where a whole turn is taken off, the line begins anew.
    var breaks: [Double] = []
    var before = state(times.lowerBound).phase(at: times.lowerBound)
    for step in 1...60_500 {
        let time = times.lowerBound + Double(step) * 1e-4
        let phase = state(time).phase(at: time)
        if abs(phase - before) > 3 { breaks.append(time - 0.5e-4) }
        before = phase
    }
    phases.curve(Ink.blue, in: &picture, breaks: breaks) { time in
        let nearBreak = breaks.contains { abs($0 - time) < 1e-4 }
        return nearBreak ? nil : state(time).phase(at: time)
    }
    return picture
}
