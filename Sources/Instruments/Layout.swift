import TaijiGeometry

/// Where everything is, in pixels: a pure function of the picture's size and of what is shown.
public struct Layout: Hashable, Sendable {
    /// The picture.
    public let size: Size
    /// Pixels for each unit of the window system: what is meant for a finger or an eye, such as the least hit
    /// area, grows with it.
    public let scale: Double
    /// The gauge's place; nil where it is not shown.
    public let gauge: GaugeLayout?
    /// The disc's place; nil where it is not shown.
    public let taiji: TaijiLayout?

    /// The layout of a picture of `size` pixels, with the widths and sizes of a theme.
    public init(
        size: Size, scale: Double = 1, show: Show, arc: GaugeArc = .standard,
        measures: ThemeMeasures = ThemeMeasures()
    ) {
        self.size = size
        self.scale = scale
        let side = size.shorterSide
        let middle = Point(size.width / 2, size.height / 2)
        switch show {
        case .both:
            let center = Point(middle.x, middle.y + 0.024 * side)
            gauge = GaugeLayout(
                center: center, unit: side, scale: scale, arc: arc, readout: .inGap(top: middle.y - side / 2),
                measures: measures)
            taiji = TaijiLayout(
                center: center, radius: 0.249 * side, unit: side, scale: scale, isBare: false,
                rimShare: measures.rimWidth)
        case .gauge:
            // Without a disc in it the ring may be larger, and sits a little lower, so that the space above
            // and below what is drawn is the same.
            let unit = 1.08 * side
            let center = Point(middle.x, middle.y + 0.1 * side)
            gauge = GaugeLayout(
                center: center, unit: unit, scale: scale, arc: arc, readout: .inMiddle,
                measures: measures)
            taiji = nil
        case .taiji:
            gauge = nil
            taiji = TaijiLayout(
                center: middle, radius: 0.48 * side, unit: side, scale: scale, isBare: true,
                rimShare: measures.rimWidth)
        }
    }
}
