import TaijiDrawing
import TaijiGeometry
import Testing

@Suite struct CanvasTextTests {
    /// Gives one mask for any text, and remembers what it was asked for.
    private final class Stamp: Typeface {
        var asked: [(text: String, size: Double, origin: Point)] = []
        let mask = GlyphMask(
            key: .init(font: 0, size: 640, text: "x"), width: 2, height: 1, coverage: [255, 128])

        func measure(_ text: String, font: Font) -> TextMetrics {
            TextMetrics(advance: 2, ascent: 1, descent: 0, capHeight: 1)
        }

        func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] {
            asked.append((text, font.size, origin))
            return [PlacedGlyph(mask: mask, x: Int(origin.x), y: Int(origin.y))]
        }
    }

    @Test func theTransformMovesThePenAndScalesTheFont() {
        let stamp = Stamp()
        var canvas = Canvas()
        canvas.setFillColor(.white)
        canvas.setAlpha(0.5)
        canvas.translateBy(x: 100, y: 50)
        canvas.scaleBy(x: 2, y: 2)
        canvas.showText("42", at: Point(5, 6), font: Font(size: 10), typeface: stamp)
        #expect(stamp.asked.count == 1)
        #expect(stamp.asked[0] == ("42", 20, Point(110, 62)))
        let placed = PlacedGlyph(mask: stamp.mask, x: 110, y: 62)
        #expect(
            canvas.scene.layers == [Layer(.glyphs([placed], paint: .solid(.white)), opacity: 0.5)])
    }

    @Test func textAtNoPlaceIsIgnored() {
        let stamp = Stamp()
        var canvas = Canvas()
        canvas.showText("42", at: Point(.nan, 0), font: Font(size: 10), typeface: stamp)
        canvas.showText("42", at: .zero, font: Font(size: -1), typeface: stamp)
        canvas.draw([])
        #expect(stamp.asked.isEmpty)
        #expect(canvas.scene.layers.isEmpty)
        #expect(canvas.firstError?.call == "showText")
    }
}
