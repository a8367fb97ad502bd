import TaijiDrawing
import TaijiExport
import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiRaster
import Testing

/// The comparison sees what it is meant to see: on a real dial, each of its parts taken away.
@Suite(.enabled(if: hasB612, "the pictures are drawn in B612 (fonts-b612)"))
struct PictureDifferenceTests {
    static let side = 160

    private func scene() throws -> Scene {
        var configuration = InstrumentConfiguration()
        configuration.gauge = Gauge(title: "BOILER", format: NumberFormat(decimals: 1, unit: "bar"))
        configuration.gauge.marks = [GaugeMark(.triangle, .fixed(30), ink: .role(.warning))]
        configuration.startValue = 64
        configuration.fixedPhase = 0.35
        var instrument = Instrument(
            configuration, typeface: try SDLTypeface(),
            size: Size(width: Double(Self.side), height: Double(Self.side)))
        instrument.finish(at: 0)
        return instrument.takeScene(at: 0)
    }

    private func difference(_ found: Scene, _ expected: Scene) throws -> PictureDifference {
        let (found, expected) = (
            DrawnPicture(found, side: Self.side), DrawnPicture(expected, side: Self.side)
        )
        return PictureDifference(
            try PNG.decode(PNG.encode(found.framebuffer)), try PNG.decode(PNG.encode(expected.framebuffer)),
            texts: found.texts)
    }

    /// Every scene that lacks one layer, also one inside a group.
    private func scenesLackingOne(_ layers: [Layer]) -> [[Layer]] {
        layers.indices.flatMap { index -> [[Layer]] in
            var less = layers
            less.remove(at: index)
            guard case .group(let group) = layers[index].content else { return [less] }
            return [less]
                + scenesLackingOne(group.layers).map { inner in
                    var changed = layers
                    var lacking = group
                    lacking.layers = inner
                    changed[index].content = .group(lacking)
                    return changed
                }
        }
    }

    @Test func everyPartThatIsMissingOrTooMuchIsSeen() throws {
        let whole = try scene()
        #expect(try difference(whole, whole).isTolerable)
        let lacking = scenesLackingOne(whole.layers)
        #expect(lacking.count > 15, "a dial has many parts: \(lacking.count)")
        var seen = 0
        for layers in lacking {
            var less = whole
            less.layers = layers
            // What is hidden or clear is not missed.
            if try difference(less, whole).largest == 0 { continue }
            seen += 1
            #expect(!(try difference(less, whole).isTolerable))
            #expect(!(try difference(whole, less).isTolerable))
        }
        #expect(seen > 15)
    }

    /// Another version of FreeType may draw the edges of letters a little differently.
    @Test func edgesOfLettersMayDifferALittleAndNothingElse() throws {
        let expected = try scene()
        func changed(_ change: (GlyphMask) -> GlyphMask) -> Scene {
            var scene = expected
            for index in scene.layers.indices {
                guard case .glyphs(let glyphs, let paint) = scene.layers[index].content else { continue }
                scene.layers[index].content = .glyphs(
                    glyphs.map { PlacedGlyph(mask: change($0.mask), x: $0.x, y: $0.y) }, paint: paint)
            }
            return scene
        }
        let softer = changed { mask in
            GlyphMask(
                key: GlyphMask.Key(font: -1, size: 1, text: mask.key.text), width: mask.width,
                height: mask.height,
                coverage: mask.coverage.map { $0 > 30 && $0 < 225 ? $0 - 16 : $0 })
        }
        #expect(try difference(softer, expected).largest > 0)
        #expect(try difference(softer, expected).isTolerable)
        let blank = changed { mask in
            GlyphMask(
                key: GlyphMask.Key(font: -2, size: 1, text: mask.key.text), width: mask.width,
                height: mask.height,
                coverage: mask.coverage.map { _ in 0 })
        }
        #expect(!(try difference(blank, expected).isTolerable))
        let other = try PNG.decode(PNG.encode(Framebuffer(width: 90, height: 100)))
        let picture = try PNG.decode(PNG.encode(DrawnPicture(expected, side: Self.side).framebuffer))
        #expect(!PictureDifference(other, picture).isTolerable)
        #expect(PictureDifference(other, picture).picture.width == 3 * Self.side)
    }
}
