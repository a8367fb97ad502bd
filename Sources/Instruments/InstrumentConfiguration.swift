import TaijiDrawing
import TaijiMotion

/// All that a user chooses of an instrument before it starts.
public struct InstrumentConfiguration: Sendable {
    /// Which of the two instruments is shown.
    public var show = Show.both
    /// The gauge's scale and texts.
    public var gauge = Gauge()
    /// The first value. The shown one starts at the scale's minimum and eases to it. Nil is none: the dial says
    /// that it has no data until some come.
    public var startValue: Double? = 64
    /// Whether values come from outside: then they age, by ``Gauge/freshness``. The first one that comes makes it
    /// so in any case.
    public var isFed = false
    /// How a set value is reached; one that Motion refuses (a negative duration) is a jump.
    public var movement = Movement.easing(.easeInOut, duration: 1)
    /// The colours.
    public var theme = Theme.dark
    /// The colour beneath everything; nil is the theme's.
    public var background: Color?
    /// The light fish's colour; nil is the theme's, white in the taiji alone.
    public var light: Color?
    /// The dark fish's colour; nil is the theme's, black in the taiji alone.
    public var dark: Color?
    /// An eye's radius as a share of the disc's, 0…0.5; nil is a seventh, a quarter in the taiji alone.
    public var eye: Double?
    /// The light colour's share of the disc at first, 0…1.
    public var share = 0.5
    /// How the disc is put together.
    public var style = Taiji.Style.seamless
    /// How fast the disc turns at first.
    public var speed = TurningSpeed.normal
    /// Whether the disc turns counter-clockwise.
    public var isReversed = false
    /// A phase in radians at which the disc stands still; nil lets it turn.
    public var fixedPhase: Double?
    /// Whether values jump where they would move, and the disc stands still, whatever speed is asked for.
    public var reducesMotion = false

    /// The default instrument.
    public init() {}
}
