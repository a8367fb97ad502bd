/// What a gauge shows and how it writes it.
public struct Gauge: Hashable, Sendable {
    /// The values it can show.
    public var scale: GaugeScale
    /// Where its scale starts and ends.
    public var arc: GaugeArc
    /// What is written under the number; empty for nothing.
    public var title: String
    /// How it writes numbers.
    public var format: NumberFormat
    /// The ticks of the scale.
    public var ticks = TickRule.nice(count: 11)
    /// How the numbers at the ticks are written; nil is as short as they can be. Digits are added where two would
    /// read alike; the unit is not written.
    public var labelFormat: NumberFormat?
    /// Labels in place of the ticks' own, each at its value.
    public var customLabels: [ScaleLabel] = []
    /// Bands of colour on the dial.
    public var zones: [Zone] = []
    /// How the band is drawn.
    public var band = BandStyle()
    /// The value from which the band is filled; nil is the scale's start.
    public var origin: Double?
    /// What else is shown on the dial.
    public var marks: [GaugeMark] = []
    /// Whether the dot and the track on which it rides are drawn; without them the band or a needle shows the value.
    public var showsDot = true
    /// For how many seconds the dot leaves a fading trail behind; 0 for none.
    public var trail = 0.0
    /// For how long a value is trusted.
    public var freshness = Freshness()
    /// Limits whose crossing is told.
    public var alarms: [Alarm] = []
    /// What the value does to the disc.
    public var drive = TaijiDrive()
    /// The value that a double click goes back to; nil is none.
    public var defaultValue: Double?
    /// Whether the hand can set nothing.
    public var isReadOnly = false

    /// A gauge of the given scale.
    public init(
        scale: GaugeScale = .percent, arc: GaugeArc = .standard, title: String = "",
        format: NumberFormat = NumberFormat(unit: "%")
    ) {
        self.scale = scale
        self.arc = arc
        self.title = title
        self.format = format
    }

    /// The value at which nothing is filled: the band's origin, held at the scale's ends, or the scale's start.
    public var restingValue: Double {
        guard let origin, origin.isFinite else { return scale.start }
        return Swift.min(scale.maximum, Swift.max(scale.minimum, origin))
    }

    /// The number of `value` as the readout shows it, without its unit.
    public func readoutText(_ value: Double) -> String { format.text(value) }
}
