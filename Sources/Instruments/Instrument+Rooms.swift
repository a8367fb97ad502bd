import TaijiDrawing
import TaijiGeometry

/// The room that each text of a dial takes, in pixels.
package struct TextRooms: Hashable, Sendable {
    /// The labels that are drawn.
    package var labels: [Rect]
    /// Number and unit.
    package var readout: Rect?
    /// The line under them.
    package var secondLine: Rect?
}

extension Instrument {
    /// The rooms of the texts at `time`; nil where there is no gauge.
    package func textRooms(at time: Double) -> TextRooms? {
        guard let layout = layout.gauge else { return nil }
        let gauge = configuration.gauge
        let labels = gauge.labels(
            gauge.scaleTicks(), in: layout, disc: self.layout.taiji, typeface: typeface)
        var copy = self
        let line = copy.secondLineLayers(at: time).compactMap { layer -> Rect? in
            guard case .glyphs(let glyphs, _) = layer.content else { return nil }
            return glyphs.map { glyph in
                Rect(
                    minX: Double(glyph.x), minY: Double(glyph.y), maxX: Double(glyph.x + glyph.mask.width),
                    maxY: Double(glyph.y + glyph.mask.height))
            }.reduce(nil) { $0?.union($1) ?? $1 }
        }
        return TextRooms(
            labels: labels.frames, readout: readout(at: time)?.frame,
            secondLine: line.reduce(nil) { $0?.union($1) ?? $1 })
    }
}
