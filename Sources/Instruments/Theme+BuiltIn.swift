import TaijiDrawing

extension Theme {
    /// Light on near black.
    public static let dark = Theme(
        name: "dark", background: Color(hex: 0x0F1216), track: Color(hex: 0x57616E),
        segments: Color(hex: 0x2B333D), majorTicks: Color(hex: 0x6B7585), minorTicks: Color(hex: 0x454F5C),
        labels: Color(hex: 0x9EA8B8),
        value: [Color(hex: 0x339EB8), Color(hex: 0x5CCC9E), Color(hex: 0xF2B84D)],
        light: Color(hex: 0xEDEBE0), dark: Color(hex: 0x13161A), rim: Color(hex: 0x404754),
        shadowOpacity: 0.55,
        dot: Color(hex: 0xF7F7F5), readout: Color(hex: 0xF2F5F7), caption: Color(hex: 0x949EAD),
        setPoint: Color(hex: 0x6FB7FF), normal: Color(hex: 0x5CCC9E), warning: Color(hex: 0xFFD23F),
        alarm: Color(hex: 0xFF4D4D), muted: Color(hex: 0x5B6572))

    /// Ink and vermilion on paper.
    public static let paper = Theme(
        name: "paper", background: Color(hex: 0xF4EEE3), track: Color(hex: 0x9E9180),
        segments: Color(hex: 0xDBD4C3), majorTicks: Color(hex: 0x6B6154), minorTicks: Color(hex: 0xADA391),
        labels: Color(hex: 0x5C5247),
        value: [Color(hex: 0x1F4E5F), Color(hex: 0x2F6F73), Color(hex: 0x5E8F7B)],
        light: Color(hex: 0xFCFAF2), dark: Color(hex: 0x1F1B1A), rim: Color(hex: 0x4D423B),
        shadowOpacity: 0.22,
        dot: Color(hex: 0xB3291F), readout: Color(hex: 0x211C1A), caption: Color(hex: 0x736659),
        setPoint: Color(hex: 0x2B5C8A), normal: Color(hex: 0x4F7A4A), warning: Color(hex: 0xB37400),
        alarm: Color(hex: 0xD8121B), muted: Color(hex: 0x8F8272))

    /// Ink-blue and grey on white, for bright rooms.
    public static let light = Theme(
        name: "light", background: Color(hex: 0xF7F8FA), track: Color(hex: 0x98A3AF),
        segments: Color(hex: 0xDDE2E8), majorTicks: Color(hex: 0x3B4652), minorTicks: Color(hex: 0x98A3AF),
        labels: Color(hex: 0x3B4652),
        value: [Color(hex: 0x1F6F9F), Color(hex: 0x1F9A86), Color(hex: 0xC07C1E)],
        light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C232B), rim: Color(hex: 0xA9B4BF),
        shadowOpacity: 0.18, dot: Color(hex: 0x1C232B), readout: Color(hex: 0x12171C),
        caption: Color(hex: 0x66727F), setPoint: Color(hex: 0x2257C4), normal: Color(hex: 0x1F9A63),
        warning: Color(hex: 0xC47A00), alarm: Color(hex: 0xD1202F), muted: Color(hex: 0x848F9A))

    /// Black and white with colours that stand far apart, and wider lines.
    public static let highContrast = Theme(
        name: "high-contrast", background: Color(hex: 0x000000), track: Color(hex: 0xFFFFFF),
        segments: Color(hex: 0x4A4A4A), majorTicks: Color(hex: 0xFFFFFF), minorTicks: Color(hex: 0xC8C8C8),
        labels: Color(hex: 0xFFFFFF), value: [Color(hex: 0x00D0FF)], light: Color(hex: 0xFFFFFF),
        dark: Color(hex: 0x000000), rim: Color(hex: 0xFFFFFF), shadowOpacity: 0, dot: Color(hex: 0xFFFFFF),
        readout: Color(hex: 0xFFFFFF), caption: Color(hex: 0xFFFFFF), setPoint: Color(hex: 0xFF8CFF),
        normal: Color(hex: 0x00F07A), warning: Color(hex: 0xFFE600), alarm: Color(hex: 0xFF5A4D),
        muted: Color(hex: 0xB0B0B0), measures: ThemeMeasures.highContrast)

    /// Brush ink on old paper, and the vermilion of a seal.
    public static let ink = Theme(
        name: "ink", background: Color(hex: 0xEFE6D2), track: Color(hex: 0x3A332C),
        segments: Color(hex: 0xD8CCB3), majorTicks: Color(hex: 0x2B2622), minorTicks: Color(hex: 0x857A69),
        labels: Color(hex: 0x3A332C),
        value: [Color(hex: 0x877C6C), Color(hex: 0x4A423A), Color(hex: 0x1A1613)],
        light: Color(hex: 0xF8F2E4), dark: Color(hex: 0x1A1613), rim: Color(hex: 0x1A1613), shadowOpacity: 0,
        dot: Color(hex: 0xC3312B), readout: Color(hex: 0x1A1613), caption: Color(hex: 0x6F6354),
        setPoint: Color(hex: 0x2D4F80), normal: Color(hex: 0x4B7F5E), warning: Color(hex: 0xAD7000),
        alarm: Color(hex: 0xCF2A22), muted: Color(hex: 0x8D806A), measures: ThemeMeasures.ink)

    /// The themes that every instrument knows, in the order in which a key goes through them.
    public static let builtIn = [dark, paper, light, highContrast, ink]

    /// The built-in theme called `name`; nil where there is none.
    public static func named(_ name: String) -> Theme? { builtIn.first { $0.name == name } }
}

extension ThemeMeasures {
    /// Those of the theme "high-contrast".
    static let highContrast: ThemeMeasures = {
        var measures = ThemeMeasures()
        measures.trackWidth = 0.008
        measures.bandWidth = 0.07
        measures.dotRadius = 0.034
        measures.majorTickLength = 0.046
        measures.majorTickWidth = 0.011
        measures.minorTickLength = 0.026
        measures.minorTickWidth = 0.006
        measures.labelSize = 0.054
        measures.readoutSize = 0.23
        measures.unitSize = 0.1
        measures.titleSize = 0.052
        measures.rimWidth = 0.008
        return measures
    }()
    /// Those of the theme "ink".
    static let ink: ThemeMeasures = {
        var measures = ThemeMeasures()
        measures.trackWidth = 0.003
        measures.bandWidth = 0.036
        measures.dotRadius = 0.03
        measures.majorTickLength = 0.044
        measures.majorTickWidth = 0.0044
        measures.minorTickLength = 0.02
        measures.minorTickWidth = 0.0022
        measures.rimWidth = 0.009
        return measures
    }()
}
