import TaijiDrawing
import TaijiGeometry

extension Gauge {
    /// The dot at `value`, over its shadow.
    func dotLayers(_ value: Double, in layout: GaugeLayout, theme: Theme) -> [Layer] {
        guard showsDot else { return [] }
        let center = layout.dot(at: scale.fraction(of: value))
        func disc(_ center: Point) -> Path {
            .drawing { (path) throws(GeometryError) in
                try path.addCircle(center: center, radius: layout.dotRadius)
            }
        }
        let below = Point(center.x, center.y + layout.dotShadowOffset)
        return [
            .shadow(disc(below), sigma: layout.dotShadowSigma, Color.black.opacity(theme.shadowOpacity)),
            .fill(disc(center), theme.dot),
        ]
    }
}
