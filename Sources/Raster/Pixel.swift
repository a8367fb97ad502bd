import TaijiDrawing

/// Arithmetic on one premultiplied pixel with alpha in the highest byte; the other three channels are
/// treated alike, so that their order is the framebuffer's.
enum Pixel {
    /// `source` over `target` through coverage c of 0…32767: d + (s − d·sa/255)·c/32768 in each channel, what
    /// is in brackets in 64ths (16448/65536 is 64/255), the product in 32nds, the sum rounded once.
    static func over(_ source: UInt32, _ target: UInt32, _ coverage: Int16) -> UInt32 {
        let alpha = source >> 24
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (s, d) = (source >> shift & 255, target >> shift & 255)
            let step = (Int32(s) << 6) - Int32((d * alpha * 16448) >> 16)
            let sum = (Int32(d) << 5) + 16 + ((step * Int32(coverage)) >> 16)
            result |= UInt32(sum >> 5) << shift
        }
        return result
    }

    /// `from` + (`to` − `from`)·c/32768 in each channel, rounded: an opaque colour over another through
    /// coverage c of 0…32767.
    static func mix(_ from: UInt32, _ to: UInt32, _ coverage: Int16) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (a, b) = (Int32(from >> shift & 255), Int32(to >> shift & 255))
            let mixed = (2 * a + 1 + (4 * (b - a) * Int32(coverage)) >> 16) >> 1
            result |= UInt32(mixed) << shift
        }
        return result
    }

    /// The premultiplied pixel of `color` faded by `opacity`.
    static func premultiplied(_ color: Color, opacity: Double, format: PixelFormat) -> UInt32 {
        let alpha = color.alpha * opacity
        let a = byte(alpha)
        let r = min(byte(color.red * alpha), a)
        let g = min(byte(color.green * alpha), a)
        let b = min(byte(color.blue * alpha), a)
        return format == .abgr8888Premultiplied
            ? a << 24 | b << 16 | g << 8 | r : a << 24 | r << 16 | g << 8 | b
    }

    private static func byte(_ component: Double) -> UInt32 {
        UInt32((component * 255).rounded())
    }
}
