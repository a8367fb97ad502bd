/// How letters of one writing system are shaped: HarfBuzz joins, stacks and reorders only when it is told
/// which system it has before it, and SDL_ttf does not find that out by itself.
///
/// A text is cut into runs of one script each. Runs are set one after another from the left: a text that
/// mixes writing directions is not reordered.
struct Script: Hashable {
    /// The ISO 15924 tag.
    let tag: String
    /// Whether the first letter stands rightmost.
    let isRightToLeft: Bool

    private init(_ tag: String, isRightToLeft: Bool = false) {
        self.tag = tag
        self.isRightToLeft = isRightToLeft
    }

    /// Latin, and all that needs no more shaping than Latin does.
    static let latin = Script("Latn")

    /// The blocks of the Unicode standard whose letters need a shaper of their own.
    private static let blocks: [(ClosedRange<UInt32>, Script)] = [
        (0x0370...0x03FF, Script("Grek")), (0x0400...0x052F, Script("Cyrl")),
        (0x0530...0x058F, Script("Armn")),
        (0x0590...0x05FF, Script("Hebr", isRightToLeft: true)),
        (0x0600...0x06FF, Script("Arab", isRightToLeft: true)),
        (0x0700...0x074F, Script("Syrc", isRightToLeft: true)),
        (0x0750...0x077F, Script("Arab", isRightToLeft: true)), (0x0900...0x097F, Script("Deva")),
        (0x0980...0x09FF, Script("Beng")), (0x0A00...0x0A7F, Script("Guru")),
        (0x0A80...0x0AFF, Script("Gujr")),
        (0x0B00...0x0B7F, Script("Orya")), (0x0B80...0x0BFF, Script("Taml")),
        (0x0C00...0x0C7F, Script("Telu")),
        (0x0C80...0x0CFF, Script("Knda")), (0x0D00...0x0D7F, Script("Mlym")),
        (0x0D80...0x0DFF, Script("Sinh")),
        (0x0E00...0x0E7F, Script("Thai")), (0x0E80...0x0EFF, Script("Laoo")),
        (0x0F00...0x0FFF, Script("Tibt")),
        (0x1000...0x109F, Script("Mymr")), (0x1100...0x11FF, Script("Hang")),
        (0x1780...0x17FF, Script("Khmr")),
        (0x3040...0x309F, Script("Hira")), (0x30A0...0x30FF, Script("Kana")),
        (0x3400...0x4DBF, Script("Hani")),
        (0x4E00...0x9FFF, Script("Hani")), (0xAC00...0xD7AF, Script("Hang")),
        (0xF900...0xFAFF, Script("Hani")),
    ]

    /// The script of a letter; nil for what takes on the script before it (spaces, signs). Digits count as
    /// Latin: in a run from right to left they would come out in the wrong order.
    init?(of character: Character) {
        guard let scalar = character.unicodeScalars.first else { return nil }
        if scalar.isASCII {
            guard character.isLetter || character.isNumber else { return nil }
            self = .latin
            return
        }
        if let block = Script.blocks.first(where: { $0.0.contains(scalar.value) }) {
            self = block.1
        } else if scalar.properties.isAlphabetic {
            self = .latin
        } else {
            return nil
        }
    }
}
