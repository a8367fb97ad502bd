import TaijiGeometry
import TaijiMotion

extension Instrument {
    /// What an event at `time` does to the instrument; returns what it asks of whoever runs it.
    public mutating func handle(_ event: InputEvent, at time: Double) -> [InstrumentAction] {
        switch event {
        case .pointerPressed(let point, _, _): return press(at: point, time)
        case .pointerMoved(let point, let modifiers): return move(to: point, modifiers, time)
        case .pointerReleased(let point, let modifiers): return letGo(at: point, modifiers, time)
        case .wheel(let steps, _, _): return turnWheel(by: steps, time)
        case .keyPressed(let key, let modifiers, let isRepeat):
            return press(key, modifiers, isRepeat: isRepeat, at: time)
        case .focusLost:
            // Whatever was in the hand falls where it is; a press that was not released is none.
            if case .dragging = hand { release(at: time) }
            hand = nil
            return []
        case .pointerLeft: return []
        }
    }

    private mutating func press(at point: Point, _ time: Double) -> [InstrumentAction] {
        guard let gauge = layout.gauge, hand == nil else { return [] }
        let fraction = configuration.gauge.scale.fraction(of: shownValue(at: time))
        guard let part = gauge.part(at: point, dotFraction: fraction) else { return [] }
        hand = .pressed(part, at: point)
        return []
    }

    private mutating func move(
        to point: Point, _ modifiers: InputEvent.Modifiers, _ time: Double
    ) -> [InstrumentAction] {
        guard let gauge = layout.gauge, let hand else { return [] }
        switch hand {
        case .pressed(let part, let start):
            guard point.distance(to: start) >= Hand.dragDistance * layout.scale else { return [] }
            beginDrag(of: part, from: start, in: gauge, at: time)
            return drag(to: point, modifiers, in: gauge, time)
        case .dragging: return drag(to: point, modifiers, in: gauge, time)
        }
    }

    private mutating func letGo(
        at point: Point, _ modifiers: InputEvent.Modifiers, _ time: Double
    ) -> [InstrumentAction] {
        guard let gauge = layout.gauge, let hand else { return [] }
        switch hand {
        case .pressed(let part, let start):
            self.hand = nil
            // Pressing the dot without moving changes nothing.
            guard part == .band else { return [] }
            return set(snapped(fraction: gauge.fraction(at: start)), at: time)
        case .dragging:
            let actions = drag(to: point, modifiers, in: gauge, time)
            release(at: time)
            return actions
        }
    }

    private func snapped(fraction: Double) -> Double {
        let scale = configuration.gauge.scale
        return scale.snapped(scale.value(at: fraction))
    }

    /// The dot is taken hold of. Grabbed at the dot, it keeps its distance from the pointer; grabbed elsewhere
    /// on the band, it comes to the pointer, but eases there.
    private mutating func beginDrag(
        of part: GaugePart, from start: Point, in gauge: GaugeLayout, at time: Double
    ) {
        let dot = configuration.gauge.scale.fraction(of: shownValue(at: time))
        let held = part == .dot ? dot : gauge.fraction(at: start)
        hand = .dragging(
            GaugeDrag(arc: gauge.arc, pointerAngle: (start - gauge.center).angle, fraction: held))
        catchUp = Tween(dot - held)
        if configuration.reducesMotion {
            catchUp = Tween(0)
        } else {
            do {
                try catchUp.retarget(to: 0, at: time, duration: Instrument.catchUpDuration, easing: .easeOut)
            } catch {
                assertionFailure("a finite fraction was refused: \(error)")
            }
        }
    }

    /// The seconds in which a dot that was grabbed from afar comes to the pointer.
    private static let catchUpDuration = 0.15

    private mutating func drag(
        to point: Point, _ modifiers: InputEvent.Modifiers, in gauge: GaugeLayout, _ time: Double
    ) -> [InstrumentAction] {
        guard case .dragging(var drag) = hand else { return [] }
        // At the very centre the pointer has no direction.
        if point != gauge.center {
            drag.move(to: (point - gauge.center).angle, fine: modifiers.contains(.shift))
        }
        hand = .dragging(drag)
        let scale = configuration.gauge.scale
        jump(to: scale.value(at: drag.fraction), at: time)
        setNeedsDisplay()
        return note(snapped(fraction: drag.fraction))
    }

    private mutating func turnWheel(by steps: Double, _ time: Double) -> [InstrumentAction] {
        guard layout.gauge != nil, hand == nil, steps.isFinite else { return [] }
        // Turning round starts anew: what is left of the other way would have to be undone first.
        if steps * wheelRemainder < 0 { wheelRemainder = 0 }
        wheelRemainder += steps
        // A small part of a notch lost to rounding must not cost a step.
        let whole = (wheelRemainder + (wheelRemainder < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
        wheelRemainder -= whole
        return step(by: Int(Swift.min(1e6, Swift.max(-1e6, whole))), time)
    }

    /// Goes on by `count` steps from the value asked for last.
    mutating func step(by count: Int, _ time: Double) -> [InstrumentAction] {
        guard layout.gauge != nil, hand == nil, count != 0 else { return [] }
        return set(configuration.gauge.scale.stepped(value, by: count), at: time)
    }
}
