import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// Rectangles only: at no size is anything cut off or written over something else.
@Suite struct GaugeLayoutTests {
    static let sizes = [
        (120, 120), (160, 120), (300, 300), (900, 900), (1280, 720), (3840, 2160), (7680, 4320), (120, 4320),
        (7680, 120), (2000, 300), (350, 1800), (137, 121),
    ]
    /// Coordinates are computed in `Double`; whatever sticks out by less is rounding.
    private static let tolerance = 1e-6
    /// Masks stand on whole pixels, up to half a pixel from where their text is, and overhang by one.
    private static let pixels = 1.5

    private func instrument(
        _ gauge: Gauge, _ value: Double, _ size: (Int, Int), _ show: Show, scale: Double = 1
    ) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.gauge = gauge
        configuration.show = show
        configuration.startValue = value
        configuration.fixedPhase = 0
        var instrument = Instrument(
            configuration, typeface: BlockTypeface(),
            size: Size(width: Double(size.0), height: Double(size.1)), scale: scale)
        instrument.finish(at: 0)
        return instrument
    }

    private func isInside(_ rect: Rect, _ size: (Int, Int), by slack: Double) -> Bool {
        rect.minX >= -slack && rect.minY >= -slack && rect.maxX <= Double(size.0) + slack
            && rect.maxY <= Double(size.1) + slack
    }

    /// What a layer paints; a group paints within its clip, and shadows fade away.
    private func bounds(_ layer: Layer) -> Rect? {
        switch layer.content {
        case .fill(let path, _, _): path.bounds
        case .glyphs(let glyphs, _):
            glyphs.map {
                Rect(
                    minX: Double($0.x), minY: Double($0.y), maxX: Double($0.x + $0.mask.width),
                    maxY: Double($0.y + $0.mask.height))
            }.reduce(nil) { $0?.union($1) ?? $1 }
        case .shadow: nil
        case .group(let group): group.clip?.bounds
        }
    }

    @Test(arguments: sizes) func nothingLeavesTheWindowAndNoTextOverlaps(size: (Int, Int)) throws {
        for sample in try GaugeSamples.all() {
            for show in [Show.both, .gauge] {
                for scale in size.0 < 300 ? [1.0] : [1.0, 2] {
                    let name = "\(sample.name), \(show), \(size), scale \(scale)"
                    for value in [sample.value, 1e9, -1e9] {
                        var instrument = instrument(sample.gauge, value, size, show, scale: scale)
                        for (index, layer) in instrument.takeScene(at: 0).layers.enumerated() {
                            guard let bounds = bounds(layer) else { continue }
                            var slack = Self.tolerance
                            if case .glyphs = layer.content { slack = Self.pixels }
                            let holds = isInside(bounds, size, by: slack)
                            #expect(holds, "\(name) at \(value): layer \(index) is at \(bounds)")
                        }
                        checkTexts(instrument, size, name)
                    }
                }
            }
        }
    }

    private func checkTexts(_ instrument: Instrument, _ size: (Int, Int), _ name: String) {
        guard let rooms = instrument.textRooms(at: 0) else { return }
        var texts = rooms.labels.enumerated().map { ("label \($0.offset)", $0.element.frame) }
        if let readout = rooms.readout { texts.append(("readout", readout)) }
        if let line = rooms.secondLine { texts.append(("second line", line)) }
        for (index, text) in texts.enumerated() {
            let fits = isInside(text.1, size, by: Self.pixels)
            #expect(fits, "\(name): \(text) is cut off")
            for other in texts[..<index] {
                let overlap = text.1.inset(by: Self.tolerance).intersection(other.1)
                #expect(overlap == nil, "\(name): \(text) over \(other)")
            }
            guard let disc = instrument.layout.taiji, text.0.hasPrefix("label") else { continue }
            let nearest = Point(
                min(text.1.maxX, max(text.1.minX, disc.center.x)),
                min(text.1.maxY, max(text.1.minY, disc.center.y)))
            #expect(nearest.distance(to: disc.center) >= disc.radius, "\(name): \(text) on the disc")
        }
    }

    /// Where there is room, all labels are there.
    @Test func noLabelIsLeftOutOfALargePicture() throws {
        for sample in try GaugeSamples.all() {
            let instrument = instrument(sample.gauge, sample.value, (900, 900), .gauge)
            let rooms = try #require(instrument.textRooms(at: 0))
            #expect(rooms.labels.count >= 4, "\(sample.name)")
        }
    }
}
