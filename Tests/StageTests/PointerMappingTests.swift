import TaijiGeometry
import TaijiStage
import Testing

@Suite struct PointerMappingTests {
    @Test func onAPlainDisplayPlacesStayTheSame() {
        let mapping = PointerMapping(
            window: WindowSize(width: 900, height: 700), picture: WindowSize(width: 900, height: 700))
        #expect(mapping.pixel(x: 450, y: 12.5) == Point(450, 12.5))
        #expect(mapping.scale == 1)
    }

    @Test func onADenseDisplayPlacesAreScaledByOutputOverWindow() {
        let mapping = PointerMapping(
            window: WindowSize(width: 400, height: 300), picture: WindowSize(width: 800, height: 450))
        #expect(mapping.pixel(x: 100, y: 100) == Point(200, 150))
        #expect(mapping.scale == 2)
    }

    @Test func placesOutsideOfTheWindowStayOutside() {
        let mapping = PointerMapping(
            window: WindowSize(width: 400, height: 300), picture: WindowSize(width: 600, height: 450))
        #expect(mapping.pixel(x: -10, y: 310) == Point(-15, 465))
    }

    @Test func fingersGiveSharesOfTheWindow() {
        let mapping = PointerMapping(
            window: WindowSize(width: 400, height: 300), picture: WindowSize(width: 800, height: 600))
        #expect(mapping.pixel(shareX: 0.25, shareY: 1) == Point(200, 600))
        #expect(mapping.center == Point(400, 300))
    }
}
