import TaijiDrawing
import TaijiGeometry

/// The numbers at the long ticks, without those for which there is no room.
struct ScaleLabels {
    /// Those that are written, in the order in which they stand along the arc.
    let labels: [PlacedLabel]
    /// What they are set in.
    let font: Font
    /// Whether there was room for every one.
    let isComplete: Bool
    /// Whether the numbers at the scale's ends are there, as far as it has any.
    let hasEnds: Bool

    /// None at all.
    static let none = ScaleLabels(labels: [], font: Font(size: 1), isComplete: true, hasEnds: true)

    private init(labels: [PlacedLabel], font: Font, isComplete: Bool, hasEnds: Bool) {
        self.labels = labels
        self.font = font
        self.isComplete = isComplete
        self.hasEnds = hasEnds
    }

    /// Those of the labels of `ticks` for which there is room, `share` times as large as the layout has them; nil
    /// where nobody could read them.
    init?(
        _ ticks: [ScaleTick], scale: GaugeScale, layout: GaugeLayout, disc: TaijiLayout?, share: Double,
        typeface: any Typeface
    ) {
        let font = Font(size: share * layout.labelSize)
        guard font.size >= GaugeLayout.leastTextSize * layout.scale else { return nil }
        let placed = ticks.compactMap { tick -> PlacedLabel? in
            guard let text = tick.label else { return nil }
            let metrics = typeface.measure(text, font: font)
            let fraction = scale.fraction(of: tick.value)
            let direction = Point.unit(at: layout.arc.angle(at: fraction))
            let frame = layout.labelFrame(
                of: Size(width: metrics.advance, height: metrics.capHeight), fontSize: font.size,
                towards: direction)
            return PlacedLabel(
                text: text, frame: frame, tick: layout.tickEnd(towards: direction), fraction: fraction,
                rank: tick.rank,
                hasRoom: ScaleLabels.fits(frame, fontSize: font.size, layout: layout, disc: disc))
        }
        let row = LabelRow(placed, distance: 0.5 * font.size, isRound: layout.arc.isFullTurn)
        let kept = row.kept
        self.init(
            labels: kept.sorted { $0.fraction < $1.fraction }, font: font,
            isComplete: kept.count == placed.count, hasEnds: row.hasEnds(kept))
    }

    /// The masks of all labels, or of one.
    func glyphs(_ typeface: any Typeface) -> [PlacedGlyph] { labels.flatMap { glyphs($0, typeface) } }

    func glyphs(_ label: PlacedLabel, _ typeface: any Typeface) -> [PlacedGlyph] {
        typeface.glyphs(label.text, font: font, origin: Point(label.frame.minX, label.frame.maxY))
    }

    /// Whether a label keeps clear of the disc and of the readout.
    private static func fits(
        _ frame: Rect, fontSize: Double, layout: GaugeLayout, disc: TaijiLayout?
    ) -> Bool {
        let space = frame.inset(by: -0.5 * fontSize)
        if layout.leastReadoutRooms.contains(where: { space.intersection($0) != nil }) { return false }
        guard let disc else { return true }
        let nearest = frame.nearestPoint(to: layout.center)
        return nearest.distance(to: disc.center) > disc.rimRadius + disc.rimWidth
    }
}

extension GaugeLayout {
    /// How far a label keeps from its tick's end, in font sizes: at the top and the bottom of the dial, and how
    /// much more at three o'clock and at nine. There a tick lies before the number and on the height of a minus:
    /// nearer than a digit is wide it would be read as one.
    private static let tickGap = 0.2
    private static let gapAtThree = 0.1
    private static let gapAtNine = 0.42

    /// The inner end of a long tick.
    func tickEnd(towards direction: Point) -> Point {
        center + (tickRadius - majorTickLength) * direction
    }

    /// The place of a label: on its circle, or nearer to the centre where it would come too near to a tick.
    func labelFrame(of size: Size, fontSize: Double, towards direction: Point) -> Rect {
        let end = tickEnd(towards: direction)
        let more = direction.x < 0 ? GaugeLayout.gapAtNine : GaugeLayout.gapAtThree
        let gap = fontSize * (GaugeLayout.tickGap + more * direction.x * direction.x)
        var radius = labelRadius
        var frame = Rect.zero
        // Moving in by what is too much leaves a little more each time, since the corner lies off the axis: the
        // sixth round is within a thousandth of a pixel.
        for _ in 0..<6 {
            frame = Rect(center: center + radius * direction, width: size.width, height: size.height)
            let reach = frame.farthestDistance(from: center) - labelLimit
            let lack = gap - frame.nearestPoint(to: end).distance(to: end)
            radius -= Swift.max(0, reach, lack)
        }
        return frame
    }
}

extension Rect {
    /// The point of the rectangle that is nearest to `point`.
    func nearestPoint(to point: Point) -> Point {
        Point(Swift.min(maxX, Swift.max(minX, point.x)), Swift.min(maxY, Swift.max(minY, point.y)))
    }

    /// How far the corner that is farthest from `point` is.
    fileprivate func farthestDistance(from point: Point) -> Double {
        Point(
            Swift.max(abs(minX - point.x), abs(maxX - point.x)),
            Swift.max(abs(minY - point.y), abs(maxY - point.y))
        ).length
    }
}
