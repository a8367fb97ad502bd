import TaijiDrawing
import TaijiInstruments

/// Themes as JSON files, described by `assets/schemas/theme.schema.json`.
public enum ThemeFile {
    /// The theme that a JSON text is.
    ///
    /// - Parameters:
    ///   - text: the bytes of the file, in UTF-8.
    ///   - file: what errors call it.
    /// - Throws: ``FormatError`` at the first thing that is wrong.
    public static func theme(from text: [UInt8], file: String) throws(FormatError) -> Theme {
        try theme(Document(text, file: file).root)
    }

    /// The keys of the colours, in the order of the schema, and where each goes.
    private static let colors: [(key: String, place: WritableKeyPath<Theme, Color> & Sendable)] = [
        ("background", \.background), ("track", \.track), ("segments", \.segments),
        ("majorTicks", \.majorTicks), ("minorTicks", \.minorTicks), ("labels", \.labels), ("light", \.light),
        ("dark", \.dark), ("rim", \.rim), ("dot", \.dot), ("readout", \.readout), ("caption", \.caption),
        ("setPoint", \.setPoint), ("normal", \.normal), ("warning", \.warning), ("alarm", \.alarm),
        ("muted", \.muted),
    ]

    /// The keys of the measures, where each goes, and the greatest share that leaves room for the others.
    private static let measures:
        [(key: String, place: WritableKeyPath<ThemeMeasures, Double> & Sendable, greatest: Double)] = [
            ("trackWidth", \.trackWidth, 0.02), ("bandWidth", \.bandWidth, 0.1),
            ("dotRadius", \.dotRadius, 0.05), ("majorTickLength", \.majorTickLength, 0.05),
            ("majorTickWidth", \.majorTickWidth, 0.03), ("minorTickLength", \.minorTickLength, 0.05),
            ("minorTickWidth", \.minorTickWidth, 0.03), ("labelSize", \.labelSize, 0.07),
            ("readoutSize", \.readoutSize, 0.25), ("unitSize", \.unitSize, 0.14),
            ("titleSize", \.titleSize, 0.06),
            ("rimWidth", \.rimWidth, 0.02),
        ]

    static func theme(_ root: Node) throws(FormatError) -> Theme {
        try root.mustNotBeKind(otherThan: "theme")
        let fields = try root.fields(
            required: ["kind", "name"] + colors.map(\.key) + ["value", "shadowOpacity"],
            optional: ["$schema", "measures"])
        try fields.require("kind", "theme")
        _ = try fields.read("$schema") { (node) throws(FormatError) in try node.text() }
        // Every member is set below: all of their keys are required.
        var theme = Theme.dark
        try fields.set(&theme.name, "name") { (node) throws(FormatError) in try node.text(isName: true) }
        for (key, place) in colors {
            try fields.set(&theme[keyPath: place], key) { (node) throws(FormatError) in try node.color() }
        }
        try fields.set(&theme.value, "value") { (node) throws(FormatError) in
            try node.list(1...16, of: "colours") { (node) throws(FormatError) in try node.color() }
        }
        try fields.set(&theme.shadowOpacity, "shadowOpacity") { (node) throws(FormatError) in
            try node.number(.from(0, to: 1))
        }
        theme.measures = try fields.read("measures", measures) ?? ThemeMeasures()
        return theme
    }

    private static func measures(_ node: Node) throws(FormatError) -> ThemeMeasures {
        let fields = try node.fields(optional: measures.map(\.key))
        var found = ThemeMeasures()
        for (key, place, greatest) in measures {
            try fields.set(&found[keyPath: place], key) { (node) throws(FormatError) in
                try node.number(.from(0, to: greatest))
            }
        }
        return found
    }
}
