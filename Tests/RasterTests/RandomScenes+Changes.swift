import TaijiDrawing
import TaijiGeometry
import TestSupport

extension RandomScenes {
    /// The next scene by a change that keeps most of a layer: what an instrument's frames are made of.
    mutating func nextBySmallChange() -> Scene {
        guard !scene.layers.isEmpty, !random.oneIn(3) else { return next() }
        let place = random.int(0...scene.layers.count - 1)
        scene.layers[place] = changed(scene.layers[place])
        return scene
    }

    /// The layer moved, in another paint, or with one of its own layers changed.
    private mutating func changed(_ layer: Layer) -> Layer {
        var layer = layer
        switch layer.content {
        case .fill(let path, let rule, let paint):
            let isMoved = random.oneIn(2)
            layer.content = .fill(
                isMoved ? moved(path) : path, rule: rule, paint: isMoved ? paint : self.paint())
        case .glyphs(var glyphs, let paint):
            let (x, y) = (random.int(-3...3), random.int(-3...3))
            for index in glyphs.indices where random.oneIn(2) {
                glyphs[index] = PlacedGlyph(
                    mask: glyphs[index].mask, x: glyphs[index].x + x, y: glyphs[index].y + y)
            }
            layer.content = .glyphs(glyphs, paint: random.oneIn(3) ? self.paint() : paint)
        case .shadow(let path, let rule, let sigma, let color):
            layer.content =
                switch random.int(0...2) {
                case 0: .shadow(moved(path), rule: rule, sigma: sigma, color: color)
                case 1: .shadow(path, rule: rule, sigma: random.double(0...9), color: color)
                default: .shadow(path, rule: rule, sigma: sigma, color: self.color(opaque: random.oneIn(2)))
                }
        case .group(var group):
            if group.layers.isEmpty || random.oneIn(4) {
                group.clip = group.clip.map { moved($0) }
            } else {
                let place = random.int(0...group.layers.count - 1)
                switch random.int(0...3) {
                case 0: group.layers.remove(at: place)
                case 1: group.layers.insert(self.layer(depth: 3), at: place)
                default: group.layers[place] = changed(group.layers[place])
                }
            }
            layer.content = .group(group)
        }
        return layer
    }

    /// By whole pixels or not, and sometimes turned.
    private mutating func moved(_ path: Path) -> Path {
        if random.oneIn(3) { return path.applying(.rotation(random.double(-0.02...0.02))) }
        let way = random.point(-2...2)
        return path.applying(
            random.oneIn(3)
                ? .translation(x: way.x.rounded(), y: way.y.rounded()) : .translation(x: way.x, y: way.y))
    }
}
