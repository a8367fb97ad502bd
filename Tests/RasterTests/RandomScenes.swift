import TaijiDrawing
import TaijiGeometry
import TestSupport

/// Scenes that change at random: shapes, paints, masks and groups appear, move, change and go.
struct RandomScenes {
    var random: SeededRandom
    let width: Int
    let height: Int
    var scene = Scene(background: Color(hex: 0x303030))

    init(seed: UInt64, width: Int, height: Int) {
        random = SeededRandom(seed: seed)
        self.width = width
        self.height = height
    }

    /// The next scene: a few changes to the last one.
    mutating func next() -> Scene {
        switch random.int(0...19) {
        case 0: scene.background = color(opaque: random.oneIn(2))
        case 1: break
        case 2...6 where scene.layers.count < 12:
            scene.layers.insert(layer(depth: 0), at: random.int(0...scene.layers.count))
        case 7 where !scene.layers.isEmpty:
            scene.layers.remove(at: random.int(0...scene.layers.count - 1))
        case 9 where scene.layers.count > 1:
            scene.layers.swapAt(0, random.int(1...scene.layers.count - 1))
        case 10 where !scene.layers.isEmpty:
            scene.layers[random.int(0...scene.layers.count - 1)].opacity = random.double(0...1)
        default:
            if scene.layers.isEmpty {
                scene.layers.append(layer(depth: 0))
            } else {
                scene.layers[random.int(0...scene.layers.count - 1)] = layer(depth: 0)
            }
        }
        return scene
    }

    mutating func color(opaque: Bool) -> Color {
        Color(
            red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
            alpha: opaque ? 1 : random.double(0...1))
    }

    mutating func point() -> Point {
        // Sometimes on the grid of pixels or tiles, where the corner cases are.
        let margin = Double(max(width, height)) * (random.oneIn(4) ? 2 : 0.2)
        let x = random.double(-margin...Double(width) + margin)
        let y = random.double(-margin...Double(height) + margin)
        if random.oneIn(4) { return Point(x.rounded(), y.rounded()) }
        if random.oneIn(8) { return Point((x / 16).rounded() * 16, (y / 16).rounded() * 16) }
        return Point(x, y)
    }

    mutating func path() -> Path {
        var path = Path()
        let size = Double(max(width, height))
        for _ in 0..<random.int(1...3) {
            do throws(GeometryError) {
                switch random.int(0...4) {
                case 0: try path.addCircle(center: point(), radius: random.double(0...size * 0.7))
                case 1:
                    let (a, b) = (point(), point())
                    try path.addRect(Rect(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y))
                case 2:
                    try path.addArc(
                        center: point(), radius: random.double(0...size), startAngle: random.double(-7...7),
                        endAngle: random.double(-7...7), clockwise: random.oneIn(2))
                default:
                    try path.move(to: point())
                    for _ in 0..<random.int(1...6) {
                        switch random.int(0...2) {
                        case 0: try path.addLine(to: point())
                        case 1: try path.addQuad(to: point(), control: point())
                        default: try path.addCubic(to: point(), control1: point(), control2: point())
                        }
                    }
                }
            } catch {}
            if random.oneIn(2) { path.close() }
        }
        return path
    }

    mutating func paint() -> Paint {
        if !random.oneIn(3) { return .solid(color(opaque: random.oneIn(2))) }
        let kind: Gradient.Kind =
            switch random.int(0...3) {
            case 0: .linear(from: point(), to: point())
            case 1: .conic(center: point(), startAngle: random.double(-7...7))
            case 2:
                .radial(
                    startCenter: point(), startRadius: random.double(0...40), endCenter: point(),
                    endRadius: random.double(0...40))
            default:
                .radial(
                    startCenter: Point(20, 20), startRadius: random.double(0...40), endCenter: Point(20, 20),
                    endRadius: random.double(0...40))
            }
        let opaque = random.oneIn(2)
        let stops = (0..<random.int(0...5)).map { _ in
            Gradient.Stop(random.double(-0.2...1.2), color(opaque: opaque))
        }
        let spread: Gradient.Spread = [.pad, .repeat, .reflect][random.int(0...2)]
        var gradient = Gradient(kind, stops: stops.sorted { $0.offset < $1.offset }, spread: spread)
        if random.oneIn(3) {
            gradient.transform = Transform(
                a: random.double(-2...2), b: random.double(-1...1), c: random.double(-1...1),
                d: random.double(-2...2), tx: random.double(-20...20), ty: random.double(-20...20))
        }
        return .gradient(gradient)
    }

    mutating func glyphs() -> [PlacedGlyph] {
        (0..<random.int(0...4)).map { _ in
            let key = random.int(0...9)
            var bytes = SeededRandom(seed: UInt64(key))
            let (w, h) = (5 + key, 12 - key / 2)
            let mask = GlyphMask(
                key: .init(font: 0, size: key, text: "\(key)"), width: w, height: h,
                coverage: (0..<w * h).map { _ in UInt8(bytes.int(0...255)) })
            return PlacedGlyph(mask: mask, x: random.int(-20...width + 5), y: random.int(-20...height + 5))
        }
    }

    mutating func layer(depth: Int) -> Layer {
        let opacity = random.oneIn(3) ? random.double(0...1) : 1
        let rule: FillRule = random.oneIn(2) ? .winding : .evenOdd
        switch random.int(0...9) {
        case 0...1 where depth < 3:
            let layers = (0..<random.int(0...3)).map { _ in layer(depth: depth + 1) }
            let clip = random.oneIn(4) ? nil : path()
            let isPartition = random.oneIn(3)
            let group = Group(layers: layers, clip: clip, clipRule: rule, isPartition: isPartition)
            return Layer(.group(group), opacity: opacity)
        case 2:
            return Layer(.glyphs(glyphs(), paint: paint()), opacity: opacity)
        case 3 where random.oneIn(3):
            let content = Layer.Content.shadow(
                path(), rule: rule, sigma: random.double(0...20), color: color(opaque: random.oneIn(2)))
            return Layer(content, opacity: opacity)
        default:
            return Layer(
                .fill(path(), rule: rule, paint: paint()), opacity: opacity)
        }
    }
}
