/// What a gauge shows and how it writes it.
public struct Gauge: Hashable, Sendable {
    /// The values it can show.
    public var scale: GaugeScale
    /// Where its scale starts and ends.
    public var arc: GaugeArc
    /// What is written after the number; empty for nothing.
    public var unit: String
    /// What is written under the number; empty for nothing.
    public var title: String
    /// The digits after the number's dot, 0…15.
    public var decimals: Int
    /// The ticks of the scale.
    public var ticks = TickRule.nice(count: 11)
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

    /// A gauge of the given scale; decimals outside 0…15 are held at the nearer end.
    public init(
        scale: GaugeScale = .percent, arc: GaugeArc = .standard, unit: String = "%", title: String = "",
        decimals: Int = 0
    ) {
        self.scale = scale
        self.arc = arc
        self.unit = unit
        self.title = title
        self.decimals = Swift.min(15, Swift.max(0, decimals))
    }

    /// `value` as the readout writes it: fixed decimals, a typographic minus, never "−0". A number of more than
    /// twelve digits before its dot is written as a power of ten.
    public func readoutText(_ value: Double) -> String {
        let minus = "\u{2212}"
        return abs(value) < 1e12
            ? DecimalText.fixed(value, decimals: decimals, minus: minus)
            : DecimalText.scientific(value, decimals: Swift.min(decimals, 6), minus: minus)
    }
}
