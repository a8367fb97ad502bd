/// The tiles of a row as bits, 64 columns a word, in memory that somebody else owns.
@safe
struct TileRow {
    let words: UnsafeMutablePointer<UInt64>

    @inline(__always)
    func contains(_ column: Int) -> Bool {
        unsafe words[column >> 6] &>> UInt64(truncatingIfNeeded: column & 63) & 1 != 0
    }

    /// Adds a tile under a condition, without a branch on it.
    @inline(__always)
    func insert(_ column: Int, if condition: Bool) {
        unsafe words[column >> 6] |= (condition ? 1 : 0) &<< UInt64(truncatingIfNeeded: column & 63)
    }

    /// Adds the tiles from column `from` up to but without `to`.
    @inline(__always)
    func insert(from: Int, to: Int) {
        var column = from
        while column < to {
            let end = min(to, (column | 63) &+ 1)
            unsafe words[column >> 6] |= TileRow.mask(column, end)
            column = end
        }
    }

    /// The first of the tiles from column `column` up to but without `end`; `end` where there is none.
    @inline(__always)
    func next(from column: Int, to end: Int) -> Int {
        var column = column
        while column < end {
            let word = unsafe words[column >> 6] &>> UInt64(truncatingIfNeeded: column & 63)
            if word != 0 { return min(column &+ word.trailingZeroBitCount, end) }
            column = (column | 63) &+ 1
        }
        return end
    }

    /// The tiles from column `from` up to but without `to`, from left to right, neighbours put together up to a
    /// border between words.
    @inline(__always)
    func forEachRun(from: Int, to: Int, _ body: (_ column: Int, _ count: Int) -> Void) {
        var column = from
        while column < to {
            let end = min(to, (column | 63) &+ 1)
            let mask = TileRow.mask(column, end)
            var word = unsafe words[column >> 6] & mask
            if word == mask {
                body(column, end &- column)
            } else {
                while word != 0 {
                    body(column & ~63 &+ word.trailingZeroBitCount, 1)
                    word &= word &- 1
                }
            }
            column = end
        }
    }

    /// The bits of columns that lie in one word; at least one.
    @inline(__always)
    private static func mask(_ column: Int, _ end: Int) -> UInt64 {
        let count = end &- column
        return (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count))
            &<< UInt64(truncatingIfNeeded: column & 63)
    }
}
