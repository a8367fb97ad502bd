import TaijiDrawing
import TaijiGeometry

/// The room that each text of a dial takes, in pixels.
package struct TextRooms: Hashable, Sendable {
    /// The labels that are drawn.
    package var labels: [LabelRoom]
    /// Number and unit.
    package var readout: Rect?
    /// The line under them, and what it says.
    package var secondLine: Rect?
    package var secondLineText: String
}

/// The room of a label.
package struct LabelRoom: Hashable, Sendable {
    /// What is written.
    package var text: String
    /// Where.
    package var frame: Rect
    /// The inner end of its tick.
    package var tick: Point
    /// The size of the font.
    package var fontSize: Double
}

extension Instrument {
    /// The labels for which there is room, in `layout`, which is this instrument's.
    func labels(in layout: GaugeLayout) -> ScaleLabels {
        kept.labels
            ?? configuration.gauge.labels(in: layout, disc: self.layout.taiji, typeface: typeface)
    }

    /// The gauge's layout with the room that the labels leave the readout.
    var textLayout: GaugeLayout? {
        layout.gauge.map { $0.readout.isInMiddle ? $0.makingRoom(for: labels(in: $0)) : $0 }
    }

    /// The rooms of the texts at `time`; nil where there is no gauge.
    package func textRooms(at time: Double) -> TextRooms? {
        guard let layout = layout.gauge else { return nil }
        let labels = labels(in: layout)
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
            labels: labels.labels.map {
                LabelRoom(text: $0.text, frame: $0.frame, tick: $0.tick, fontSize: labels.font.size)
            }, readout: readout(at: time)?.frame,
            secondLine: line.reduce(nil) { $0?.union($1) ?? $1 },
            secondLineText: secondLine(at: time).fitted(in: textLayout ?? layout, typeface: typeface).line
                .text
        )
    }
}
