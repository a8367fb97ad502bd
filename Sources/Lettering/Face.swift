/// A font file with its proportions: what a text in it measures at every size.
final class Face {
    /// The file.
    let file: FontFile
    /// The family that the file says it belongs to.
    let family: String
    /// The style that the file says it has.
    let style: String
    /// How far the font reaches above the baseline, in ems.
    let ascent: Double
    /// How far the font reaches below the baseline, positive, in ems.
    let descent: Double

    /// The font at a size at which whole pixels are as good as exact.
    private let ruler: SizedFont
    private static let rulerPixels = 2048.0

    /// By how much an emboldened stroke is wider, in ems: what FreeType's own emboldening adds.
    static let emboldening = 1.0 / 24

    init(_ file: FontFile, library: FontLibrary) throws(LetteringError) {
        self.file = file
        ruler = try SizedFont(
            file, steps: Int(Face.rulerPixels) * SizedFont.stepsPerPixel, isRuler: true, library: library)
        let small = try SizedFont(
            file, steps: Int(Face.rulerPixels) / 4 * SizedFont.stepsPerPixel, isRuler: true, library: library)
        // A font of fixed pictures opens at whatever size is asked for and then stays as it is.
        guard ruler.ascent + ruler.descent > 2 * (small.ascent + small.descent) else {
            throw .notScalable(file: file.path)
        }
        family = ruler.family
        style = ruler.style
        ascent = Double(ruler.ascent) / Face.rulerPixels
        descent = Double(ruler.descent) / Face.rulerPixels
    }

    /// Whether the font has glyphs for all of `character` that shows.
    func provides(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            $0.properties.isDefaultIgnorableCodePoint || ruler.provides($0)
        }
    }

    /// How far the pen moves over `text`, in ems, kerned and shaped.
    func advance(of text: String, script: Script) -> Double {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return 0 }
        // SDL_ttf tells the extent of pen and ink together; what the outermost ink reaches beyond the pen's
        // way is taken off again.
        let (start, end) = script.isRightToLeft ? (last, first) : (first, last)
        let endBox = ruler.box(of: end)
        let beyond = max(0, -ruler.box(of: start).left) + max(0, endBox.right - endBox.advance)
        let pixels = max(0, ruler.width(of: text, script: script) - beyond)
        return Double(pixels) / Face.rulerPixels + (file.isEmboldened ? Face.emboldening : 0)
    }
}
