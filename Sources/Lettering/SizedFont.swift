import CSDL2
import CSDL2TTF
import Glibc

/// A font file opened at one size, since SDL_ttf forgets all its glyphs when the size changes.
@safe
final class SizedFont {
    /// The box of a glyph's ink relative to the pen, in whole pixels, y upwards.
    struct Box {
        var left = 0
        var right = 0
        var top = 0
        /// How far the pen moves, rounded up.
        var advance = 0
    }

    /// A text as SDL_ttf draws it: where the pen started is not told.
    struct Picture {
        var width: Int
        var height: Int
        var coverage: [UInt8]
    }

    /// Sizes are kept in eighths of a pixel: SDL_ttf takes whole points, and at 9 dots per inch a point is
    /// an eighth of a pixel.
    static let stepsPerPixel = 8
    private static let dotsPerInch: UInt32 = 9
    /// More pixels than this are not drawn for one text: it would not fit any screen.
    private static let largestPicture = 1 << 26

    private let font: OpaquePointer
    private let library: FontLibrary

    /// Opens `file` with an em of `steps` eighths of a pixel.
    ///
    /// With `isRuler`, glyphs keep the exact proportions of their outlines. Otherwise they are hinted lightly
    /// (in height only) and set at fractions of a pixel, which keeps the spacing true at small sizes.
    init(_ file: FontFile, steps: Int, isRuler: Bool, library: FontLibrary) throws(LetteringError) {
        let opened: OpaquePointer? = unsafe FontLibrary.locked {
            let font = unsafe TTF_OpenFontIndexDPI(
                file.path, Int32(steps), file.face, Self.dotsPerInch, Self.dotsPerInch)
            guard let font = unsafe font else { return nil }
            unsafe TTF_SetFontHinting(font, isRuler ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL)
            unsafe TTF_SetFontKerning(font, 1)
            return unsafe font
        }
        guard let opened = unsafe opened else {
            throw .notAFont(file: file.path, reason: FontLibrary.errorText)
        }
        unsafe font = opened
        self.library = library
    }

    deinit {
        FontLibrary.locked { unsafe TTF_CloseFont(font) }
    }

    /// Rows above the baseline in a picture of ordinary letters.
    var ascent: Int { FontLibrary.locked { unsafe Int(TTF_FontAscent(font)) } }
    /// Rows below the baseline, positive.
    var descent: Int { FontLibrary.locked { unsafe -Int(TTF_FontDescent(font)) } }

    /// The family that the file says it belongs to.
    var family: String {
        FontLibrary.locked { unsafe TTF_FontFaceFamilyName(font).map { unsafe String(cString: $0) } ?? "" }
    }

    /// The style that the file says it has.
    var style: String {
        FontLibrary.locked { unsafe TTF_FontFaceStyleName(font).map { unsafe String(cString: $0) } ?? "" }
    }

    /// Whether the font has a glyph for `scalar`.
    func provides(_ scalar: Unicode.Scalar) -> Bool {
        FontLibrary.locked { unsafe TTF_GlyphIsProvided32(font, scalar.value) != 0 }
    }

    /// The box of the glyph of `scalar`, or of the font's sign for a missing one.
    func box(of scalar: Unicode.Scalar) -> Box {
        var (left, right, top, advance): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let status = FontLibrary.locked {
            unsafe TTF_GlyphMetrics32(font, scalar.value, &left, &right, nil, &top, &advance)
        }
        guard status == 0 else { return Box() }
        return Box(left: Int(left), right: Int(right), top: Int(top), advance: Int(advance))
    }

    /// The width of the picture of `text`: from the pen's start, or the ink where it begins before that, to
    /// the pen's end, or the ink where it reaches beyond. 0 where SDL_ttf fails.
    func width(of text: String, script: Script) -> Int {
        FontLibrary.locked {
            shape(in: script)
            var (width, height): (Int32, Int32) = (0, 0)
            return unsafe TTF_SizeUTF8(font, text, &width, &height) == 0 ? Int(width) : 0
        }
    }

    /// The picture of `text`; nil where it has no width, is too large, or SDL_ttf fails.
    func picture(of text: String, script: Script) -> Picture? {
        FontLibrary.locked {
            shape(in: script)
            var (width, height): (Int32, Int32) = (0, 0)
            guard unsafe TTF_SizeUTF8(font, text, &width, &height) == 0, width > 0, height > 0,
                Int(width) * Int(height) <= Self.largestPicture
            else { return nil }
            let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
            guard let surface = unsafe TTF_RenderUTF8_Blended(font, text, white) else { return nil }
            defer { unsafe SDL_FreeSurface(surface) }
            return unsafe Self.alpha(of: surface)
        }
    }

    private func shape(in script: Script) {
        unsafe TTF_SetFontDirection(
            font, script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
        unsafe TTF_SetFontScriptName(font, script.tag)
    }

    /// The alpha of a surface of 32-bit pixels with alpha in the highest byte, which is what blended
    /// rendering gives: of white letters, alpha is the coverage.
    private static func alpha(of surface: UnsafeMutablePointer<SDL_Surface>) -> Picture? {
        let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
        guard let pixels = unsafe surface.pointee.pixels,
            unsafe surface.pointee.format.pointee.Amask == 0xFF00_0000
        else { return nil }
        let pitch = unsafe Int(surface.pointee.pitch)
        let coverage = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                let row = unsafe (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width {
                    unsafe buffer.initializeElement(at: y * width + x, to: UInt8(row[x] >> 24))
                }
            }
            count = width * height
        }
        return Picture(width: width, height: height, coverage: coverage)
    }
}
