import TaijiGeometry

/// Where the gauge's parts are, in pixels. The shares are those of the default look.
public struct GaugeLayout: Hashable, Sendable {
    /// Where the readout stands.
    enum ReadoutPlace: Hashable, Sendable {
        /// In the ring's gap; the distances are counted from `top`, the upper edge of the square that holds
        /// the instrument.
        case inGap(top: Double)
        /// In the middle of the ring.
        case inMiddle
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
    let readout: ReadoutPlace

    init(center: Point, unit: Double, scale: Double, arc: GaugeArc, readout: ReadoutPlace) {
        self.center = center
        self.unit = unit
        self.scale = scale
        self.arc = arc
        self.readout = readout
        trackRadius = 0.422 * unit
        bandRadius = 0.384 * unit
        bandWidth = 0.024 * unit
    }

    var trackWidth: Double { visible(0.0022 * unit) }
    var dotRadius: Double { 0.0144 * unit }
    /// The standard deviation of the dot's shadow, and how far down it falls.
    var dotShadowSigma: Double { 0.006 * unit }
    var dotShadowOffset: Double { 0.003 * unit }

    /// The number of segments of the unfilled band.
    var segmentCount: Int { 60 }
    /// The part of a segment's cell that is left free.
    var segmentGap: Double { 0.9 / 4 }

    var tickRadius: Double { 0.362 * unit }
    var majorTickLength: Double { 0.018 * unit }
    var majorTickWidth: Double { visible(0.0027 * unit) }
    var minorTickLength: Double { 0.009 * unit }
    var minorTickWidth: Double { visible(0.0016 * unit) }
    var labelRadius: Double { 0.320 * unit }
    /// Labels are kept legible in a small picture; the layout then drops those that would crowd.
    var labelSize: Double { Swift.max(0.021 * unit, Swift.min(9 * scale, 0.036 * unit)) }

    /// How far from the centre a label may reach: short of the long ticks' inner ends.
    var labelLimit: Double { tickRadius - majorTickLength - 0.006 * unit }
    /// The smallest text that can be read, in units of the window system; smaller labels are left out.
    static let leastTextSize = 6.0

    var readoutSize: Double {
        switch readout {
        case .inGap: 0.107 * unit
        case .inMiddle: 0.19 * unit
        }
    }
    var unitSize: Double {
        switch readout {
        case .inGap: 0.038 * unit
        case .inMiddle: 0.06 * unit
        }
    }
    var titleSize: Double {
        switch readout {
        case .inGap: Swift.max(0.020 * unit, Swift.min(9 * scale, 0.034 * unit))
        case .inMiddle: 0.034 * unit
        }
    }
    /// The widest that a readout may be: in the gap, the room between the arc's ends.
    var readoutWidth: Double {
        switch readout {
        case .inGap: 0.66 * unit
        case .inMiddle: 0.5 * unit
        }
    }
    var readoutBaseline: Double {
        switch readout {
        case .inGap(let top): top + 0.889 * unit
        case .inMiddle: center.y + 0.05 * unit
        }
    }
    var titleBaseline: Double {
        switch readout {
        case .inGap(let top): top + 0.933 * unit
        case .inMiddle: center.y + 0.12 * unit
        }
    }

    /// A line's width, but never so thin that it would fade away in a small picture.
    private func visible(_ width: Double) -> Double { Swift.max(width, 0.6 * scale) }

    /// The dot's centre at a fraction of the scale.
    public func dot(at fraction: Double) -> Point {
        center + trackRadius * Point.unit(at: arc.angle(at: fraction))
    }
}
