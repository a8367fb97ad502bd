import TaijiDrawing
import TaijiGeometry
import TaijiRaster

/// How a path is drawn, as the first bytes of an input say: any bytes say something.
struct FuzzedLook {
    /// How many bytes say it.
    static let byteCount = 16

    /// What becomes of the picture.
    enum Change: CaseIterable {
        /// The path is moved.
        case move
        /// The path is moved and another layer comes in between.
        case insertion
        /// The paint is another one.
        case paint
        /// A layer in the middle is gone.
        case removal
    }

    var style: StrokeStyle
    var rule: FillRule
    var transform: Transform
    var format: PixelFormat
    var paint: Paint
    var width: Int
    var height: Int
    var sigma: Double
    var blending: Blending
    var change: Change
    /// Whether strokes are told what is seen of them.
    var clips: Bool
    var isNested: Bool
    var threads: Int
    var level: SIMDLevel

    /// What is seen.
    var frame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

    init(_ b: [UInt8]) {
        style = FuzzedLook.style(b)
        rule = b[5] & 1 == 0 ? .winding : .evenOdd
        transform = FuzzedLook.transform(b)
        format = [.xrgb8888, .argb8888Premultiplied, .abgr8888Premultiplied, .xrgb8888][Int(b[6] >> 5 & 3)]
        (width, height) = (1 + Int(b[10] & 63), 1 + Int(b[11] & 63))
        sigma = [0, 0.5, 3, 20][Int(b[10] >> 6)]
        blending = b[6] & 128 == 0 ? .sRGB : .linearLight
        change = Change.allCases[Int(b[13] & 3)]
        clips = b[13] & 4 == 0
        level = [.baseline, .v3, .baseline, .scalar][Int(b[13] >> 3 & 3)]
        threads = b[13] & 0x20 == 0 ? 1 : 2
        isNested = b[13] & 0x40 != 0
        paint = FuzzedLook.paint(b, transform)
    }

    private static func style(_ b: [UInt8]) -> StrokeStyle {
        var style = StrokeStyle(width: [0, 0.3, 1, 2.5, 7, 40, 1e-9, 1e9][Int(b[0] & 7)])
        style.width *= [1, 1, 1, 0.01, 30, 1e4, 1e12, 1e-12][Int(b[12] & 7)]
        style.cap = [.butt, .round, .square, .round][Int(b[0] >> 3 & 3)]
        style.join = [.miter, .round, .bevel, .miter][Int(b[0] >> 5 & 3)]
        style.miterLimit = Double(b[1] & 15)
        let unit = [1, 1, 1, 0.01, 1e-6, 1e-300, 1e3, 1e8][Int(b[12] >> 3 & 7)]
        style.dash = (0..<Int(b[1] >> 4 & 3)).map { unit * Double(b[2] >> ($0 * 2) & 15) }
        style.dashPhase = unit * Double(Int8(bitPattern: b[3]))
        style.trimStart = Double(b[4]) / 255
        style.trimEnd = b[4] & 1 == 0 ? 1 : Double(b[5]) / 255
        return style
    }

    private static func transform(_ b: [UInt8]) -> Transform {
        if b[6] & 16 == 0 { return .identity }
        let scale = [1, 0.1, 10, 1e-6, 1e6, -1, 3, 0.5][Int(b[6] & 7)]
        let shift = Point(Double(Int8(bitPattern: b[8])), Double(Int8(bitPattern: b[9])))
        let map = Transform(
            a: scale, b: Double(b[7] & 15) / 8, c: Double(b[7] >> 4) / -8, d: b[6] & 8 == 0 ? scale : 1,
            tx: shift.x, ty: shift.y)
        return switch b[14] & 7 {
        case 1: Transform.scale(x: 1e30, y: 1e-30)
        // Flat, and without an inverse.
        case 2: Transform(a: scale, b: scale, c: scale, d: scale, tx: shift.x, ty: shift.y)
        case 3: Transform.scale(x: 1e15, y: 1e15)
        case 4: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 5: Transform.rotation(Double(b[7]) / 40).applied(after: .scale(x: scale, y: 1))
        default: map
        }
    }

    private static func paint(_ b: [UInt8], _ transform: Transform) -> Paint {
        var stops = [Gradient.Stop(0, Color(hex: 0x2080ff)), Gradient.Stop(1, Color(gray: 1, alpha: 0.4))]
        if b[15] & 1 != 0 {
            // A sharp edge, and a stop beyond the range.
            stops.insert(Gradient.Stop(Double(b[15]) / 200, .black), at: 1)
            stops.insert(Gradient.Stop(Double(b[15]) / 200, .clear), at: 2)
        }
        let spread: Gradient.Spread = [.reflect, .pad, .repeat, .reflect][Int(b[15] >> 1 & 3)]
        let (from, to) = (Point(Double(b[8]), Double(b[9])), Point(Double(b[9]), Double(b[3])))
        let kind: Gradient.Kind
        switch b[11] >> 6 {
        case 0: return .solid(Color(hex: 0xff8000))
        case 1: return .solid(Color(red: 0.2, green: 0.9, blue: 0.1, alpha: 0.6))
        case 2: kind = .linear(from: from, to: to)
        default:
            kind =
                b[15] & 8 == 0
                ? .conic(center: from, startAngle: Double(b[3]))
                : .radial(
                    startCenter: from, startRadius: Double(b[7] & 15), endCenter: to,
                    endRadius: Double(b[7] >> 4) * 4)
        }
        // The gradient is skewed as the path is, or not at all.
        let isSkewed = b[11] >> 6 == 3 || b[15] & 16 != 0
        return .gradient(
            Gradient(kind, stops: stops, spread: spread, transform: isSkewed ? transform : .identity))
    }
}
