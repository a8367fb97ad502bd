/// Memory for a picture: rows of 32-bit pixels from the top.
@safe
public final class Framebuffer {
    /// Columns, at least 1.
    public let width: Int
    /// Rows, at least 1.
    public let height: Int
    /// How a pixel lies in its 32 bits.
    public let format: PixelFormat
    /// `width`·`height` pixels without gaps between the rows.
    public let pixels: UnsafeMutablePointer<UInt32>

    /// A framebuffer of zeros.
    public init(width: Int, height: Int, format: PixelFormat = .xrgb8888) {
        precondition(width >= 1 && height >= 1, "a framebuffer has at least one pixel")
        self.width = width
        self.height = height
        self.format = format
        unsafe pixels = .allocate(capacity: width * height)
        unsafe pixels.initialize(repeating: 0, count: width * height)
    }

    deinit {
        unsafe pixels.deallocate()
    }

    /// The distance from a row to the next in bytes.
    public var bytesPerRow: Int { width * 4 }

    /// The pixel in column `x` of row `y`; traps outside the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside of the picture")
        return unsafe pixels[y * width + x]
    }
}
