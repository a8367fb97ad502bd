import TaijiInstruments

/// How long values are trusted, limits, and what the value does to the disc.
extension Node {
    func freshness() throws(FormatError) -> Freshness {
        let fields = try self.fields(optional: ["lateAfter", "deadAfter"])
        func seconds(_ node: Node) throws(FormatError) -> Double { try node.number(.upTo(1e9)) }
        let freshness = Freshness(
            lateAfter: try fields.read("lateAfter", seconds), deadAfter: try fields.read("deadAfter", seconds)
        )
        if let late = freshness.lateAfter, let dead = freshness.deadAfter, dead < late {
            throw contradiction("found \"deadAfter\" below \"lateAfter\", expected it above")
        }
        return freshness
    }

    func alarm() throws(FormatError) -> Alarm {
        let fields = try self.fields(
            required: ["name", "side", "onset"], optional: ["release", "severity", "latching"])
        let onset = try fields.require("onset") { (node) throws(FormatError) in try node.number() }
        let alarm = Alarm(
            name: try fields.require("name") { (node) throws(FormatError) in try node.text(isName: true) },
            side: try fields.require("side") { (node) throws(FormatError) in try node.choice() },
            onset: onset,
            release: try fields.read("release") { (node) throws(FormatError) in try node.number() } ?? onset,
            severity: try fields.read("severity") { (node) throws(FormatError) in try node.choice() }
                ?? .alarm,
            isLatching: try fields.read("latching") { (node) throws(FormatError) in try node.flag() } ?? false
        )
        let isOnSafeSide = alarm.side == .high ? alarm.release <= onset : alarm.release >= onset
        guard isOnSafeSide else {
            throw contradiction(
                "found \"release\" \(alarm.side == .high ? "above" : "below") \"onset\", expected it on the safe side"
            )
        }
        return alarm
    }

    func drive() throws(FormatError) -> TaijiDrive {
        let fields = try self.fields(optional: ["speed", "share"])
        var speed = try fields.read("speed") { (node) throws(FormatError) in
            try node.driven(.from(-3600, to: 3600))
        }
        // Degrees in files, radians in the program.
        speed?.start *= .pi / 180
        speed?.end *= .pi / 180
        return TaijiDrive(
            speed: speed,
            share: try fields.read("share") { (node) throws(FormatError) in try node.driven(.from(0, to: 1)) }
        )
    }

    private func driven(_ bounds: NumberBounds) throws(FormatError) -> TaijiDrive.Range {
        let fields = try self.fields(required: ["start", "end"])
        return TaijiDrive.Range(
            start: try fields.require("start") { (node) throws(FormatError) in try node.number(bounds) },
            end: try fields.require("end") { (node) throws(FormatError) in try node.number(bounds) })
    }
}
