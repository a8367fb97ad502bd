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
        size: Size, scale: Double = 1, show: Show, gauge: Gauge = Gauge(),
        measures: ThemeMeasures = ThemeMeasures()
    ) {
        self.size = size
        self.scale = scale
        let form = GaugeOutline(gauge, measures: measures)
        switch show {
        case .both:
            let place = form.placeWithDisc(in: size)
            self.gauge = GaugeLayout(
                center: place.center, unit: place.unit, scale: scale, arc: gauge.arc, readout: place.readout,
                hasDisc: true, bottom: size.height, measures: measures)
            taiji = TaijiLayout(
                center: place.center, radius: 0.249 * place.unit, unit: place.unit, scale: scale,
                isBare: false,
                rimShare: measures.rimWidth)
        case .gauge:
            let place = form.placeAlone(in: size)
            self.gauge = GaugeLayout(
                center: place.center, unit: place.unit, scale: scale, arc: gauge.arc, readout: place.readout,
                hasDisc: false, bottom: size.height, measures: measures)
            taiji = nil
        case .taiji:
            self.gauge = nil
            let side = size.shorterSide
            taiji = TaijiLayout(
                center: Point(size.width / 2, size.height / 2), radius: 0.48 * side, unit: side, scale: scale,
                isBare: true, rimShare: measures.rimWidth)
        }
    }
}
