import TaijiDrawing
import TaijiGeometry

/// The scenes of the benchmark, as layers that are filled again in place. The package Benchmarks compiles this
/// file too, through a symbolic link, so that peers draw the same scenes.
package struct BenchScene {
    /// Which scene; the names are those of `--scene`.
    package enum Name: String, CaseIterable, Sendable {
        case taiji
        case gauge
        case seamless = "taiji-seamless"
    }

    let name: Name
    let width: Int
    let height: Int
    package private(set) var scene = Scene(background: Color(hex: 0x303030))
    private var scale: Double { Double(min(width, height)) / 512 }
    private var center: Point { Point(Double(width) / 2, Double(height) / 2) }

    package init(_ name: Name, width: Int, height: Int) {
        self.name = name
        self.width = width
        self.height = height
        if name == .gauge { addGaugeFurniture() }
    }

    /// Sets the scene to the angle `a`.
    package mutating func turn(to a: Double) {
        switch name {
        case .taiji: setTaiji(a)
        case .seamless: setSeamless(a)
        case .gauge: setGauge(a)
        }
    }

    private mutating func setTaiji(_ a: Double) {
        let c = center
        let radius = 0.48 * Double(min(width, height))
        let u = Point.unit(at: a)
        let (light, dark) = (Color.white, Color.black)
        let halfTurn = Double.pi
        scene.layers.removeAll(keepingCapacity: true)
        func half(_ center: Point, _ radius: Double, _ from: Double) -> Path {
            Path.drawing { path throws(GeometryError) in
                try path.addArc(
                    center: center, radius: radius, startAngle: from, endAngle: from + halfTurn,
                    clockwise: true)
                path.close()
            }
        }
        scene.layers.append(.fill(half(c, radius, a), light))
        scene.layers.append(.fill(half(c, radius, a + halfTurn), dark))
        scene.layers.append(.fill(half(c + radius / 2 * u, radius / 2, a + halfTurn), light))
        scene.layers.append(.fill(half(c - radius / 2 * u, radius / 2, a), dark))
        scene.layers.append(.fill(line(c, c + radius * u), light))
        scene.layers.append(.fill(line(c, c - radius * u), dark))
        scene.layers.append(.fill(circle(c + radius / 2 * u, radius / 4), dark))
        scene.layers.append(.fill(circle(c - radius / 2 * u, radius / 4), light))
    }

    private mutating func setSeamless(_ a: Double) {
        let c = center
        let radius = 0.48 * Double(min(width, height))
        let u = Point.unit(at: a)
        // The dark fish reaches beyond the clip, which alone bounds the disc: were its edge there too, the white beneath
        // would show along it.
        let fish = Path.drawing { path throws(GeometryError) in
            try path.addArc(
                center: c, radius: radius + 2, startAngle: a + .pi, endAngle: a + 2 * .pi, clockwise: true)
            try path.addArc(
                center: c + radius / 2 * u, radius: radius / 2, startAngle: a, endAngle: a - .pi,
                clockwise: false)
            try path.addArc(
                center: c - radius / 2 * u, radius: radius / 2, startAngle: a, endAngle: a + .pi,
                clockwise: true)
            path.close()
        }
        let whole = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(center: c, width: 2 * radius + 4, height: 2 * radius + 4))
        }
        scene.layers = [
            .group(
                [
                    .fill(whole, .white), .fill(fish, .black),
                    .fill(circle(c + radius / 2 * u, radius / 4), .black),
                    .fill(circle(c - radius / 2 * u, radius / 4), .white),
                ], clip: circle(c, radius))
        ]
    }

    private func circle(_ center: Point, _ radius: Double) -> Path {
        Path.drawing { path throws(GeometryError) in try path.addCircle(center: center, radius: radius) }
    }

    /// A line one pixel wide.
    private func line(_ a: Point, _ b: Point, width: Double = 1) -> Path {
        let along = (width / 2 / a.distance(to: b)) * (b - a)
        let across = Point(-along.y, along.x)
        return Path.drawing { path throws(GeometryError) in
            try path.move(to: a + across)
            try path.addLine(to: b + across)
            try path.addLine(to: b - across)
            try path.addLine(to: a - across)
            path.close()
        }
    }

    private static let start = 135 * Double.pi / 180
    private static let sweep = 270 * Double.pi / 180

    /// A butt-capped stroke of an arc as its outline: two arcs.
    private func band(_ radius: Double, _ width: Double, sweep: Double, round: Bool = false) -> Path {
        let (c, start) = (center, BenchScene.start)
        let (outer, inner) = (radius + width / 2, radius - width / 2)
        return Path.drawing { path throws(GeometryError) in
            try path.addArc(Arc(center: c, radius: outer, startAngle: start, sweep: sweep))
            if round {
                try path.addArc(
                    Arc(
                        center: c + radius * Point.unit(at: start + sweep), radius: width / 2,
                        startAngle: start + sweep, sweep: .pi))
            }
            try path.addArc(Arc(center: c, radius: inner, startAngle: start + sweep, sweep: -sweep))
            if round {
                try path.addArc(
                    Arc(
                        center: c + radius * Point.unit(at: start), radius: width / 2,
                        startAngle: start + .pi,
                        sweep: .pi))
            }
            path.close()
        }
    }

    private mutating func addGaugeFurniture() {
        let s = scale
        let (start, sweep) = (BenchScene.start, BenchScene.sweep)
        scene.layers.append(.fill(band(230 * s, 2 * s, sweep: sweep), Color(hex: 0x808890)))
        let part = sweep / (2 * .pi)
        let conic = Gradient(
            .conic(center: center, startAngle: start),
            stops: [
                .init(0, Color(hex: 0x00B4FF)), .init(part / 2, Color(hex: 0x7CFF6B)),
                .init(part, Color(hex: 0xFF5050)),
            ])
        scene.layers.append(.fill(band(205 * s, 14 * s, sweep: sweep), paint: .gradient(conic)))
        scene.layers.append(.fill(band(180 * s, 14 * s, sweep: sweep), Color(hex: 0x48505A)))
        for tick in 0..<60 {
            let angle = start + sweep * Double(tick) / 59
            let u = Point.unit(at: angle)
            let far = (tick % 5 == 0 ? 168 : 160) * s
            scene.layers.append(
                .fill(line(center + 148 * s * u, center + far * u, width: 2 * s), Color(hex: 0xC0C8D0)))
        }
    }

    private mutating func setGauge(_ a: Double) {
        let s = scale
        let t = 0.5 - 0.5 * cosine(a)
        let sweep = BenchScene.sweep * t
        let knob = center + 180 * s * Point.unit(at: BenchScene.start + sweep)
        if scene.layers.count > 63 { scene.layers.removeLast(scene.layers.count - 63) }
        scene.layers.append(.fill(band(180 * s, 14 * s, sweep: sweep, round: true), Color(hex: 0x30D0A0)))
        let below = knob + Point(0, 2 * s)
        let glow = Gradient(
            .radial(startCenter: below, startRadius: 0, endCenter: below, endRadius: 20 * s),
            stops: [.init(0, Color(gray: 0, alpha: 160.0 / 255)), .init(1, Color(gray: 0, alpha: 0))])
        scene.layers.append(.fill(circle(below, 20 * s), paint: .gradient(glow)))
        scene.layers.append(.fill(circle(knob, 11 * s), Color(hex: 0xF4F6F8)))
    }
}
