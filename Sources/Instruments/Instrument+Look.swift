import TaijiGeometry
import TaijiMotion

extension Instrument {
    /// Follows a change of the picture's size.
    public mutating func resize(to size: Size, scale: Double) {
        guard size != layout.size || scale != layout.scale else { return }
        setLayout(size: size, scale: scale)
    }

    /// Changes the look.
    public mutating func setTheme(_ theme: Theme) {
        configuration.theme = theme
        setLayout(size: layout.size, scale: layout.scale)
    }

    /// Changes the look to a new edition of the theme that the instrument started with.
    public mutating func replaceTheme(_ theme: Theme) {
        themes = Theme.builtIn + (Theme.builtIn.contains(theme) ? [] : [theme])
        setTheme(theme)
    }

    /// Changes what is shown and how it is written. The value stays, and what is on its way along the same scale goes
    /// on; a dot that is in the hand is let go.
    public mutating func setGauge(_ gauge: Gauge, at time: Double) {
        guard gauge != configuration.gauge else { return }
        release(at: time)
        let end = freezing
        configuration.gauge = gauge
        // Also where it would have stood still before, by the new limits, it goes on from where it is.
        if time >= Swift.min(end, freezing) { restartTurning(from: Swift.min(time, end), at: time) }
        // Round and round there is nothing beyond, and each place has one value.
        if gauge.scale.wraps, hasValue {
            if value.isFinite {
                value = gauge.scale.wrapped(value)
            } else {
                loseValue(at: time, arrival: heard)
            }
        }
        keepAlarms(at: time)
        if shown.scale != gauge.scale || !hasValue {
            let start = hasValue ? shown.value(at: time) : gauge.restingValue
            shown = ShownValue(start, scale: gauge.scale, isReduced: configuration.reducesMotion)
            if hasValue { ease(to: value, at: time) } else { value = shown.target }
        }
        adaptMarks(at: time)
        if gauge.drive.speed == nil { applySpeed(at: time) } else { followDrive(at: time) }
        setLayout(size: layout.size, scale: layout.scale)
    }

    /// Shows a word for a moment.
    public mutating func notify(_ text: String, at time: Double) {
        notice = Notice(text, at: time)
        setNeedsDisplay()
    }

    /// Shows a word until another is given or none: something is wrong that lasts. Words for a moment come before it.
    public mutating func setStandingNotice(_ text: String?, at time: Double) {
        guard text != standingNotice?.text else { return }
        standingNotice = text.map { Notice($0, at: time) }
        setNeedsDisplay()
    }

    /// The notice that is to be seen at `time`, and how much of it.
    func visibleNotice(at time: Double) -> (notice: Notice, opacity: Double)? {
        if let notice {
            let opacity = notice.opacity(at: time, isReduced: configuration.reducesMotion)
            if opacity > 0 { return (notice, opacity) }
        }
        return standingNotice.map { ($0, 1) }
    }

    /// The word that is to be seen at `time`; nil where there is none.
    package func noticeText(at time: Double) -> String? { visibleNotice(at: time)?.notice.text }

    private mutating func setLayout(size: Size, scale: Double) {
        layout = Layout(
            size: size, scale: scale, show: configuration.show, gauge: configuration.gauge,
            measures: configuration.theme.measures)
        setNeedsLayout()
    }

    /// Changes how set values are reached from now on.
    public mutating func setMovement(_ movement: Movement) { configuration.movement = movement }

    /// The picture is to be drawn again at the next frame, once, however often this is asked for.
    mutating func setNeedsDisplay() { needsDisplay = true }

    /// What does not move is to be made anew at the next frame, once, however often this is asked for.
    private mutating func setNeedsLayout() {
        kept = KeptLayers()
        needsDisplay = true
    }

    /// Nothing is taken over into the next picture: what was kept of earlier ones may be wrong.
    public mutating func drawAnew() { setNeedsLayout() }

    /// The next moment after `time` at which the picture will differ, on its own, from the one at `time`: the
    /// same moment while something moves or waits to be shown, nil where nothing will.
    public func nextChange(after time: Double) -> Double? {
        let turns =
            layout.taiji != nil && configuration.fixedPhase == nil && turning.isTurning(at: time)
            && !isFrozen(at: time)
        let moves =
            layout.gauge != nil && condition(at: time).showsValue
            && (shown.isRunning(at: time) || isCatchingUp(at: time))
        if needsDisplay || turns || moves || isShareMoving(at: time) || help.isRunning(at: time) {
            return time
        }
        let moments = [
            notice?.nextChange(after: time, isReduced: configuration.reducesMotion),
            nextConditionChange(after: time), nextMarkChange(after: time), nextFlash(after: time),
        ]
        return moments.compactMap { $0 }.min()
    }

    private func isCatchingUp(at time: Double) -> Bool {
        guard case .dragging = hand else { return false }
        return catchUp.isRunning(at: time)
    }
}
