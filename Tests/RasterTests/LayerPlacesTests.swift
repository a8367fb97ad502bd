import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// A layer that comes or goes in the middle of a scene changes what it covers, and nothing else.
@Suite struct LayerPlacesTests {
    private static let side = 256

    /// A square of 16 pixels in one of 16 × 16 fields.
    private func square(_ field: Int) -> Path {
        Path.drawing { path throws(GeometryError) in
            try path.addRect(
                Rect(
                    x: Double(field % 16) * 16 + 0.5, y: Double(field / 16) * 16 + 0.5, width: 15, height: 15)
            )
        }
    }

    private func layer(_ field: Int) -> Layer {
        .fill(square(field), Color(gray: Double(field % 7) / 7))
    }

    /// Several layers, one of them a group of two.
    private var layers: [Layer] {
        (0..<12).map { layer($0 * 16) } + [.group([layer(5), layer(6)], clip: square(5))]
            + (0..<12).map { layer($0 * 16 + 3) }
    }

    private func render(_ layers: [Layer], _ renderer: SceneRenderer, _ framebuffer: Framebuffer) -> Damage {
        renderer.render(Scene(background: .black, layers: layers), into: framebuffer)
    }

    private func pixels(_ framebuffer: Framebuffer) -> [UInt32] {
        (0..<Self.side * Self.side).map { framebuffer[$0 % Self.side, $0 / Self.side] }
    }

    @Test(arguments: [0, 5, 12, 13, 25]) func onlyItsOwnPixelsAreDrawn(place: Int) {
        let (renderer, framebuffer) = (SceneRenderer(), Framebuffer(width: Self.side, height: Self.side))
        _ = render(layers, renderer, framebuffer)
        var more = layers
        more.insert(.fill(square(200), .white), at: place)
        for scene in [more, layers] {
            let damage = render(scene, renderer, framebuffer)
            #expect(damage.pixelCount <= 32 * 32, "the square and what is on its tiles")
            #expect(damage.pixelCount >= 15 * 15)
        }
    }

    @Test func aLayerThatFadesAwayLeavesTheOthersAlone() {
        let (renderer, framebuffer) = (SceneRenderer(), Framebuffer(width: Self.side, height: Self.side))
        _ = render(layers, renderer, framebuffer)
        var faded = layers
        faded[4].opacity = 0
        #expect(render(faded, renderer, framebuffer).pixelCount <= 32 * 32)
    }

    /// Layers come and go at random, several at a time and groups among them.
    @Test(arguments: 0..<8) func theBytesAreThoseOfAWholeDrawing(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (renderer, framebuffer) = (SceneRenderer(), Framebuffer(width: Self.side, height: Self.side))
        var scene = layers
        for step in 0..<40 {
            for _ in 0..<random.int(0...3) where !scene.isEmpty {
                scene.remove(at: random.int(0...(scene.count - 1)))
            }
            for _ in 0..<random.int(0...3) {
                let one = layer(random.int(0...255))
                let new =
                    random.oneIn(3)
                    ? Layer.group([one, layer(random.int(0...255))], clip: square(random.int(0...255))) : one
                scene.insert(new, at: random.int(0...scene.count))
            }
            if !scene.isEmpty, random.oneIn(2) {
                scene[random.int(0...(scene.count - 1))].opacity = random.oneIn(2) ? 0 : 0.5
            }
            _ = render(scene, renderer, framebuffer)
            let whole = Framebuffer(width: Self.side, height: Self.side)
            _ = render(scene, SceneRenderer(), whole)
            let isSame = pixels(framebuffer) == pixels(whole)
            #expect(isSame, "seed \(seed), step \(step)")
            if !isSame { return }
        }
    }
}
