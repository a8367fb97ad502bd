import TaijiDrawing
import TaijiGeometry
import TestSupport

/// Scenes in which any number may be one that nobody would write: not a number, infinite, far too large or small.
struct OddScenes {
    private var random: SeededRandom
    private var scene = Scene(background: Color(hex: 0x305070))

    private static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, -1e-30, 1e300, -1e300, Double.leastNonzeroMagnitude,
        0, -0.0, 16,
        15.9999999,
        4096, 65536, 2_147_483_648, 1e15,
    ]

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func next() -> Scene {
        if random.oneIn(9) { scene.background = color() }
        if random.oneIn(9) { scene.blending = random.oneIn(2) ? .linearLight : .sRGB }
        if scene.layers.count < 5 {
            scene.layers.append(layer(depth: 0))
        } else {
            scene.layers[random.int(0...4)] = layer(depth: 0)
        }
        return scene
    }

    /// A number of use, or one time in three an odd one.
    private mutating func number() -> Double {
        random.oneIn(3) ? Self.odd[random.int(0...Self.odd.count - 1)] : random.double(-10...45)
    }

    private mutating func point() -> Point { Point(number(), number()) }

    private mutating func color() -> Color {
        Color(red: number(), green: number() / 20, blue: number() / 20, alpha: random.oneIn(3) ? number() : 1)
    }

    private mutating func transform() -> Transform {
        Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func style() -> StrokeStyle {
        var style = StrokeStyle(width: number())
        style.cap = [.butt, .round, .square][random.int(0...2)]
        style.join = [.miter, .round, .bevel][random.int(0...2)]
        if random.oneIn(2) { style.miterLimit = number() }
        if random.oneIn(2) { style.dash = (0..<random.int(0...3)).map { _ in number() } }
        if random.oneIn(2) { style.dashPhase = number() }
        if random.oneIn(3) { style.trimStart = number() / 40 }
        if random.oneIn(3) { style.trimEnd = number() / 40 }
        return style
    }

    private mutating func path() -> Path {
        var path = Path()
        for _ in 0..<random.int(1...4) {
            // A path refuses what is no number; the rest of it stays.
            do throws(GeometryError) { try extend(&path) } catch {}
        }
        switch random.int(0...4) {
        case 0: path.apply(transform())
        case 1: path = path.stroked(style())
        case 2: path = path.trimmed(from: number() / 40, to: number() / 40)
        default: break
        }
        return path
    }

    private mutating func extend(_ path: inout Path) throws(GeometryError) {
        switch random.int(0...8) {
        case 0: try path.addRect(Rect(minX: number(), minY: number(), maxX: number(), maxY: number()))
        case 1: try path.addCircle(center: point(), radius: number())
        case 2:
            try path.addArc(
                Arc(center: point(), xAxis: point(), yAxis: point(), startAngle: number(), sweep: number()))
        case 3:
            try path.addArc(
                center: point(), radius: number(), startAngle: number(), endAngle: number(),
                clockwise: random.oneIn(2))
        case 4: try path.addQuad(to: point(), control: point())
        case 5: try path.addCubic(to: point(), control1: point(), control2: point())
        case 6: try path.addArc(tangentTo: point(), point(), radius: number())
        case 7: path.close()
        default:
            try path.move(to: point())
            try path.addLine(to: point())
            try path.addLine(to: point())
        }
    }

    private mutating func paint() -> Paint {
        if random.oneIn(2) { return .solid(color()) }
        let kind: Gradient.Kind =
            switch random.int(0...3) {
            case 0: .linear(from: point(), to: point())
            case 1: .conic(center: point(), startAngle: number())
            case 2:
                .radial(
                    startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number())
            default:
                .radial(
                    startCenter: Point(9, 9), startRadius: number(), endCenter: Point(9, 9),
                    endRadius: number())
            }
        let stops = (0..<random.int(0...4)).map { _ in Gradient.Stop(number() / 30, color()) }
        var gradient = Gradient(kind, stops: stops, spread: [.pad, .repeat, .reflect][random.int(0...2)])
        if random.oneIn(3) { gradient.transform = transform() }
        return .gradient(gradient)
    }

    private mutating func glyphs() -> [PlacedGlyph] {
        let places = [0, 5, -3, Int.max, Int.min, 1 << 31, -(1 << 40)]
        return (0..<random.int(0...3)).map { _ in
            let side = random.int(0...6)
            let mask = GlyphMask(
                key: .init(font: 0, size: side, text: ""), width: side, height: side,
                coverage: Array(repeating: 200, count: side * side))
            return PlacedGlyph(
                mask: mask, x: places[random.int(0...places.count - 1)],
                y: places[random.int(0...places.count - 1)])
        }
    }

    private mutating func layer(depth: Int) -> Layer {
        let opacity = random.oneIn(2) ? 1 : number() / 20
        switch random.int(0...7) {
        case 0 where depth < 3:
            let layers = (0..<random.int(0...3)).map { _ in layer(depth: depth + 1) }
            return Layer(
                .group(
                    Group(
                        layers: layers, clip: random.oneIn(4) ? nil : path(), isPartition: random.oneIn(2))),
                opacity: opacity)
        case 1: return Layer(.glyphs(glyphs(), paint: paint()), opacity: opacity)
        case 2:
            return Layer(
                .shadow(path(), rule: .winding, sigma: number() / 4, color: color()), opacity: opacity)
        default:
            let rule: FillRule = random.oneIn(2) ? .winding : .evenOdd
            return Layer(.fill(path(), rule: rule, paint: paint()), opacity: opacity)
        }
    }
}
