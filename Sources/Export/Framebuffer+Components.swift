import TaijiRaster

extension Framebuffer {
    /// The components as bytes, row by row from the top: red, green, blue of an opaque picture; red, green,
    /// blue, not premultiplied, and alpha of another.
    var components: [UInt8] {
        let count = width * height
        let channels = format == .xrgb8888 ? 3 : 4
        return unsafe [UInt8](unsafeUninitializedCapacity: count * channels) { bytes, filled in
            switch format {
            case .xrgb8888:
                for index in 0..<count {
                    let pixel = unsafe pixels[(index / width) * (bytesPerRow / 4) + index % width]
                    unsafe bytes[3 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
                    unsafe bytes[3 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    unsafe bytes[3 * index + 2] = UInt8(truncatingIfNeeded: pixel)
                }
            case .argb8888Premultiplied, .abgr8888Premultiplied:
                let (red, blue): (UInt32, UInt32) = format == .argb8888Premultiplied ? (16, 0) : (0, 16)
                for index in 0..<count {
                    let pixel = unsafe pixels[(index / width) * (bytesPerRow / 4) + index % width]
                    let alpha = pixel >> 24
                    unsafe bytes[4 * index] = straight((pixel >> red) & 255, alpha)
                    unsafe bytes[4 * index + 1] = straight((pixel >> 8) & 255, alpha)
                    unsafe bytes[4 * index + 2] = straight((pixel >> blue) & 255, alpha)
                    unsafe bytes[4 * index + 3] = UInt8(truncatingIfNeeded: alpha)
                }
            }
            filled = count * channels
        }
    }
}

/// `component`·255/`alpha` rounded to the nearest, a half upwards; nothing is left of a colour whose alpha
/// is 0, and a component above alpha, which no premultiplied colour has, counts as alpha.
private func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: component) }
    if alpha == 0 { return 0 }
    return UInt8(truncatingIfNeeded: (min(component, alpha) * 510 + alpha) / (2 * alpha))
}
