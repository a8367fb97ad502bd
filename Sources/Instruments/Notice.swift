import TaijiDrawing
import TaijiGeometry
import TaijiMotion

/// A word on what a key just changed, above the instrument, that fades by itself.
struct Notice {
    /// What it says.
    var text: String
    /// How much of it is to be seen.
    private var opacity = Tween(1.0)

    /// Seconds for which it is wholly there, and in which it fades.
    private static let stay = 1.2
    private static let fade = 0.4

    /// A notice that appears at `time`.
    init(_ text: String, at time: Double) {
        self.text = text
        do {
            try opacity.retarget(to: 0, at: time + Notice.stay, duration: Notice.fade, easing: .easeIn)
        } catch {
            assertionFailure("the time is not finite: \(error)")
        }
    }

    /// The next moment after `time` at which it looks different; nil once it is gone.
    func nextChange(after time: Double) -> Double? {
        guard opacity.isRunning(at: time) else { return nil }
        return Swift.max(time, opacity.arrival - Notice.fade)
    }

    /// The text above the instrument; nothing once it is gone.
    func layers(at time: Double, in layout: Layout, theme: Theme, typeface: any Typeface) -> [Layer] {
        let opacity = opacity.value(at: time)
        guard opacity > 0 else { return [] }
        let side = layout.size.shorterSide
        var font = Font(size: Swift.max(0.024 * side, Swift.min(11 * layout.scale, 0.05 * side)))
        var metrics = typeface.measure(text, font: font)
        if metrics.advance > 0.9 * layout.size.width {
            font.size *= 0.9 * layout.size.width / metrics.advance
            metrics = typeface.measure(text, font: font)
        }
        let origin = Point(
            (layout.size.width - metrics.advance) / 2, (layout.size.height - side) / 2 + 0.06 * side)
        let glyphs = typeface.glyphs(text, font: font, origin: origin)
        return [Layer(.glyphs(glyphs, paint: .solid(theme.caption)), opacity: opacity)]
    }
}
