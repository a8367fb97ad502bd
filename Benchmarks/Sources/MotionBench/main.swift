// Prints what evaluating a motion costs, against the limits that the project has set itself:
//
//     swift run -c release --package-path Benchmarks MotionBench
//
// Every row is the quickest of 200 batches (and the one in the middle), in processor time of one thread.

import TaijiDrawing
import TaijiMotion

// 1,000 moments of one second, in an order that no branch predictor learns by heart.
let moments = (0..<1000).map { Double(($0 * 619) % 1000 + 1) / 1001 }

func perMoment(_ body: (Double) -> Double) -> Measurement {
    Measurement.of(calls: moments.count) {
        var sum = 0.0
        for moment in moments { sum += body(moment) }
        return sum
    }
}

func tween<Value: Animatable>(_ from: Value, _ to: Value, _ easing: Easing) throws -> Tween<Value> {
    var tween = Tween(from)
    try tween.retarget(to: to, at: 0, duration: 1, easing: easing)
    return tween
}

/// A tween from 0 to 100 that is sent to −50 half a second later.
func interrupted(_ easing: Easing) throws -> Tween<Double> {
    var interrupted = try tween(0.0, 100.0, easing)
    try interrupted.retarget(to: -50, at: 0.5, duration: 1, easing: easing)
    return interrupted
}

func spring(_ spring: Spring) throws -> SpringMotion<Double> {
    var motion = SpringMotion(0.0)
    try motion.retarget(to: 100, at: 0, spring: spring, tolerance: 1e-12)
    return motion
}

var isMet = true

/// The number with two digits, in `width` columns.
func column(_ number: Double, _ width: Int) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    let text = "\(hundredths / 100)." + (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return String(repeating: " ", count: max(width - text.count, 0)) + text
}

/// Prints a measurement, in `unit` nanoseconds, which are called `suffix`. A limit is met by the quickest
/// batch, and only without allocations.
@MainActor func row(
    _ name: String, _ measured: Measurement, limit: Double? = nil, unit: Double = 1, _ suffix: String = "ns"
) {
    let best = measured.best / unit
    var line = name + String(repeating: " ", count: max(48 - name.count, 1))
    line += column(best, 8) + column(measured.median / unit, 9) + " " + suffix
    line += column(measured.allocations, 8)
    if let limit {
        let isWithin = best < limit && measured.allocations == 0
        if !isWithin { isMet = false }
        line += "  < \(Int(limit)) \(suffix): " + (isWithin ? "met" : "MISSED")
    }
    print(line)
}

print("per call                                            best   median      allocs  limit")

let bezier = try tween(0.0, 100.0, .cubicBezier(0.3, -0.2, 0.2, 1.3))
row("tween, cubic-bezier(.3, -.2, .2, 1.3)", perMoment { bezier.value(at: $0) }, limit: 60)
for (name, easing) in [
    ("ease", Easing.ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
] {
    let eased = try tween(0.0, 100.0, easing)
    row("tween, \(name)", perMoment { eased.value(at: $0) }, limit: 60)
}
// Constants, for reaching for a variable of the whole program would be measured with them.
for (name, easing) in [("ease", Easing.ease), ("ease-in-out", .easeInOut)] {
    let sentBack = try interrupted(easing)
    row("tween, \(name), interrupted", perMoment { sentBack.value(at: 0.5 + $0) }, limit: 60)
    row("tween, \(name), interrupted, velocity", perMoment { sentBack.velocity(at: 0.5 + $0) })
}
for (name, easing) in [
    ("linear", Easing.linear), ("cubic-in-out", .cubicInOut), ("elastic-out", .elasticOut),
    ("bounce-out", .bounceOut),
] {
    let eased = try tween(0.0, 100.0, easing)
    row("tween, \(name)", perMoment { eased.value(at: $0) })
}

for (name, kind) in [
    ("bouncy", Spring.bouncy), ("smooth (critical)", .smooth),
    ("sluggish (overdamped)", try Spring(duration: 0.5, bounce: -0.5)),
] {
    let motion = try spring(kind)
    row("spring, \(name)", perMoment { motion.value(at: $0) }, limit: 40)
}

let points = try tween(SIMD2(0.0, 0.0), SIMD2(100.0, 50.0), .easeInOut)
row("tween of SIMD2, ease-in-out", perMoment { points.value(at: $0).x })
let colors = try tween(OklabColor(.white), OklabColor(Color(hex: 0x339EB8)), .easeInOut)
row("tween of OklabColor, ease-in-out", perMoment { colors.value(at: $0).components.x })
row("the same, to Color", perMoment { colors.value(at: $0).color.red })
let frames = try Keyframes([0.0, 80, 20, 100], easings: [.easeInOut])
row("keyframes, 4, ease-in-out", perMoment { frames.value(at: $0) })
let cubic = try Keyframes([0.0, 80, 20, 100], mode: .cubic)
row("keyframes, 4, cubic", perMoment { cubic.value(at: $0) })
let turning = Turning(speed: 1)
row("turning, phase", perMoment { turning.phase(at: $0 * 1e6) })
let timing = try Timing(duration: 0.3, iterations: 3, direction: .alternate, easing: .easeInOut)
row("timing, ease-in-out", perMoment { timing.progress(at: $0)?.progress ?? 0 })

// Ten thousand that run at once, each from another moment and for another time on.
let easings: [Easing] = [.ease, .easeIn, .easeOut, .easeInOut]
let many = try (0..<10_000).map { index in
    var tween = Tween(Double(index))
    try tween.retarget(
        to: Double(index % 97), at: Double(index % 13) * 0.01, duration: 1 + Double(index % 7) * 0.1,
        easing: easings[index % 4])
    return tween
}
var shown = [Double](repeating: 0, count: many.count)
var moment = 0.15
let frame = Measurement.of(calls: 1, batches: 200) {
    moment += 0.004
    for index in many.indices { shown[index] = many[index].value(at: moment) }
    return shown[moment > 0.5 ? 0 : 1]
}
row("10,000 running tweens (CSS easings), a frame", frame, limit: 1, unit: 1e6, "ms")

// That the counter counts: a row of numbers has its memory on the heap.
let vectors = try tween(Vector([0, 0]), Vector([1, 2]), .easeInOut)
row("control: tween of Vector, which allocates", perMoment { vectors.value(at: $0).components[0] })

if !isMet { print("a limit is missed") }
