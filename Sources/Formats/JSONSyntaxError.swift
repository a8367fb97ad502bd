/// Where a text is no JSON, and why.
package struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// How many characters of the line had been read.
    package let column: Int
    /// jansson's words for what is wrong.
    package let reason: String
}
