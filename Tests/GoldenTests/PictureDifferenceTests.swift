import TaijiExport
import TaijiRaster
import Testing

/// The comparison sees what it is meant to see.
@Suite struct PictureDifferenceTests {
    private func picture(_ change: (Framebuffer) -> Void = { _ in }) throws -> PNG.Picture {
        let framebuffer = Framebuffer(width: 100, height: 100)
        for index in 0..<10_000 { unsafe framebuffer.pixels[index] = 0xff40_4040 }
        change(framebuffer)
        return try PNG.decode(PNG.encode(framebuffer))
    }

    @Test func aFewPixelsAndManySmallDifferencesAreTolerated() throws {
        let expected = try picture()
        #expect(PictureDifference(expected, expected).isTolerable)
        let few = try picture { framebuffer in
            for index in 0..<20 { unsafe framebuffer.pixels[index] = 0xffff_ffff }
        }
        #expect(PictureDifference(few, expected).isTolerable)
        let small = try picture { framebuffer in
            for index in 0..<10_000 { unsafe framebuffer.pixels[index] = 0xff58_4028 }
        }
        #expect(PictureDifference(small, expected).isTolerable)
    }

    @Test func aMissingTickAndAnotherSizeAreNot() throws {
        let expected = try picture()
        let tick = try picture { framebuffer in
            for index in 0..<21 { unsafe framebuffer.pixels[index] = 0xff40_4059 }
        }
        #expect(!PictureDifference(tick, expected).isTolerable)
        #expect(PictureDifference(tick, expected).picture.width == 300)
        let other = try PNG.decode(PNG.encode(Framebuffer(width: 90, height: 100)))
        #expect(!PictureDifference(other, expected).isTolerable)
    }
}
