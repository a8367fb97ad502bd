import TaijiDrawing
import TaijiGeometry

/// The cross through a dial whose value means nothing any more.
struct Cross {
    /// Where its lines meet.
    var center: Point
    /// How far they reach from there.
    var reach: Double
    /// How wide they are.
    var width: Double

    /// The cross of an instrument: through the whole dial, or through the disc that stands alone.
    init?(in layout: Layout) {
        if let gauge = layout.gauge {
            center = gauge.center
            reach = gauge.trackRadius
            width = Swift.max(0.014 * gauge.unit, 2 * layout.scale)
        } else if let disc = layout.taiji {
            center = disc.center
            reach = 0.96 * disc.radius
            width = Swift.max(0.032 * disc.radius, 2 * layout.scale)
        } else {
            return nil
        }
    }

    /// The cross, with an edge of the ground round it so that it stands out from whatever lies beneath.
    func layers(_ color: Color, ground: Color) -> [Layer] {
        let lines = Path.drawing { (path) throws(GeometryError) in
            for way in [Point(1, 1), Point(1, -1)] {
                let half = (reach / 2.0.squareRoot()) * way
                try path.move(to: center - half)
                try path.addLine(to: center + half)
            }
        }
        return [
            .fill(lines.stroked(StrokeStyle(width: 1.7 * width, cap: .round)), ground.opacity(0.8)),
            .fill(lines.stroked(StrokeStyle(width: width, cap: .round)), color),
        ]
    }
}
