import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// What ``Canvas/clear(_:)`` leaves, and how much it takes to say so.
@Suite struct CanvasClearTests {
    private static let size = 24
    private let whole = Rect(x: 0, y: 0, width: 24, height: 24)

    private func pixels(_ canvas: Canvas) -> [UInt32] {
        let picture = Framebuffer(width: Self.size, height: Self.size)
        _ = SceneRenderer().render(canvas.scene, into: picture)
        return (0..<Self.size * Self.size).map { picture[$0 % Self.size, $0 / Self.size] }
    }

    @Test func whatLiesInsideIsForgotten() {
        var canvas = Canvas(background: .white)
        for _ in 0..<10_000 {
            canvas.clear(whole)
            canvas.fill(Rect(x: 3, y: 4, width: 5, height: 6))
            canvas.fillEllipse(in: Rect(x: 9, y: 4, width: 5, height: 6))
        }
        #expect(canvas.scene.layers.count == 2)
        canvas.clear(whole)
        #expect(canvas.scene.layers.isEmpty)
    }

    @Test func whatLiesOutsideStaysAsItIs() {
        var canvas = Canvas(background: .white)
        canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8))
        canvas.fill(Rect(x: 8, y: 0, width: 8, height: 8))
        canvas.fill(Rect(x: 0, y: 8, width: 8, height: 8))
        let layers = canvas.scene.layers
        for _ in 0..<1000 { canvas.clear(Rect(x: 8, y: 0, width: 8, height: 8)) }
        #expect(canvas.scene.layers == [layers[0], layers[2]])
        // What is cut once is outside from then on.
        for _ in 0..<1000 { canvas.clear(Rect(x: 4, y: 0, width: 8, height: 8)) }
        #expect(canvas.scene.layers.count == 2)
        #expect(canvas.scene.layers[1] == layers[2])
    }

    /// A clear under a clip doubled what was there.
    @Test func clearsUnderAClipAddUpSlowly() {
        var canvas = Canvas(background: .white)
        canvas.fill(whole)
        canvas.addEllipse(in: Rect(x: 4, y: 4, width: 16, height: 16))
        canvas.clip()
        for index in 0..<200 { canvas.clear(Rect(x: Double(index % 20), y: 0, width: 3, height: 24)) }
        let picture = pixels(canvas)
        #expect(picture[12 * 24 + 12] == 0xffff_ffff)
        #expect(picture[1 * 24 + 12] == 0xff00_0000)
        #expect(picture[0] == 0xff00_0000)
    }

    /// A shadow reaches further than its path.
    @Test func shadowsAreCutWhereTheyReachIn() {
        var canvas = Canvas(background: .white)
        canvas.setShadow(offset: .init(width: 0, height: 0), blur: 6, color: .black)
        canvas.fill(Rect(x: 2, y: 2, width: 8, height: 8))
        canvas.removeShadow()
        canvas.clear(Rect(x: 11, y: 0, width: 13, height: 24))
        let picture = pixels(canvas)
        #expect(picture[6 * 24 + 10] != 0xffff_ffff)
        #expect(picture[6 * 24 + 11] == 0xffff_ffff)
    }

    /// Whole pixels filled, cleared and clipped in any order are what a loop over pixels makes of them.
    @Test(arguments: 0..<60) func anySequenceIsWhatALoopOverPixelsMakesOfIt(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        func rect() -> Rect {
            Rect(
                x: Double(random.int(0...20)), y: Double(random.int(0...20)),
                width: Double(random.int(0...12)), height: Double(random.int(0...12)))
        }
        var canvas = Canvas(background: .white)
        var expected = [UInt32](repeating: 0xffff_ffff, count: Self.size * Self.size)
        var clips: [Rect] = []
        var kept: [Int] = []
        func paint(_ rect: Rect, _ pixel: UInt32) {
            for index in expected.indices {
                let center = Point(
                    Double(index % Self.size) + 0.5, Double(index / Self.size) + 0.5)
                let shows = rect.contains(center) && clips.allSatisfy { $0.contains(center) }
                if shows { expected[index] = pixel }
            }
        }
        for _ in 0..<60 {
            let own = rect()
            switch random.int(0...9) {
            case 0...3:
                let color = UInt32(random.int(0...0xffffff))
                canvas.setFillColor(Color(hex: color))
                canvas.fill(own)
                paint(own, 0xff00_0000 | color)
            case 4...6:
                canvas.clear(own)
                paint(own, 0xffff_ffff)
            case 7:
                canvas.saveGState()
                kept.append(clips.count)
                canvas.clip(to: own)
                clips.append(own)
            default:
                guard let count = kept.popLast() else { continue }
                canvas.restoreGState()
                clips.removeSubrange(count...)
            }
        }
        #expect(pixels(canvas) == expected)
    }
}
