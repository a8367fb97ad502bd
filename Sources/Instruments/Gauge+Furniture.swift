import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// What of the gauge stays as it is while values move: track, band, zones, ticks, labels.
    func fixedLayers(
        in layout: GaugeLayout, theme: Theme, labels: ScaleLabels, typeface: any Typeface
    ) -> [Layer] {
        var layers: [Layer] = []
        if showsDot {
            layers.append(
                .fill(
                    layout.arcPath(radius: layout.trackRadius).stroked(StrokeStyle(width: layout.trackWidth)),
                    theme.track))
        }
        layers.append(backgroundLayer(in: layout, theme: theme))
        let ticks = scaleTicks()
        layers.append(
            tickLayer(
                shortTicks(ticks, in: layout), length: layout.minorTickLength, width: layout.minorTickWidth,
                in: layout, theme.minorTicks))
        layers.append(
            tickLayer(
                longTicks(ticks, in: layout), length: layout.majorTickLength, width: layout.majorTickWidth,
                in: layout, theme.majorTicks))
        layers.append(.glyphs(labels.glyphs(typeface), theme.labels))
        return layers
    }

    /// The labels for which there is room: with shorter numbers, or a little smaller, where that gives all of them
    /// room; and smaller yet where the numbers at the scale's ends would be missing else.
    func labels(in layout: GaugeLayout, disc: TaijiLayout?, typeface: any Typeface) -> ScaleLabels {
        let long = scaleLabels(scaleTicks())
        guard !long.isEmpty else { return .none }
        let short = scaleLabels(scaleTicks(labelLength: 5))
        var best: ScaleLabels?
        for share in [1, 0.9, 0.8, 0.7, 0.6, 0.5] {
            for ticks in short == long ? [long] : [long, short] {
                guard
                    let labels = ScaleLabels(
                        ticks, scale: scale, layout: layout, disc: disc, share: share, typeface: typeface)
                else { continue }
                if labels.isComplete, share >= 0.9 || best?.hasEnds != true { return labels }
                if best == nil || best?.hasEnds == false && labels.hasEnds { best = labels }
            }
        }
        return best ?? .none
    }

    private func tickLayer(
        _ ticks: [ScaleTick], length: Double, width: Double, in layout: GaugeLayout, _ color: Color
    ) -> Layer {
        let lines = Path.drawing { (path) throws(GeometryError) in
            for tick in ticks {
                let direction = Point.unit(at: arc.angle(at: scale.fraction(of: tick.value)))
                try path.move(to: layout.center + layout.tickRadius * direction)
                try path.addLine(to: layout.center + (layout.tickRadius - length) * direction)
            }
        }
        return .fill(lines.stroked(StrokeStyle(width: width)), color)
    }

    // MARK: - Room for ticks

    /// How far apart the middles of two ticks are at least, in widths of the wider: nearer ones would run together.
    private static let leastTickDistance = 2.2

    /// The long ticks: every so many-th where all would run together.
    private func longTicks(_ ticks: [ScaleTick], in layout: GaugeLayout) -> [ScaleTick] {
        let majors = ticks.filter(\.isMajor)
        let least = Gauge.leastTickDistance * layout.majorTickWidth
        for stride in [1, 2, 5, 10, 20, 50, 100, 200, 500] {
            let kept = majors.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
            let distances = zip(kept, kept.dropFirst()).map { distance($0, $1, in: layout) }
            if distances.allSatisfy({ $0 >= least }) { return kept }
        }
        return majors.first.map { [$0] } ?? []
    }

    /// The short ticks, without those between two long ones that would run together there: first those of a higher
    /// rank, then all.
    private func shortTicks(_ ticks: [ScaleTick], in layout: GaugeLayout) -> [ScaleTick] {
        let least = Gauge.leastTickDistance * layout.minorTickWidth
        var kept: [ScaleTick] = []
        var group: [ScaleTick] = []
        var start: ScaleTick?
        func finish(before end: ScaleTick?) {
            defer { group = [] }
            for rank in [2, 1, 0] {
                let some = group.filter { $0.rank <= rank }
                let row = (start.map { [$0] } ?? []) + some + (end.map { [$0] } ?? [])
                let isClear = zip(row, row.dropFirst()).allSatisfy { distance($0, $1, in: layout) >= least }
                if isClear {
                    kept += some
                    return
                }
            }
        }
        for tick in ticks {
            if tick.isMajor {
                finish(before: tick)
                start = tick
            } else {
                group.append(tick)
            }
        }
        finish(before: nil)
        return kept
    }

    private func distance(_ a: ScaleTick, _ b: ScaleTick, in layout: GaugeLayout) -> Double {
        abs(scale.fraction(of: b.value) - scale.fraction(of: a.value)) * arc.extent
            * (layout.tickRadius - layout.majorTickLength / 2)
    }
}
