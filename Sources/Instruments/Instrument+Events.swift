import TaijiGeometry
import TaijiMotion

extension Instrument {
    /// What an event at `time` does to the instrument; returns what it asks of whoever runs it.
    public mutating func handle(_ event: InputEvent, at time: Double) -> [InstrumentAction] {
        let hovered = hoveredValue(at: time)
        let actions = carryOut(event, time)
        if hoveredValue(at: time) != hovered { setNeedsDisplay() }
        return actions
    }

    private mutating func carryOut(_ event: InputEvent, _ time: Double) -> [InstrumentAction] {
        switch event {
        case .pointerPressed(let point, let clicks, _):
            pointer = point
            return press(at: point, clicks: clicks, time)
        case .pointerMoved(let point, let modifiers):
            pointer = point
            return move(to: point, modifiers, time)
        case .pointerReleased(let point, let modifiers):
            pointer = point
            return letGo(at: point, modifiers, time)
        case .wheel(let steps, _, _):
            return showsHelp ? [] : turnWheel(by: steps, time)
        case .keyPressed(let key, let modifiers, let isRepeat):
            return press(key, modifiers, isRepeat: isRepeat, at: time)
        case .focusLost:
            // Whatever was in the hand falls where it is; a press that was not released is none.
            release(at: time)
            return []
        case .pointerLeft:
            pointer = nil
            return []
        }
    }

    /// Whether the hand may set a value at `time`; where it may not because there is nothing to go by, that is told.
    private mutating func canSet(at time: Double) -> Bool {
        // Nobody sees what lies under the help.
        guard layout.gauge != nil, hand == nil, !showsHelp else { return false }
        if acceptsHand(at: time) { return true }
        if !configuration.gauge.isReadOnly { notify("no value comes in", at: time) }
        return false
    }

    private mutating func press(at point: Point, clicks: Int, _ time: Double) -> [InstrumentAction] {
        guard hand == nil else { return [] }
        if showsHelp {
            // Nobody sees what lies under the help: the press puts it away.
            setHelp(false, at: time)
            return []
        }
        guard let gauge = layout.gauge else { return [] }
        let fraction = configuration.gauge.scale.fraction(of: shownValue(at: time))
        let shown = condition(at: time).showsValue ? fraction : nil
        guard let part = gauge.part(at: point, dotFraction: shown) else { return [] }
        hand =
            acceptsHand(at: time)
            ? .pressed(
                part, at: point, fraction: part == .dot ? fraction : gauge.fraction(at: point), clicks: clicks
            ) : .refused
        return []
    }

    private mutating func move(
        to point: Point, _ modifiers: InputEvent.Modifiers, _ time: Double
    ) -> [InstrumentAction] {
        guard let gauge = layout.gauge, let hand else { return [] }
        switch hand {
        case .pressed(_, let start, let fraction, _):
            guard point.distance(to: start) >= Hand.dragDistance * layout.scale, acceptsHand(at: time) else {
                return []
            }
            beginDrag(from: start, fraction: fraction, in: gauge, at: time)
            return drag(to: point, modifiers, in: gauge, time)
        case .dragging: return drag(to: point, modifiers, in: gauge, time)
        case .refused: return []
        }
    }

    private mutating func letGo(
        at point: Point, _ modifiers: InputEvent.Modifiers, _ time: Double
    ) -> [InstrumentAction] {
        guard let gauge = layout.gauge, let hand else { return [] }
        switch hand {
        case .pressed(let part, _, let fraction, let clicks):
            release(at: time)
            guard acceptsHand(at: time) else { return [] }
            if clicks == 2, let value = configuration.gauge.resetValue { return set(value, at: time) }
            // Pressing the dot without moving changes nothing.
            return part == .dot ? [] : set(snapped(fraction: fraction), at: time)
        case .dragging:
            let actions = drag(to: point, modifiers, in: gauge, time)
            release(at: time)
            return actions
        case .refused:
            release(at: time)
            return []
        }
    }

    /// The settable value nearest to a fraction of the scale.
    func snapped(fraction: Double) -> Double {
        let scale = configuration.gauge.scale
        return scale.snapped(scale.value(at: fraction))
    }

    /// The dot is taken hold of where the pointer went down. It keeps its distance from the pointer. Where it
    /// is elsewhere by now, because the band was pressed or because it was moving, it eases there.
    private mutating func beginDrag(
        from start: Point, fraction: Double, in gauge: GaugeLayout, at time: Double
    ) {
        // A dot that was not to be seen is under the pointer at once.
        mustTell = !condition(at: time).showsValue
        let ahead = mustTell ? 0 : shown.way(from: configuration.gauge.scale.value(at: fraction), at: time)
        _ = receive(at: time, arrival: time, byHand: true)
        leaveTrail(at: time)
        hand = .dragging(
            GaugeDrag(
                arc: gauge.arc, pointerAngle: (start - gauge.center).angle, fraction: fraction,
                wraps: configuration.gauge.scale.wraps && gauge.arc.isFullTurn))
        catchUp = Tween(0)
        guard !configuration.reducesMotion else { return }
        do {
            try catchUp.jump(to: ahead, at: time)
            try catchUp.retarget(to: 0, at: time, duration: Instrument.catchUpDuration, easing: .easeOut)
        } catch {
            // A way too long for a Double: the dot is under the pointer at once.
            catchUp = Tween(0)
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
        return note(snapped(fraction: drag.fraction), at: time)
    }

    private mutating func turnWheel(by steps: Double, _ time: Double) -> [InstrumentAction] {
        guard steps.isFinite, canSet(at: time) else { return [] }
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
        guard count != 0, canSet(at: time) else { return [] }
        return set(configuration.gauge.scale.stepped(value, by: count), at: time)
    }

    /// Goes to an end of the scale.
    mutating func setEnd(_ value: Double, _ time: Double) -> [InstrumentAction] {
        canSet(at: time) ? set(configuration.gauge.scale.wrapped(value), at: time) : []
    }
}
