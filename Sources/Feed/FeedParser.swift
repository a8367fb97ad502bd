/// The values in a stream of bytes, whatever pieces it comes in.
package struct FeedParser {
    /// Lines so far.
    package private(set) var lines = 0
    /// Lines so far that said nothing.
    package private(set) var invalidLines = 0
    /// The first line without a number.
    package private(set) var firstInvalidLine: InvalidLine?
    /// The first line in which a comma stands where a decimal sign could.
    package private(set) var firstDecimalComma: InvalidLine?
    /// Whether the latest line that was not one of channels alone, or empty, could not be read.
    package private(set) var isUnreadable = false
    /// The values since ``takeReading()``.
    private var reading: FeedReading?
    /// The channels so far, and what came under their names since ``takeChannels()``.
    private var channels: [(name: [UInt8], reading: FeedReading?)] = []
    private var cutter = LineCutter()
    /// The levels whose passages are told, and where the last value lay among them.
    private var levels: [Double] = []
    private var turn: Range<Double>?
    private var passages = LevelPassages(levels: [])

    /// A parser at the start of a stream.
    package init() {}

    /// Tells passages of `levels` from now on, of values that go round where there is a `turn`; the next value is one in
    /// any case.
    package mutating func watch(levels: [Double], around turn: Range<Double>? = nil) {
        guard levels != self.levels || turn != self.turn else { return }
        (self.levels, self.turn) = (levels, turn)
        passages = LevelPassages(levels: levels, around: turn)
    }

    /// Reads the next piece.
    package mutating func consume(_ bytes: Span<UInt8>) {
        var cutter = cutter
        cutter.cut(bytes) { consume(line: $0, isCut: $1) }
        self.cutter = cutter
    }

    /// Reads the last line, where it had no line feed.
    package mutating func finish() {
        var cutter = cutter
        cutter.finish { consume(line: $0, isCut: $1) }
        self.cutter = cutter
    }

    /// The values since the last call; nil where there was none.
    package mutating func takeReading() -> FeedReading? {
        defer { reading = nil }
        return reading
    }

    /// The channels that had values since the last call.
    package mutating func takeChannels() -> [FeedChannel] {
        channels.indices.compactMap { index in
            defer { channels[index].reading = nil }
            return channels[index].reading.map {
                FeedChannel(name: String(decoding: channels[index].name, as: UTF8.self), reading: $0)
            }
        }
    }

    private mutating func consume(line: Span<UInt8>, isCut: Bool) {
        lines += 1
        var position = 0
        var value: Double?
        var (isValid, hasDecimalComma, isEmpty) = (false, false, true)
        while let token = FeedLine.nextToken(line, at: &position, isCut: isCut) {
            isEmpty = false
            switch token {
            case .value(let number): if value == nil { value = number }
            case .channel(let name, let number):
                isValid = append(number, under: line.extracting(name)) || isValid
            case .decimalComma: hasDecimalComma = true
            case .word: break
            }
        }
        if let value, !hasDecimalComma {
            isUnreadable = false
            let next = FeedReading(value, isPassage: passages.take(value))
            if reading?.append(next) == nil { reading = next }
        } else if !isValid || hasDecimalComma {
            invalidLines += 1
            if !isEmpty { isUnreadable = true }
            guard firstInvalidLine == nil || (hasDecimalComma && firstDecimalComma == nil) else { return }
            let line = InvalidLine(
                number: lines, bytes: line, isCut: isCut, hasDecimalComma: hasDecimalComma)
            if firstInvalidLine == nil { firstInvalidLine = line }
            if hasDecimalComma { firstDecimalComma = line }
        }
    }

    /// Adds a value under a name; false where there are too many names already.
    private mutating func append(_ value: Double, under name: Span<UInt8>) -> Bool {
        let index: Int
        if let known = channels.firstIndex(where: { isEqual($0.name, name) }) {
            index = known
        } else {
            guard channels.count < FeedChannel.most else { return false }
            var bytes: [UInt8] = []
            for place in 0..<name.count { bytes.append(name[place]) }
            index = channels.count
            channels.append((bytes, nil))
        }
        if channels[index].reading?.append(FeedReading(value)) == nil {
            channels[index].reading = FeedReading(value)
        }
        return true
    }

    private func isEqual(_ bytes: [UInt8], _ name: Span<UInt8>) -> Bool {
        guard bytes.count == name.count else { return false }
        for place in 0..<name.count where bytes[place] != name[place] { return false }
        return true
    }
}
