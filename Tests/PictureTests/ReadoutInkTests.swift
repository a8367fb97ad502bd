import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct ReadoutInkTests {
    private static let values = [0, 7, 64, 100, -12.5, 1234.5678, -99_999, 1e9, 1e30]
    private static let sizes = [(300, 300), (91, 120), (700, 400)]

    /// Number and unit lie inside of what the instrument says is their place, grown by a pixel, and fill it.
    @Test(arguments: [Show.both, .gauge], sizes) func liesInsideItsPlace(show: Show, size: (Int, Int)) throws
    {
        var theme = Theme.probe(\.readout)
        theme.caption = .white
        for value in Self.values {
            for (unit, decimals) in [("%", 0), ("", 1), ("km/h", 2)] {
                let scale = try GaugeScale(minimum: -1e31, maximum: 1e31)
                let instrument = restingInstrument(value: value, width: size.0, height: size.1) {
                    $0.show = show
                    // No arrow that says that it is beyond the scale.
                    $0.gauge.scale = scale
                    $0.theme = theme
                    $0.gauge.format.unit = unit
                    $0.gauge.format.digits = .decimals(decimals)
                }
                let place = try #require(instrument.description().readout)
                let ink = try #require(inkBounds(picture(of: instrument)))
                let name = "\(value) \(unit), ink \(ink), place \(place)"
                #expect(ink.minX >= place.minX - 1 && ink.maxX <= place.maxX + 1, "\(name)")
                #expect(ink.minY >= place.minY - 1 && ink.maxY <= place.maxY + 1, "\(name)")
                // A digit's block is as wide as its cell, so that the ink reaches both ends.
                #expect(ink.width >= place.width - 2 && ink.height >= place.height - 2, "\(name)")
            }
        }
    }

    /// In the ring's gap: centred, and on the design's baseline.
    @Test(arguments: sizes) func standsInTheMiddleOfTheGap(size: (Int, Int)) throws {
        let (side, top) = (Double(min(size.0, size.1)), Double(size.1 - min(size.0, size.1)) / 2)
        for value in Self.values {
            let instrument = restingInstrument(value: value, width: size.0, height: size.1)
            let place = try #require(instrument.description().readout)
            #expect(abs(place.center.x - Double(size.0) / 2) < 1e-9)
            #expect(abs(place.maxY - (top + 0.889 * side)) < 1e-9)
        }
    }

    /// The digits stand in cells: a counting readout does not jitter.
    @Test func theNumberOfDigitsAloneMovesThem() throws {
        func place(_ value: Double) throws -> Rect {
            try #require(
                restingInstrument(value: value, width: 300, height: 300).description().readout)
        }
        let ten = try place(10)
        for value in 11...99 { #expect(try place(Double(value)) == ten) }
        #expect(try place(9) != ten)
    }

    private func inkBounds(_ found: Framebuffer) -> Rect? {
        var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<found.height {
            for x in 0..<found.width where found[x, y] & 255 > 0 {
                let old = bounds ?? (x, y, x + 1, y + 1)
                bounds = (min(old.minX, x), min(old.minY, y), max(old.maxX, x + 1), max(old.maxY, y + 1))
            }
        }
        return bounds.map {
            Rect(
                minX: Double($0.minX), minY: Double($0.minY), maxX: Double($0.maxX), maxY: Double($0.maxY))
        }
    }
}
