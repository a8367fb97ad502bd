import TaijiDrawing
import TaijiLettering

/// Font files that the tests need, found as the program finds its own.
enum Fonts {
    static func system() throws -> SDLTypeface { try SDLTypeface() }

    static var regularFile: String {
        get throws { try system().file(for: .regular) }
    }
}

/// Where a placed mask has ink.
struct Ink: Equatable {
    var left = Int.max
    var right = Int.min
    var top = Int.max
    var bottom = Int.min
    var total = 0

    init(_ glyphs: [PlacedGlyph]) {
        for glyph in glyphs {
            for row in 0..<glyph.mask.height {
                for column in 0..<glyph.mask.width {
                    let coverage = Int(glyph.mask.coverage[row * glyph.mask.width + column])
                    guard coverage > 0 else { continue }
                    total += coverage
                    left = min(left, glyph.x + column)
                    right = max(right, glyph.x + column + 1)
                    top = min(top, glyph.y + row)
                    bottom = max(bottom, glyph.y + row + 1)
                }
            }
        }
    }
}
