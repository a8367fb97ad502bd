import TaijiDrawing
import TaijiRaster
import TestSupport

/// A picture in the middle of memory that must not change: rows above and below it, and pixels between its rows.
@safe final class GuardedPicture {
    let name: String
    private let memory: UnsafeMutablePointer<UInt32>
    private let (width, height, stride): (Int, Int, Int)
    private let renderer: SceneRenderer
    private let target: Framebuffer

    private static let mark: UInt32 = 0xdead_beef
    /// Rows above and below.
    private static let rows = 3
    /// Pixels behind each row.
    private static let gap = 5

    init(_ width: Int, _ height: Int, _ format: PixelFormat, _ simd: SIMDLevel, threads: Int) {
        (self.width, self.height, stride) = (width, height, width + Self.gap)
        name = "\(width)×\(height), \(simd), \(threads) threads"
        let count = stride * (height + 2 * Self.rows)
        unsafe memory = .allocate(capacity: count)
        unsafe memory.initialize(repeating: Self.mark, count: count)
        unsafe target = Framebuffer(
            memory: UnsafeMutableRawPointer(memory + stride * Self.rows), width: width, height: height,
            bytesPerRow: stride * 4, format: format)
        renderer = SceneRenderer(simd: simd, threads: threads, leastTiles: 0)
    }

    deinit { unsafe memory.deallocate() }

    func draw(_ scene: Scene) { _ = renderer.render(scene, into: target) }

    var pixels: [UInt32] { target.allPixels }

    /// Whether nothing outside of the picture was written.
    var isGuardIntact: Bool {
        for y in 0..<height + 2 * Self.rows {
            let isInside = y >= Self.rows && y < height + Self.rows
            for x in (isInside ? width : 0)..<stride where unsafe memory[y * stride + x] != Self.mark {
                return false
            }
        }
        return true
    }
}
