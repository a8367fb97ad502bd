import Foundation
import TaijiFormats
import TaijiInstruments
import Testing

/// What is said of a file that is wrong: file, place, what was found, what is allowed.
@Suite struct FormatErrorTests {
    /// The text of the dark theme with each of `pairs` replaced once.
    private func dark(_ pairs: (String, String)...) throws -> [UInt8] {
        let bytes = try FileText.read(Assets.path("themes/dark.json"))
        var text = String(decoding: bytes, as: UTF8.self)
        for (old, new) in pairs {
            let place = try #require(text.range(of: old))
            text.replaceSubrange(place, with: new)
        }
        return Array(text.utf8)
    }

    private func error(_ text: [UInt8]) -> String {
        do throws(FormatError) {
            _ = try AssetFile(from: text, file: "a.json")
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func aThemeThatIsRightHasNone() throws {
        #expect(error(try dark()) == "none")
        #expect(error(try dark(("\"kind\"", "\"$schema\": \"../theme.schema.json\", \"kind\""))) == "none")
    }

    @Test func syntaxIsToldByLineAndColumn() throws {
        #expect(error(try dark((",", ""))).hasPrefix("a.json:3:8: '}' expected near"))
        #expect(error([]) == "a.json:1:1: found nothing, expected an object")
        #expect(error(Array("\n  ".utf8)) == "a.json:1:1: found nothing, expected an object")
        #expect(
            error([0xEF, 0xBB, 0xBF] + Array("{}".utf8)).hasPrefix("a.json:1:1: found a byte order mark"))
        #expect(error(Array("x".utf8)).contains(": '{' expected near"))
        let zero = error(Array(#"{"kind": "a\u0000"}"#.utf8))
        #expect(zero.hasSuffix("found the character U+0000 in a text, expected none"), "\(zero)")
        #expect(error([0xff]).hasPrefix("a.json:1:0: "))
        #expect(error(Array("{} {}".utf8)).hasPrefix("a.json:1:4: end of file expected"))
        #expect(error(try dark(("\"track\"", "\"dot\""))).contains(": duplicate object key near"))
    }

    /// Of a file of another kind that alone is told, not the keys that it lacks for this one.
    @Test func aFileOfTheOtherKindIsToldAsSuch() throws {
        func error(_ read: () throws(FormatError) -> Void) -> String {
            do throws(FormatError) {
                try read()
                return "none"
            } catch {
                return error.description
            }
        }
        let theme = try dark()
        let gauge = try FileText.read(Assets.path("gauges/percent.json"))
        #expect(
            error { () throws(FormatError) in _ = try GaugeFile(from: theme, file: "a.json") }
                == #"a.json: kind: found "theme", expected "gauge""#)
        #expect(
            error { () throws(FormatError) in _ = try ThemeFile.theme(from: gauge, file: "a.json") }
                == #"a.json: kind: found "gauge", expected "theme""#)
    }

    @Test func aPipeIntoWhichNobodyWritesIsToldAndOneThatIsWrittenIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "taiji-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        #expect(throws: FormatError.self) { try FileText.read(pipe) }
        // Both ends at once, so that a writer is there; it is gone once all was read.
        let end = unsafe open(pipe, O_RDWR)
        let text = Array("{}".utf8)
        #expect(unsafe write(end, text, text.count) == text.count)
        let writer = Thread {
            usleep(50_000)
            close(end)
        }
        writer.start()
        #expect(try FileText.read(pipe) == text)
    }

    /// A window that follows its files has no time for a writer that says nothing.
    @Test func aPipeThatSaysNothingIsNotWaitedForWhereThereIsNoTime() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "taiji-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        let end = unsafe open(pipe, O_RDWR)
        defer { close(end) }
        let error = #expect(throws: FormatError.self) { try FileText.read(pipe, waits: false) }
        #expect(error?.problem == "found a pipe from which nothing comes, expected a file")
    }

    @Test func valuesAreToldByTheirKeyPath() throws {
        #expect(
            error(try dark(("\"#57616e\"", "\"red\"")))
                == ##"a.json: track: found "red", expected a colour as "#rgb", "#rrggbb" or "#rrggbbaa""##)
        #expect(
            error(try dark(("\"#5ccc9e\"", "7")))
                == ##"a.json: value[1]: found 7, expected a colour as "#rgb", "#rrggbb" or "#rrggbbaa""##)
        #expect(
            error(try dark(("0.55", "0.55, \"measures\": {\"dotRadius\": 2}")))
                == "a.json: measures.dotRadius: found 2, expected a number from 0 to 0.05")
        #expect(
            error(try dark(("0.55", "[]")))
                == "a.json: shadowOpacity: found a list, expected a number from 0 to 1")
        #expect(
            error(try dark(("\"dark\"", "\"a\\nb\"")))
                == #"a.json: name: found "a\nb", expected a text on one line of 1 to 200 characters"#)
    }

    @Test func keysAreAllKnownAndAllThere() throws {
        let unknown = error(try dark(("\"track\"", "\"trak\"")))
        #expect(
            unknown.hasPrefix(
                "a.json: trak: found a key that is not known here, expected perhaps \"track\"; "))
        #expect(
            error(try dark(("\"track\": \"#57616e\",", "")))
                .hasPrefix("a.json: found no key \"track\", expected one: the keys kind, name, "))
        #expect(
            error(try dark(("\"track\"", "\"a b\""))).hasPrefix(
                "a.json: [\"a b\"]: found a key that is not known"))
    }

    @Test func theKindMustBeKnown() throws {
        #expect(
            error(try dark(("\"kind\": \"theme\",", "")))
                == "a.json: found no key \"kind\", expected one: \"theme\" or \"gauge\"")
        #expect(
            error(try dark(("\"theme\"", "\"them\"")))
                == "a.json: kind: found \"them\", expected \"theme\" or \"gauge\"")
        #expect(error(Array("[]".utf8)) == "a.json: found a list, expected an object with the key \"kind\"")
    }

    @Test func separatorsAreGivenOrTheLocales() throws {
        func gauge(_ format: String) -> [UInt8] {
            Array(#"{"kind": "gauge", "scale": {"start": 0, "end": 1}, "format": {\#(format)}}"#.utf8)
        }
        let asking = try GaugeFile(from: gauge(#""separators": "locale""#), file: "a.json").gauge
        #expect(asking.asksForLocale && asking.format.separators == .plain)
        #expect(!(try GaugeFile(from: gauge(#""decimalSign": ",""#), file: "a.json").gauge.asksForLocale))
        #expect(
            error(gauge(#""separators": "mine""#))
                == #"a.json: format.separators: found "mine", expected "locale""#)
        #expect(
            error(gauge(#""separators": "locale", "group": " ""#))
                == #"a.json: format: found "separators" and "group", expected one of the two"#)
    }

    @Test func allFaultsThatCanBeToldAtOnceAre() throws {
        let text = #"""
            {"kind": "gauge", "titel": "a", "scale": {"start": 0, "end": "ten", "setp": 1},
             "arc": {"start": 400, "clockwise": 1},
             "zones": [{"from": 0, "to": 5, "ink": "green"}, {"from": "a", "to": null, "ink": "alarm"}, 7],
             "format": {"decimals": 1, "significant": 2, "separators": "mine", "group": ".", "prefix": 4},
             "marks": [{"shape": "line", "source": {"chanel": "a"}, "ink": "value"}],
             "alarms": [{"name": "a", "side": "high", "onset": 5, "release": 9}, {"name": "", "side": "up"}],
             "defaultValue": 5000, "readOnly": "no"}
            """#
        let faults = AssetFile.faults(in: Array(text.utf8), file: "a.json")
        #expect(
            faults.map(\.keyPath) == [
                "titel", "scale.setp", "scale.end", "arc", "arc.start", "arc.clockwise", "format", "format",
                "format.separators", "format.prefix", "zones[0].ink", "zones[1].from", "zones[1].to",
                "zones[2]",
                "marks[0].source.chanel", "alarms[0]", "alarms[1]", "alarms[1].name", "alarms[1].side",
                "readOnly",
            ],
            "\(faults.map(\.description).joined(separator: "\n"))")
        #expect(error(Array(text.utf8)) == faults.first?.description, "the first is the one that is thrown")
        // What contradicts is told, several times too, where each value by itself is right.
        let contrary = #"""
            {"kind": "gauge", "scale": {"start": 0, "end": 9}, "defaultValue": 10,
             "format": {"decimals": 1, "significant": 2, "group": "."}, "texts": [{"from": 2, "to": 1, "text": "a"}]}
            """#
        #expect(
            AssetFile.faults(in: Array(contrary.utf8), file: "a.json").map(\.keyPath) == [
                "format", "format", "texts[0]", "defaultValue",
            ])
        #expect(AssetFile.faults(in: try dark(), file: "a.json").isEmpty)
        #expect(AssetFile.faults(in: Array("{".utf8), file: "a.json").count == 1)
        #expect(AssetFile.faults(in: Array("{}".utf8), file: "a.json").count == 1)
        let theme = try dark(("\"#57616e\"", "\"red\""), ("\"rim\"", "\"rym\""), ("\"#5ccc9e\"", "7"))
        #expect(
            AssetFile.faults(in: theme, file: "a.json").map(\.keyPath) == ["rym", "", "track", "value[1]"])
    }

    @Test func whatCannotBeReadIsToldWithTheSystemsWords() {
        let error = #expect(throws: FormatError.self) { try FileText.read("/nowhere/a.json") }
        #expect(error?.description == "/nowhere/a.json: No such file or directory")
        #expect(throws: FormatError.self) { try FileText.read("/dev/zero") }
    }
}
