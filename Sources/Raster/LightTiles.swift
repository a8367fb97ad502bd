import CVector
import TaijiDrawing

/// Tiles of light: what a tile's commands are carried out in where a scene mixes colours in linear light. A pixel
/// is four floats, the framebuffer's three channels from the lowest byte up, each multiplied by alpha, and alpha.
/// They become bytes once, at the end.
///
/// There is one form of it, in plain Swift, for all SIMD levels: coverage comes from their kernels and is the same
/// in all, so that these pixels are, too.
@safe
final class LightTiles {
    typealias Light = SIMD4<Float>

    private let table: LightTable
    private var format = PixelFormat.xrgb8888
    /// What is beneath everything, as a pixel and exactly.
    private var background: (pixel: UInt32, light: Light) = (0, .zero)
    private var pixels = Buffer<Light>()

    init(_ table: LightTable) { self.table = table }

    /// Makes room for a frame on `background`, which is `pixel`, with groups nested `depth` deep.
    func begin(_ background: Color, pixel: UInt32, format: PixelFormat, depth: Int) {
        self.format = format
        self.background = (pixel, LightTiles.light(background, opacity: 1, format: format))
        if pixels.count != (depth + 1) * 256 { pixels.fill(count: (depth + 1) * 256, with: .zero) }
    }

    /// The light of a colour faded by `opacity`, in a format's order.
    static func light(_ color: Color, opacity: Double, format: PixelFormat) -> Light {
        let c = LinearColor(color.opacity(opacity)).components
        return Light(format == .abgr8888Premultiplied ? c : SIMD4(c.z, c.y, c.x, c.w))
    }

    /// The light of a pixel that is the background, opaque or clear.
    private func light(ofPixel pixel: UInt32) -> Light {
        if pixel == background.pixel { return background.light }
        if pixel == 0 { return .zero }
        return Light(table.light(pixel), table.light(pixel >> 8), table.light(pixel >> 16), 1)
    }

    /// The light of an item's one colour.
    private func light(of item: UnsafePointer<PaintItem>) -> Light {
        unsafe item.pointee.isOpaque ? light(ofPixel: item.pointee.color) : item.pointee.light
    }

    /// Makes a level's tile one colour.
    func clear(level: Int, to pixel: UInt32) {
        unsafe (pixels.base + level * 256).update(repeating: light(ofPixel: pixel), count: 256)
    }

    /// An item's paint over a level's tile; (`left`, `top`) is the tile's upper left pixel.
    func fill(
        _ item: UnsafePointer<PaintItem>, _ coverage: UnsafePointer<Int16>, level: Int, left: Int, top: Int
    ) {
        let tile = unsafe pixels.base + level * 256
        guard let gradient = unsafe item.pointee.gradient else {
            let light = unsafe light(of: item)
            for place in 0..<256 where unsafe coverage[place] != 0 {
                unsafe tile[place] = LightTiles.over(light, tile[place], coverage[place])
            }
            return
        }
        for place in 0..<256 where unsafe coverage[place] != 0 {
            let (x, y) = (Float(left + place % 16) + 0.5, Float(top + place / 16) + 0.5)
            let light = unsafe LightTiles.light(gradient, ReferenceKernels.position(gradient.pointee, x, y))
            unsafe tile[place] = LightTiles.over(light, tile[place], coverage[place])
        }
    }

    /// One colour, opaque or clear, over a level's tile.
    func fill(pixel: UInt32, _ coverage: UnsafePointer<Int16>, level: Int) {
        let (light, tile) = unsafe (light(ofPixel: pixel), pixels.base + level * 256)
        for place in 0..<256 where unsafe coverage[place] != 0 {
            unsafe tile[place] = LightTiles.over(light, tile[place], coverage[place])
        }
    }

    /// The tile of the level above over a level's tile.
    func composite(onto level: Int, _ coverage: UnsafePointer<Int16>) {
        let tile = unsafe pixels.base + level * 256
        for place in 0..<256 where unsafe coverage[place] != 0 {
            unsafe tile[place] = LightTiles.over(tile[place + 256], tile[place], coverage[place])
        }
    }

    /// Premultiplied `source` over `target` through coverage of 0…32767.
    @inline(__always)
    private static func over(_ source: Light, _ target: Light, _ coverage: Int16) -> Light {
        let share = Float(coverage) / 32767
        return source * share + target * (1 - source.w * share)
    }

    /// The light at position `t` of a gradient, whose parts are light.
    private static func light(_ gradient: UnsafePointer<taiji_gradient>, _ t: Float) -> Light {
        let parts = unsafe gradient.pointee.parts.unsafelyUnwrapped
        var index = unsafe Int(gradient.pointee.part_count) - 1
        while index >= 0, unsafe !(t >= parts[index].offset) { index -= 1 }
        if index < 0 { return .zero }
        let part = unsafe parts[index]
        func channel(_ base: Float, _ slope: Float) -> Float {
            let value = base + slope * (t - part.origin)
            return value > 0 ? min(value, 1) : 0
        }
        return Light(
            channel(part.base.0, part.slope.0), channel(part.base.1, part.slope.1),
            channel(part.base.2, part.slope.2), channel(part.base.3, part.slope.3))
    }

    /// The lowest level's tile as pixels.
    func encode(into target: UnsafeMutablePointer<UInt32>) {
        for place in 0..<256 { unsafe target[place] = encode(pixels[place]) }
    }

    private func encode(_ light: Light) -> UInt32 {
        // Sums of shares may fall short of 1 by their rounding.
        if format == .xrgb8888 || light.w > 0.99999 {
            return table.byte(light.x) | table.byte(light.y) << 8 | table.byte(light.z) << 16 | 0xff00_0000
        }
        let c = SIMD4<Double>(light)
        let linear = LinearColor(components: format == .abgr8888Premultiplied ? c : SIMD4(c.z, c.y, c.x, c.w))
        return Pixel.premultiplied(linear.color, opacity: 1, format: format)
    }
}
