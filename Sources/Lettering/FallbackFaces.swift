import TaijiDrawing

/// The other fonts, for letters that the chosen one lacks. They are looked for once a letter is missing.
struct FallbackFaces {
    private var catalog: FontCatalog?
    private var hasLooked: Bool
    private var faces: [(weight: Font.Weight, face: Face)] = []
    private var known: RecentCache<Question, Int?> = RecentCache(limit: 4096)

    /// So many other fonts are opened at most.
    private static let mostFaces = 32

    private struct Question: Hashable {
        var character: Character
        var weight: Font.Weight
    }

    /// Fallback among the fonts of `catalog`; nil: of the system, read at the first missing letter.
    init(catalog: FontCatalog?) {
        self.catalog = catalog
        hasLooked = catalog != nil
    }

    /// The face that has `character`, and what is drawn for it: the character itself, or a plainer sign where
    /// no font has it, or the font's own sign for a missing glyph.
    mutating func face(
        for character: Character, preferring main: Face, weight: Font.Weight, library: FontLibrary
    ) -> (face: Face, drawn: Character) {
        if main.provides(character) { return (main, character) }
        if let face = other(for: character, weight: weight, library: library) { return (face, character) }
        if let plainer = Self.plainer[character], main.provides(plainer) { return (main, plainer) }
        return (main, character)
    }

    private static let plainer: [Character: Character] = [
        "\u{2212}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2026}": ".", "\u{00A0}": " ", "\u{202F}": " ",
        "\u{2009}": " ",
    ]

    private mutating func other(for character: Character, weight: Font.Weight, library: FontLibrary) -> Face?
    {
        let question = Question(character: character, weight: weight)
        if let answer = known.value(for: question) { return answer.map { faces[$0].face } }
        let index = look(for: character, weight: weight, library: library)
        known.insert(index, for: question)
        return index.map { faces[$0].face }
    }

    private mutating func look(for character: Character, weight: Font.Weight, library: FontLibrary) -> Int? {
        if let open = faces.firstIndex(where: { $0.weight == weight && $0.face.provides(character) }) {
            return open
        }
        if !hasLooked {
            hasLooked = true
            catalog = try? FontCatalog()
        }
        let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        guard faces.count < Self.mostFaces, !scalars.isEmpty,
            let match = catalog?.match(
                families: FontCatalog.families, weight: weight, scalars: Array(scalars)),
            let face = try? Face(
                FontFile(
                    path: match.path, face: match.face, isEmboldened: weight == .bold && !match.isBold),
                library: library),
            face.provides(character)
        else { return nil }
        faces.append((weight, face))
        return faces.count - 1
    }
}
