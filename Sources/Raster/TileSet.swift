/// Which tiles must be drawn anew: one bit each, in whole words a row.
@safe
struct TileSet: ~Copyable {
    private(set) var wordsPerRow = 1
    private var bits = Buffer<UInt64>()
    private(set) var columns = 0
    /// Whether it is all of them, so that nobody need look for more.
    private(set) var isFull = false

    init() {}

    /// Whether there is none.
    var isEmpty: Bool {
        for index in 0..<bits.count where bits[index] != 0 { return false }
        return true
    }

    /// How many there are.
    var count: Int {
        var count = 0
        for index in 0..<bits.count { count += bits[index].nonzeroBitCount }
        return count
    }

    /// Makes room for a grid and empties the set.
    mutating func begin(_ grid: TileGrid) {
        columns = grid.columns
        wordsPerRow = grid.wordsPerRow
        bits.fill(count: wordsPerRow * grid.rows, with: 0)
        isFull = false
    }

    mutating func insertAll() {
        for row in 0..<(bits.count / wordsPerRow) { insert(row: row, from: 0, to: columns) }
        isFull = true
    }

    /// Adds the tiles of a row from column `from` up to but without `to`.
    func insert(row: Int, from: Int, to: Int) {
        if isFull { return }
        self.row(row).insert(from: from, to: min(to, columns))
    }

    /// A row's tiles, for as long as the set keeps its grid.
    @inline(__always)
    func row(_ row: Int) -> TileRow { unsafe TileRow(words: bits.base + row &* wordsPerRow) }
}
