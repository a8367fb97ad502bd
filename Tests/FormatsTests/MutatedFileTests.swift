import TaijiDrawing
import TaijiFormats
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// No file can trap the program: whatever its bytes, it is an error or something that can be drawn.
@Suite struct MutatedFileTests {
    private static let files = ["gauges", "themes"].flatMap { folder in
        ((try? Assets.names(folder)) ?? []).map { "\(folder)/\($0).json" }
    }

    /// Pieces that JSON files are made of, and some that they are not.
    private static let pieces: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "1e999", "-0", "1e-400", "null",
            "true",
            "99999999999999999999", "0.1.2", "\u{0}", "\u{feff}", "太", "\n", "//", "NaN", "Infinity",
        ].map { Array($0.utf8) } + [[0xff], [0xc3], [0xed, 0xa0, 0x80]]

    private func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        guard !bytes.isEmpty else { return Self.pieces[random.int(0...Self.pieces.count - 1)] }
        var bytes = bytes
        let first = random.int(0...bytes.count - 1)
        let last = min(bytes.count, first + random.int(1...40))
        switch random.int(0...5) {
        case 0: bytes[first] = UInt8(random.int(0...255))
        case 1: bytes.removeSubrange(first..<last)
        case 2: bytes.insert(contentsOf: Self.pieces[random.int(0...Self.pieces.count - 1)], at: first)
        case 3: bytes.insert(contentsOf: bytes[first..<last], at: random.int(0...bytes.count))
        case 4: bytes.removeSubrange(first...)
        default: bytes.replaceSubrange(first..<last, with: Self.pieces[random.int(0...Self.pieces.count - 1)])
        }
        return bytes
    }

    @Test(arguments: files) func mutatedFilesAreErrorsOrCanBeDrawn(file: String) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let original = try FileText.read(Assets.path(file))
        var errors = 0
        for round in 0..<400 {
            var bytes = original
            for _ in 0...random.int(0...3) { bytes = changed(bytes, &random) }
            do throws(FormatError) {
                _ = try AssetFile(from: bytes, file: file)
                #expect(
                    AssetFile.faults(in: bytes, file: file).isEmpty, "seed \(seed), round \(round)")
            } catch {
                #expect(
                    AssetFile.faults(in: bytes, file: file).first == error, "seed \(seed), round \(round)")
                errors += 1
                let isOneLine = !error.description.contains(where: \.isNewline)
                #expect(isOneLine && error.description.hasPrefix(file), "seed \(seed), round \(round)")
            }
        }
        #expect(errors > 100, "seed \(seed)")
    }

    /// Numbers changed alone leave files that are right more often than not, and extreme.
    @Test func gaugesOfAnyNumbersCanBeDrawnAndUsed() throws {
        let schema = try Schema("gauge")
        let seed = UInt64.random(in: 0...UInt64.max)
        var maker = DocumentMaker(schema: schema, random: SeededRandom(seed: seed))
        // However the draw turns out, it goes on until enough gauges were right.
        var drawn = 0
        for round in 0..<9000 where round < 900 || drawn < 60 {
            var document = maker.document()
            for _ in 0..<round % 2 { document = maker.changed(document) }
            let bytes = Array(document.text.utf8)
            guard let file = try? GaugeFile(from: bytes, file: "made.json") else { continue }
            drawn += 1
            try use(file, "seed \(seed), round \(round): \(document.text)", &maker.random)
        }
        #expect(drawn >= 60, "\(drawn) gauges, seed \(seed)")
    }

    /// Values, keys and a press, with a picture after each.
    private func use(_ file: GaugeFile, _ what: String, _ random: inout SeededRandom) throws {
        var configuration = InstrumentConfiguration()
        configuration.gauge = file.gauge
        configuration.show = Show.allCases[random.int(0...Show.allCases.count - 1)]
        if let value = file.startValue { configuration.startValue = value }
        let size = Size(width: random.double(16...400), height: random.double(16...400))
        var instrument = Instrument(configuration, typeface: BlockTypeface(), size: size)
        let scale = file.gauge.scale
        var time = 0.0
        for step in 0..<8 {
            time += random.double(0...3)
            switch step {
            case 0: instrument.setValue(scale.value(at: random.double(0...1)), at: time)
            case 1: instrument.setValue(scale.maximum + scale.range / 2, at: time)
            case 2: instrument.setValue(.nan, at: time)
            case 3: _ = instrument.handle(.keyPressed(.up, modifiers: [], isRepeat: false), at: time)
            case 4: instrument.setValue(scale.minimum, at: time)
            case 5: _ = instrument.handle(.keyPressed(.pageUp, modifiers: [], isRepeat: false), at: time)
            case 6: instrument.setGauge(Gauge(), at: time)
            default: instrument.setGauge(file.gauge, at: time)
            }
            #expect((0...1).contains(scale.fraction(of: instrument.shownValue(at: time))), "\(what)")
            let hasLayers = !instrument.takeScene(at: time).layers.isEmpty
            #expect(hasLayers, "\(what)")
            if let next = instrument.nextChange(after: time) { #expect(next >= time, "\(what)") }
        }
    }
}
