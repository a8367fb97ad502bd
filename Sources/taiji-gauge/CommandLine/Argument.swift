import TaijiDrawing
import TaijiFormats

/// An option's argument as typed, and the ways to read it. Each throws what was found and what is expected.
package struct Argument: Sendable {
    /// The option, with its dashes.
    package let option: String
    /// The argument as it was typed.
    package let text: String

    /// The error that this argument is not what is expected.
    package func refused(expected: String) -> UsageError {
        UsageError(option, found: text, expected: expected)
    }

    /// A finite number for which `isAllowed` holds; `expected` describes those.
    package func number(
        _ expected: String, where isAllowed: (Double) -> Bool = { _ in true }
    ) throws(UsageError) -> Double {
        guard let number = NumberArgument.parse(text), isAllowed(number) else {
            throw refused(expected: expected)
        }
        return number
    }

    /// A time that a value may take to come, in seconds.
    package func seconds() throws(UsageError) -> Double {
        try number("seconds above 0, at most 1e9") { $0 > 0 && $0 <= 1e9 }
    }

    /// A whole number within `range`.
    package func whole(_ expected: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
        guard let number = NumberArgument.parseWhole(text), range.contains(number) else {
            throw refused(expected: expected)
        }
        return number
    }

    /// One of the values of an enumeration, by its name.
    package func choice<Choice>(
        of _: Choice.Type = Choice.self
    ) throws(UsageError) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
        guard let choice = Choice(rawValue: text) else {
            throw refused(expected: String.choice(of: Choice.allCases.map(\.rawValue)))
        }
        return choice
    }

    /// An opaque colour.
    package func opaqueColor(_ more: String = "") throws(UsageError) -> Color {
        guard let color = Color(text: text), color.alpha == 1 else {
            throw refused(expected: "an opaque colour as #rrggbb, such as #0f1216\(more)")
        }
        return color
    }

    /// Text that fits one line; may be empty.
    package func line() throws(UsageError) -> String {
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory.isLineBreaking }) else {
            throw refused(expected: "text on one line, without control characters")
        }
        return text
    }

    /// A name that is not empty.
    package func name(_ expected: String) throws(UsageError) -> String {
        guard !text.isEmpty else { throw refused(expected: expected) }
        return text
    }

    /// A size as `WxH`.
    package func size(_ range: ClosedRange<Int> = Options.PictureSize.sides) throws(UsageError)
        -> Options.PictureSize
    {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = NumberArgument.parseWhole(sides[0]),
            let height = NumberArgument.parseWhole(sides[1])
        else {
            throw refused(expected: "WxH in pixels, such as 900x900")
        }
        guard range.contains(width), range.contains(height) else {
            throw refused(
                expected:
                    "WxH in pixels, such as 900x900, each side \(range.lowerBound) to \(range.upperBound)")
        }
        return Options.PictureSize(width: width, height: height)
    }
}

extension Options.PictureSize {
    /// What a side can be. Below the least nothing can be told apart; above the greatest lie the limits of
    /// common GPUs' textures.
    package static let sides = 16...16_384
}
