import TaijiDrawing

/// The look of an instrument: its colours, and how wide and large its parts are.
public struct Theme: Hashable, Sendable {
    /// What the theme is called.
    public var name: String
    /// What lies beneath everything.
    public var background: Color
    /// The thin arc on which the dot rides.
    public var track: Color
    /// The part of the band that the value does not fill.
    public var segments: Color
    /// The long ticks.
    public var majorTicks: Color
    /// The short ticks.
    public var minorTicks: Color
    /// The numbers at the long ticks.
    public var labels: Color
    /// The filled part of the band, from the scale's start to its end in equal parts; at least one.
    public var value: [Color]
    /// The light fish.
    public var light: Color
    /// The dark fish.
    public var dark: Color
    /// The hairline round the disc.
    public var rim: Color
    /// The opacity of the disc's and the dot's shadow, 0…1.
    public var shadowOpacity: Double
    /// The dot.
    public var dot: Color
    /// The number of the readout.
    public var readout: Color
    /// The readout's unit, and the title.
    public var caption: Color
    /// A set-point, a demand, a limit that somebody chose.
    public var setPoint: Color
    /// Nothing to worry about.
    public var normal: Color
    /// A warning.
    public var warning: Color
    /// An alarm.
    public var alarm: Color
    /// What stays in the background: held peaks, a gauge without data.
    public var muted: Color
    /// Widths and sizes.
    public var measures: ThemeMeasures
    /// Whether every ink is the muted one.
    var isGreyed = false

    /// A theme with the given members.
    public init(
        name: String, background: Color, track: Color, segments: Color, majorTicks: Color, minorTicks: Color,
        labels: Color, value: [Color], light: Color, dark: Color, rim: Color, shadowOpacity: Double,
        dot: Color, readout: Color, caption: Color, setPoint: Color, normal: Color, warning: Color,
        alarm: Color, muted: Color, measures: ThemeMeasures = ThemeMeasures()
    ) {
        self.name = name
        self.background = background
        self.track = track
        self.segments = segments
        self.majorTicks = majorTicks
        self.minorTicks = minorTicks
        self.labels = labels
        self.value = value
        self.light = light
        self.dark = dark
        self.rim = rim
        self.shadowOpacity = shadowOpacity
        self.dot = dot
        self.readout = readout
        self.caption = caption
        self.setPoint = setPoint
        self.normal = normal
        self.warning = warning
        self.alarm = alarm
        self.muted = muted
        self.measures = measures
    }

    /// The colour that `ink` has in this theme.
    public func color(of ink: Ink) -> Color {
        switch ink {
        case _ where isGreyed: muted
        case .color(let color): color
        case .role(.value): value.isEmpty ? dot : value[value.count / 2]
        case .role(.setPoint): setPoint
        case .role(.normal): normal
        case .role(.warning): warning
        case .role(.alarm): alarm
        case .role(.muted): muted
        }
    }
}
