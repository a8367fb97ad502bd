import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import Testing

@Suite struct PortedStudiesTests {
    private func picture(_ size: Int, _ draw: (inout Canvas) -> Void) -> Framebuffer {
        var canvas = Canvas(background: Color(hex: 0x303030))
        draw(&canvas)
        #expect(canvas.firstError == nil)
        let framebuffer = Framebuffer(width: size, height: size)
        _ = SceneRenderer().render(canvas.scene, into: framebuffer)
        return framebuffer
    }

    /// The disc at angle 0: the lower half light, the small light half-disc above the axis on the right, the
    /// light eye on the left.
    @Test func theTaijiLooksAsOnThePhone() {
        let study = TaijiStudy()
        let shown = picture(200) { study.draw(Rect(x: 0, y: 0, width: 200, height: 200), in: &$0) }
        let (light, dark, ground): (UInt32, UInt32, UInt32) = (0xffff_ffff, 0xff00_0000, 0xff30_3030)
        for (x, y, expected) in [
            (100, 180, light), (100, 20, dark), (150, 60, light), (50, 140, dark), (50, 100, light),
            (150, 100, dark), (2, 2, ground), (197, 197, ground), (185, 110, light), (15, 90, dark),
        ] {
            #expect(shown[x, y] == expected, "at \(x), \(y)")
        }
    }

    @Test func theTaijiTurns() {
        var study = TaijiStudy()
        study.angle = .pi / 2
        let shown = picture(200) { study.draw(Rect(x: 0, y: 0, width: 200, height: 200), in: &$0) }
        // A quarter turn clockwise: what was below is now on the left.
        #expect(shown[20, 100] == 0xffff_ffff)
        #expect(shown[180, 100] == 0xff00_0000)
        #expect(shown[100, 50] == 0xffff_ffff, "the light eye, from the left to the top")
    }

    @Test func theDialShowsItsValue() {
        var study = DialStudy()
        study.fraction = 0.5
        let shown = picture(300) { study.draw(Rect(x: 0, y: 0, width: 300, height: 300), in: &$0) }
        let value: UInt32 = 0xff5c_cc9e
        func band(_ degrees: Double) -> UInt32 {
            let point = Point(150, 150) + 112.5 * Point.unit(at: degrees * .pi / 180)
            return shown[Int(point.x), Int(point.y)]
        }
        #expect(band(200) == value && band(265) == value)
        #expect(band(280) != value && band(20) != value)
        #expect(band(90) == 0xff30_3030, "the gap")
        #expect(shown[150, 15] == 0xffff_ffff, "the dot at the top")
        study.fraction = 0
        let empty = picture(300) { study.draw(Rect(x: 0, y: 0, width: 300, height: 300), in: &$0) }
        #expect(!(0..<300).contains { y in (0..<300).contains { x in empty[x, y] == value } })
    }
}
