import TaijiDrawing
import TaijiGeometry
import TaijiRaster

/// A picture made of any bytes: the first ones say how a path is drawn, the rest is the path's text. It is drawn
/// in several ways that must give the same bytes, into memory round which nothing may change.
///
/// The fuzzer (`Fuzzing`) and the tests, which draw the fuzzer's corpus, share this file.
struct FuzzedDrawing {
    /// What went wrong; nil where nothing did.
    let fault: String?

    /// How many bytes come before the text.
    static let styleBytes = FuzzedLook.byteCount

    init(_ bytes: [UInt8]) {
        guard bytes.count > Self.styleBytes else {
            fault = nil
            return
        }
        let text = String(decoding: bytes[Self.styleBytes...], as: UTF8.self)
        guard let path = try? Path(text: text) else {
            fault = nil
            return
        }
        // What was read can be written, and what was written be read.
        guard (try? Path(text: path.text)) != nil else {
            fault = "what was written of the path cannot be read: \(path.text)"
            return
        }
        let look = FuzzedLook(bytes)
        fault = Self.draw(path.applying(look.transform), look)
    }

    /// The path filled, cast as a shadow, stroked, and as the clip of a group.
    private static func scene(_ path: Path, _ look: FuzzedLook) -> Scene {
        let outline = path.stroked(look.style, clip: look.clips ? look.frame : nil)
        var group = Group(
            layers: [.fill(outline, Color(hex: 0x40ff80)), .fill(path, paint: look.paint)], clip: path,
            clipRule: look.rule, isPartition: look.style.dashPhase < 0)
        if look.isNested { group = Group(layers: [Layer(.group(group), opacity: 0.5)], clip: outline) }
        return Scene(
            background: look.format == .xrgb8888 ? Color(hex: 0x204060) : .clear,
            layers: [
                Layer(.shadow(path, rule: look.rule, sigma: look.sigma, color: Color(gray: 0, alpha: 0.5))),
                Layer(.fill(path, rule: look.rule, paint: look.paint)),
                .fill(outline, Color(red: 1, green: 0.1, blue: 0.4, alpha: 0.7)),
                Layer(.group(group), opacity: 0.8),
            ], blending: look.blending)
    }

    /// The scene after the change.
    private static func changed(_ scene: Scene, _ path: Path, _ look: FuzzedLook) -> Scene {
        var other = look
        switch look.change {
        case .move, .insertion:
            var moved = Self.scene(path.applying(.translation(x: 0.75, y: -2)), look)
            if look.change == .insertion {
                var bar = Path()
                try? bar.addRect(Rect(x: 3.5, y: 9, width: 30, height: 4.25))
                moved.layers.insert(.fill(bar, Color(red: 0, green: 0.5, blue: 1, alpha: 0.9)), at: 2)
            }
            return moved
        case .paint:
            other.paint = .solid(Color(red: 0.9, green: 0.7, blue: 0, alpha: 0.8))
            return Self.scene(path, other)
        case .removal:
            var less = scene
            less.layers.remove(at: 1)
            return less
        }
    }

    /// Draws one scene and then another: at two levels by what changed, there and back, and whole.
    private static func draw(_ path: Path, _ look: FuzzedLook) -> String? {
        let first = scene(path, look)
        let second = changed(first, path, look)
        var pictures: [[UInt32]] = []
        for (level, threads) in [(SIMDLevel.automatic, 1), (look.level, look.threads)] {
            let target = FuzzTarget(width: look.width, height: look.height, format: look.format)
            let renderer = SceneRenderer(simd: level, threads: threads)
            _ = renderer.render(first, into: target.framebuffer)
            let before = target.pixels
            _ = renderer.render(second, into: target.framebuffer)
            pictures.append(target.pixels)
            _ = renderer.render(first, into: target.framebuffer)
            if target.pixels != before { return "there and back gives other bytes, \(level)" }
            renderer.invalidate()
            _ = renderer.render(second, into: target.framebuffer)
            pictures.append(target.pixels)
            if !target.isGuardIntact { return "written outside of the picture, \(level)" }
        }
        for (index, picture) in pictures.enumerated() where picture != pictures[0] {
            return "picture \(index) has other bytes than the first"
        }
        return strokeFault(path, look)
    }

    /// Levels by which the stroke may differ where it is told what is seen of it: twice one for what each may be off,
    /// and one for rounding.
    private static let clipTolerance = 3

    /// What is seen of a stroke is what it is without a clip. Asked where the one without is good for it: with a pen
    /// and a path of ordinary size, and patterns that are drawn as they are.
    private static func strokeFault(_ path: Path, _ look: FuzzedLook) -> String? {
        guard look.clips, look.style.width > 1e-3, look.style.width < 2000,
            look.style.dash.allSatisfy({ $0 == 0 || ($0 > 0.1 && $0 < 1e4) }), let bounds = path.bounds,
            max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY)) < 4000
        else { return nil }
        let levels = [nil, look.frame].map { clip in
            let target = FuzzTarget(width: look.width, height: look.height, format: .xrgb8888)
            let scene = Scene(
                background: .black, layers: [.fill(path.stroked(look.style, clip: clip), .white)])
            _ = SceneRenderer(threads: 1).render(scene, into: target.framebuffer)
            return target.pixels.map { Int($0 & 255) }
        }
        for (index, (whole, seen)) in zip(levels[0], levels[1]).enumerated()
        where abs(whole - seen) > clipTolerance {
            let place = "(\(index % look.width), \(index / look.width))"
            return "the stroke is \(seen) where it was \(whole) at \(place)"
        }
        return nil
    }
}
