import TaijiDrawing
import TaijiGeometry
import TaijiMotion

/// A word on what a key just changed, above the instrument, that fades by itself; with reduced motion it goes
/// at once instead.
struct Notice {
    /// What it says.
    var text: String
    /// How much of it is to be seen, where it fades.
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

    /// From when on it is no longer wholly there.
    private var end: Double { opacity.arrival - Notice.fade }

    /// How much of it is to be seen at `time`: 1 … 0.
    func opacity(at time: Double, isReduced: Bool) -> Double {
        isReduced ? (time < end ? 1 : 0) : opacity.value(at: time)
    }

    /// The next moment after `time` at which it looks different; nil once it is gone.
    func nextChange(after time: Double, isReduced: Bool) -> Double? {
        guard isReduced ? time < end : opacity.isRunning(at: time) else { return nil }
        return Swift.max(time, end)
    }

    /// The text above the instrument, `opacity` of it; nothing once it is gone.
    func layers(opacity: Double, in layout: Layout, theme: Theme, typeface: any Typeface) -> [Layer] {
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
