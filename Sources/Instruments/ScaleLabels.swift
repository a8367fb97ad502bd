import TaijiDrawing
import TaijiGeometry

/// The numbers at the long ticks, without those for which there is no room.
struct ScaleLabels {
    private struct Placed {
        var text: String
        var frame: Rect
        var rank: Int
        var fraction: Double
    }

    /// The masks of all labels that are kept.
    let glyphs: [PlacedGlyph]
    /// The room that each of them takes.
    let frames: [Rect]
    /// Whether there was room for every one.
    let isComplete: Bool

    /// How many labels are left out after each one that is kept, from none on.
    private static let strides = [1, 2, 5, 10, 20]

    /// The labels of `ticks`, in the order in which they are to be kept where there is not room for all.
    init(
        _ ticks: [ScaleTick], scale: GaugeScale, layout: GaugeLayout, disc: TaijiLayout?,
        typeface: any Typeface
    ) {
        let font = Font(size: layout.labelSize)
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else {
            glyphs = []
            frames = []
            isComplete = true
            return
        }
        let placed = ticks.compactMap { tick -> Placed? in
            guard let text = tick.label else { return nil }
            let metrics = typeface.measure(text, font: font)
            let fraction = scale.fraction(of: tick.value)
            let direction = Point.unit(at: layout.arc.angle(at: fraction))
            let size = Size(width: metrics.advance, height: metrics.capHeight)
            return Placed(
                text: text, frame: ScaleLabels.frame(of: size, towards: direction, in: layout),
                rank: tick.rank, fraction: fraction)
        }
        let fitting = placed.filter { ScaleLabels.fits($0.frame, layout: layout, disc: disc) }
        let isEven = scale.curve == .linear && ScaleLabels.areEven(placed)
        let kept = ScaleLabels.keep(placed, fitting, isEven: isEven, distance: 0.5 * layout.labelSize) {
            ScaleLabels.fits($0, layout: layout, disc: disc)
        }
        isComplete = kept.count == placed.count
        frames = kept.map(\.frame)
        glyphs = kept.flatMap { label in
            typeface.glyphs(label.text, font: font, origin: Point(label.frame.minX, label.frame.maxY))
        }
    }

    /// The labels that are drawn: all; or without the higher ranks; or, at equal distances, every so many-th; or, at
    /// unequal ones, those that have room, the loneliest first.
    private static func keep(
        _ placed: [Placed], _ fitting: [Placed], isEven: Bool, distance: Double, fits: (Rect) -> Bool
    ) -> [Placed] {
        for rank in [2, 1, 0] {
            let some = fitting.filter { $0.rank <= rank }
            if areApart(some.map(\.frame), by: distance) { return some }
        }
        if isEven {
            for stride in strides.dropFirst() {
                let some = placed.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
                    .filter { fits($0.frame) }
                if areApart(some.map(\.frame), by: distance) { return some }
            }
            return []
        }
        var kept: [Placed] = []
        for label in loneliestFirst(fitting.filter { $0.rank == 0 }) {
            if areApart((kept + [label]).map(\.frame), by: distance) { kept.append(label) }
        }
        return kept
    }

    /// First the two ends, then by how far the nearer neighbour is.
    private static func loneliestFirst(_ labels: [Placed]) -> [Placed] {
        let rising = labels.sorted { $0.fraction < $1.fraction }
        let lonely = rising.indices.map { index -> (label: Placed, distance: Double) in
            guard index > 0, index + 1 < rising.count else { return (rising[index], .infinity) }
            let distance = Swift.min(
                rising[index].fraction - rising[index - 1].fraction,
                rising[index + 1].fraction - rising[index].fraction)
            return (rising[index], distance)
        }
        return lonely.sorted { ($0.distance, $0.label.fraction) > ($1.distance, $1.label.fraction) }
            .map(\.label)
    }

    /// Whether the labels stand at equal distances along the arc, but for rounding.
    private static func areEven(_ labels: [Placed]) -> Bool {
        let fractions = labels.map(\.fraction)
        let distances = zip(fractions, fractions.dropFirst()).map { abs($1 - $0) }
        guard let least = distances.min(), let most = distances.max() else { return true }
        return most - least <= 1e-6
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

    /// Whether a label keeps clear of the disc and of the readout.
    private static func fits(_ frame: Rect, layout: GaugeLayout, disc: TaijiLayout?) -> Bool {
        let space = frame.inset(by: -0.5 * layout.labelSize)
        if layout.readoutRooms.contains(where: { space.intersection($0) != nil }) { return false }
        guard let disc else { return true }
        let nearestX = Swift.min(frame.maxX, Swift.max(frame.minX, layout.center.x))
        let nearestY = Swift.min(frame.maxY, Swift.max(frame.minY, layout.center.y))
        return Point(nearestX, nearestY).distance(to: disc.center) > disc.rimRadius + disc.rimWidth
    }

    /// Whether no two of them come nearer than `distance`.
    private static func areApart(_ frames: [Rect], by distance: Double) -> Bool {
        let wide = frames.map { $0.inset(by: -distance / 2) }
        for (index, frame) in wide.enumerated() {
            for other in wide[..<index] where frame.intersection(other) != nil { return false }
        }
        return true
    }
}
