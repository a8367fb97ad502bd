import TaijiDrawing

/// Arithmetic on one premultiplied pixel with alpha in the highest byte; the other three channels are
/// treated alike, so that their order is the framebuffer's.
enum Pixel {
    /// x/255 rounded to the nearest, for x up to 65152.
    @inline(__always)
    static func div255(_ x: UInt32) -> UInt32 {
        let t = x &+ 128
        return (t &+ t >> 8) >> 8
    }

    /// `source` over `target` through coverage of 0…32767: (s·c + d·(255 − sa·c/255))/255 with c brought to
    /// 0…255, rounded once.
    static func over(_ source: UInt32, _ target: UInt32, _ coverage: Int16) -> UInt32 {
        let c = (1 + (1020 * UInt32(coverage)) >> 16) >> 1
        let rest = 255 - div255((source >> 24) * c)
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            result |= div255((source >> shift & 255) * c + (target >> shift & 255) * rest) << shift
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
