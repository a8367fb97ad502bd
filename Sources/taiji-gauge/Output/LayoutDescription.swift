import TaijiFormats
import TaijiGeometry

/// Where things are at rest, in pixels and radians: what `--describe` prints.
package struct LayoutDescription: Equatable, Sendable {
    /// The gauge's circles, angles and dot.
    package struct Gauge: Equatable, Sendable {
        package var center: Point
        package var trackRadius: Double
        package var bandRadius: Double
        package var bandWidth: Double
        package var startAngle: Double
        package var endAngle: Double
        package var dot: Point

        package init(
            center: Point, trackRadius: Double, bandRadius: Double, bandWidth: Double, startAngle: Double,
            endAngle: Double, dot: Point
        ) {
            self.center = center
            self.trackRadius = trackRadius
            self.bandRadius = bandRadius
            self.bandWidth = bandWidth
            self.startAngle = startAngle
            self.endAngle = endAngle
            self.dot = dot
        }
    }

    /// The disc.
    package struct Taiji: Equatable, Sendable {
        package var center: Point
        package var radius: Double

        package init(center: Point, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    /// Size of the picture.
    package var size: Options.PictureSize
    /// Pixels to a unit of the window; 1 for a picture.
    package var scale: Double
    /// The gauge, nil where it is not shown.
    package var gauge: Gauge?
    /// The disc, nil where it is not shown.
    package var taiji: Taiji?
    /// The value's text, nil where it is not shown.
    package var readout: Rect?

    package init(
        size: Options.PictureSize, scale: Double = 1, gauge: Gauge?, taiji: Taiji?, readout: Rect?
    ) {
        self.size = size
        self.scale = scale
        self.gauge = gauge
        self.taiji = taiji
        self.readout = readout
    }

    /// The object that is printed; what is not shown is null.
    package var json: JSON {
        .object([
            "width": .number(Double(size.width)),
            "height": .number(Double(size.height)),
            "scale": .number(scale),
            "gauge": gauge.map(LayoutDescription.json) ?? .null,
            "taiji": taiji.map(LayoutDescription.json) ?? .null,
            "readout": readout.map(LayoutDescription.json) ?? .null,
        ])
    }

    private static func json(_ gauge: Gauge) -> JSON {
        .object([
            "center": json(gauge.center),
            "trackRadius": .number(gauge.trackRadius),
            "bandRadius": .number(gauge.bandRadius),
            "bandWidth": .number(gauge.bandWidth),
            "startAngle": .number(gauge.startAngle),
            "endAngle": .number(gauge.endAngle),
            "dot": json(gauge.dot),
        ])
    }

    private static func json(_ taiji: Taiji) -> JSON {
        .object(["center": json(taiji.center), "radius": .number(taiji.radius)])
    }

    private static func json(_ point: Point) -> JSON {
        .object(["x": .number(point.x), "y": .number(point.y)])
    }

    private static func json(_ rect: Rect) -> JSON {
        .object([
            "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
            "height": .number(rect.height),
        ])
    }
}
