import TaijiInstruments

/// Scale, arc, ticks and labels.
extension Node {
    func scale() throws(FormatError) -> GaugeScale {
        let fields = try self.fields(required: ["start", "end"], optional: ["step", "curve", "wraps"])
        let start = try fields.require("start") { (node) throws(FormatError) in try node.number() }
        let end = try fields.require("end") { (node) throws(FormatError) in try node.number() }
        let step = try fields.read("step") { (node) throws(FormatError) in try node.number(.positive) }
        let curve = try fields.read("curve") { (node) throws(FormatError) in try node.curve() }
        let wraps = try fields.read("wraps") { (node) throws(FormatError) in try node.flag() }
        let scale: GaugeScale
        do throws(ScaleError) {
            scale = try GaugeScale(
                start: start, end: end, step: step, curve: curve ?? .linear, wraps: wraps ?? false)
        } catch {
            throw contradiction(error.description)
        }
        if let fault = scale.fault { throw contradiction(fault) }
        return scale
    }

    private func curve() throws(FormatError) -> ScaleCurve {
        if value == .string("linear") { return .linear }
        if value == .string("log") { return .logarithmic }
        guard case .object = value else {
            throw refused(expected: #""linear", "log", {"power": EXPONENT} or {"symlog": LINEAR_WITHIN}"#)
        }
        let (key, node) = try alternative(["power", "symlog"])
        return key == "power"
            ? .power(try node.number(.from(0.01, to: 100)))
            : .symmetricLogarithmic(linearWithin: try node.number(.positive))
    }

    func arc() throws(FormatError) -> GaugeArc {
        let fields = try self.fields(required: ["start", "end"], optional: ["clockwise"])
        func angle(_ node: Node) throws(FormatError) -> Double {
            try node.number(.from(-360, to: 360)) / 180 * .pi
        }
        return GaugeArc(
            startAngle: try fields.require("start", angle), endAngle: try fields.require("end", angle),
            isClockwise: try fields.read("clockwise") { (node) throws(FormatError) in try node.flag() }
                ?? true)
    }

    /// The most ticks of a scale: more would be a grey band.
    private static let mostTicks = 1000.0

    func ticks(range: Double) throws(FormatError) -> TickRule {
        if value == .string("none") { return .none }
        guard case .object(let members) = value else {
            throw refused(
                expected:
                    #""none", {"nice": COUNT}, {"parts": COUNT, "minor": COUNT} or {"step": S, "minor": COUNT}"#
            )
        }
        let names = members.map(\.name)
        if names.contains("nice") {
            let fields = try self.fields(required: ["nice"])
            return .nice(
                count: try fields.require("nice") { (node) throws(FormatError) in try node.whole(2...50) })
        }
        let key = names.contains("step") ? "step" : "parts"
        let fields = try self.fields(required: [key], optional: ["minor"])
        let minor = try fields.read("minor") { (node) throws(FormatError) in try node.whole(1...20) } ?? 1
        if key == "parts" {
            let parts = try fields.require(key) { (node) throws(FormatError) in try node.whole(1...50) }
            return .count(major: parts, minor: minor)
        }
        let step = try fields.require(key) { (node) throws(FormatError) in try node.number(.positive) }
        guard range / step * Double(minor) <= Node.mostTicks else {
            throw contradiction("found steps that make more than 1000 ticks, expected wider ones")
        }
        return .step(major: step, minor: minor)
    }

    func scaleLabel() throws(FormatError) -> ScaleLabel {
        let fields = try self.fields(required: ["value", "text"])
        return ScaleLabel(
            value: try fields.require("value") { (node) throws(FormatError) in try node.number() },
            text: try fields.require("text") { (node) throws(FormatError) in try node.text() })
    }

    /// The one member of this object, which has one of the given keys.
    func alternative(_ keys: [String]) throws(FormatError) -> (key: String, node: Node) {
        guard case .object(let members) = value, members.count == 1, keys.contains(members[0].name) else {
            let known = faults?.faults.count
            _ = try fields(optional: keys)
            // The unknown key is the fault, and has been noted.
            if let faults, let last = faults.faults.last, faults.faults.count != known { throw last }
            throw refused(expected: "an object with one key, " + .choice(of: keys.map { $0.quoted() }))
        }
        return (members[0].name, member(members[0].name, members[0].value))
    }
}
