import TaijiDrawing
import TaijiGeometry

/// The numbers at the long ticks, without those for which there is no room.
struct ScaleLabels {
    /// The masks of all labels that are kept.
    let glyphs: [PlacedGlyph]

    /// How many labels are left out after each one that is kept, from none on.
    private static let strides = [1, 2, 5, 10, 20]

    init(
        _ ticks: [ScaleTick], scale: GaugeScale, layout: GaugeLayout, disc: TaijiLayout?,
        typeface: any Typeface
    ) {
        let font = Font(size: layout.labelSize)
        let placed = ticks.compactMap { tick -> (text: String, frame: Rect)? in
            guard let text = tick.label else { return nil }
            let metrics = typeface.measure(text, font: font)
            let angle = layout.arc.angle(at: scale.fraction(of: tick.value))
            let center = layout.center + layout.labelRadius * Point.unit(at: angle)
            return (text, Rect(center: center, width: metrics.advance, height: metrics.capHeight))
        }
        let fitting = placed.filter { ScaleLabels.fits($0.frame, layout: layout, disc: disc) }
        var kept: [(text: String, frame: Rect)] = []
        for stride in ScaleLabels.strides {
            kept = fitting.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
            if ScaleLabels.areApart(kept.map(\.frame), by: 0.5 * layout.labelSize) { break }
            kept = []
        }
        glyphs = kept.flatMap { label in
            typeface.glyphs(label.text, font: font, origin: Point(label.frame.minX, label.frame.maxY))
        }
    }

    /// Whether a label touches neither the ticks outside it nor the disc inside.
    private static func fits(_ frame: Rect, layout: GaugeLayout, disc: TaijiLayout?) -> Bool {
        let corners = [
            Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY), Point(frame.minX, frame.maxY),
            Point(frame.maxX, frame.maxY),
        ].map { $0.distance(to: layout.center) }
        guard let farthest = corners.max(), farthest < layout.tickRadius - layout.minorTickLength else {
            return false
        }
        guard let disc else { return true }
        let nearestX = Swift.min(frame.maxX, Swift.max(frame.minX, layout.center.x))
        let nearestY = Swift.min(frame.maxY, Swift.max(frame.minY, layout.center.y))
        return Point(nearestX, nearestY).distance(to: disc.center) > disc.rimRadius + disc.rimWidth
    }

    /// Whether no two neighbours (the last and the first are neighbours on a full turn) come nearer than
    /// `distance`.
    private static func areApart(_ frames: [Rect], by distance: Double) -> Bool {
        guard frames.count > 1 else { return true }
        return frames.indices.allSatisfy { index in
            let next = frames[(index + 1) % frames.count]
            return frames[index].inset(by: -distance / 2).intersection(next.inset(by: -distance / 2)) == nil
        }
    }
}
