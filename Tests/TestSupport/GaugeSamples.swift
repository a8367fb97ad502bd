import TaijiGeometry
import TaijiInstruments

/// Gauges of every kind that a person would make, and random ones.
public enum GaugeSamples {
    private static let degree = Double.pi / 180

    /// Each with a name and a value that suits it.
    public static func all() throws -> [(name: String, gauge: Gauge, value: Double)] {
        var samples: [(name: String, gauge: Gauge, value: Double)] = [("default", Gauge(title: "Load"), 64)]
        func add(_ name: String, _ value: Double, _ change: (inout Gauge) throws -> Void) rethrows {
            var gauge = Gauge(title: name)
            try change(&gauge)
            samples.append((name, gauge, value))
        }
        let north = GaugeArc(startAngle: -90 * degree, endAngle: -90 * degree)
        try add("compass", 350) {
            $0.scale = try GaugeScale(start: 0, end: 360, step: 1, wraps: true)
            $0.arc = north
            $0.format.unit = "°"
            $0.ticks = .nice(count: 12)
            $0.origin = 180
            $0.marks = [
                GaugeMark(.needle, .value, ink: .role(.alarm)),
                GaugeMark(.triangle, .fixed(45), ink: .role(.setPoint)),
            ]
        }
        try add("points of the compass", -40) {
            $0.scale = try GaugeScale(start: 360, end: 0, wraps: true)
            $0.arc = north
            $0.band.isFilled = false
            $0.customLabels = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].enumerated().map {
                ScaleLabel(value: Double($0.offset) * 45, text: $0.element)
            }
        }
        try add("temperature", 21.5) {
            $0.scale = try GaugeScale(start: -20, end: 50)
            $0.format = NumberFormat(decimals: 1, unit: "°C")
            $0.origin = 0
            $0.band.background = .solid
            $0.band.cap = .round
            $0.band.fill = .zone
            $0.zones = [
                Zone(from: -20, to: 0, ink: .role(.setPoint)), Zone(from: 18, to: 26, ink: .role(.normal)),
                Zone(from: 26, to: 50, ink: .role(.alarm)),
            ]
            $0.marks = [
                GaugeMark(.triangle, .sessionMinimum, ink: .role(.setPoint)),
                GaugeMark(.line, .peak(hold: 1, halfLife: 0.5), ink: .role(.muted)),
                GaugeMark(.dot, .average(seconds: 2), ink: .role(.normal)),
            ]
        }
        try add("speed", 187) {
            $0.scale = try GaugeScale(start: 0, end: 240)
            $0.format.unit = "km/h"
            $0.ticks = .step(major: 20, minor: 4)
            $0.band.isFilled = false
            $0.showsDot = false
            $0.marks = [
                GaugeMark(.needle, .value, ink: .role(.alarm)),
                GaugeMark(.triangle, .fixed(120), ink: .role(.setPoint)),
            ]
        }
        try add("pressure", 3e-4) {
            $0.scale = try GaugeScale(start: 1e-6, end: 1000, curve: .logarithmic)
            $0.format.digits = .significant(2)
            $0.format.unit = "mbar"
            $0.band.isFillSegmented = true
            $0.zones = [Zone(from: 1, to: 1e9, ink: .role(.warning))]
        }
        try add("balance", -0.83) {
            $0.scale = try GaugeScale(start: -11, end: 11)
            $0.origin = 0
            $0.band.cap = .round
        }
        try add("symmetric logarithm", -40) {
            $0.scale = try GaugeScale(start: 1e5, end: -1e5, curve: .symmetricLogarithmic(linearWithin: 1))
            $0.origin = 0
        }
        try add("square root, counter-clockwise", 30) {
            $0.scale = try GaugeScale(start: 0, end: 1e6, curve: .power(0.5))
            $0.arc = GaugeArc(startAngle: 30 * degree, endAngle: 150 * degree, isClockwise: false)
            $0.marks = [GaugeMark(.bar, .fixed(2e5), ink: .role(.setPoint))]
        }
        add("half", 130) { $0.arc = GaugeArc(startAngle: .pi, endAngle: 0) }
        add("quarter", -5) { $0.arc = GaugeArc(startAngle: .pi, endAngle: -90 * degree) }
        add("narrow gap", 55) { $0.arc = GaugeArc(startAngle: 135 * degree, endAngle: 45 * degree) }
        add("open to the right", 55) { $0.arc = GaugeArc(startAngle: 45 * degree, endAngle: -45 * degree) }
        add("full turn", 100) {
            $0.arc = north
            $0.band.cap = .round
            $0.trail = 0.3
        }
        return samples
    }
}
