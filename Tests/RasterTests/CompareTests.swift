import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import Testing

@Suite struct CompareTests {
    @Test func whereTwoPicturesDifferIsTold() {
        let (one, other) = (Framebuffer(width: 40, height: 30), Framebuffer(width: 40, height: 30))
        #expect(one.difference(from: other) == nil)
        for (x, y) in [(3, 7), (20, 7), (5, 29)] { unsafe one.pixels[y * 40 + x] = 1 }
        for difference in [one.difference(from: other), other.difference(from: one)] {
            #expect(difference?.pixelCount == 3)
            #expect(difference?.bounds == PixelRect(x: 3, y: 7, width: 18, height: 23))
        }
        one.copy(from: other)
        #expect(one.difference(from: other) == nil)
    }

    /// Rows need not follow one another without a gap.
    @Test func whatLiesBetweenTheRowsIsNoPicture() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 16 * 8, alignment: 64)
        defer { unsafe memory.deallocate() }
        unsafe memory.initializeMemory(as: UInt32.self, repeating: 7, count: 16 * 8)
        let wide = unsafe Framebuffer(memory: memory, width: 10, height: 8, bytesPerRow: 64)
        let plain = Framebuffer(width: 10, height: 8)
        #expect(wide.difference(from: plain)?.pixelCount == 80)
        wide.copy(from: plain)
        #expect(wide.difference(from: plain) == nil)
        #expect(unsafe memory.load(fromByteOffset: 40, as: UInt32.self) == 7)
    }
}
