import TaijiFormats

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
