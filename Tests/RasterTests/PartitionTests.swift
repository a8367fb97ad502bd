import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import Testing

/// A group whose layers are parts of its clip.
@Suite struct PartitionTests {
    private func rect(_ rect: Rect) -> Path {
        .drawing { (path) throws(GeometryError) in try path.addRect(rect) }
    }

    /// One pixel of a 20 × 20 picture on black.
    private func pixel(_ layer: Layer, x: Int, y: Int, simd: SIMDLevel) -> UInt32 {
        let picture = Framebuffer(width: 20, height: 20)
        _ = SceneRenderer(simd: simd).render(Scene(background: .black, layers: [layer]), into: picture)
        return picture[x, y] & 0xff_ffff
    }

    @Test(arguments: SIMDLevel.allCases)
    func aPartShowsAsMuchOfAPixelAsItCovers(simd: SIMDLevel) {
        // The clip ends in the middle of column 10; blue fills it, red is a quarter of that column's pixels.
        let clip = rect(Rect(x: 2, y: 2, width: 8.5, height: 10))
        let red = rect(Rect(x: 10.25, y: 2, width: 0.25, height: 10))
        let layers: [Layer] = [
            .fill(clip, Color(red: 0, green: 0, blue: 1)), .fill(red, Color(red: 1, green: 0, blue: 0)),
        ]
        #expect(pixel(.partition(of: clip, layers), x: 10, y: 5, simd: simd) == 0x40_0040)
        // Otherwise red covers a quarter of what the clip lets through, which is half of the pixel.
        let plain = pixel(.group(layers, clip: clip), x: 10, y: 5, simd: simd)
        #expect(plain >> 16 == 0x20)
    }

    @Test(arguments: SIMDLevel.allCases)
    func partsThatFillTheClipLeaveNothingOfTheGroundWithin(simd: SIMDLevel) {
        let clip = rect(Rect(x: 1.3, y: 1.3, width: 12.9, height: 12.9))
        let left = rect(Rect(x: 1.3, y: 1.3, width: 5.4, height: 12.9))
        let right = rect(Rect(x: 6.7, y: 1.3, width: 7.5, height: 12.9))
        let layer = Layer.partition(
            of: clip, [.fill(clip, .white), .fill(left, .white), .fill(right, .white)])
        #expect(pixel(layer, x: 6, y: 6, simd: simd) == 0xff_ffff)
        #expect(pixel(layer, x: 1, y: 6, simd: simd) & 0xff == 179)
        #expect(pixel(layer, x: 16, y: 6, simd: simd) == 0)
    }
}
