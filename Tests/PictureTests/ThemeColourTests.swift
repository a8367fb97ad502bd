import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// The colours of the design, written down here once more, at the places where the design has them. The
/// picture is large enough for the thinnest part to cover whole pixels.
@Suite struct ThemeColourTests {
    struct Palette: CustomTestStringConvertible {
        var theme: Theme
        var background, track, segments, major, minor, labels: UInt32
        var value: [UInt32]
        var light, dark, rim, dot, readout, caption: UInt32
        var testDescription: String { theme.name }
    }

    static let palettes = [
        Palette(
            theme: .dark, background: 0x0F1216, track: 0x57616E, segments: 0x2B333D, major: 0x6B7585,
            minor: 0x454F5C, labels: 0x9EA8B8, value: [0x339EB8, 0x5CCC9E, 0xF2B84D], light: 0xEDEBE0,
            dark: 0x13161A, rim: 0x404754, dot: 0xF7F7F5, readout: 0xF2F5F7, caption: 0x949EAD),
        Palette(
            theme: .paper, background: 0xF4EEE3, track: 0x9E9180, segments: 0xDBD4C3, major: 0x6B6154,
            minor: 0xADA391, labels: 0x5C5247, value: [0x1F4E5F, 0x2F6F73, 0x5E8F7B], light: 0xFCFAF2,
            dark: 0x1F1B1A, rim: 0x4D423B, dot: 0xB3291F, readout: 0x211C1A, caption: 0x736659),
    ]
    private static let side = 2160
    private let form = GaugeForm(width: side, height: side)

    private func drawn(_ palette: Palette, _ value: Double) -> Framebuffer {
        picture(
            of: restingInstrument(value: value, width: Self.side, height: Self.side) {
                $0.theme = palette.theme
                $0.gauge.title = "T"
            })
    }

    @Test(arguments: palettes) func furniture(palette: Palette) {
        let found = drawn(palette, 20)
        func at(_ fraction: Double, _ radius: Double) -> UInt32 {
            found.color(at: form.point(at: fraction, radius: radius))
        }
        // Clear of the dot and its shadow.
        for index in 20..<50 {
            let tick = Double(index) / 50
            #expect(at(tick + 0.003, 0.422) == palette.track)
            #expect(at(tick, 0.357) == (index % 5 == 0 ? palette.major : palette.minor), "tick \(index)")
            #expect(at(tick, 0.348) == (index % 5 == 0 ? palette.major : palette.background), "\(index)")
            #expect(at(tick + 0.01, 0.357) == palette.background, "between ticks \(index)")
        }
        // A fifth of a degree is three pixels here.
        let (degree, pixel) = (1.0 / 240, 1.5 / Double(Self.side))
        for cell in 20..<60 {
            let middle = (Double(cell) + 0.5) / 60
            for radius in [0.372 + pixel, 0.384, 0.396 - pixel] {
                #expect(at(middle, radius) == palette.segments)
                #expect(at(middle - 1.35 * degree, radius) == palette.segments)
                #expect(at(middle + 1.35 * degree, radius) == palette.segments)
                #expect(at(middle - 1.75 * degree, radius) == palette.background)
                #expect(at(middle + 2 * degree, radius) == palette.background)
            }
            #expect(at(middle, 0.372 - pixel) == palette.background)
            #expect(at(middle, 0.396 + pixel) == palette.background)
        }
        for corner in [0.5, Double(Self.side) - 0.5] {
            #expect(found.color(at: Point(corner, corner)) == palette.background)
            #expect(found.color(at: Point(Double(Self.side) - corner, corner)) == palette.background)
        }
    }

    /// Interpolated colours are rounded twice: as a table's entries, and as pixels.
    private static let gradientTolerance = 2

    @Test(arguments: palettes) func theValueArcRunsThroughItsColours(palette: Palette) {
        let found = drawn(palette, 100)
        func mix(_ along: Double) -> [Double] {
            let (a, b, t) =
                along < 0.5
                ? (palette.value[0], palette.value[1], 2 * along)
                : (palette.value[1], palette.value[2], 2 * along - 1)
            return [16, 8, 0].map { Double(a >> $0 & 255) * (1 - t) + Double(b >> $0 & 255) * t }
        }
        // At the inner edge, clear of the dot's shadow, to within two pixels of both ends.
        let end = 2 / (0.374 * Double(Self.side) * GaugeForm.sweep)
        for index in 0...400 {
            let along = min(1 - end, max(end, Double(index) / 400))
            let color = found.color(at: form.point(at: along, radius: 0.374))
            for (shift, expected) in zip([16, 8, 0], mix(along)) {
                let level = Double(color >> UInt32(shift) & 255)
                #expect(abs(level - expected) <= Double(Self.gradientTolerance), "at \(along)")
            }
        }
        #expect(distance(found.color(at: form.point(at: end, radius: 0.384)), palette.value[0]) <= 1)
        #expect(distance(found.color(at: form.point(at: 0.5, radius: 0.384)), palette.value[1]) <= 1)
        #expect(distance(found.color(at: form.point(at: 1 - end, radius: 0.374)), palette.value[2]) <= 1)
    }

    /// The arc's colours belong to the scale: a smaller value shows less of them, not all of them squeezed.
    @Test func aSmallerValueShowsTheSameColoursAtTheSamePlaces() {
        let (whole, part) = (drawn(Self.palettes[0], 100), drawn(Self.palettes[0], 50))
        for index in 1...45 {
            let place = form.point(at: Double(index) / 100, radius: 0.38)
            #expect(whole.color(at: place) == part.color(at: place))
        }
    }

    @Test(arguments: palettes) func discAndDot(palette: Palette) {
        let found = drawn(palette, 64)
        func at(_ x: Double, _ y: Double) -> UInt32 {
            found.color(at: form.center + Double(Self.side) * Point(x, y))
        }
        #expect(found.color(at: form.point(at: 0.64, radius: 0.422)) == palette.dot)
        #expect(found.color(at: form.point(at: 0.64, radius: 0.434)) == palette.dot)
        #expect(at(0, 0.248) == palette.light)
        #expect(at(0, -0.248) == palette.dark)
        #expect(at(0.1, -0.1) == palette.light)
        #expect(at(-0.1, 0.1) == palette.dark)
        // The eyes: a seventh of the radius, on half of it.
        let eye = 0.249 / 7
        for (x, color, around) in [
            (0.1245, palette.dark, palette.light), (-0.1245, palette.light, palette.dark),
        ] {
            for share in [0, 0.97] { #expect(at(x, share * eye) == color) }
            #expect(at(x, 1.04 * eye) == around)
        }
        // The hairline, and the ground between it and the disc.
        for index in 0..<48 {
            let way = Point.unit(at: Double(index) * .pi / 24 + 0.01)
            #expect(at(0.2535 * way.x, 0.2535 * way.y) == palette.rim)
            #expect(at(0.2508 * way.x, 0.2508 * way.y) == palette.background)
        }
        // The shadow falls downwards.
        #expect(distance(at(0, 0.258), palette.background) > distance(at(0, -0.258), palette.background))
        #expect(at(0, -0.295) == palette.background)
    }

    @Test(arguments: palettes) func textHasItsColours(palette: Palette) throws {
        let instrument = restingInstrument(value: 64, width: Self.side, height: Self.side) {
            $0.theme = palette.theme
            $0.gauge.title = "T"
        }
        let found = picture(of: instrument)
        func colors(_ area: Rect) -> Set<UInt32> {
            var colors: Set<UInt32> = []
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) { colors.insert(found[x, y] & 0xff_ffff) }
            }
            return colors
        }
        let readout = try #require(instrument.description().readout)
        #expect(colors(readout).isSuperset(of: [palette.readout, palette.caption, palette.background]))
        let side = Double(Self.side)
        let title = Rect(
            minX: form.center.x - 0.02 * side, minY: 0.915 * side, maxX: form.center.x + 0.02 * side,
            maxY: 0.934 * side)
        #expect(colors(title).isSuperset(of: [palette.caption, palette.background]))
        let top = form.point(at: 0.5, radius: 0.32)
        #expect(
            colors(Rect(center: top, width: 0.03 * side, height: 0.015 * side)).contains(palette.labels))
    }
}
