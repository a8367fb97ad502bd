import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// How much of each mark is to be seen, 0…1, where the value shows `shown`. The line of an extreme that is the value
    /// itself says nothing, and would notch the band's tip; it comes forth as the value leaves it.
    func markOpacities(_ values: [Double?], shown: Double?, in layout: GaugeLayout) -> [Double] {
        zip(marks, values).map { mark, value in
            guard mark.shape == .line, mark.source.isExtreme, let value, let shown else { return 1 }
            var way = scale.fraction(of: value) - scale.fraction(of: shown)
            if scale.wraps { way -= way.rounded() }
            let distance = abs(way) * arc.extent * layout.bandRadius / layout.markLineWidth
            // From where the line's edge is at the tip to where there is as much of the band between them.
            return Swift.min(1, Swift.max(0, distance - 1))
        }
    }

    /// The marks at their values (nil where one has none now): bars first, needles last, over all the others but
    /// beneath the labels.
    func markLayers(
        _ values: [Double?], opacities: [Double], in layout: GaugeLayout, theme: Theme, ground: Color,
        labels: ScaleLabels,
        typeface: any Typeface
    ) -> [Layer] {
        var layers: [Layer] = []
        var bars = 0
        for (mark, value) in zip(marks, values) where mark.shape == .bar {
            // Every second one on the inner side of the band.
            defer { bars += 1 }
            guard let value else { continue }
            layers.append(bar(value, isInner: bars % 2 == 1, in: layout, theme.color(of: mark.ink)))
        }
        for (index, mark) in marks.enumerated() where mark.shape != .bar && mark.shape != .needle {
            guard let value = values[index], opacities[index] > 0 else { continue }
            let angle = arc.angle(at: scale.fraction(of: value))
            layers += layout.mark(
                mark.shape, at: angle, theme.color(of: mark.ink), ground: theme.background, hasTrack: showsDot
            ).map { opacities[index] < 1 ? Layer($0.content, opacity: opacities[index]) : $0 }
        }
        for (mark, value) in zip(marks, values) where mark.shape == .needle {
            guard let value else { continue }
            let angle = arc.angle(at: scale.fraction(of: value))
            layers += layout.needle(at: angle, theme.color(of: mark.ink), theme: theme)
            // A needle passes beneath the labels: the nearest is the one that matters now.
            for label in labels.labels where layout.needleTouches(label.frame, at: angle) {
                layers.append(
                    .fill(layout.plate(label.frame, fontSize: labels.font.size), ground.opacity(0.85)))
                layers.append(.glyphs(labels.glyphs(label, typeface), theme.labels))
            }
        }
        return layers
    }

    private func bar(_ value: Double, isInner: Bool, in layout: GaugeLayout, _ color: Color) -> Layer {
        let span = filledSpan(value)
        let way = (isInner ? -1 : 1) * (layout.bandWidth / 2 + 0.0062 * layout.unit)
        let line = layout.arcPath(radius: layout.bandRadius + way, from: span.from, to: span.to)
        return .fill(line.stroked(StrokeStyle(width: layout.barWidth)), color)
    }
}

extension GaugeLayout {
    fileprivate var barWidth: Double { Swift.max(0.006 * unit, scale) }
    /// How wide a line across the band is, without its edge of the ground.
    fileprivate var markLineWidth: Double { Swift.max(0.006 * unit, 1.2 * scale) }

    /// A mark that is neither a bar nor a needle.
    fileprivate func mark(
        _ shape: GaugeMark.Shape, at angle: Double, _ color: Color, ground: Color, hasTrack: Bool
    ) -> [Layer] {
        let outward = Point.unit(at: angle)
        let across = Point(-outward.y, outward.x)
        switch shape {
        case .dot:
            return [.fill(circle(center + trackRadius * outward, 0.7 * dotRadius), color)]
        case .triangle:
            // Outside everything, so that the dot does not hide it.
            let end = (hasTrack ? GaugeLayout.triangleEnd : GaugeLayout.nearTriangleEnd) * unit
            let tip = (hasTrack ? trackRadius + dotRadius : bandRadius + bandWidth / 2) + 0.002 * unit
            let half = 0.58 * Swift.max(0, end - tip)
            return [
                .fill(
                    polygon([
                        center + tip * outward, center + end * outward + half * across,
                        center + end * outward - half * across,
                    ]), color)
            ]
        case .line:
            // With an edge of the ground, for it may have the colour of what it crosses.
            let width = markLineWidth
            let reach = bandWidth / 2 + 0.004 * unit
            let line = polygon([
                center + (bandRadius - reach) * outward, center + (bandRadius + reach) * outward,
            ])
            return [
                .fill(line.stroked(StrokeStyle(width: 1.8 * width)), ground),
                .fill(line.stroked(StrokeStyle(width: width)), color),
            ]
        case .bar, .needle: return []
        }
    }

    /// How wide a needle is at its foot, from its middle.
    private static let needleBase = 0.0105

    /// Where a needle begins: beyond the cap in the middle, where that is free, else outside of what stands there.
    private var needleStart: Double {
        if case .inGap = readout, !hasDisc { return -0.075 * unit }
        return 0.266 * unit
    }

    /// Whether a needle at `angle` comes so near to `frame` that it hides a part of it.
    fileprivate func needleTouches(_ frame: Rect, at angle: Double) -> Bool {
        let outward = Point.unit(at: angle)
        let reach = GaugeLayout.needleBase * unit
        let wide = frame.inset(by: -reach)
        // The needle's middle line from its foot to its tip, cut by the four sides of the frame.
        var (from, to) = (Swift.max(0, needleStart), tickRadius)
        for (start, way, low, high) in [
            (center.x, outward.x, wide.minX, wide.maxX), (center.y, outward.y, wide.minY, wide.maxY),
        ] {
            if abs(way) < 1e-12 {
                guard start > low, start < high else { return false }
                continue
            }
            let (one, two) = ((low - start) / way, (high - start) / way)
            (from, to) = (Swift.max(from, Swift.min(one, two)), Swift.min(to, Swift.max(one, two)))
        }
        return from < to
    }

    /// The plate that keeps a label clear of what passes beneath it.
    func plate(_ frame: Rect, fontSize: Double) -> Path {
        .drawing { (path) throws(GeometryError) in
            try path.addRoundedRect(frame.inset(by: -0.2 * fontSize), cornerRadius: 0.2 * fontSize)
        }
    }

    /// A hand that points at the band: from a cap in the middle where that is free, else from outside of what stands
    /// there.
    fileprivate func needle(at angle: Double, _ color: Color, theme: Theme) -> [Layer] {
        let outward = Point.unit(at: angle)
        let across = Point(-outward.y, outward.x)
        let (start, tip) = (needleStart, tickRadius + 0.004 * unit)
        let isFree = start < 0
        let (base, point) = (GaugeLayout.needleBase * unit, 0.0018 * unit)
        let hand = polygon([
            center + start * outward + base * across, center + tip * outward + point * across,
            center + tip * outward - point * across, center + start * outward - base * across,
        ])
        let shadow = Color.black.opacity(theme.shadowOpacity)
        let below = Transform.translation(x: 0, y: 2 * dotShadowOffset)
        guard isFree else {
            return [
                .shadow(hand.applying(below), sigma: dotShadowSigma, shadow), .fill(hand, color),
            ]
        }
        let tail = circle(center + start * outward, base)
        let cap = circle(center, 0.036 * unit)
        return [
            .shadow(hand.applying(below), sigma: dotShadowSigma, shadow),
            .shadow(tail.applying(below), sigma: dotShadowSigma, shadow), .fill(hand, color),
            .fill(tail, color), .shadow(cap.applying(below), sigma: dotShadowSigma, shadow),
            .fill(cap, theme.segments), .fill(circle(center, 0.0075 * unit), color),
        ]
    }

    private func circle(_ center: Point, _ radius: Double) -> Path {
        .drawing { (path) throws(GeometryError) in try path.addCircle(center: center, radius: radius) }
    }

    private func polygon(_ points: [Point]) -> Path {
        .drawing { (path) throws(GeometryError) in
            for (index, point) in points.enumerated() {
                if index == 0 { try path.move(to: point) } else { try path.addLine(to: point) }
            }
            if points.count > 2 { path.close() }
        }
    }
}
