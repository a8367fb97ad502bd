import TaijiGeometry

/// The parts of the instrument as the design gives them, in shares of the picture's shorter side, made as
/// outlines of their own: what the pictures are held against.
struct GaugeForm {
    let width: Int
    let height: Int
    var side: Double { Double(min(width, height)) }
    var center: Point { Point(Double(width) / 2, Double(height) / 2 + 0.024 * side) }

    /// In radians: the scale starts at 150° and goes 240° clockwise.
    static let start = 5 * Double.pi / 6
    static let sweep = 4 * Double.pi / 3

    static func angle(_ fraction: Double) -> Double { start + fraction * sweep }

    /// The point at a fraction of the scale and a share of the side from the centre.
    func point(at fraction: Double, radius: Double) -> Point {
        center + radius * side * Point.unit(at: Self.angle(fraction))
    }

    /// A line's width as a share of the side, for a share that would be thinner than 0.6 pixel: no line fades
    /// away in a small picture.
    private func visible(_ width: Double) -> Double { max(width, 0.6 / side) }

    /// The ring between two shares of the side and two angles.
    private func addSector(
        to path: inout Path, _ inner: Double, _ outer: Double, _ from: Double, _ to: Double
    )
        throws(GeometryError)
    {
        try path.move(to: center + outer * side * Point.unit(at: from))
        try path.addArc(
            Arc(center: center, radius: outer * side, startAngle: from, sweep: to - from))
        try path.addArc(Arc(center: center, radius: inner * side, startAngle: to, sweep: from - to))
        path.close()
    }

    private func sector(radius: Double, width: Double, from start: Double = 0, to end: Double = 1) -> Path {
        .drawing { path throws(GeometryError) in
            guard start < end else { return }
            try addSector(
                to: &path, radius - width / 2, radius + width / 2, Self.angle(start), Self.angle(end))
        }
    }

    var track: Path { sector(radius: 0.422, width: visible(0.0022)) }

    func valueArc(_ fraction: Double) -> Path { sector(radius: 0.384, width: 0.024, to: fraction) }

    /// 60 segments of 3.1° in the middle of cells of 4°.
    var segments: Path {
        .drawing { path throws(GeometryError) in
            for cell in 0..<60 {
                let middle = Self.start + (Double(cell) + 0.5) * 4 * .pi / 180
                let half = (4 - 0.9) / 2 * .pi / 180
                try addSector(to: &path, 0.372, 0.396, middle - half, middle + half)
            }
        }
    }

    /// Ticks at each fiftieth of the scale; every fifth is a long one.
    func ticks(major: Bool) -> Path {
        let (length, width) = major ? (0.018, 0.0027) : (0.009, 0.0016)
        return .drawing { path throws(GeometryError) in
            for index in 0...50 where (index % 5 == 0) == major {
                let outward = Point.unit(at: Self.angle(Double(index) / 50))
                let half = visible(width) / 2 * side * Point(-outward.y, outward.x)
                let (outer, inner) = (
                    center + 0.362 * side * outward, center + (0.362 - length) * side * outward
                )
                try path.move(to: outer - half)
                try path.addLine(to: outer + half)
                try path.addLine(to: inner + half)
                try path.addLine(to: inner - half)
                path.close()
            }
        }
    }

    func dot(_ fraction: Double) -> Path {
        .drawing { path throws(GeometryError) in
            try path.addCircle(center: point(at: fraction, radius: 0.422), radius: 0.0144 * side)
        }
    }
}
