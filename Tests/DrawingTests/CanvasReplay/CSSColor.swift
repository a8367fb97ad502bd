import TaijiDrawing

extension Color {
    /// A colour as a style sheet writes it, as far as the vectors do: #hex, rgb() and rgba(), a few names.
    init?(css: String) {
        let text = css.trimmingSpaces.lowercased()
        if text.hasPrefix("#") {
            // CSS also knows #rgba, which our own notation does not.
            let digits = text.dropFirst()
            self.init(text: digits.count == 4 ? "#" + digits.map { "\($0)\($0)" }.joined() : text)
            return
        }
        let names: [String: UInt32] = [
            "black": 0, "white": 0xffffff, "red": 0xff0000, "lime": 0x00ff00, "green": 0x008000,
            "blue": 0x0000ff,
            "yellow": 0xffff00, "cyan": 0x00ffff, "aqua": 0x00ffff, "magenta": 0xff00ff, "fuchsia": 0xff00ff,
            "gray": 0x808080, "silver": 0xc0c0c0, "maroon": 0x800000, "olive": 0x808000, "purple": 0x800080,
            "teal": 0x008080, "navy": 0x000080, "orange": 0xffa500,
        ]
        if text == "transparent" {
            self = .clear
            return
        }
        if let hex = names[text] {
            self.init(hex: hex)
            return
        }
        guard text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
            return nil
        }
        let inside = text[text.index(after: open)...].dropLast()
        let parts = inside.split { ", /\t\n".contains($0) }.map(String.init)
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var numbers: [Double] = []
        for (index, part) in parts.enumerated() {
            let isShare = part.hasSuffix("%")
            guard let number = Double(isShare ? String(part.dropLast()) : part), number.isFinite else {
                return nil
            }
            numbers.append(isShare ? number / 100 : index < 3 ? number / 255 : number)
        }
        self.init(
            red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        let kept = drop { $0.isWhitespace }
        return String(kept.reversed().drop { $0.isWhitespace }.reversed())
    }
}
