extension String {
    /// The text in quotation marks on one line, control characters written as escapes and what is longer
    /// than `limit` characters cut: an error stays one line whatever was typed.
    package func quoted(limit: Int = 60) -> String {
        let isCut = !dropFirst(limit).isEmpty
        return "\"\(String(prefix(limit)).onOneLine(escaping: "\"\\"))\(isCut ? "…" : "")\""
    }

    /// The text with its control characters, and those of `marks`, written as escapes.
    package func onOneLine(escaping marks: String = "") -> String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where marks.unicodeScalars.contains(scalar): text += "\\\(scalar)"
            case _ where scalar.properties.generalCategory.isInvisible:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// `a, b or c`.
    package static func choice(of names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Unicode.GeneralCategory {
    /// Characters that end a line or are no text at all. Joiners and direction marks are text.
    package var isLineBreaking: Bool {
        switch self {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Control and format characters and separators of lines: they would break or hide a line of text.
    package var isInvisible: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default: false
        }
    }
}

extension String {
    /// Whether a slip of the fingers or two make this of `other`: an edit distance (V. Levenshtein, 1966) of at most
    /// two, and less than half the length.
    func isNear(_ other: String) -> Bool {
        let (from, to) = (Array(utf8), Array(other.utf8))
        guard abs(from.count - to.count) <= 2 else { return false }
        var row = Array(0...to.count)
        for (i, character) in from.enumerated() {
            var next = [i + 1]
            for j in to.indices {
                next.append(
                    Swift.min(row[j + 1] + 1, next[j] + 1, row[j] + (character == to[j] ? 0 : 1)))
            }
            row = next
        }
        return row[to.count] <= Swift.min(2, (from.count - 1) / 2)
    }
}
