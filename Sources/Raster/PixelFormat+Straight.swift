extension PixelFormat {
    /// `pixel`, one of this format, as 0xAARRGGBB with colours that are not premultiplied: each component·255/alpha
    /// rounded to the nearest, a half upwards. Nothing is left of a colour whose alpha is 0, and a component above
    /// alpha, which no premultiplied colour has, counts as alpha.
    package func straight(_ pixel: UInt32) -> UInt32 {
        let ordered: UInt32
        switch self {
        case .xrgb8888: return pixel | 0xFF00_0000
        case .argb8888Premultiplied: ordered = pixel
        case .abgr8888Premultiplied:
            ordered = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
        }
        let alpha = ordered >> 24
        if alpha == 255 { return ordered }
        if alpha == 0 { return 0 }
        func divided(_ shift: UInt32) -> UInt32 {
            ((min(ordered >> shift & 0xFF, alpha) * 510 + alpha) / (2 * alpha)) << shift
        }
        return alpha << 24 | divided(16) | divided(8) | divided(0)
    }
}
