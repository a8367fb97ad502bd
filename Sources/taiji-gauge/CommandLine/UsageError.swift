/// A command line that cannot be followed: which option, what is wrong with it and what is expected. Ends
/// the program with exit status 2.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The option or operand at fault, as the user knows it, such as `--size`.
    package let subject: String
    /// What was found and what is expected.
    package let problem: String

    /// An error in words of its own.
    package init(_ subject: String, _ problem: String) {
        self.subject = subject
        self.problem = problem
    }

    /// An option's argument that is none of those allowed.
    package init(_ subject: String, found: String, expected: String) {
        self.init(subject, "found \(found.quoted()), expected \(expected)")
    }

    /// The one line to show, without the program's name.
    package var description: String { "\(subject): \(problem)" }
}

extension String {
    /// The text in quotation marks on one line, control characters written as escapes and what is longer
    /// than `limit` characters cut: an error stays one line whatever was typed.
    package func quoted(limit: Int = 60) -> String {
        var text = ""
        for scalar in prefix(limit).unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.properties.generalCategory.isInvisible:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\(dropFirst(limit).isEmpty ? "" : "…")\""
    }
}

extension Unicode.GeneralCategory {
    /// Control and format characters and separators of lines: they would break or hide a line of text.
    package var isInvisible: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default: false
        }
    }
}
