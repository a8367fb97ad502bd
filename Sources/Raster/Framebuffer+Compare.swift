extension Framebuffer {
    /// Where the pixels of two pictures differ.
    public struct Difference: Hashable, Sendable {
        /// How many pixels differ.
        public var pixelCount: Int
        /// The smallest rectangle that holds them.
        public var bounds: PixelRect
    }

    /// Where this picture differs from another one of the same size and format; nil where it does not.
    public func difference(from other: Framebuffer) -> Difference? {
        precondition(
            width == other.width && height == other.height && format == other.format,
            "only pictures of one size and format can be compared")
        var count = 0
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
            let mine = unsafe pixels + y * (bytesPerRow / 4)
            let theirs = unsafe other.pixels + y * (other.bytesPerRow / 4)
            for x in 0..<width where unsafe mine[x] != theirs[x] {
                count += 1
                (left, right) = (min(left, x), max(right, x + 1))
                (top, bottom) = (min(top, y), max(bottom, y + 1))
            }
        }
        guard count > 0 else { return nil }
        return Difference(
            pixelCount: count,
            bounds: PixelRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// Takes over the pixels of another picture of the same size and format.
    public func copy(from other: Framebuffer) {
        precondition(
            width == other.width && height == other.height && format == other.format,
            "only pictures of one size and format can be copied")
        for y in 0..<height {
            unsafe (pixels + y * (bytesPerRow / 4))
                .update(from: other.pixels + y * (other.bytesPerRow / 4), count: width)
        }
    }
}
