import TaijiGeometry

/// Where the gauge's parts are, in pixels: the design's places, and the widths and sizes of a theme.
public struct GaugeLayout: Hashable, Sendable {
    /// Where the readout stands.
    enum ReadoutPlace: Hashable, Sendable {
        /// In the ring's gap, or under a ring without one, no wider than `width`, a share of the unit; the
        /// distances are counted from `top`, the upper edge of the square that holds the default look.
        case inGap(top: Double, width: Double)
        /// In the middle of the ring: the number no wider than `width`, the line under it than `lineWidth`, in shares
        /// of the unit.
        case inMiddle(width: Double, lineWidth: Double)
    }

    /// The centre of all arcs.
    public let center: Point
    /// Where the scale starts and ends.
    public let arc: GaugeArc
    /// The radius on which the dot rides.
    public let trackRadius: Double
    /// The radius of the band's middle: background and value arc.
    public let bandRadius: Double
    /// The width of the band.
    public let bandWidth: Double
    /// Pixels for each unit of the window system.
    let scale: Double
    /// The length of which everything is a share.
    let unit: Double
    /// Where the readout stands.
    private(set) var readout: ReadoutPlace
    /// The picture's lower edge.
    let bottom: Double
    /// Whether the disc lies in the middle.
    let hasDisc: Bool
    /// Widths and sizes, as shares of half the unit.
    let measures: ThemeMeasures

    /// The track's and the band's radius, the end of the triangles outside it, the lower edges of readout and title from the top of
    /// the default look's square, in shares of the unit.
    static let trackShare = 0.422
    static let bandShare = 0.384
    static let triangleEnd = 0.4585
    /// Their end where there is no track.
    static let nearTriangleEnd = 0.421
    static let readoutShare = 0.889
    static let titleShare = 0.933

    init(
        center: Point, unit: Double, scale: Double, arc: GaugeArc, readout: ReadoutPlace,
        hasDisc: Bool, bottom: Double, measures: ThemeMeasures
    ) {
        self.center = center
        self.unit = unit
        self.scale = scale
        self.arc = arc
        self.readout = readout
        self.hasDisc = hasDisc
        self.bottom = bottom
        self.measures = measures
        trackRadius = GaugeLayout.trackShare * unit
        bandRadius = GaugeLayout.bandShare * unit
        bandWidth = length(measures.bandWidth, of: unit)
    }

    var trackWidth: Double { visible(measures.trackWidth, of: unit, scale: scale) }
    package var dotRadius: Double { length(measures.dotRadius, of: unit) }
    /// The standard deviation of the dot's shadow, and how far down it falls.
    var dotShadowSigma: Double { 0.006 * unit }
    var dotShadowOffset: Double { 0.003 * unit }

    /// Where ticks begin: the same distance from a band of any width.
    var tickRadius: Double { 0.362 * unit - (bandWidth - 0.024 * unit) / 2 }
    var majorTickLength: Double { length(measures.majorTickLength, of: unit) }
    var majorTickWidth: Double { visible(measures.majorTickWidth, of: unit, scale: scale) }
    var minorTickLength: Double { length(measures.minorTickLength, of: unit) }
    var minorTickWidth: Double { visible(measures.minorTickWidth, of: unit, scale: scale) }
    var labelRadius: Double { 0.320 * unit }
    /// Labels are kept legible in a small picture; the layout then drops those that would crowd.
    var labelSize: Double {
        // Without the disc there is room for larger ones.
        (hasDisc ? 1 : 1.35)
            * Swift.max(length(measures.labelSize, of: unit), Swift.min(9 * scale, 0.036 * unit))
    }

    /// How far from the centre a label may reach: short of the long ticks' inner ends.
    var labelLimit: Double { tickRadius - majorTickLength - 0.006 * unit }

    /// The smallest text that can be read, in units of the window system; smaller labels are left out.
    static let leastTextSize = 6.0
    /// The size of what is said of a value's state on a dial that is too small for its title, likewise.
    static let leastStateSize = 7.0

    var readoutSize: Double {
        switch readout {
        case .inGap: length(measures.readoutSize, of: unit)
        case .inMiddle: 0.19 / 0.107 * length(measures.readoutSize, of: unit)
        }
    }
    var unitSize: Double {
        switch readout {
        case .inGap: length(measures.unitSize, of: unit)
        case .inMiddle: 0.06 / 0.038 * length(measures.unitSize, of: unit)
        }
    }
    var titleSize: Double {
        switch readout {
        case .inGap: Swift.max(length(measures.titleSize, of: unit), Swift.min(9 * scale, 0.034 * unit))
        case .inMiddle: 0.034 / 0.020 * length(measures.titleSize, of: unit)
        }
    }
    /// The widest that a readout may be: in the gap, the room between the arc's ends.
    var readoutWidth: Double {
        switch readout {
        case .inGap(_, let width): width * unit
        case .inMiddle(let width, _): width * unit
        }
    }
    /// The widest that the line under it may be: in the middle of the ring narrower, between the labels at the
    /// scale's ends.
    var secondLineWidth: Double {
        switch readout {
        case .inGap: readoutWidth
        case .inMiddle(_, let width): width * unit
        }
    }
    var readoutBaseline: Double {
        switch readout {
        case .inGap(let top, _): top + GaugeLayout.readoutShare * unit
        case .inMiddle: center.y + 0.05 * unit
        }
    }
    var titleBaseline: Double {
        switch readout {
        case .inGap(let top, _): top + GaugeLayout.titleShare * unit
        case .inMiddle: center.y + 0.12 * unit
        }
    }

    /// The layout with its readout elsewhere.
    func placing(_ readout: ReadoutPlace) -> GaugeLayout {
        var layout = self
        layout.readout = readout
        return layout
    }

    /// The dot's centre at a fraction of the scale.
    public func dot(at fraction: Double) -> Point {
        center + trackRadius * Point.unit(at: arc.angle(at: fraction))
    }
}

/// The length of a share of a radius that is half of `unit`.
func length(_ share: Double, of unit: Double) -> Double {
    share > 0 ? Swift.min(share, 1) * (unit / 2) : 0
}

/// The width of a line likewise, but never so thin that it would fade away in a small picture.
func visible(_ share: Double, of unit: Double, scale: Double) -> Double {
    Swift.max(length(share, of: unit), 0.6 * scale)
}
