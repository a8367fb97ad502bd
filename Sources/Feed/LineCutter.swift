/// Cuts a stream of bytes into lines, whatever pieces it comes in, keeping no more than the start of a line.
struct LineCutter {
    /// So many bytes of a line are kept; the rest of a longer line is passed over.
    static let longestLine = 4096

    /// The start of a line whose end has not come yet, at most ``longestLine`` bytes.
    private var start: [UInt8] = []
    private var isCut = false
    /// Whether any byte has come since the last line feed.
    private var isOpen = false

    /// Gives each line that ends in `bytes` to `body`, without its line feed; true says that it was longer than
    /// what is given.
    mutating func cut(_ bytes: Span<UInt8>, body: (Span<UInt8>, Bool) -> Void) {
        var position = 0
        while position < bytes.count {
            var end = position
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let piece = bytes.extracting(position..<end)
            guard end < bytes.count else {
                keep(piece)
                return
            }
            if isOpen {
                keep(piece)
                close(body)
            } else {
                let isLong = piece.count > LineCutter.longestLine
                body(isLong ? piece.extracting(first: LineCutter.longestLine) : piece, isLong)
            }
            position = end + 1
        }
    }

    /// Gives the last line to `body` where the stream ended without a line feed.
    mutating func finish(body: (Span<UInt8>, Bool) -> Void) {
        if isOpen { close(body) }
    }

    private mutating func keep(_ piece: Span<UInt8>) {
        isOpen = true
        let room = LineCutter.longestLine - start.count
        if piece.count > room { isCut = true }
        for index in 0..<min(room, piece.count) { start.append(piece[index]) }
    }

    private mutating func close(_ body: (Span<UInt8>, Bool) -> Void) {
        body(start.span, isCut)
        start.removeAll(keepingCapacity: true)
        isCut = false
        isOpen = false
    }
}
