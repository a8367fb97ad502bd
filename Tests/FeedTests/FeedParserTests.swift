import TaijiFeed
import Testing

@Suite struct FeedParserTests {
    /// The parser after all of `text`, in pieces of the given sizes in turn.
    static func parse(_ text: [UInt8], pieces: [Int] = [1 << 20]) -> FeedParser {
        var parser = FeedParser()
        var start = 0
        var turn = 0
        while start < text.count {
            let end = min(text.count, start + pieces[turn % pieces.count])
            parser.consume(text.span.extracting(start..<end))
            start = end
            turn += 1
        }
        parser.finish()
        return parser
    }

    @Test func theLatestValueAndTheExtremesAreKept() {
        var parser = Self.parse(Array("1\n980\n-3\n1010\n5".utf8))
        let reading = parser.takeReading()
        #expect(reading?.latest == 5)
        #expect(reading?.lowest == -3)
        #expect(reading?.highest == 1010)
        #expect(reading?.count == 5)
        #expect(parser.takeReading() == nil)
        #expect(parser.lines == 5)
    }

    @Test func passagesOfWatchedLevelsAreToldInTheirOrder() {
        var parser = FeedParser()
        func passages(_ text: String) -> [Double]? {
            parser.consume(Array(text.utf8).span)
            return parser.takeReading()?.passages
        }
        #expect(passages("980\n1010\n") == [])
        parser.watch(levels: [1000, 900])
        #expect(passages("980\n1010\n890\n1020\n") == [980, 1010, 890, 1020])
        // What stays on its side is left out, also from one look to the next; a level itself is a side of its own.
        #expect(passages("1030\n1e9\n1001\n") == [])
        #expect(passages("1000\n1000\nnan\n1000\n999\n901\n900\n899\n") == [1000, 999, 900, 899])
        #expect(passages("other=5\nnan\n-3\n") == [])
        parser.watch(levels: [900, .nan, 1000, 900])
        #expect(passages("-4\n-5\n") == [-4], "levels that were given anew know of no value before")
    }

    @Test func passagesOfValuesThatGoRoundAreThoseOfTheirPlaces() {
        var parser = FeedParser()
        parser.watch(levels: [20, 30], around: 0..<360)
        parser.consume(Array("350\n370\n15\n-350\n385\n25\ninf\n740\n-10\n710\n".utf8).span)
        // 370, 15 and -350 are all below 20; 385 is 25; 740 is 20 itself; -10 and 710 are 350.
        #expect(parser.takeReading()?.passages == [350, 370, 385, 740, -10])
        parser.watch(levels: [20, 30])
        parser.consume(Array("370\n10\n".utf8).span)
        #expect(parser.takeReading()?.passages == [370, 10], "where nothing goes round they are two")
    }

    @Test func aDecimalCommaIsToldAsSuch() {
        var parser = Self.parse(Array("7\n3,5\n".utf8))
        #expect(parser.firstInvalidLine?.hasDecimalComma == true && parser.firstInvalidLine?.text == "3,5")
        #expect(parser.takeReading()?.latest == 7, "neither 3 nor 5 nor 3.5")
        #expect(Self.parse(Array("three\n".utf8)).firstInvalidLine?.hasDecimalComma == false)
        var channels = Self.parse(Array("a=1 b=3,5\n".utf8))
        #expect(channels.takeChannels().map(\.name) == ["a"] && channels.invalidLines == 1)
    }

    /// Whether the source's latest word could be read; headings count, empty lines and channels do not.
    @Test(arguments: [
        ("7\n", false), ("7\nERR\n", true), ("7\nERR\n\n", true), ("ERR\n8\n", false), ("7\n\n", false),
        ("ERR\na=1\n", true), ("a=1\n", false), ("7\n1_000\n", true), ("ERR\nnan\n", false),
    ])
    func whetherTheLatestLineCouldBeReadIsKnown(text: String, isUnreadable: Bool) {
        #expect(Self.parse(Array(text.utf8)).isUnreadable == isUnreadable)
    }

    @Test func linesEndWithLineFeedsWithOrWithoutCarriageReturns() {
        var parser = Self.parse(Array("1\r\n2\n\r\nlast 3\r\n".utf8))
        #expect(parser.lines == 4)
        #expect(parser.invalidLines == 1)
        #expect(parser.firstInvalidLine?.number == 3)
        #expect(parser.firstInvalidLine?.text == "")
        #expect(parser.takeReading()?.latest == 3)
    }

    @Test func aLastLineNeedsNoEnd() {
        #expect(Self.parse(Array("1\n2".utf8)).lines == 2)
        #expect(Self.parse(Array("1\n2\n".utf8)).lines == 2)
        #expect(Self.parse([]).lines == 0)
        #expect(Self.parse(Array("\n".utf8)).lines == 1)
    }

    @Test func theFirstInvalidLineIsKeptFitToBeShown() {
        let parser = Self.parse(Array("1\nwhat \u{1b}[31mis\tthis\u{7}\r\nnothing\n".utf8))
        #expect(parser.invalidLines == 2)
        #expect(parser.firstInvalidLine?.number == 2)
        #expect(parser.firstInvalidLine?.text == "what \u{FFFD}[31mis this\u{FFFD}")
        #expect(Self.parse([0xFF, 0xFE, 0x0A]).firstInvalidLine?.text == "\u{FFFD}\u{FFFD}")
        let long = Self.parse(Array(String(repeating: "ä", count: 300).utf8)).firstInvalidLine?.text
        #expect(long?.count == InvalidLine.longestText)
        #expect(long?.last == "…")
        let full = String(repeating: "ä", count: InvalidLine.longestText)
        #expect(Self.parse(Array(full.utf8)).firstInvalidLine?.text == full)
    }

    @Test func aVeryLongLineIsJudgedByItsStart() {
        let tail = [UInt8](repeating: UInt8(ascii: "7"), count: 3_000_000)
        for pieces in [[1 << 22], [65_536], [1_000, 1, 5_000]] {
            var parser = Self.parse(Array("5 ".utf8) + tail + Array("\n6\n".utf8), pieces: pieces)
            #expect(parser.lines == 2)
            #expect(parser.invalidLines == 0)
            let reading = parser.takeReading()
            #expect(reading?.lowest == 5 && reading?.highest == 6)

            parser = Self.parse(tail + Array("\n6\n".utf8), pieces: pieces)
            #expect(parser.lines == 2)
            #expect(parser.invalidLines == 1, "where the number ends is not known")
            #expect(parser.takeReading()?.count == 1)
        }
    }

    /// Whatever pieces the bytes come in, the lines are the same.
    @Test(arguments: [UInt64(1), 2, 3, 4, 5])
    func piecesDoNotMatter(seed: UInt64) {
        var random = Random(state: seed)
        var text: [UInt8] = []
        var last: Double?
        var (lines, invalid) = (0, 0)
        for _ in 0..<2_000 {
            switch random.next(4) {
            case 0:
                text += Array("no number\n".utf8)
                invalid += 1
            case 1:
                // Around the greatest length that is kept.
                text += [UInt8](repeating: UInt8(ascii: "x"), count: 4_085 + random.next(30))
                text += Array("\n".utf8)
                invalid += 1
            default:
                let value = Double(random.next(100_000)) / 100
                text += Array("v \(value) \r\n".utf8)
                last = value
            }
            lines += 1
        }
        for pieces in [[1], [2, 3], [4_096], [4_095, 1, 4_097], [1 << 20]] {
            var parser = Self.parse(text, pieces: pieces)
            #expect(parser.lines == lines, "pieces \(pieces), seed \(seed)")
            #expect(parser.invalidLines == invalid, "pieces \(pieces), seed \(seed)")
            let reading = parser.takeReading()
            #expect(reading?.latest == last, "pieces \(pieces), seed \(seed)")
            #expect(reading?.count == lines - invalid, "pieces \(pieces), seed \(seed)")
        }
    }
}
