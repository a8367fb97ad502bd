import Foundation
import TaijiInstruments
import Testing
import taiji_gauge

/// The README tells the same as the tables of the program.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws { readme = try Project.text("README.md") }

    /// The first cells of the tables' rows between two headings, or to the end.
    private func firstCells(from start: String, to end: String) throws -> [String] {
        let lines = readme.split(separator: "\n").map(String.init)
        let first = try #require(lines.firstIndex(of: start))
        let last = try #require(lines[first...].firstIndex(of: end))
        return lines[first..<last].filter { $0.hasPrefix("| ") }.map { line in
            // A bar inside a cell is escaped.
            line.replacingOccurrences(of: "\\|", with: "¦").split(separator: "|").first.map(String.init) ?? ""
        }
    }

    /// The words of `text` without the marks for code.
    private func words(_ text: some StringProtocol) -> [String] {
        text.replacingOccurrences(of: "`", with: "").split(separator: " ").map(String.init)
    }

    @Test func theTableOfKeysNamesEveryKeyOfTheGuide() throws {
        let named = try firstCells(from: "### Keys and mouse", to: "## The libraries").map { words($0) }
        for row in KeyGuide.rows {
            #expect(named.contains(words(row.keys)), "\(row.keys)")
        }
        // The row of dashes has no space after its first bar; the one above it, the heading, is empty.
        #expect(named.count { !$0.isEmpty } == KeyGuide.rows.count)
    }

    @Test func theTableOfOptionsNamesEveryOptionOfTheProgram() throws {
        let cells = try firstCells(from: "## The program", to: "### Keys and mouse")
        let named = cells.flatMap { words($0.replacingOccurrences(of: ",", with: " ")) }.filter {
            $0.hasPrefix("--")
        }
        // These two stand above the table, where the commands do.
        let commands = ["--help", "--version"]
        #expect(readme.contains("    taiji-gauge \(commands.joined(separator: " | "))\n"))
        #expect((named + commands).sorted() == OptionTable.rows.map(\.spelling).sorted())
    }

    @Test func theChoicesInTheTableOfOptionsAreThoseOfTheProgram() throws {
        for row in OptionTable.rows {
            guard let placeholder = row.placeholder, placeholder.contains("|") else { continue }
            #expect(
                readme.contains("`\(row.spelling) \(placeholder.replacingOccurrences(of: "|", with: "\\|"))`")
            )
        }
    }
}
