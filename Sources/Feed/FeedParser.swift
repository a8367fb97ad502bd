/// The values in a stream of bytes, whatever pieces it comes in.
package struct FeedParser {
    /// Lines so far.
    package private(set) var lines = 0
    /// Lines without a number so far.
    package private(set) var invalidLines = 0
    /// The first line without a number.
    package private(set) var firstInvalidLine: InvalidLine?
    /// The values since ``takeReading()``.
    private var reading: FeedReading?
    private var cutter = LineCutter()

    /// A parser at the start of a stream.
    package init() {}

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

    private mutating func consume(line: Span<UInt8>, isCut: Bool) {
        lines += 1
        guard let value = FeedLine.value(of: line, isCut: isCut) else {
            invalidLines += 1
            if firstInvalidLine == nil {
                firstInvalidLine = InvalidLine(number: lines, bytes: line, isCut: isCut)
            }
            return
        }
        if reading?.append(FeedReading(value)) == nil { reading = FeedReading(value) }
    }
}
