import TaijiRaster
import TaijiStage
import Testing

@Suite struct PixelRectClipTests {
    @Test(arguments: [
        (PixelRect(x: 0, y: 0, width: 10, height: 8), PixelRect(x: 0, y: 0, width: 10, height: 8)),
        (PixelRect(x: -3, y: 2, width: 5, height: 100), PixelRect(x: 0, y: 2, width: 2, height: 6)),
        (PixelRect(x: 9, y: 7, width: 5, height: 5), PixelRect(x: 9, y: 7, width: 1, height: 1)),
        (PixelRect(x: 4, y: 4, width: .max, height: .max), PixelRect(x: 4, y: 4, width: 6, height: 4)),
    ])
    func theInsideIsKept(rect: PixelRect, inside: PixelRect) {
        #expect(rect.clipped(width: 10, height: 8) == inside)
    }

    @Test(arguments: [
        PixelRect(x: 10, y: 0, width: 4, height: 4), PixelRect(x: -4, y: 0, width: 4, height: 4),
        PixelRect(x: 0, y: 8, width: 4, height: 4), PixelRect(x: 2, y: 2, width: 0, height: 4),
        PixelRect(x: 5, y: 2, width: -4, height: 4), PixelRect(x: .min, y: .min, width: 4, height: 4),
    ])
    func theOutsideIsLeftOut(rect: PixelRect) {
        #expect(rect.clipped(width: 10, height: 8) == nil)
    }
}
