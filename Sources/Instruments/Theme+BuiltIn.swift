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
        alarm: Color(hex: 0xFF4D4D), muted: Color(hex: 0x57616E))

    /// Ink and vermilion on paper.
    public static let paper = Theme(
        name: "paper", background: Color(hex: 0xF4EEE3), track: Color(hex: 0x9E9180),
        segments: Color(hex: 0xDBD4C3), majorTicks: Color(hex: 0x6B6154), minorTicks: Color(hex: 0xADA391),
        labels: Color(hex: 0x5C5247),
        value: [Color(hex: 0x8C291F), Color(hex: 0xA82E21), Color(hex: 0xBF3826)],
        light: Color(hex: 0xFCFAF2), dark: Color(hex: 0x1F1B1A), rim: Color(hex: 0x4D423B),
        shadowOpacity: 0.22,
        dot: Color(hex: 0xB3291F), readout: Color(hex: 0x211C1A), caption: Color(hex: 0x736659),
        setPoint: Color(hex: 0x2B5C8A), normal: Color(hex: 0x4F7A4A), warning: Color(hex: 0xC99700),
        alarm: Color(hex: 0xD8121B), muted: Color(hex: 0x9E9180))

    /// The themes that every instrument knows, in the order in which a key goes through them.
    public static let builtIn = [dark, paper]

    /// The built-in theme called `name`; nil where there is none.
    public static func named(_ name: String) -> Theme? { builtIn.first { $0.name == name } }
}
