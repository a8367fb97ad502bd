import TaijiRaster

extension Framebuffer {
    /// The components as bytes, row by row from the top: red, green, blue of an opaque picture; red, green,
    /// blue, not premultiplied, and alpha of another.
    var components: [UInt8] {
        let count = width * height
        let channels = format == .xrgb8888 ? 3 : 4
        return unsafe [UInt8](unsafeUninitializedCapacity: count * channels) { bytes, filled in
            for index in 0..<count {
                let pixel = unsafe format.straight(
                    pixels[(index / width) * (bytesPerRow / 4) + index % width])
                let first = channels * index
                unsafe bytes[first] = UInt8(truncatingIfNeeded: pixel >> 16)
                unsafe bytes[first + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                unsafe bytes[first + 2] = UInt8(truncatingIfNeeded: pixel)
                if channels == 4 { unsafe bytes[first + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            }
            filled = count * channels
        }
    }
}
