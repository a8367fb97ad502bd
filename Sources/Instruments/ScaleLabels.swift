import TaijiDrawing
import TaijiGeometry

/// The numbers at the long ticks, without those for which there is no room.
struct ScaleLabels {
    /// The masks of all labels that are kept.
    let glyphs: [PlacedGlyph]
    /// Whether there was room for every one.
    let isComplete: Bool

    /// How many labels are left out after each one that is kept, from none on.
    private static let strides = [1, 2, 5, 10, 20]

    init(
        _ ticks: [ScaleTick], scale: GaugeScale, layout: GaugeLayout, disc: TaijiLayout?,
        typeface: any Typeface
    ) {
        let font = Font(size: layout.labelSize)
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else {
            glyphs = []
            isComplete = true
            return
        }
        let placed = ticks.compactMap { tick -> (text: String, frame: Rect)? in
            guard let text = tick.label else { return nil }
            let metrics = typeface.measure(text, font: font)
            let direction = Point.unit(at: layout.arc.angle(at: scale.fraction(of: tick.value)))
            let size = Size(width: metrics.advance, height: metrics.capHeight)
            return (text, ScaleLabels.frame(of: size, towards: direction, in: layout))
        }
        var kept: [(text: String, frame: Rect)] = []
        for stride in ScaleLabels.strides {
            // Every so many-th label, so that what is kept stands at equal distances; those that have no room
            // of their own are left out.
            kept = placed.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
                .filter { ScaleLabels.fits($0.frame, layout: layout, disc: disc) }
            if ScaleLabels.areApart(kept.map(\.frame), by: 0.5 * layout.labelSize) { break }
            kept = []
        }
        isComplete = kept.count == placed.count
        glyphs = kept.flatMap { label in
            typeface.glyphs(label.text, font: font, origin: Point(label.frame.minX, label.frame.maxY))
        }
    }

    /// The place of a label: on its circle, or nearer to the centre where it would come too near to its tick.
    private static func frame(of size: Size, towards direction: Point, in layout: GaugeLayout) -> Rect {
        var radius = layout.labelRadius
        var frame = Rect.zero
        // Moving in by what is too much leaves a little more each time, since the corner lies off the axis:
        // the third round is within a hundredth of a pixel.
        for _ in 0..<3 {
            frame = Rect(center: layout.center + radius * direction, width: size.width, height: size.height)
            radius -= Swift.max(0, farthestDistance(of: frame, from: layout.center) - layout.labelLimit)
        }
        return frame
    }

    private static func farthestDistance(of frame: Rect, from center: Point) -> Double {
        let x = Swift.max(abs(frame.minX - center.x), abs(frame.maxX - center.x))
        let y = Swift.max(abs(frame.minY - center.y), abs(frame.maxY - center.y))
        return Point(x, y).length
    }

    /// Whether a label keeps clear of the disc.
    private static func fits(_ frame: Rect, layout: GaugeLayout, disc: TaijiLayout?) -> Bool {
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
