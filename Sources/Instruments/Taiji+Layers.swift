import TaijiDrawing
import TaijiGeometry

extension Taiji {
    /// The disc of `radius` pixels round `center`, turned by `phase` radians clockwise: at phase 0 the lower
    /// half of the rim is light and the dark fish has its head on the left.
    public func layers(center: Point, radius: Double, phase: Double) -> [Layer] {
        // A fish without any share has neither head nor tail.
        guard share > 0, share < 1 else {
            return [.fill(disc(center, radius), share > 0 ? light : dark)]
        }
        return switch style {
        case .classic: classicLayers(center: center, radius: radius, phase: phase)
        case .seamless: seamlessLayers(center: center, radius: radius, phase: phase)
        }
    }

    private func disc(_ center: Point, _ radius: Double) -> Path {
        .drawing { (path) throws(GeometryError) in try path.addCircle(center: center, radius: radius) }
    }

    /// The heads' circles: the light one touches the rim at the axis' end, the dark one at its start.
    private func heads(center: Point, radius: Double, axis: Point) -> (light: Head, dark: Head) {
        let light = share * radius
        let dark = radius - light
        return (
            Head(center: center + dark * axis, radius: light),
            Head(center: center - light * axis, radius: dark)
        )
    }

    /// A fish's head.
    private struct Head {
        var center: Point
        var radius: Double

        /// Along how much of the rim, in radians from its tip, the other fish's tail beside this head is thinner
        /// than six pixels, and a little more: up to all of it, beside a head that is nearly the disc.
        ///
        /// Near the tip the tail lies between circles of radii R and r that touch, and at the way d is d²/2 (1/r − 1/R)
        /// thick; farther off the law of cosines says where it is. `rest` is 1 − r/R.
        func tailLength(rest: Double, radius: Double) -> Double {
            let near = ((12 * self.radius / rest).squareRoot() + 4) / radius
            guard near > .pi / 2 else { return near }
            let (inner, offset) = (Swift.max(0, radius - 6), rest * radius)
            let cosine =
                (inner * inner + offset * offset - self.radius * self.radius) / (2 * inner * offset)
            return cosine > -1
                ? Point(cosine, (1 - Swift.min(1, cosine * cosine)).squareRoot()).angle + 4 / radius : .pi
        }
    }

    /// The eyes: dark on the light fish's head and light on the dark one's, in the middle of each.
    private func eyes(_ heads: (light: Head, dark: Head)) -> [Layer] {
        let radius = 2 * eye * Swift.min(heads.light.radius, heads.dark.radius)
        return [
            .fill(disc(heads.dark.center, radius), light), .fill(disc(heads.light.center, radius), dark),
        ]
    }

    private func seamlessLayers(center: Point, radius: Double, phase: Double) -> [Layer] {
        let axis = Point.unit(at: phase)
        let heads = heads(center: center, radius: radius, axis: axis)
        let reach = radius + Taiji.reach
        let ground = Path.drawing { (path) throws(GeometryError) in
            try path.addRect(Rect(center: center, width: 2 * reach, height: 2 * reach))
        }
        let fish = Path.drawing { (path) throws(GeometryError) in
            // From its tail along the rim, which the fish follows exactly only as far as a tail, its own or the
            // light one's, shares pixels with it.
            let first = Swift.min(.pi / 2, heads.dark.tailLength(rest: share, radius: radius))
            let last = Swift.min(.pi - first, heads.light.tailLength(rest: 1 - share, radius: radius))
            try path.addArc(
                Arc(center: center, radius: radius, startAngle: phase + .pi, sweep: first))
            if first + last < .pi {
                try path.addArc(
                    Arc(
                        center: center, radius: reach, startAngle: phase + .pi + first,
                        sweep: .pi - first - last))
            }
            try path.addArc(
                Arc(center: center, radius: radius, startAngle: phase - last, sweep: last))
            try path.addArc(
                Arc(center: heads.light.center, radius: heads.light.radius, startAngle: phase, sweep: -.pi))
            try path.addArc(
                Arc(center: heads.dark.center, radius: heads.dark.radius, startAngle: phase, sweep: .pi))
            path.close()
        }
        return [
            .partition(of: disc(center, radius), [.fill(ground, light), .fill(fish, dark)] + eyes(heads))
        ]
    }

    /// How far the dark fish reaches beyond the rim where it is no matter how far, in pixels: past the tiles
    /// that the rim goes through, so that these are wholly dark.
    private static let reach = 24.0

    private func classicLayers(center: Point, radius: Double, phase: Double) -> [Layer] {
        let axis = Point.unit(at: phase)
        let heads = heads(center: center, radius: radius, axis: axis)
        func halfDisc(_ center: Point, _ radius: Double, from start: Double, _ color: Color) -> Layer {
            .fill(
                .drawing { (path) throws(GeometryError) in
                    try path.addArc(Arc(center: center, radius: radius, startAngle: start, sweep: .pi))
                    path.close()
                }, color)
        }
        // Where the two heads' circles touch.
        let touch = heads.dark.center + heads.dark.radius * axis
        func dividingRadius(_ end: Point, _ color: Color) -> Layer {
            let line = Path.drawing { (path) throws(GeometryError) in
                try path.move(to: end)
                try path.addLine(to: share == 0.5 ? center : touch)
            }
            return .fill(line.stroked(StrokeStyle(width: 1)), color)
        }
        return [
            halfDisc(center, radius, from: phase, light),
            halfDisc(center, radius, from: phase + .pi, dark),
            halfDisc(heads.light.center, heads.light.radius, from: phase + .pi, light),
            halfDisc(heads.dark.center, heads.dark.radius, from: phase, dark),
            dividingRadius(center + radius * axis, light),
            dividingRadius(center - radius * axis, dark),
        ] + eyes(heads)
    }
}
