import TaijiFormats
import TestSupport
import Testing

/// The schemas and the program's parser mean the same.
@Suite struct SchemaTests {
    /// What the parser makes of a document.
    private enum Judgement { case right, misshapen, contradictory }

    private func judgement(_ document: JSON) throws -> Judgement {
        do throws(FormatError) {
            _ = try AssetFile(from: Array(document.text.utf8), file: "made.json")
            return .right
        } catch {
            switch error.kind {
            case .shape: return .misshapen
            case .contradiction: return .contradictory
            case .syntax, .unreadable: throw error
            }
        }
    }

    @Test(arguments: ["gauge", "theme"]) func theAssetsAreAsTheirSchemaAsks(kind: String) throws {
        let schema = try Schema(kind)
        for name in try Assets.names(kind + "s") {
            let file = Assets.path("\(kind)s/\(name).json")
            #expect(try schema.allows(JSON(reading: FileText.read(file))), "\(file)")
            #expect(throws: Never.self) { try AssetFile(from: FileText.read(file), file: file) }
        }
    }

    /// A document of each four is as the schema asks, the others are changed once or twice. What the schema cannot
    /// say (two numbers that do not fit together) the parser calls a contradiction, which only the schema's word for
    /// everything else may accompany.
    @Test(arguments: ["gauge", "theme"]) func schemaAndParserAgreeOnRandomDocuments(kind: String) throws {
        let schema = try Schema(kind)
        let seed = UInt64.random(in: 0...UInt64.max)
        var maker = DocumentMaker(schema: schema, random: SeededRandom(seed: seed))
        var counts = [Judgement.right: 0, .misshapen: 0, .contradictory: 0]
        // Agreement on nothing but one kind would hold nothing: however the draw turns out, it goes on until both
        // kinds were there often enough.
        var isOneSided: Bool { counts[.right, default: 0] < 80 || counts[.misshapen, default: 0] < 300 }
        for round in 0..<24_000 where round < 2400 || isOneSided {
            var document = maker.document()
            if round % 4 == 0 {
                #expect(try schema.allows(document), "made from the schema, seed \(seed), round \(round)")
            }
            for _ in 0..<(round % 4 == 0 ? 0 : round % 3 + 1) { document = maker.changed(document) }
            let isAllowed = try schema.allows(document)
            guard case .object = document else { continue }
            let judged = try judgement(document)
            counts[judged, default: 0] += 1
            switch judged {
            case .right: #expect(isAllowed, "parser alone: seed \(seed), round \(round): \(document.text)")
            case .misshapen:
                #expect(!isAllowed, "schema alone: seed \(seed), round \(round): \(document.text)")
            case .contradictory: break
            }
        }
        #expect(!isOneSided, "\(counts), seed \(seed)")
    }

    @Test(arguments: [
        (#"{"start": 1, "end": 1}"#, ""), (#"{"start": 0, "end": 10, "curve": "log"}"#, ""),
        (#"{"start": 0, "end": 10, "step": 11}"#, ""), (#"{"start": 0, "end": 1e305}"#, ""),
        (#"{"start": 1, "end": 10, "curve": "log", "wraps": true}"#, ""),
        (#"{"start": 0, "end": 9}"#, #""defaultValue": 10"#),
        (#"{"start": 0, "end": 9}"#, #""format": {"decimals": 1, "significant": 2}"#),
        (#"{"start": 0, "end": 9}"#, #""format": {"group": "."}"#),
        (
            #"{"start": 0, "end": 9}"#,
            #""marks": [{"shape": "line", "source": "value", "ink": "value", "start": 1}]"#
        ),
        (#"{"start": 0, "end": 9}"#, #""format": {"separators": "locale", "decimalSign": ","}"#),
        (#"{"start": 0, "end": 9}"#, #""texts": [{"from": 2, "to": 1, "text": "a"}]"#),
        (#"{"start": 0, "end": 9}"#, #""ticks": {"step": 0.001}"#),
        (#"{"start": 0, "end": 9}"#, #""freshness": {"lateAfter": 2, "deadAfter": 1}"#),
        (#"{"start": 0, "end": 9}"#, #""alarms": [{"name": "a", "side": "low", "onset": 2, "release": 1}]"#),
        (
            #"{"start": 0, "end": 9}"#,
            #""alarms": [{"name": "a", "side": "high", "onset": 8}, {"name": "a", "side": "low", "onset": 1}]"#
        ),
        (
            #"{"start": 0, "end": 360, "wraps": true}"#,
            #""marks": [{"shape": "line", "source": {"peak": {}}, "ink": "value"}]"#
        ),
        (
            #"{"start": 0, "end": 360, "wraps": true}"#,
            #""marks": [{"shape": "line", "source": "sessionMinimum", "ink": "value"}]"#
        ),
    ]) func whatDoesNotFitTogetherIsAContradiction(scale: String, more: String) throws {
        let text = #"{"kind": "gauge", "scale": \#(scale)\#(more.isEmpty ? "" : ", ")\#(more)}"#
        let document = try JSON(reading: Array(text.utf8))
        #expect(try Schema("gauge").allows(document))
        #expect(try judgement(document) == .contradictory)
    }
}
