import TaijiDrawing

/// The pictures' colours. The first four series are told apart by people who see red and green alike.
enum Ink {
    static let paper = Color.white
    static let panel = Color(hex: 0xF7F8F9)
    static let axis = Color(hex: 0xC3C9D0)
    static let faint = Color(hex: 0xE4E7EB)
    static let text = Color(hex: 0x4A525E)
    static let blue = Color(hex: 0x1F6FB5)
    static let red = Color(hex: 0xCF4A1F)
    static let green = Color(hex: 0x1E9A77)
    static let purple = Color(hex: 0x8A4FA8)
    static let amber = Color(hex: 0xD39A00)
}
