import TaijiDrawing
import TaijiGeometry

extension Taiji {
    /// The disc of `radius` pixels round `center`, turned by `phase` radians clockwise: at phase 0 the lower
    /// half of the rim is light and the dark fish has its head on the left.
    public func layers(center: Point, radius: Double, phase: Double) -> [Layer] {
        switch style {
        case .classic: classicLayers(center: center, radius: radius, phase: phase)
        case .seamless: seamlessLayers(center: center, radius: radius, phase: phase)
        }
    }

    /// The eyes: dark on the light fish's head, at c + (R/2)u, and light on the dark one's.
    private func eyes(center: Point, radius: Double, axis: Point) -> [Layer] {
        [(-0.5, light), (0.5, dark)].map { place, color in
            let eye = center + (place * radius) * axis
            return .fill(
                .drawing { (path) throws(GeometryError) in
                    try path.addCircle(center: eye, radius: self.eye * radius)
                }, color)
        }
    }

    private func seamlessLayers(center: Point, radius: Double, phase: Double) -> [Layer] {
        let axis = Point.unit(at: phase)
        let disc = Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: center, radius: radius)
        }
        let reach = radius + Taiji.reach
        let ground = Path.drawing { (path) throws(GeometryError) in
            try path.addRect(Rect(center: center, width: 2 * reach, height: 2 * reach))
        }
        let fish = Path.drawing { (path) throws(GeometryError) in
            let half = radius / 2
            // From its tail along the rim, which the fish follows exactly only as far as a tail, its own or the
            // light one's, shares pixels with it.
            let along = Swift.min(.pi / 2, (2 * (3 * radius).squareRoot() + 4) / radius)
            try path.addArc(
                Arc(center: center, radius: radius, startAngle: phase + .pi, sweep: along))
            try path.addArc(
                Arc(center: center, radius: reach, startAngle: phase + .pi + along, sweep: .pi - 2 * along))
            try path.addArc(
                Arc(center: center, radius: radius, startAngle: phase - along, sweep: along))
            try path.addArc(
                Arc(center: center + half * axis, radius: half, startAngle: phase, sweep: -.pi))
            try path.addArc(
                Arc(center: center - half * axis, radius: half, startAngle: phase, sweep: .pi))
            path.close()
        }
        return [
            .partition(
                of: disc,
                [.fill(ground, light), .fill(fish, dark)] + eyes(center: center, radius: radius, axis: axis))
        ]
    }

    /// How far the dark fish reaches beyond the rim where it is no matter how far, in pixels: past the tiles
    /// that the rim goes through, so that these are wholly dark.
    private static let reach = 24.0

    private func classicLayers(center: Point, radius: Double, phase: Double) -> [Layer] {
        let axis = Point.unit(at: phase)
        let half = radius / 2
        func halfDisc(_ center: Point, _ radius: Double, from start: Double, _ color: Color) -> Layer {
            .fill(
                .drawing { (path) throws(GeometryError) in
                    try path.addArc(Arc(center: center, radius: radius, startAngle: start, sweep: .pi))
                    path.close()
                }, color)
        }
        func dividingRadius(_ end: Point, _ color: Color) -> Layer {
            let line = Path.drawing { (path) throws(GeometryError) in
                try path.move(to: end)
                try path.addLine(to: center)
            }
            return .fill(line.stroked(StrokeStyle(width: 1)), color)
        }
        return [
            halfDisc(center, radius, from: phase, light),
            halfDisc(center, radius, from: phase + .pi, dark),
            halfDisc(center + half * axis, half, from: phase + .pi, light),
            halfDisc(center - half * axis, half, from: phase, dark),
            dividingRadius(center + radius * axis, light),
            dividingRadius(center - radius * axis, dark),
        ] + eyes(center: center, radius: radius, axis: axis)
    }
}
