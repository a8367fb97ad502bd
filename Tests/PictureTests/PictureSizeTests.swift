import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct PictureSizeTests {
    static let sizes = [
        (1, 1), (2, 3), (16, 16), (17, 16), (16, 33), (31, 97), (255, 257), (640, 480), (333, 1000),
        (2000, 200), (200, 2000), (1999, 16), (16, 2000),
    ]

    /// Every kind of picture can be drawn at any size, and nothing lies outside of the square in its middle
    /// that holds the instrument, or outside of the gauge's own circle where it is alone.
    @Test(arguments: sizes, Show.allCases) func anySizeCanBeDrawn(size: (Int, Int), show: Show) {
        let (width, height) = size
        for theme in Theme.builtIn {
            for style in Taiji.Style.allCases {
                let instrument = restingInstrument(value: 120, width: width, height: height) {
                    $0.show = show
                    $0.theme = theme
                    $0.style = style
                    $0.fixedPhase = 0.4
                    $0.gauge.title = "Title"
                }
                let found = picture(of: instrument)
                let side = Double(min(width, height))
                var outside = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let place = Point(Double(x) + 0.5, Double(y) + 0.5)
                        let isInside: Bool
                        if show == .gauge, let gauge = instrument.layout.gauge {
                            // As large as its shape allows, hence held to its own circle, with room for the
                            // dot's shadow, and a pixel for antialiasing.
                            isInside =
                                place.distance(to: gauge.center)
                                <= gauge.trackRadius + 2.5 * gauge.dotRadius + 1
                        } else {
                            let half = 0.54 * side + 1
                            isInside =
                                abs(place.x - Double(width) / 2) <= half
                                && abs(place.y - Double(height) / 2) <= half + 0.1 * side
                        }
                        if !isInside, found[x, y] != 0xff00_0000 | theme.background.hex { outside += 1 }
                    }
                }
                #expect(outside == 0)
                if min(width, height) >= 16 {
                    #expect(Set(found.allPixels).count > 2, "something is to be seen")
                }
            }
        }
    }

    @Test(arguments: sizes, Show.allCases) func theHelpFitsAnySize(size: (Int, Int), show: Show) {
        var instrument = restingInstrument(width: size.0, height: size.1) {
            $0.show = show
            $0.reducesMotion = true
        }
        let without = picture(of: instrument)
        _ = instrument.handle(.keyPressed(.character("h"), modifiers: [], isRepeat: false), at: 1)
        let with = picture(of: instrument, at: 2)
        #expect(size.0 < 16 || !with.isIdentical(to: without))
        _ = instrument.handle(.keyPressed(.escape, modifiers: [], isRepeat: false), at: 3)
        #expect(picture(of: instrument, at: 4).isIdentical(to: without))
    }
}
