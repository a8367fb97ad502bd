/// Memory for a picture: rows of 32-bit pixels from the top.
@safe
public final class Framebuffer {
    /// The most columns and rows a picture may have, 1,042,304: beyond, places in the 2048ths of a pixel in which shapes
    /// are drawn would not fit their 32 bits, those in the margins of a wide shadow included.
    public static let largestSide = (1 << 20) - 2 * 3136

    /// Columns, 1 to ``largestSide``.
    public let width: Int
    /// Rows, 1 to ``largestSide``.
    public let height: Int
    /// How a pixel lies in its 32 bits.
    public let format: PixelFormat
    /// The first pixel of the first row.
    public let pixels: UnsafeMutablePointer<UInt32>
    /// The distance from a row to the next in bytes, a multiple of 4.
    public let bytesPerRow: Int
    private let ownsMemory: Bool

    /// A framebuffer of zeros in memory of its own, without gaps between the rows.
    public init(width: Int, height: Int, format: PixelFormat = .xrgb8888) {
        Framebuffer.check(width, height)
        self.width = width
        self.height = height
        self.format = format
        bytesPerRow = width * 4
        ownsMemory = true
        // On the border of a cache line: where rows are multiples of sixteen pixels, a tile's row is one line.
        unsafe pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
            .initializeMemory(as: UInt32.self, repeating: 0, count: width * height)
    }

    /// A framebuffer in memory of the caller's, which must stay as long as this object; nothing outside of its
    /// pixels is ever written, nor is what lies between the rows.
    ///
    /// - Parameters:
    ///   - memory: The first pixel of the first row, on a border of 4 bytes.
    ///   - bytesPerRow: The distance from a row to the next, at least 4·`width` and a multiple of 4.
    public init(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        format: PixelFormat = .xrgb8888
    ) {
        Framebuffer.check(width, height)
        precondition(
            bytesPerRow >= width * 4 && bytesPerRow % 4 == 0, "rows are whole pixels and do not overlap")
        self.width = width
        self.height = height
        self.format = format
        self.bytesPerRow = bytesPerRow
        ownsMemory = false
        unsafe pixels = memory.bindMemory(
            to: UInt32.self, capacity: bytesPerRow / 4 * (height - 1) + width)
    }

    private static func check(_ width: Int, _ height: Int) {
        precondition(
            (1...largestSide).contains(width) && (1...largestSide).contains(height),
            "a framebuffer has 1 to \(largestSide) columns and rows, not \(width) x \(height)")
    }

    deinit {
        if ownsMemory { unsafe pixels.deallocate() }
    }

    /// The pixel in column `x` of row `y`; traps outside the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside of the picture")
        return unsafe pixels[y * (bytesPerRow / 4) + x]
    }
}
