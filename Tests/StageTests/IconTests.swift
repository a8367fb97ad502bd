import TaijiRaster
import TaijiStage
import Testing

@Suite struct IconTests {
    private func picture(_ pixel: UInt32, _ format: PixelFormat) -> Framebuffer {
        let picture = Framebuffer(width: 1, height: 1, format: format)
        unsafe picture.pixels[0] = pixel
        return picture
    }

    @Test(
        arguments: [
            (0x0012_3456, PixelFormat.xrgb8888, 0xFF12_3456),
            // Half transparent: 0x40 of 0x80 is 127.5 of 255, and rounds up.
            (0x8040_2000, .argb8888Premultiplied, 0x8080_4000),
            (0x8040_2000, .abgr8888Premultiplied, 0x8000_4080),
            (0xFF11_2233, .argb8888Premultiplied, 0xFF11_2233),
            (0x0000_0000, .argb8888Premultiplied, 0x0000_0000),
            // More colour than alpha is no valid pixel; it must not run into its neighbour.
            (0x10FF_0000, .argb8888Premultiplied, 0x10FF_0000),
        ] as [(UInt32, PixelFormat, UInt32)])
    func pixelsBecomeStraightARGB(pixel: UInt32, format: PixelFormat, expected: UInt32) {
        #expect(straightPixels(of: picture(pixel, format)) == [expected])
    }
}
