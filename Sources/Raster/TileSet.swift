/// Which tiles must be drawn anew: one bit each, in whole words a row.
@safe
struct TileSet: ~Copyable {
    private(set) var wordsPerRow = 1
    private var bits = Buffer<UInt64>()
    private var rows = Buffer<Bool>()
    private(set) var columns = 0
    /// Whether there is none.
    private(set) var isEmpty = true
    /// Whether it is all of them, so that nobody need look for more.
    private(set) var isFull = false

    init() {}

    /// Makes room for a grid and empties the set.
    mutating func begin(_ grid: TileGrid) {
        if columns == grid.columns, rows.count == grid.rows, isEmpty { return }
        columns = grid.columns
        wordsPerRow = (columns + 63) >> 6
        bits.fill(count: wordsPerRow * grid.rows, with: 0)
        rows.fill(count: grid.rows, with: false)
        isEmpty = true
        isFull = false
    }

    mutating func insertAll() {
        for row in 0..<rows.count { insert(row: row, from: 0, to: columns) }
        isFull = true
    }

    /// Adds the tiles of a row from column `from` up to but without `to`.
    mutating func insert(row: Int, from: Int, to: Int) {
        let end = min(to, columns)
        var column = from
        guard column < end, !isFull else { return }
        rows[row] = true
        isEmpty = false
        while column < end {
            let word = column >> 6
            let next = min(end, (word + 1) << 6)
            let count = next - column
            let mask = count == 64 ? UInt64.max : ((1 << UInt64(count)) - 1) << UInt64(column & 63)
            bits[row * wordsPerRow + word] |= mask
            column = next
        }
    }

    func hasRow(_ row: Int) -> Bool { rows[row] }

    /// The bits of a row's tiles, 64 columns a word.
    func word(row: Int, _ index: Int) -> UInt64 { bits[row * wordsPerRow + index] }
}
