import TaijiDrawing
import TaijiGeometry

extension Instrument {
    /// What the pointer is to look like: a hand where the value can be grabbed or clicked, a crossed circle
    /// while a button is held on a gauge that can only be read or has no value from outside, else an arrow.
    public func pointerShape(at time: Double) -> PointerShape {
        switch hand {
        case .pressed, .dragging: return .hand
        case .refused: return .forbidden
        case nil: break
        }
        return partUnderPointer(at: time) == nil || !acceptsHand(at: time) ? .arrow : .hand
    }

    /// The value that a press would set where the pointer hovers, for a gauge that can only be read the one that
    /// lies there; nil where there is nothing to tell: over the dot, and where the value is that one already.
    package func hoveredValue(at time: Double) -> Double? {
        let fraction: Double
        switch hand {
        case .dragging: return nil
        case .pressed(.dot, _, _, _): return nil
        case .pressed(.band, _, let pressed, _): fraction = pressed
        case .refused, nil:
            guard let pointer, let gauge = layout.gauge, partUnderPointer(at: time) == .band else {
                return nil
            }
            fraction = gauge.fraction(at: pointer)
        }
        let gauge = configuration.gauge
        if !acceptsHand(at: time) { return gauge.scale.value(at: fraction) }
        let settable = snapped(fraction: fraction)
        return settable == value && condition(at: time).showsValue ? nil : settable
    }

    private func partUnderPointer(at time: Double) -> GaugePart? {
        guard let pointer, let gauge = layout.gauge, !showsHelp else { return nil }
        let fraction = configuration.gauge.scale.fraction(of: shownValue(at: time))
        return gauge.part(at: pointer, dotFraction: condition(at: time).showsValue ? fraction : nil)
    }

    /// The ghost of what a press would set; nothing where the pointer is elsewhere.
    mutating func ghostLayers(at time: Double) -> [Layer] {
        guard let gauge = layout.gauge, let value = hoveredValue(at: time) else { return [] }
        if let kept = kept.ghost, kept.value == value { return kept.layers }
        let layers = configuration.gauge.ghostLayers(
            value, in: gauge, theme: configuration.theme,
            ground: configuration.background ?? configuration.theme.background, disc: layout.taiji,
            labels: labels(in: gauge), typeface: typeface)
        kept.ghost = KeptLayers.Ghost(value: value, layers: layers)
        return layers
    }
}
