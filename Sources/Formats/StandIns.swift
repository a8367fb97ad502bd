import TaijiDrawing
import TaijiInstruments

extension Double: StandIn {
    static var standIn: Double { 1 }
}

extension Int: StandIn {
    static var standIn: Int { 1 }
}

extension String: StandIn {
    static var standIn: String { "a" }
}

extension Ink: StandIn {
    static var standIn: Ink { .role(.value) }
}

extension GaugeMark.Shape: StandIn {
    static var standIn: GaugeMark.Shape { .line }
}

extension GaugeMark.Source: StandIn {
    static var standIn: GaugeMark.Source { .value }
}

extension Alarm.Side: StandIn {
    static var standIn: Alarm.Side { .high }
}

extension GaugeScale: StandIn {
    static var standIn: GaugeScale { .percent }
}
