import TaijiInstruments

/// A gauge as a JSON file, described by `assets/schemas/gauge.schema.json`.
public struct GaugeFile: Hashable, Sendable {
    /// What it shows and how.
    public var gauge: Gauge
    /// The value to start with; nil where the file has none.
    public var startValue: Double?

    /// Whether the file says how many digits numbers have. Where it does not, they follow from the scale's steps.
    public var hasDigits = false

    /// A gauge that starts with no value of its own.
    public init(_ gauge: Gauge) {
        self.gauge = gauge
    }

    /// The gauge that a JSON text is.
    ///
    /// - Parameters:
    ///   - text: the bytes of the file, in UTF-8.
    ///   - file: what errors call it.
    /// - Throws: ``FormatError`` at the first thing that is wrong.
    public init(from text: [UInt8], file: String) throws(FormatError) {
        try self.init(Document(text, file: file).root)
    }

    init(_ root: Node) throws(FormatError) {
        try root.mustNotBeKind(otherThan: "gauge")
        let fields = try root.fields(
            required: ["kind", "scale"],
            optional: [
                "$schema", "title", "arc", "format", "texts", "ticks", "labelFormat", "labels", "zones",
                "band",
                "origin", "dot",
                "marks", "trail", "freshness", "alarms", "drive", "value", "defaultValue", "readOnly",
            ])
        try fields.require("kind", "gauge")
        _ = try fields.read("$schema") { (node) throws(FormatError) in try node.text() }
        let scale = try fields.require("scale") { (node) throws(FormatError) in try node.scale() }
        gauge = Gauge(scale: scale, format: NumberFormat())
        try gauge.readDial(fields)
        try gauge.readMeaning(fields)
        hasDigits = fields["format"]?.has(anyOf: ["decimals", "significant"]) ?? false
        if !hasDigits { gauge.format.digits = scale.readoutDigits }
        startValue = try fields.read("value") { (node) throws(FormatError) in try node.number() }
    }
}

extension Gauge {
    /// What is to be seen.
    fileprivate mutating func readDial(_ fields: Fields) throws(FormatError) {
        try fields.set(&title, "title") { (node) throws(FormatError) in try node.text() }
        try fields.set(&arc, "arc") { (node) throws(FormatError) in try node.arc() }
        try fields.set(&format, "format") { (node) throws(FormatError) in try node.numberFormat() }
        try fields.set(&format.mappedTexts, "texts") { (node) throws(FormatError) in
            try node.list(0...100, of: "texts") { (node) throws(FormatError) in try node.mappedText() }
        }
        let range = scale.range
        try fields.set(&ticks, "ticks") { (node) throws(FormatError) in try node.ticks(range: range) }
        labelFormat = try fields.read("labelFormat") { (node) throws(FormatError) in try node.numberFormat() }
        try fields.set(&customLabels, "labels") { (node) throws(FormatError) in
            try node.list(0...100, of: "labels") { (node) throws(FormatError) in try node.scaleLabel() }
        }
        try fields.set(&zones, "zones") { (node) throws(FormatError) in
            try node.list(0...100, of: "zones") { (node) throws(FormatError) in try node.zone() }
        }
        try fields.set(&band, "band") { (node) throws(FormatError) in try node.band() }
        origin = try fields.read("origin") { (node) throws(FormatError) in try node.number() }
        let wraps = scale.wraps
        try fields.set(&marks, "marks") { (node) throws(FormatError) in
            try node.list(0...32, of: "marks") { (node) throws(FormatError) in try node.mark(wraps: wraps) }
        }
        try fields.set(&showsDot, "dot") { (node) throws(FormatError) in try node.flag() }
        try fields.set(&trail, "trail") { (node) throws(FormatError) in try node.number(.from(0, to: 60)) }
    }

    /// What the value means, and what a hand may do with it.
    fileprivate mutating func readMeaning(_ fields: Fields) throws(FormatError) {
        try fields.set(&freshness, "freshness") { (node) throws(FormatError) in try node.freshness() }
        try fields.set(&alarms, "alarms") { (node) throws(FormatError) in
            try node.list(0...32, of: "alarms") { (node) throws(FormatError) in try node.alarm() }
        }
        // What is told of alarms goes by their names.
        for (index, alarm) in alarms.enumerated() {
            guard let node = fields["alarms"], alarms[..<index].contains(where: { $0.name == alarm.name })
            else { continue }
            try node.tell(
                node.contradiction(
                    "found two alarms named \(alarm.name.quoted()), expected a name of its own for each"))
        }
        try fields.set(&drive, "drive") { (node) throws(FormatError) in try node.drive() }
        let scale = self.scale
        defaultValue = try fields.read("defaultValue") { (node) throws(FormatError) in
            let value = try node.number()
            guard (scale.minimum...scale.maximum).contains(value) else {
                throw node.contradiction(
                    "found \(JSON.number(value).text), expected a value of the scale, from "
                        + "\(JSON.number(scale.minimum).text) to \(JSON.number(scale.maximum).text)")
            }
            return value
        }
        try fields.set(&isReadOnly, "readOnly") { (node) throws(FormatError) in try node.flag() }
    }
}
