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
    var shown: ShownValue
    /// The values of the marks beside it.
    var markValues = MarkValues()
    /// Where the dot has been.
    var trail = Trail()
    /// The value that was asked for last.
    public private(set) var value: Double
    /// The disc's phase.
    var turning: Turning
    /// The light colour's share of the disc, where no value drives it.
    var balance: AnimatedValue<Double>
    /// How fast the disc is meant to turn. While motion is reduced it stands still all the same.
    public private(set) var speed: TurningSpeed
    /// The speed to which a pause goes back.
    private var speedBeforePause: TurningSpeed
    /// Whether the disc turns counter-clockwise.
    public private(set) var isReversed: Bool

    /// What the pointer has hold of.
    var hand: Hand?
    /// Where the pointer was last, in pixels; nil while it is not over the picture.
    var pointer: Point?
    /// While a dot that was grabbed from afar comes to the pointer: how far the shown value is ahead of the
    /// pointer, in the scale's coordinates, eased to 0.
    var catchUp = Tween(0.0)
    /// The value that came from outside while the dot was in the hand, and when.
    private var waiting: (value: Double, arrival: Double)?
    /// Whether there is a value, and when the source was heard of last.
    var hasValue: Bool
    var heard: Double
    /// Whether a value that the hand sets next is news even where it is the last one.
    var mustTell = false
    /// Whether values come from outside.
    private(set) var isFed: Bool
    /// The alarms at work, in the order of the gauge's.
    public internal(set) var monitors: [AlarmMonitor]
    /// What nobody has taken yet.
    var alarmReports: [AlarmReport] = []
    /// Parts of a wheel's notch that do not make a step yet.
    var wheelRemainder = 0.0

    /// How much of the help is to be seen, 0…1.
    var help = Tween(0.0)
    /// Whether the help is open or opening.
    public var showsHelp: Bool { help.target > 0 }

    /// What a key just changed, in a word.
    var notice: Notice?

    /// The themes that a key goes through: the built-in ones, and the one it started with where it is another.
    private(set) var themes = Theme.builtIn

    /// Layers that do not change from frame to frame.
    var kept = KeptLayers()
    /// Whether something changed that the picture does not show yet.
    public internal(set) var needsDisplay = true

    /// The instrument at `time`, at rest where nothing is filled and on its way to the start value, in a picture
    /// of `size` pixels.
    public init(
        _ configuration: InstrumentConfiguration, typeface: any Typeface, size: Size, scale: Double = 1,
        at time: Double = 0
    ) {
        self.configuration = configuration
        self.typeface = typeface
        let gauge = configuration.gauge
        layout = Layout(
            size: size, scale: scale, show: configuration.show, gauge: gauge,
            measures: configuration.theme.measures)
        shown = ShownValue(
            gauge.restingValue, scale: gauge.scale, isReduced: configuration.reducesMotion)
        value = shown.target
        isReversed = configuration.isReversed
        speedBeforePause = configuration.speed == .paused ? .normal : configuration.speed
        speed = configuration.speed
        turning = Turning(phase: 0, speed: 0, at: time)
        balance = AnimatedValue(
            Swift.min(1, Swift.max(0, configuration.share.isNaN ? 0.5 : configuration.share)),
            isReduced: configuration.reducesMotion)
        if !themes.contains(configuration.theme) { themes.append(configuration.theme) }
        monitors = gauge.alarms.map(AlarmMonitor.init)
        isFed = configuration.isFed
        let start = configuration.startValue.flatMap(\.finite)
        hasValue = start != nil
        heard = time
        turning = Turning(phase: 0, speed: meantRate, at: time)
        if let start { take(start, at: time, arrival: time) }
    }
}

// MARK: - Values

extension Instrument {
    /// The value that is shown at `time`.
    public func shownValue(at time: Double) -> Double {
        guard case .dragging = hand else { return shown.value(at: time) }
        return shown.value(at: time, ahead: catchUp.value(at: time))
    }

    /// A value from outside: the shown value eases to it from where it is. One that follows none, or none for
    /// too long, is shown at once, for there is nothing true to ease from.
    ///
    /// NaN and infinities are the word of a source that has no value now. While the dot is in the hand the value
    /// waits, and the latest wins.
    ///
    /// - Parameter range: the extremes of the values that came since the last one and are not shown: alarms, and
    ///   marks that hold extremes, count them, too.
    public mutating func setValue(_ value: Double, among range: ClosedRange<Double>? = nil, at time: Double) {
        if !isFed {
            // What was there so far did not age.
            isFed = true
            heard = time
        }
        watch(value, among: range, at: time)
        if let range {
            for extreme in [range.lowerBound, range.upperBound] where extreme != value {
                countInMarks(configuration.gauge.scale.wrapped(extreme), at: time)
            }
        }
        guard hand?.holdsDot != true else {
            waiting = (value, time)
            return
        }
        take(value, at: time, arrival: time)
    }

    private mutating func take(_ value: Double, at time: Double, arrival: Double) {
        guard value.isFinite else { return loseValue(at: time) }
        watch(value, among: nil, at: time)
        self.value = configuration.gauge.scale.wrapped(value)
        countInMarks(self.value, at: time)
        if receive(at: time, arrival: arrival) { ease(to: value, at: time) } else { resume(at: value, time) }
        followDrive(at: time)
    }

    /// Shows `value` at once, where no other was shown.
    private mutating func resume(at value: Double, _ time: Double) {
        setNeedsDisplay()
        trail.clear()
        shown = ShownValue(
            value, scale: configuration.gauge.scale, isReduced: configuration.reducesMotion)
    }

    /// Shows the value asked for at once.
    public mutating func finish(at time: Double) {
        jump(to: value, at: time)
        trail.clear()
        markValues.finish(at: time)
    }

    /// The user set `value`: the shown one eases to it.
    mutating func set(_ value: Double, at time: Double) -> [InstrumentAction] {
        if condition(at: time).showsValue { ease(to: value, at: time) } else { resume(at: value, time) }
        return note(value, at: time)
    }

    /// Makes `value`, which the user set, the one asked for, and says so where it is another than before.
    mutating func note(_ value: Double, at time: Double) -> [InstrumentAction] {
        let value = configuration.gauge.scale.wrapped(value)
        watch(value, among: nil, at: time)
        let isFirst = !receive(at: time, arrival: time) || mustTell
        mustTell = false
        countInMarks(value, at: time)
        guard isFirst || value != self.value else { return [] }
        self.value = value
        followDrive(at: time)
        return [.valueSet(value)]
    }

    private mutating func ease(to value: Double, at time: Double) {
        guard configuration.gauge.scale.wrapped(value) != shown.target || shown.isRunning(at: time) else {
            return
        }
        setNeedsDisplay()
        leaveTrail(at: time)
        shown.ease(to: value, at: time, by: configuration.movement)
    }

    mutating func jump(to value: Double, at time: Double) {
        setNeedsDisplay()
        leaveTrail(at: time)
        shown.jump(to: value, at: time)
    }

    /// What was held is let go: a drag ends at the value that it set, and what waited comes now.
    mutating func release(at time: Double) {
        guard let hand else { return }
        if case .dragging = hand {
            // What a drag had not caught up with yet is not jumped either.
            let shownNow = shownValue(at: time)
            self.hand = nil
            jump(to: shownNow, at: time)
            heard = time
            if waiting == nil { ease(to: value, at: time) }
        }
        self.hand = nil
        guard let waiting else { return }
        self.waiting = nil
        take(waiting.value, at: time, arrival: waiting.arrival)
    }
}

// MARK: - Turning

extension Instrument {
    /// The disc's phase at `time`, in radians.
    public func phase(at time: Double) -> Double {
        configuration.fixedPhase ?? turning.phase(at: Swift.min(time, freezing))
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
        turn(at: meantRate, time, duration: Instrument.speedChangeDuration)
    }

    /// Turns at `rate` radians a second, eased within `duration` seconds.
    mutating func turn(at rate: Double, _ time: Double, duration: Double) {
        // A disc that stands still for want of data goes on with the new speed at once when it goes on.
        let duration = configuration.reducesMotion || isFrozen(at: time) ? 0 : duration
        thaw(at: time)
        do {
            try turning.setSpeed(rate, at: time, duration: duration)
        } catch {
            assertionFailure("a finite speed was refused: \(error)")
        }
    }

    /// Switches reduced motion on or off. On, everything that moves is where it was going at once: values jump
    /// from then on, and the disc stands still. Whatever speed the keys ask for meanwhile is only noted; off,
    /// the disc takes it up, eased.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) {
        guard isReduced != configuration.reducesMotion else { return }
        configuration.reducesMotion = isReduced
        applySpeed(at: time)
        adaptMarks(at: time)
        do {
            try shown.setReducedMotion(isReduced, at: time)
            try balance.setReducedMotion(isReduced, at: time)
            guard isReduced else { return }
            try help.jump(to: help.target, at: time)
            catchUp = Tween(0)
        } catch {
            assertionFailure("the time is not finite: \(error)")
        }
    }

    /// The seconds in which a change of speed is eased.
    static let speedChangeDuration = 0.3
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

    /// Changes the look to a new edition of the theme that the instrument started with.
    public mutating func replaceTheme(_ theme: Theme) {
        themes = Theme.builtIn + (Theme.builtIn.contains(theme) ? [] : [theme])
        setTheme(theme)
    }

    /// Changes what is shown and how it is written. The value stays; a dot that is in the hand is let go.
    public mutating func setGauge(_ gauge: Gauge, at time: Double) {
        guard gauge != configuration.gauge else { return }
        release(at: time)
        holdPhase(at: time)
        configuration.gauge = gauge
        keepAlarms(at: time)
        let start = hasValue ? shown.value(at: time) : gauge.restingValue
        shown = ShownValue(start, scale: gauge.scale, isReduced: configuration.reducesMotion)
        if hasValue { ease(to: value, at: time) } else { value = shown.target }
        adaptMarks(at: time)
        applySpeed(at: time)
        setLayout(size: layout.size, scale: layout.scale)
    }

    /// Shows a word for a moment.
    public mutating func notify(_ text: String, at time: Double) {
        notice = Notice(text, at: time)
        setNeedsDisplay()
    }

    /// The word that is to be seen at `time`; nil where there is none.
    package func noticeText(at time: Double) -> String? {
        notice.flatMap { $0.opacity(at: time, isReduced: configuration.reducesMotion) > 0 ? $0.text : nil }
    }

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
