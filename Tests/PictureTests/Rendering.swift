import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport

/// `scene` drawn by a renderer that has drawn nothing before.
func picture(
    of scene: Scene, width: Int, height: Int, format: PixelFormat = .xrgb8888, simd: SIMDLevel = .automatic
) -> Framebuffer {
    let framebuffer = Framebuffer(width: width, height: height, format: format)
    _ = SceneRenderer(simd: simd).render(scene, into: framebuffer)
    return framebuffer
}

/// `taiji` alone on `background`.
func picture(
    of taiji: Taiji, center: Point, radius: Double, phase: Double, background: Color, width: Int, height: Int,
    simd: SIMDLevel = .automatic
) -> Framebuffer {
    let layers = taiji.layers(center: center, radius: radius, phase: phase)
    return picture(
        of: Scene(background: background, layers: layers), width: width, height: height, simd: simd)
}

/// An instrument in which values jump and the disc stands at phase 0, so that it rests at once at the value it
/// starts with.
func restingInstrument(
    value: Double = 64, width: Int, height: Int, _ change: (inout InstrumentConfiguration) -> Void = { _ in }
) -> Instrument {
    var configuration = InstrumentConfiguration()
    configuration.startValue = value
    configuration.movement = .jump
    configuration.fixedPhase = 0
    change(&configuration)
    return Instrument(
        configuration, typeface: BlockTypeface(),
        size: Size(width: Double(width), height: Double(height)))
}

/// What `instrument` shows at `time`.
func picture(of instrument: Instrument, at time: Double = 0) -> Framebuffer {
    var instrument = instrument
    let size = instrument.layout.size
    return picture(of: instrument.takeScene(at: time), width: Int(size.width), height: Int(size.height))
}

extension Framebuffer {
    /// The pixel that holds `point`, as 0xRRGGBB.
    func color(at point: Point) -> UInt32 {
        self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] & 0xff_ffff
    }

    /// Whether both hold the same bytes.
    func isIdentical(to other: Framebuffer) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let mine = unsafe UnsafeBufferPointer(start: pixels, count: width * height)
        let theirs = unsafe UnsafeBufferPointer(start: other.pixels, count: width * height)
        return unsafe mine.elementsEqual(theirs)
    }

    /// The first pixel in which the two differ, for a message.
    func firstDifference(from other: Framebuffer) -> String {
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                return "(\(x), \(y)): \(String(self[x, y], radix: 16)) and \(String(other[x, y], radix: 16))"
            }
        }
        return "none"
    }
}

extension Color {
    /// 0xRRGGBB.
    var hex: UInt32 {
        let (red, green, blue, _) = rgba8
        return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}

/// The largest difference of a component of two colours 0xRRGGBB.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}
