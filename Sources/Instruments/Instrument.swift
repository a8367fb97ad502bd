import TaijiDrawing
import TaijiGeometry
import TaijiMotion

/// The whole instrument: its state, what events do to it, and how it looks at any moment.
///
/// It has no clock. Whoever runs it says at what time things happen, in seconds on a clock of the caller's
/// that never goes backwards, and asks for the scene of a time. A scene depends on the state and the time
/// alone.
public struct Instrument {
    /// What the user chose.
    public private(set) var configuration: InstrumentConfiguration
    /// What text is set in.
    let typeface: any Typeface
    /// Where everything is.
    public private(set) var layout: Layout

    /// The one animated value: arc, dot and readout all show what it is at a time.
    var shown: AnimatedValue<Double>
    /// The value that was asked for last.
    public private(set) var value: Double
    /// The disc's phase.
    var turning: Turning
    /// How fast the disc is meant to turn.
    public private(set) var speed: TurningSpeed
    /// The speed to which a pause goes back.
    private var speedBeforePause: TurningSpeed
    /// Whether the disc turns counter-clockwise.
    public private(set) var isReversed: Bool

    /// What the pointer has hold of.
    var hand: Hand?
    /// Where the pointer was last, in pixels; nil while it is not over the picture.
    var pointer: Point?
    /// While a dot that was grabbed from afar comes to the pointer: how far the shown value is behind, eased
    /// to 0.
    var catchUp = Tween(0.0)
    /// What the shown value may be on its way to the value asked for: the scale, and beyond it as far as one
    /// of the two lies. An easing that overshoots does not make a gauge cry that it is over its range.
    private var bounds: ClosedRange<Double>
    /// The value that came from outside while the dot was in the hand.
    private var waitingValue: Double?
    /// Parts of a wheel's notch that do not make a step yet.
    var wheelRemainder = 0.0

    /// How much of the help is to be seen, 0…1.
    var help = Tween(0.0)
    /// Whether the help is open or opening.
    public var showsHelp: Bool { help.target > 0 }

    /// What a key just changed, in a word.
    var notice: Notice?

    /// Layers that do not change from frame to frame.
    var kept = KeptLayers()
    /// Whether something changed that the picture does not show yet.
    public internal(set) var needsDisplay = true

    /// The instrument at `time`, at rest at the scale's minimum and on its way to the start value, in a picture
    /// of `size` pixels.
    public init(
        _ configuration: InstrumentConfiguration, typeface: any Typeface, size: Size, scale: Double = 1,
        at time: Double = 0
    ) {
        self.configuration = configuration
        self.typeface = typeface
        let gauge = configuration.gauge
        layout = Layout(
            size: size, scale: scale, show: configuration.show, arc: gauge.arc,
            measures: configuration.theme.measures)
        shown = AnimatedValue(gauge.scale.minimum, isReduced: configuration.reducesMotion)
        value = gauge.scale.minimum
        bounds = gauge.scale.minimum...gauge.scale.maximum
        isReversed = configuration.isReversed
        speedBeforePause = configuration.speed == .paused ? .normal : configuration.speed
        speed = configuration.reducesMotion ? .paused : configuration.speed
        turning = Turning(phase: 0, speed: (isReversed ? -1 : 1) * speed.rate, at: time)
        setValue(configuration.startValue, at: time)
    }
}

// MARK: - Values

extension Instrument {
    /// The value that is shown at `time`.
    public func shownValue(at time: Double) -> Double {
        var value = shown.value(at: time)
        if case .dragging = hand { value += catchUp.value(at: time) }
        return Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, value))
    }

    /// Asks for `value`, from outside or at the start: the shown value eases to it from where it is. NaN and
    /// infinities are ignored. While the dot is in the hand the value waits, and the latest wins.
    public mutating func setValue(_ value: Double, at time: Double) {
        guard value.isFinite else { return }
        if hand?.holdsDot == true {
            waitingValue = value
            return
        }
        self.value = value
        ease(to: value, at: time)
    }

    /// Shows the value asked for at once.
    public mutating func finish(at time: Double) {
        jump(to: value, at: time)
    }

    /// The user set `value`: the shown one eases to it.
    mutating func set(_ value: Double, at time: Double) -> [InstrumentAction] {
        ease(to: value, at: time)
        return note(value)
    }

    /// Makes `value` the one asked for, and says so where it is another than before.
    mutating func note(_ value: Double) -> [InstrumentAction] {
        guard value != self.value else { return [] }
        self.value = value
        return [.valueSet(value)]
    }

    private mutating func ease(to value: Double, at time: Double) {
        guard value != shown.target || shown.isRunning(at: time) else { return }
        setNeedsDisplay()
        let scale = configuration.gauge.scale
        let start = shownValue(at: time)
        bounds = Swift.min(scale.minimum, start, value)...Swift.max(scale.maximum, start, value)
        do {
            try shown.retarget(to: value, at: time, by: configuration.movement)
        } catch {
            // A way too long for a Double (from -1e308 to 1e308), or a movement that is none.
            jump(to: value, at: time)
        }
    }

    mutating func jump(to value: Double, at time: Double) {
        setNeedsDisplay()
        bounds = Swift.min(bounds.lowerBound, value)...Swift.max(bounds.upperBound, value)
        do { try shown.jump(to: value, at: time) } catch { assertionFailure("\(value) is not finite") }
    }

    /// What was held is let go: a drag ends at the value that it set, and what waited comes now.
    mutating func release(at time: Double) {
        guard let hand else { return }
        if case .dragging = hand {
            // What a drag had not caught up with yet is not jumped either.
            let shownNow = shownValue(at: time)
            self.hand = nil
            jump(to: shownNow, at: time)
            if waitingValue == nil { ease(to: value, at: time) }
        }
        self.hand = nil
        guard let waiting = waitingValue else { return }
        waitingValue = nil
        setValue(waiting, at: time)
    }
}

// MARK: - Turning

extension Instrument {
    /// The disc's phase at `time`, in radians.
    public func phase(at time: Double) -> Double {
        configuration.fixedPhase ?? turning.phase(at: time)
    }

    /// Turns at `speed` from now on; the change itself eases.
    public mutating func setSpeed(_ speed: TurningSpeed, at time: Double) {
        if speed != .paused { speedBeforePause = speed }
        self.speed = speed
        applySpeed(at: time)
    }

    /// Turns the other way round.
    public mutating func reverse(at time: Double) {
        isReversed.toggle()
        applySpeed(at: time)
    }

    /// Stops the turning, or goes on as before the stop.
    public mutating func togglePause(at time: Double) {
        setSpeed(speed == .paused ? speedBeforePause : .paused, at: time)
    }

    private mutating func applySpeed(at time: Double) {
        setNeedsDisplay()
        let rate = (isReversed ? -1 : 1) * speed.rate
        let duration = configuration.reducesMotion ? 0 : Instrument.speedChangeDuration
        do {
            try turning.setSpeed(rate, at: time, duration: duration)
        } catch {
            assertionFailure("a finite speed was refused: \(error)")
        }
    }

    /// The seconds in which a change of speed is eased.
    private static let speedChangeDuration = 0.3
}

// MARK: - Look

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

    private mutating func setLayout(size: Size, scale: Double) {
        layout = Layout(
            size: size, scale: scale, show: configuration.show, arc: configuration.gauge.arc,
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

    /// The next moment after `time` at which the picture will differ, on its own, from the one at `time`: the
    /// same moment while something moves or waits to be shown, nil where nothing will.
    public func nextChange(after time: Double) -> Double? {
        let turns = layout.taiji != nil && configuration.fixedPhase == nil && turning.isTurning(at: time)
        let moves = layout.gauge != nil && (shown.isRunning(at: time) || isCatchingUp(at: time))
        if needsDisplay || turns || moves || help.isRunning(at: time) { return time }
        return notice?.nextChange(after: time)
    }

    private func isCatchingUp(at time: Double) -> Bool {
        guard case .dragging = hand else { return false }
        return catchUp.isRunning(at: time)
    }
}
