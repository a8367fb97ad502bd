import TaijiDrawing

extension Gauge {
    /// What the filled part of the band is painted with.
    func fillPaint(
        _ value: Double, span: (from: Double, to: Double), in layout: GaugeLayout, theme: Theme
    ) -> Paint {
        switch band.fill {
        case .gradient: gradient(span: span, in: layout, theme: theme)
        case .zone: .solid(theme.color(of: zoneInk(of: value) ?? .role(.value)))
        case .ink(let ink): .solid(theme.color(of: ink))
        }
    }

    /// The theme's colours along the arc. A conic gradient runs once round, and where its turn begins its last
    /// colour meets its first. That is in the middle of the gap; on a full turn, in the part that is not filled.
    private func gradient(
        span: (from: Double, to: Double), in layout: GaugeLayout, theme: Theme
    ) -> Paint {
        guard theme.value.count > 1 else { return .solid(theme.value.first ?? theme.dot) }
        let turn = 2 * Double.pi
        // In turns. It stays the same for most values of a full turn, so that a value that moves repaints its tip.
        let lead =
            !arc.isFullTurn
            ? (turn - arc.extent) / 2 / turn
            : span.from == 0 ? (span.to < 0.9 ? 0.05 : Swift.max(0, (1 - span.to) / 2)) : 0
        let last = Double(theme.value.count - 1)
        var stops = theme.value.enumerated().map { index, color in
            Gradient.Stop(lead + Double(index) / last * (arc.extent / turn), color)
        }
        if let end = stops.last, end.offset > 1, let before = stops.last(where: { $0.offset <= 1 }) {
            // What lies past a turn is not filled.
            let next = stops.first { $0.offset > 1 } ?? end
            let share = (1 - before.offset) / (next.offset - before.offset)
            stops.removeAll { $0.offset > 1 }
            stops.append(Gradient.Stop(1, before.color.mixed(with: next.color, share: share)))
        }
        if arc.isClockwise {
            return .gradient(
                Gradient(
                    .conic(center: layout.center, startAngle: arc.startAngle - lead * turn), stops: stops))
        }
        // Gradients turn clockwise: from where this one ends, with the colours in the other order.
        let mirrored = stops.reversed().map { Gradient.Stop(1 - $0.offset, $0.color) }
        return .gradient(
            Gradient(
                .conic(center: layout.center, startAngle: arc.startAngle + lead * turn), stops: mirrored))
    }
}
