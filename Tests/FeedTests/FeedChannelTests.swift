import TaijiFeed
import Testing

@Suite struct FeedChannelTests {
    private func parse(_ text: String) -> FeedParser { FeedParserTests.parse(Array(text.utf8)) }

    /// The latest values by name; nil in them is "none".
    private func latest(_ parser: inout FeedParser) -> [String: Double?] {
        Dictionary(uniqueKeysWithValues: parser.takeChannels().map { ($0.name, $0.reading.latest) })
    }

    @Test func aBareNumberIsTheValueAndANamedOneAChannels() {
        var parser = parse("demand=30 45 set=40.5\nset=41,demand=nan\n")
        let found = latest(&parser)
        let reading = parser.takeReading()
        #expect(reading?.latest == 45)
        #expect(found == ["demand": nil, "set": 41])
        #expect(parser.invalidLines == 0, "a line of channels alone says something")
        let more = parser.takeChannels()
        #expect(more.isEmpty)
    }

    @Test(arguments: ["nan", "NaN", "NAN", "x nan 5", "\tnan\r"])
    func nanIsTheWordOfASourceWithoutAValue(line: String) throws {
        var parser = parse("7\n" + line + "\n")
        let taken = parser.takeReading()
        let reading = try #require(taken)
        #expect(reading.latest == nil && reading.range == 7...7 && reading.count == 2)
        #expect(parser.invalidLines == 0)
        #expect(FeedLine.value(of: line)?.isNaN == true)
    }

    @Test func extremesAreKeptByChannel() {
        var parser = parse("a=1\na=900\na=nan\na=-3 b=4\n")
        let channels = parser.takeChannels()
        #expect(channels.map(\.name) == ["a", "b"])
        #expect(channels[0].reading.range == -3...900 && channels[0].reading.latest == -3)
        #expect(channels[0].reading.count == 4)
    }

    @Test func namesAreAnythingButSeparatorsAndNotTooLong() {
        let long = String(repeating: "n", count: FeedLine.longestName)
        var parser = parse("5=6 é=1 \(long)=2\n\(long)x=3\nx=1=2\n")
        let found = latest(&parser)
        #expect(found == ["5": 6, "é": 1, long: 2])
        #expect(parser.invalidLines == 2)
    }

    @Test func moreNamesThanThereIsRoomForAreToldAsInvalid() {
        var parser = parse((0..<FeedChannel.most + 3).map { "c\($0)=\($0)\n" }.joined() + "c0=99\n")
        let channels = parser.takeChannels()
        #expect(channels.count == FeedChannel.most && channels[0].reading.latest == 99)
        #expect(parser.invalidLines == 3)
    }

    @Test func aNamedNumberThatWasCutIsNone() {
        let line = "a=1 " + String(repeating: "x", count: 4_088) + " b=12345"
        var parser = parse(line + "\n")
        let found = latest(&parser)
        #expect(found == ["a": 1])
    }
}
