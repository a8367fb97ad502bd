import TaijiRaster

/// A framebuffer in the middle of memory that must not change.
@safe final class FuzzTarget {
    private static let mark: UInt32 = 0xdead_beef
    private let memory: UnsafeMutablePointer<UInt32>
    private let (width, height, stride): (Int, Int, Int)
    let framebuffer: Framebuffer

    init(width: Int, height: Int, format: PixelFormat) {
        (self.width, self.height, stride) = (width, height, width + 3)
        let count = stride * (height + 4)
        unsafe memory = .allocate(capacity: count)
        unsafe memory.initialize(repeating: Self.mark, count: count)
        unsafe framebuffer = Framebuffer(
            memory: UnsafeMutableRawPointer(memory + 2 * stride), width: width, height: height,
            bytesPerRow: 4 * stride, format: format)
    }

    deinit { unsafe memory.deallocate() }

    /// The picture row by row.
    var pixels: [UInt32] {
        (0..<height).flatMap { y in
            unsafe Array(UnsafeBufferPointer(start: memory + (y + 2) * stride, count: width))
        }
    }

    /// Whether the two rows above and below and the pixels between the rows are as they were.
    var isGuardIntact: Bool {
        (0..<height + 4).allSatisfy { y in
            let isInside = y >= 2 && y < height + 2
            return ((isInside ? width : 0)..<stride).allSatisfy {
                unsafe memory[y * stride + $0] == Self.mark
            }
        }
    }
}
