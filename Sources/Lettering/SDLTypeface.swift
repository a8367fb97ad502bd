import TaijiDrawing
import TaijiGeometry

/// A typeface whose letters SDL_ttf draws.
///
/// Sizes are kept in eighths of a pixel, from 1 to 2048 pixels; others are brought to the nearest. Letters
/// that the font lacks are taken from another installed font that has them. A text is drawn as one mask per
/// run of one font and script, kerned and shaped, from the whole pixel nearest to the pen. Only the first
/// 4,096 characters of a text are measured or drawn; control characters count as spaces.
///
/// Not for several threads at once.
@safe
public final class SDLTypeface: Typeface {
    /// The greatest number of characters of a text that are drawn.
    public static let longestText = 4096

    private let library: FontLibrary
    private let regular: Face
    private let bold: Face
    private var fallback: FallbackFaces
    private var lines: RecentCache<LineKey, [Run]>
    private var masks: RecentCache<GlyphMask.Key, RunMask>
    private var sizes: RecentCache<SizeKey, SizedFont>
    private var capHeights: RecentCache<SizeKey, Double>

    /// The best font that is installed: B612, or another without serifs.
    public convenience init() throws(LetteringError) {
        try self.init(configurationFile: nil)
    }

    /// The fonts among those that a fontconfig file tells of.
    package convenience init(configurationFile: String?) throws(LetteringError) {
        let library = try FontLibrary()
        let catalog = try FontCatalog(configurationFile: configurationFile)
        let (regular, bold) = try catalog.faces(library: library)
        self.init(library: library, regular: regular, bold: bold, fallback: FallbackFaces(catalog: catalog))
    }

    /// The font in a file. Where no bold font of the same family lies beside it, bold letters are the regular
    /// ones with heavier strokes.
    public convenience init(file: String) throws(LetteringError) {
        let library = try FontLibrary()
        try FontFile.check(file)
        let regular = try Face(FontFile(path: file), library: library)
        let bold = try regular.boldBeside(library: library)
        self.init(library: library, regular: regular, bold: bold, fallback: FallbackFaces(catalog: nil))
    }

    private init(library: FontLibrary, regular: Face, bold: Face, fallback: FallbackFaces) {
        self.library = library
        self.regular = regular
        self.bold = bold
        self.fallback = fallback
        lines = RecentCache(limit: 2048)
        masks = RecentCache(limit: 16 << 20)
        sizes = RecentCache(limit: 24)
        capHeights = RecentCache(limit: 256)
    }

    /// The path of the font file that letters of `weight` come from.
    public func file(for weight: Font.Weight) -> String { face(weight).file.path }

    /// The family name of the font.
    public var family: String { regular.family }

    /// Whether bold letters are regular ones with heavier strokes.
    package var synthesisesBold: Bool { bold.file.isEmboldened }
    /// What the kept masks cost, in bytes.
    package var cachedBytes: Int { masks.cost }
    /// How many sizes of fonts are open.
    package var openSizes: Int { sizes.count }
    /// How many texts are kept with their measures.
    package var cachedLines: Int { lines.count }

    // MARK: Typeface

    /// How much room `text` takes on one line. The advance is that of the font's outlines, so that it grows
    /// with the size without steps; the height of capitals is measured on a drawn "H".
    public func measure(_ text: String, font: Font) -> TextMetrics {
        let steps = Self.steps(font.size)
        let em = Double(steps) / Double(SizedFont.stepsPerPixel)
        let runs = line(text, weight: font.weight)
        let face = face(font.weight)
        return TextMetrics(
            advance: runs.reduce(0) { $0 + $1.advance } * em,
            ascent: runs.reduce(face.ascent) { max($0, $1.face.ascent) } * em,
            descent: runs.reduce(face.descent) { max($0, $1.face.descent) } * em,
            capHeight: capHeight(of: face, steps: steps))
    }

    /// The masks of `text` on one line with the pen at `origin`, on the baseline, at first. Runs without ink
    /// have no mask; an origin that is not finite, or beyond any picture, gives none at all.
    public func glyphs(_ text: String, font: Font, origin: Point) -> [PlacedGlyph] {
        // Beyond this no pixel exists that a mask could cover, and integers stay far from their ends.
        let furthest = 1e9
        guard abs(origin.x) <= furthest, abs(origin.y) <= furthest else { return [] }
        let steps = Self.steps(font.size)
        let em = Double(steps) / Double(SizedFont.stepsPerPixel)
        let baseline = Int(origin.y.rounded())
        var pen = origin.x
        var placed: [PlacedGlyph] = []
        for run in line(text, weight: font.weight) {
            let drawn = mask(of: run, steps: steps)
            if let mask = drawn.mask {
                placed.append(
                    PlacedGlyph(mask: mask, x: Int(pen.rounded()) + drawn.left, y: baseline + drawn.top))
            }
            pen += run.advance * em
        }
        return placed
    }

    // MARK: Parts

    private struct LineKey: Hashable {
        var text: String
        var weight: Font.Weight
    }

    private struct SizeKey: Hashable {
        var font: Int
        var steps: Int
    }

    private func face(_ weight: Font.Weight) -> Face { weight == .bold ? bold : regular }

    private static func steps(_ size: Double) -> Int {
        let pixels = size >= 1 ? min(size, 2048) : 1
        return Int((pixels * Double(SizedFont.stepsPerPixel)).rounded())
    }

    private func line(_ text: String, weight: Font.Weight) -> [Run] {
        let key = LineKey(text: text, weight: weight)
        if let runs = lines.value(for: key) { return runs }
        let shown = text.count > Self.longestText ? String(text.prefix(Self.longestText)) : text
        let runs = Run.runs(of: shown) { character in
            fallback.face(for: character, preferring: face(weight), weight: weight, library: library)
        }
        lines.insert(runs, for: key)
        return runs
    }

    private func mask(of run: Run, steps: Int) -> RunMask {
        let key = GlyphMask.Key(
            font: run.face.file.number, size: steps * 64 / SizedFont.stepsPerPixel, text: run.text)
        if let known = masks.value(for: key) { return known }
        guard let font = sized(run.face, steps: steps) else { return .empty }
        let em = Double(steps) / Double(SizedFont.stepsPerPixel)
        let drawn = RunMask(
            key: key, script: run.script, font: font,
            emboldening: run.face.file.isEmboldened ? Face.emboldening * em : 0)
        masks.insert(drawn, for: key, cost: drawn.cost)
        return drawn
    }

    /// The face at a size; nil where the file, which could be opened before, no longer can.
    private func sized(_ face: Face, steps: Int) -> SizedFont? {
        let key = SizeKey(font: face.file.number, steps: steps)
        if let known = sizes.value(for: key) { return known }
        guard let font = try? SizedFont(face.file, steps: steps, isRuler: false, library: library) else {
            return nil
        }
        sizes.insert(font, for: key)
        return font
    }

    private func capHeight(of face: Face, steps: Int) -> Double {
        let key = SizeKey(font: face.file.number, steps: steps)
        if let known = capHeights.value(for: key) { return known }
        let drawn = mask(of: Run(face: face, script: .latin, text: "H"), steps: steps)
        // A font without letters: the share of the ascent that capitals have in most fonts.
        let height =
            drawn.stemHeight ?? face.ascent * 0.75 * Double(steps) / Double(SizedFont.stepsPerPixel)
        capHeights.insert(height, for: key)
        return height
    }
}
