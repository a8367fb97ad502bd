import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Shapes of large circles, whose tiles mostly hold the circle itself.
@Suite struct CircleTileTests {
    static let (width, height) = (240, 208)

    /// Discs, half-discs, sectors, rings and pairs of circles, with centres, radii and ends on the borders of tiles or
    /// a step beside them as often as anywhere.
    struct Shapes {
        var random: SeededRandom

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            let value = random.double(range)
            switch random.int(0...5) {
            case 0: return (value / 16).rounded() * 16
            case 1: return (value / 16).rounded() * 16 + Double(random.int(-2...2)) / 2048
            case 2: return value.rounded()
            default: return value
            }
        }

        mutating func circle() -> (center: Point, radius: Double) {
            let radius = min(max(number(46...92), 46), 92)
            func place(_ size: Double, _ value: Double) -> Double {
                min(max(value, radius + 1), size - radius - 1)
            }
            let x = place(Double(width), number(0...Double(width)))
            return (Point(x, place(Double(height), number(0...Double(height)))), radius)
        }

        mutating func angle() -> Double {
            random.oneIn(3) ? Double(random.int(-4...4)) * .pi / 2 : random.double(-7...7)
        }

        mutating func path() -> Path {
            var path = Path()
            do throws(GeometryError) {
                let (center, radius) = circle()
                let from = angle()
                switch random.int(0...5) {
                case 0: try path.addCircle(center: center, radius: radius)
                case 1:
                    try path.addArc(
                        center: center, radius: radius, startAngle: from, endAngle: from + .pi,
                        clockwise: true)
                    path.close()
                case 2:
                    try path.move(to: center)
                    try path.addArc(
                        center: center, radius: radius, startAngle: from, endAngle: angle(),
                        clockwise: random.oneIn(2))
                    path.close()
                case 3:
                    let sweep = random.double(-6...6)
                    try path.addArc(Arc(center: center, radius: radius, startAngle: from, sweep: sweep))
                    let inner = radius - random.double(0.3...20)
                    try path.addArc(
                        Arc(center: center, radius: inner, startAngle: from + sweep, sweep: -sweep))
                    path.close()
                case 4:
                    try path.addCircle(center: center, radius: radius)
                    let (other, otherRadius) = circle()
                    try path.addArc(
                        center: other, radius: otherRadius, startAngle: from, endAngle: from + 2 * .pi,
                        clockwise: random.oneIn(2))
                default:
                    try path.addCircle(center: center, radius: radius)
                    try path.addCircle(center: center, radius: radius - random.double(0.01...30))
                }
            } catch { Issue.record("\(error)") }
            return path
        }
    }

    /// The same path with chords instead of arcs, so short that they are off by less than 1/20,000 pixel.
    static func chords(_ path: Path) -> Path {
        var result = Path()
        do throws(GeometryError) {
            for element in path.elements {
                switch element {
                case .move(let point): try result.move(to: point)
                case .line(let point): try result.addLine(to: point)
                case .arc(let arc):
                    let count = 3000
                    for index in 1...count {
                        try result.addLine(
                            to: arc.point(at: arc.startAngle + arc.sweep * Double(index) / Double(count)))
                    }
                case .close: result.close()
                case .quad, .cubic: Issue.record("there are none")
                }
            }
        } catch { Issue.record("\(error)") }
        return result
    }

    /// Both are rounded to levels: a hair apart may be a level.
    static let tolerance = 1

    @Test(arguments: 0..<60) func circlesCoverWhatTheirChordsCover(seed: Int) {
        var shapes = Shapes(random: SeededRandom(seed: UInt64(seed)))
        let path = shapes.path()
        for rule in [FillRule.winding, .evenOdd] {
            let found = renderedCoverage(path, rule: rule, width: Self.width, height: Self.height)
            let expected = renderedCoverage(
                Self.chords(path), rule: rule, width: Self.width, height: Self.height)
            let worst = found.indices.max {
                abs(Int(found[$0]) - Int(expected[$0])) < abs(Int(found[$1]) - Int(expected[$1]))
            }
            guard let worst else { return }
            let difference = abs(Int(found[worst]) - Int(expected[worst]))
            #expect(
                difference <= Self.tolerance,
                "seed \(seed), \(rule), (\(worst % Self.width), \(worst / Self.width)): \(found[worst]) for \(expected[worst])"
            )
        }
    }

    @Test(arguments: 0..<12) func framesHaveTheBytesOfThoseDrawnWhole(seed: Int) {
        var shapes = Shapes(random: SeededRandom(seed: UInt64(seed) ^ 0xc1c1e))
        let whole = SceneRenderer()
        let target = Framebuffer(width: Self.width, height: Self.height)
        let runners = [(SIMDLevel.baseline, 1), (.v3, 2), (.v4, 1), (.scalar, 1)].map { level, threads in
            (
                level, SceneRenderer(simd: level, threads: threads, leastTiles: 0),
                Framebuffer(width: Self.width, height: Self.height)
            )
        }
        var scene = Scene(background: Color(hex: 0x303030))
        for frame in 0..<60 {
            let color = Color(
                red: shapes.random.double(0...1), green: shapes.random.double(0...1), blue: 0.5,
                alpha: shapes.random.oneIn(2) ? 1 : 0.6)
            let rule: FillRule = shapes.random.oneIn(2) ? .winding : .evenOdd
            let layer = Layer.fill(shapes.path(), color, rule: rule)
            if scene.layers.count < 4 || shapes.random.oneIn(3) {
                scene.layers.insert(layer, at: shapes.random.int(0...scene.layers.count))
            } else {
                scene.layers[shapes.random.int(0...scene.layers.count - 1)] = layer
            }
            if scene.layers.count > 6 {
                scene.layers.remove(at: shapes.random.int(0...scene.layers.count - 1))
            }
            whole.invalidate()
            _ = whole.render(scene, into: target)
            let expected = target.allPixels
            for (level, renderer, framebuffer) in runners where level != .scalar || frame % 8 == 0 {
                _ = renderer.render(scene, into: framebuffer)
                if framebuffer.allPixels == expected { continue }
                Issue.record("seed \(seed), frame \(frame), \(level): other bytes than drawn whole")
                return
            }
        }
    }

    /// A full turn is a disc from whatever angle it starts.
    @Test(arguments: [0, 1e15, 1e17, -1e17, 1e20, 1e30, -1e300, .greatestFiniteMagnitude])
    func hugeAnglesAreAngles(start: Double) throws {
        var path = Path()
        try path.addArc(Arc(center: Point(80, 80), radius: 60, startAngle: start, sweep: 2 * .pi))
        path.close()
        let disc = DiscCoverage(center: Point(80, 80), radius: 60)
        let found = renderedCoverage(path, rule: .winding, width: 160, height: 160)
        for y in 0..<160 {
            for x in 0..<160 {
                let off = abs(Double(found[y * 160 + x]) - 255 * disc.share(x, y))
                #expect(off <= Quality.largest, "from \(start): (\(x), \(y))")
            }
        }
    }

    /// Centres on corners and borders of tiles and beside them, radii that touch borders.
    @Test(
        arguments: [Point(80, 80), Point(80, 83.3), Point(85.7, 80), Point(80.0002, 79.9998)], [48, 55.5, 64])
    func wholeCirclesBeginNowhere(center: Point, radius: Double) throws {
        func bytes(_ start: Double, _ sweep: Double) throws -> [UInt8] {
            var path = Path()
            try path.addArc(Arc(center: center, radius: radius, startAngle: start, sweep: sweep))
            path.close()
            return renderedCoverage(path, rule: .winding, width: 160, height: 160)
        }
        let expected = try bytes(0, 2 * .pi)
        let disc = DiscCoverage(center: center, radius: radius)
        for y in 0..<160 {
            for x in 0..<160 {
                let off = abs(Double(expected[y * 160 + x]) - 255 * disc.share(x, y))
                #expect(off <= Quality.largest, "(\(x), \(y))")
            }
        }
        for start in [0, 0.3, Double.pi / 2, 2.9, -Double.pi, 5.5] {
            for sweep in [2 * Double.pi, -2 * Double.pi] {
                #expect(try bytes(start, sweep) == expected, "from \(start) by \(sweep)")
            }
        }
    }

    /// Where arcs begin and end on tiles' corners and borders, what is beside them is covered wholly or not at all.
    @Test(arguments: [Point(80, 80), Point(96, 83), Point(83, 96)], 0..<16)
    func halvesEndOnBorders(center: Point, step: Int) throws {
        for radius in [48.0, 53, 61.5] {
            for angle in [Double(step) * .pi / 8, Double(step) * .pi / 8 + 0.1] {
                for clockwise in [true, false] {
                    var path = Path()
                    // The end, or the centre of the half, lies on the corner.
                    let middle = step % 2 == 0 ? center : center + radius * Point.unit(at: angle)
                    try path.addArc(
                        center: Point(max(65, min(middle.x, 143)), max(65, min(middle.y, 143))),
                        radius: radius,
                        startAngle: angle + .pi, endAngle: angle + 2 * .pi, clockwise: clockwise)
                    path.close()
                    let found = renderedCoverage(path, rule: .winding, width: 208, height: 208)
                    let expected = renderedCoverage(
                        Self.chords(path), rule: .winding, width: 208, height: 208)
                    let worst = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
                    #expect(worst <= Self.tolerance, "\(radius) at \(angle), \(clockwise)")
                }
            }
        }
    }
}
