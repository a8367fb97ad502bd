import Synchronization

/// One face of a font file, drawn in one way.
struct FontFile {
    /// The file's path.
    let path: String
    /// Which face of the file; the upper 16 bits choose a named instance of a variable font, as in FreeType.
    let face: Int
    /// Whether the strokes are made heavier, because there is no bold face.
    let isEmboldened: Bool
    /// What tells this face from every other that was opened in this process: equal glyph keys must mean
    /// equal pictures, also where two typefaces are in use.
    let number: Int

    private static let lastNumber = Atomic<Int>(0)

    init(path: String, face: Int = 0, isEmboldened: Bool = false) {
        self.path = path
        self.face = face
        self.isEmboldened = isEmboldened
        number = FontFile.lastNumber.add(1, ordering: .relaxed).newValue
    }

    /// The same face with heavier strokes.
    var emboldened: FontFile { FontFile(path: path, face: face, isEmboldened: true) }
}
