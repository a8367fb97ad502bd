import Testing
import taiji_gauge

@Suite struct ScriptTests {
    /// Without a display scripts/run has to tell options from their arguments.
    @Test func theRunScriptKnowsTheOptionsWithoutArgument() throws {
        let script = try Project.text("scripts/run")
        let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("flags=") })
        let listed = line.split(whereSeparator: { " \"".contains($0) }).dropFirst().map(String.init)
        #expect(listed.sorted() == OptionTable.rows.filter { $0.placeholder == nil }.map(\.spelling).sorted())
    }
}
