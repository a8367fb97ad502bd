/// Why there is no typeface.
public enum LetteringError: Error, Hashable, Sendable {
    /// SDL_ttf did not start.
    case library(reason: String)
    /// The list of installed fonts could not be read.
    case fontList(reason: String)
    /// No font at all is installed that letters can be drawn with.
    case noFont(families: [String], packages: [String])
    /// The file cannot be read.
    case unreadable(file: String, reason: String)
    /// The file can be read but is no font that FreeType knows.
    case notAFont(file: String, reason: String)
    /// The file is a font of fixed pictures, which cannot be drawn at any size.
    case notScalable(file: String)
}

extension LetteringError: CustomStringConvertible {
    /// One line for the person at the keyboard.
    public var description: String {
        switch self {
        case .library(let reason):
            "SDL_ttf does not start: \(reason)"
        case .fontList(let reason):
            "the list of installed fonts cannot be read: \(reason)"
        case .noFont(let families, let packages):
            "no font found: looked for \(families.joined(separator: ", ")) and any other scalable font;"
                + " install \(packages.joined(separator: " or ")) or name a font file"
        case .unreadable(let file, let reason):
            "\(file) cannot be read: \(reason)"
        case .notAFont(let file, let reason):
            "\(file) is not a font file: \(reason); a TrueType or OpenType font is expected"
        case .notScalable(let file):
            "\(file) holds fixed pictures of letters; a scalable font (TrueType, OpenType) is expected"
        }
    }
}
