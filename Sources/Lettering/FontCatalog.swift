import CFontconfig
import TaijiDrawing

/// The fonts that are installed, as fontconfig knows them.
@safe
final class FontCatalog {
    /// What is looked for first, in this order: B612 was drawn for cockpit displays, the others are on nearly
    /// every Linux machine.
    static let families = ["B612", "DejaVu Sans", "Liberation Sans", "Noto Sans", "sans-serif"]
    /// The Debian packages that bring such a font.
    static let packages = ["fonts-b612", "fonts-dejavu-core"]

    private let configuration: OpaquePointer

    /// Reads the fonts of this system, or those that `configurationFile` tells of.
    init(configurationFile: String? = nil) throws(LetteringError) {
        guard let configurationFile else {
            guard let loaded = unsafe FcInitLoadConfigAndFonts() else {
                throw .fontList(reason: "fontconfig does not start")
            }
            unsafe configuration = loaded
            return
        }
        do {
            try FontFile.check(configurationFile)
        } catch {
            throw .fontList(reason: "\(error)")
        }
        guard let created = unsafe FcConfigCreate() else {
            throw .fontList(reason: "fontconfig does not start")
        }
        guard unsafe FcConfigParseAndLoad(created, configurationFile, FcBool(1)) != 0,
            unsafe FcConfigBuildFonts(created) != 0
        else {
            unsafe FcConfigDestroy(created)
            throw .fontList(reason: "\(configurationFile) is not a fontconfig file")
        }
        unsafe configuration = created
    }

    deinit {
        unsafe FcConfigDestroy(configuration)
    }

    /// A face that fontconfig found.
    struct Match {
        var path: String
        var face: Int
        var family: String
        var isBold: Bool
    }

    /// The best scalable face for `families`, the first preferred; with `scalars`, one that has a glyph for
    /// each of them. Nil where there is none.
    func match(families: [String], weight: Font.Weight, scalars: [Unicode.Scalar] = []) -> Match? {
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        for family in families { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
        let wanted = weight == .bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR
        unsafe FcPatternAddInteger(pattern, FC_WEIGHT, wanted)
        unsafe FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        unsafe FcPatternAddBool(pattern, FC_OUTLINE, FcBool(1))
        unsafe FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
        if !scalars.isEmpty {
            guard let characters = unsafe FcCharSetCreate() else { return nil }
            defer { unsafe FcCharSetDestroy(characters) }
            for scalar in scalars { unsafe FcCharSetAddChar(characters, scalar.value) }
            unsafe FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        }
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let found = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(found) }
        return unsafe Self.read(found, scalars: scalars)
    }

    private static func read(_ pattern: OpaquePointer, scalars: [Unicode.Scalar]) -> Match? {
        var (scalable, color) = (FcBool(0), FcBool(0))
        unsafe FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable)
        unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color)
        guard scalable != 0, color == 0, let path = unsafe string(FC_FILE, of: pattern) else { return nil }
        var characters: OpaquePointer?
        unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
        for scalar in scalars {
            guard let characters = unsafe characters,
                unsafe FcCharSetHasChar(characters, scalar.value) != 0
            else { return nil }
        }
        var face: Int32 = 0
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
        var weight = 0.0
        unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        return Match(
            path: path, face: Int(face), family: unsafe string(FC_FAMILY, of: pattern) ?? "",
            isBold: weight >= Double(FC_WEIGHT_DEMIBOLD))
    }

    private static func string(_ name: String, of pattern: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(pattern, name, 0, &text) == FcResultMatch, let text = unsafe text
        else {
            return nil
        }
        return unsafe String(cString: text)
    }
}
