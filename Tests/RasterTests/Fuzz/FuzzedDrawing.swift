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
    static let styleBytes = 12

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
        fault = Self.draw(path, Self.Look(bytes))
    }

    private struct Look {
        var style: StrokeStyle
        var rule: FillRule
        var transform: Transform
        var format: PixelFormat
        var paint: Paint
        var (width, height): (Int, Int)
        var sigma: Double
        var blending: Blending

        init(_ b: [UInt8]) {
            style = StrokeStyle(width: [0, 0.3, 1, 2.5, 7, 40, 1e-9, 1e9][Int(b[0] & 7)])
            style.cap = [.butt, .round, .square, .round][Int(b[0] >> 3 & 3)]
            style.join = [.miter, .round, .bevel, .miter][Int(b[0] >> 5 & 3)]
            style.miterLimit = Double(b[1] & 15)
            style.dash = (0..<Int(b[1] >> 4 & 3)).map { Double(b[2] >> ($0 * 2) & 15) }
            style.dashPhase = Double(Int8(bitPattern: b[3]))
            style.trimStart = Double(b[4]) / 255
            style.trimEnd = b[4] & 1 == 0 ? 1 : Double(b[5]) / 255
            rule = b[5] & 1 == 0 ? .winding : .evenOdd
            let scale = [1, 0.1, 10, 1e-6, 1e6, -1, 3, 0.5][Int(b[6] & 7)]
            transform = Transform(
                a: scale, b: Double(b[7] & 15) / 8, c: Double(b[7] >> 4) / -8, d: b[6] & 8 == 0 ? scale : 1,
                tx: Double(Int8(bitPattern: b[8])), ty: Double(Int8(bitPattern: b[9])))
            if b[6] & 16 == 0 { transform = .identity }
            format =
                [.xrgb8888, .argb8888Premultiplied, .abgr8888Premultiplied, .xrgb8888][
                    Int(b[6] >> 5 & 3)]
            (width, height) = (1 + Int(b[10] & 63), 1 + Int(b[11] & 63))
            sigma = [0, 0.5, 3, 20][Int(b[10] >> 6)]
            blending = b[6] & 128 == 0 ? .sRGB : .linearLight
            let stops = [
                Gradient.Stop(0, Color(hex: 0x2080ff)), Gradient.Stop(1, Color(gray: 1, alpha: 0.4)),
            ]
            let (from, to) = (Point(Double(b[8]), Double(b[9])), Point(Double(b[9]), Double(b[3])))
            // The gradient is skewed as the path is, or not at all.
            let skew = transform
            paint =
                switch b[11] >> 6 {
                case 0: .solid(Color(hex: 0xff8000))
                case 1: .solid(Color(red: 0.2, green: 0.9, blue: 0.1, alpha: 0.6))
                case 2: .gradient(Gradient(.linear(from: from, to: to), stops: stops, spread: .reflect))
                default:
                    .gradient(
                        Gradient(
                            .conic(center: from, startAngle: Double(b[3])), stops: stops, transform: skew))
                }
        }
    }

    /// The path filled, cast as a shadow, stroked, and as the clip of a group.
    private static func scene(_ path: Path, _ look: Look) -> Scene {
        let outline = path.stroked(look.style)
        return Scene(
            background: look.format == .xrgb8888 ? Color(hex: 0x204060) : .clear,
            layers: [
                Layer(.shadow(path, rule: look.rule, sigma: look.sigma, color: Color(gray: 0, alpha: 0.5))),
                Layer(.fill(path, rule: look.rule, paint: look.paint)),
                .fill(outline, Color(red: 1, green: 0.1, blue: 0.4, alpha: 0.7)),
                Layer(
                    .group(
                        Group(
                            layers: [.fill(outline, Color(hex: 0x40ff80)), .fill(path, paint: look.paint)],
                            clip: path, clipRule: look.rule, isPartition: look.style.dashPhase < 0)),
                    opacity: 0.8),
            ], blending: look.blending)
    }

    /// Draws the path and then the same path a little moved: at two levels by what changed, and whole.
    private static func draw(_ path: Path, _ look: Look) -> String? {
        let first = scene(path.applying(look.transform), look)
        let moved = path.applying(look.transform).applying(.translation(x: 0.75, y: -2))
        let second = scene(moved, look)
        let levels: [(SIMDLevel, Int)] = [(.automatic, 1), (.baseline, 1)]
        var pictures: [[UInt32]] = []
        for (level, threads) in levels {
            let target = FuzzTarget(width: look.width, height: look.height, format: look.format)
            let renderer = SceneRenderer(simd: level, threads: threads)
            _ = renderer.render(first, into: target.framebuffer)
            _ = renderer.render(second, into: target.framebuffer)
            pictures.append(target.pixels)
            renderer.invalidate()
            _ = renderer.render(second, into: target.framebuffer)
            pictures.append(target.pixels)
            if !target.isGuardIntact { return "written outside of the picture, \(level)" }
        }
        for (index, picture) in pictures.enumerated() where picture != pictures[0] {
            return "picture \(index) has other bytes than the first"
        }
        return nil
    }
}

/// A framebuffer in the middle of memory that must not change.
@safe final class FuzzTarget {
    private static let mark: UInt32 = 0xdead_beef
    private let memory: UnsafeMutablePointer<UInt32>
    private let (width, height, stride): (Int, Int, Int)
    let framebuffer: Framebuffer

    init(width: Int, height: Int, format: PixelFormat) {
        (self.width, self.height, stride) = (width, height, width + 3)
        let count = stride * (height + 4)
        unsafe memory = .allocate(capacity: count)
        unsafe memory.initialize(repeating: Self.mark, count: count)
        unsafe framebuffer = Framebuffer(
            memory: UnsafeMutableRawPointer(memory + 2 * stride), width: width, height: height,
            bytesPerRow: 4 * stride, format: format)
    }

    deinit { unsafe memory.deallocate() }

    /// The picture row by row.
    var pixels: [UInt32] {
        (0..<height).flatMap { y in
            unsafe Array(UnsafeBufferPointer(start: memory + (y + 2) * stride, count: width))
        }
    }

    /// Whether the two rows above and below and the pixels between the rows are as they were.
    var isGuardIntact: Bool {
        (0..<height + 4).allSatisfy { y in
            let isInside = y >= 2 && y < height + 2
            return ((isInside ? width : 0)..<stride).allSatisfy {
                unsafe memory[y * stride + $0] == Self.mark
            }
        }
    }
}
