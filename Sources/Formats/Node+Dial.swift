import TaijiInstruments

/// Zones, band and marks.
extension Node {
    func zone() throws(FormatError) -> Zone {
        let fields = try self.fields(required: ["from", "to", "ink"])
        return Zone(
            from: try fields.require("from") { (node) throws(FormatError) in try node.number() },
            to: try fields.require("to") { (node) throws(FormatError) in try node.number() },
            ink: try fields.require("ink") { (node) throws(FormatError) in try node.ink() })
    }

    func band() throws(FormatError) -> BandStyle {
        let fields = try self.fields(optional: ["background", "segmentedFill", "cap", "fill", "filled"])
        var band = BandStyle()
        try fields.set(&band.background, "background") { (node) throws(FormatError) in
            try node.bandBackground()
        }
        try fields.set(&band.isFillSegmented, "segmentedFill") { (node) throws(FormatError) in
            try node.flag()
        }
        try fields.set(&band.cap, "cap") { (node) throws(FormatError) in try node.choice() }
        try fields.set(&band.fill, "fill") { (node) throws(FormatError) in try node.bandFill() }
        try fields.set(&band.isFilled, "filled") { (node) throws(FormatError) in try node.flag() }
        return band
    }

    private func bandBackground() throws(FormatError) -> BandStyle.Background {
        if value == .string("solid") { return .solid }
        guard case .object = value else {
            throw refused(expected: #""solid" or {"segments": COUNT, "gap": SHARE}"#)
        }
        let fields = try self.fields(required: ["segments", "gap"])
        return .segments(
            count: try fields.require("segments") { (node) throws(FormatError) in try node.whole(1...720) },
            gap: try fields.require("gap") { (node) throws(FormatError) in try node.number(.from(0, to: 0.95))
            })
    }

    private func bandFill() throws(FormatError) -> BandStyle.Fill {
        switch value {
        case .string("gradient"): return .gradient
        case .string("zone"): return .zone
        default: break
        }
        do throws(FormatError) {
            return .ink(try ink())
        } catch {
            var error = error
            error.problem += #"; or "gradient" or "zone""#
            throw error
        }
    }

    /// A mark of a scale that goes round or not.
    func mark(wraps: Bool) throws(FormatError) -> GaugeMark {
        let fields = try self.fields(required: ["shape", "source", "ink"], optional: ["start"])
        let mark = GaugeMark(
            try fields.require("shape") { (node) throws(FormatError) in try node.choice() },
            try fields.require("source") { (node) throws(FormatError) in try node.markSource() },
            ink: try fields.require("ink") { (node) throws(FormatError) in try node.ink() },
            start: try fields.read("start") { (node) throws(FormatError) in try node.number() })
        if mark.start != nil {
            guard case .channel = mark.source else {
                throw contradiction("found \"start\" where the source is no channel, expected one that is")
            }
        }
        if wraps, mark.source.isExtreme {
            throw contradiction(
                "found an extreme on a scale that goes round, where nothing is highest or lowest")
        }
        return mark
    }

    private func markSource() throws(FormatError) -> GaugeMark.Source {
        switch value {
        case .string("value"): return .value
        case .string("target"): return .target
        case .string("sessionMinimum"): return .sessionMinimum
        case .string("sessionMaximum"): return .sessionMaximum
        case .object: break
        default:
            throw refused(
                expected:
                    #""value", "target", "sessionMinimum", "sessionMaximum", or an object with one of the "#
                    + "keys channel, fixed, average, peak, valley")
        }
        let (key, node) = try alternative(["channel", "fixed", "average", "peak", "valley"])
        switch key {
        case "channel": return .channel(try node.channelName())
        case "fixed": return .fixed(try node.number())
        case "average": return .average(seconds: try node.number(.upTo(86_400)))
        default:
            let fields = try node.fields(optional: ["hold", "halfLife"])
            let hold = try fields.read("hold") { (node) throws(FormatError) in
                try node.number(.from(0, to: 86_400))
            }
            let halfLife = try fields.read("halfLife") { (node) throws(FormatError) in
                try node.number(.upTo(86_400))
            }
            return key == "peak"
                ? .peak(hold: hold ?? 0, halfLife: halfLife ?? .infinity)
                : .valley(hold: hold ?? 0, halfLife: halfLife ?? .infinity)
        }
    }
}
