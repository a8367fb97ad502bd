import Foundation
import TaijiInstruments
import Testing
import taiji_gauge

/// The border at which the user's locale comes in.
@Suite struct LocaleTests {
    /// A folder with a locale of our own, as a German one but with groups of two after the first; made by localedef(1),
    /// which every Debian has, so that no locale need be installed.
    private func folderWithLocale() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let source = """
            comment_char %
            escape_char /
            LC_CTYPE
            copy "POSIX"
            END LC_CTYPE
            LC_NUMERIC
            decimal_point ","
            thousands_sep "."
            grouping 3;2
            END LC_NUMERIC
            """
        try Data((source + "\n").utf8).write(to: folder.url.appending(path: "source"))
        // It warns of the categories that are missing.
        let made = try RunningProgram(
            file: URL(filePath: "/usr/bin/env"),
            [
                "localedef", "--no-archive", "-c", "-i", folder.path("source"), "-f", "ANSI_X3.4-1968",
                folder.path("xx_XX"),
            ]
        ).end()
        let isMade = FileManager.default.fileExists(atPath: folder.path("xx_XX/LC_NUMERIC"))
        try #require(isMade, "\(made.error)")
        return folder
    }

    /// The picture of a gauge whose format says this, where the environment says that.
    private func picture(
        _ format: String, _ environment: [String: String] = [:], value: Double = 12_345.5,
        in folder: TemporaryFolder
    ) throws -> Data {
        let gauge = #"{"kind": "gauge", "scale": {"start": 0, "end": 2000}, "format": {"decimals": 1, "#
        try Data((gauge + format + "}}").utf8).write(to: folder.url.appending(path: "gauge.json"))
        // What this process has of them is taken away.
        let none = ["LC_ALL": "", "LC_NUMERIC": "", "LANG": "", "LOCPATH": folder.url.path()]
        let run = try BuiltProgram.run(
            [
                "snapshot", folder.path("a.png"), "--size", "200x200", "--gauge", folder.path("gauge.json"),
                "--value", "\(value)",
            ],
            environment: none.merging(environment) { $1 })
        try #require(run.status == 0, "\(run.error)")
        return try Data(contentsOf: folder.url.appending(path: "a.png"))
    }

    private static let asking = #""separators": "locale""#
    private static let plain = #""unit": """#
    private static let german = #""decimalSign": ",", "group": ".""#

    @Test func theLocaleThatEverySystemHasWritesADot() {
        for name in ["C", "POSIX"] {
            #expect(NumberSeparators(ofLocale: name) == NumberSeparators(groupSizes: []))
        }
        #expect(NumberSeparators(ofLocale: "nowhere_NO.WHERE") == nil)
    }

    @Test func aGaugeFileThatAsksIsWrittenAsTheLocaleHasIt() throws {
        let folder = try folderWithLocale()
        let (plain, german) = (try picture(Self.plain, in: folder), try picture(Self.german, in: folder))
        #expect(german != plain)
        for environment in [
            ["LC_ALL": "xx_XX"], ["LC_NUMERIC": "xx_XX", "LANG": "C"], ["LANG": "xx_XX"],
            ["LC_ALL": "xx_XX", "LC_NUMERIC": "C", "LANG": "C"],
        ] {
            let isSame = try picture(Self.asking, environment, in: folder) == german
            #expect(isSame, "\(environment)")
        }
        for environment in [
            [:], ["LC_ALL": "C"], ["LC_ALL": "nowhere_NO.WHERE"], ["LC_NUMERIC": "C", "LANG": "xx_XX"],
        ] {
            let isPlain = try picture(Self.asking, environment, in: folder) == plain
            #expect(isPlain, "\(environment)")
        }
        // Groups of two behind one of three are what only the locale knows.
        let (asked, given) = try (
            picture(Self.asking, ["LC_ALL": "xx_XX"], value: 1_234_567.5, in: folder),
            picture(Self.german, value: 1_234_567.5, in: folder)
        )
        #expect(asked != given)
    }

    @Test func whoDoesNotAskGetsADotInEveryLocale() throws {
        let folder = try folderWithLocale()
        for format in [Self.plain, Self.german] {
            let isSame =
                try picture(format, ["LC_ALL": "xx_XX"], in: folder) == picture(format, in: folder)
            #expect(isSame)
        }
    }
}
