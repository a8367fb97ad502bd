import TaijiMotion
import Testing
import taiji_gauge

@Suite struct HelpTests {
    @Test func everyOptionIsListedOnce() {
        let lines = HelpText.help.split(separator: "\n")
        for row in OptionTable.rows {
            let head = "  " + row.spelling + (row.placeholder.map { " " + $0 } ?? "")
            #expect(lines.count { $0 == head || $0.hasPrefix(head + "  ") } == 1, "\(row.name)")
        }
    }

    @Test func linesFitATerminal() {
        for line in HelpText.help.split(separator: "\n") {
            #expect(line.count <= HelpText.width, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
    }

    @Test func everyEasingIsNamed() throws {
        let row = try #require(OptionTable.rows.first { $0.name == "easing" })
        let words = Set(row.meaning.split(whereSeparator: { " ,:()".contains($0) }).map(String.init))
        for easing in Easing.allNamed {
            let family = String(easing.name.prefix { $0 != "-" })
            #expect(words.contains(easing.name) || words.contains(family), "\(easing.name)")
        }
    }

    @Test func helpAndVersionCanBeAbbreviated() throws {
        #expect(try Options.parse(["--he"]) == .help)
        #expect(try Options.parse(["--vers"]) == .version)
    }
}
