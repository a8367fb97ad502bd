import TaijiDrawing

extension Typeface {
    /// `text` as far as it fits into `width`, with "…" for the rest; empty where there is room for less than two
    /// characters of it.
    func shortened(_ text: String, to width: Double, font: Font) -> String {
        func fits(_ text: String) -> Bool { measure(text, font: font).advance <= width }
        if fits(text) { return text }
        let characters = Array(text)
        func cut(_ count: Int) -> String {
            var kept = characters[..<count]
            while kept.last?.isWhitespace == true { kept.removeLast() }
            return String(kept) + "\u{2026}"
        }
        // The longest beginning that fits, by halves.
        var (fitting, tooLong) = (0, characters.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if fits(cut(middle)) { fitting = middle } else { tooLong = middle }
        }
        return fitting >= 2 ? cut(fitting) : ""
    }
}
