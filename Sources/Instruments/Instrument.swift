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
    public internal(set) var configuration: InstrumentConfiguration
    /// What text is set in.
    let typeface: any Typeface
    /// Where everything is.
    public internal(set) var layout: Layout

    /// The one animated value: arc, dot and readout all show what it is at a time.
    var shown: ShownValue
    /// The values of the marks beside it.
    var markValues = MarkValues()
    /// Where the dot has been.
    var trail = Trail()
    /// The value that was asked for last.
    public internal(set) var value: Double
    /// The value that alarms judged last: where values come from outside it is never the hand's.
    var judged: Double
    /// The disc's phase.
    var turning: Turning
    /// The light colour's share of the disc, where no value drives it.
    var balance: AnimatedValue<Double>
    /// How fast the disc is meant to turn. While motion is reduced it stands still all the same.
    public internal(set) var speed: TurningSpeed
    /// The speed to which a pause goes back.
    var speedBeforePause: TurningSpeed
    /// Whether the disc turns counter-clockwise.
    public internal(set) var isReversed: Bool

    /// What the pointer has hold of.
    var hand: Hand?
    /// Where the pointer was last, in pixels; nil while it is not over the picture.
    var pointer: Point?
    /// While a dot that was grabbed from afar comes to the pointer: how far the shown value is ahead of the
    /// pointer, in the scale's coordinates, eased to 0.
    var catchUp = Tween(0.0)
    /// The value that came from outside while the dot was in the hand, and when.
    var waiting: (value: Double, arrival: Double)?
    /// Whether there is a value, and when the source was heard of last.
    var hasValue: Bool
    var heard: Double
    /// Since when the source has said only what could not be read, and when it ended; nil where it has not.
    var unreadableSince: Double?
    var endedAt: Double?
    /// Whether a value that the hand sets next is news even where it is the last one.
    var mustTell = false
    /// Whether values come from outside.
    var isFed: Bool
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
    /// What is wrong for the time being, in a word.
    var standingNotice: Notice?

    /// The themes that a key goes through: the built-in ones, and the one it started with where it is another.
    var themes = Theme.builtIn

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
        judged = value
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
        turning = .turning(
            phase: 0, speed: meantRate, isReduced: configuration.reducesMotion, at: time)
        startChannels(at: time)
        if let start { take(start, at: time, arrival: time) }
    }
}
