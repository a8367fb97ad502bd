import TaijiGeometry

/// Where the disc is, in pixels.
public struct TaijiLayout: Hashable, Sendable {
    /// The disc's centre.
    public let center: Point
    /// The disc's radius.
    public let radius: Double
    /// The length of which rim and shadow are shares.
    let unit: Double
    /// Pixels for each unit of the window system.
    let scale: Double
    /// Whether the disc stands alone, without rim and shadow.
    let isBare: Bool
    /// The rim's width, as a share of half the unit.
    let rimShare: Double

    /// How far outside the disc the rim's middle runs.
    var rimRadius: Double { radius + 0.0045 * unit }
    /// How wide the rim is.
    var rimWidth: Double { visible(rimShare, of: unit, scale: scale) }
    /// How far down the shadow falls.
    var shadowOffset: Double { 0.009 * unit }
    /// The shadow's standard deviation.
    var shadowSigma: Double { 0.011 * unit }
}
