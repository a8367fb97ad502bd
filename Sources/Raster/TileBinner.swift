import CVector

/// Sorts the lines of an outline into tiles. Lines come in fixed-point coordinates inside the picture;
/// each is cut at the borders of the tiles that it crosses. Tiles through which one line or circle runs from border to
/// border hold that instead: see `TileBinner+Curves`.
///
/// Two facts make every tile independent of its neighbours, so that any one of them can be redrawn alone:
/// the winding at a tile's upper left corner follows from which edges of the row's other tiles touch the
/// row's upper border, and how the winding changes along the tile's left border from which of its own edges
/// have an end there. For this, horizontal pieces that end on a left border are kept although they cover
/// nothing.
@safe
struct TileBinner: ~Copyable {
    /// Edges of one tile that follow each other along the outline.
    struct Run {
        /// The tile: row · 65536 + column.
        var key: UInt32
        var first: Int32
        /// How many; −1 for a curve, whose number is then `first`.
        var count: Int32 = 0
        /// By how much the winding to the right of them changes along the row's upper border.
        var change: Int32 = 0
    }

    private var grid = TileGrid(width: 1, height: 1)
    var columns: Int32 = 0
    var rows: Int32 = 0
    var edges = Buffer<UInt64>(capacity: 1024)
    var runs = Buffer<Run>(capacity: 256)
    /// Curves through tiles, and how they run there.
    var curves = Buffer<TileCurve>(capacity: 256)
    var passages = Buffer<Passage>(capacity: 256)
    var circles = Buffer<Circle>(capacity: 16)
    var lines = Buffer<taiji_line>(capacity: 16)
    /// The columns and rows of tiles through which an arc runs: scratch.
    var borders = Buffer<taiji_arc_border>(capacity: 64)
    var chords = Buffer<SIMD2<Int32>>(capacity: 64)
    var turning: Turning?
    var opening: Turning?
    var sorted = Buffer<Run>(capacity: 256)
    /// Where each row's runs end.
    var rowEnds = Buffer<Int32>(capacity: 256)
    /// Where a row's runs go that are sorted by columns.
    var places = Buffer<Int32>(capacity: 256)
    var leftWindings = Buffer<Int32>(capacity: 64)
    private(set) var touchesLeft = false
    /// The last run's tile: its key, its upper left corner, and the change so far.
    var currentKey = UInt32.max
    var currentLeft = Int32.min
    var currentTop = Int32.min
    private var currentChange: Int32 = 0

    init() {}

    /// Begins an outline.
    mutating func begin(_ grid: TileGrid) {
        precondition(grid.columns <= 1 << 16 && grid.rows <= 1 << 16, "places fit their 32 bits")
        self.grid = grid
        columns = Int32(grid.columns)
        rows = Int32(grid.rows)
        edges.removeAll()
        runs.removeAll()
        curves.removeAll()
        passages.removeAll()
        circles.removeAll()
        lines.removeAll()
        turning = nil
        opening = nil
        currentKey = .max
        currentLeft = .min
        currentTop = .min
        if leftWindings.count != grid.rows || touchesLeft {
            leftWindings.fill(count: grid.rows, with: 0)
            touchesLeft = false
        }
    }

    /// How many pieces there are by now.
    var edgeCount: Int { edges.count }

    /// A line inside the picture: x at least 0, y from 0 to the height.
    @inline(__always)
    mutating func line(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        // Mostly a line goes on within the last line's tile: with both ends off the borders nothing is to be
        // found out about it.
        let (a, b) = (UInt32(bitPattern: x0 &- currentLeft), UInt32(bitPattern: y0 &- currentTop))
        let (c, d) = (UInt32(bitPattern: x1 &- currentLeft), UInt32(bitPattern: y1 &- currentTop))
        if a | b | c | d | (a &- 1) | (b &- 1) | (c &- 1) | (d &- 1) < 1 << 15, b != d {
            edges.append(UInt64(a | b << 16) | UInt64(c | d << 16) << 32)
        } else {
            anyLine(x0, y0, x1, y1)
        }
    }

    private mutating func anyLine(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        let column = min(x0, x1) >> TileGrid.shift
        let row = min(y0, y1) >> TileGrid.shift
        if max(x0, x1) <= (column &+ 1) << TileGrid.shift, max(y0, y1) <= (row &+ 1) << TileGrid.shift {
            emit(column, row, x0, y0, x1, y1)
        } else {
            lineAcross(x0, y0, x1, y1)
        }
    }

    /// A vertical line on the picture's left edge, which stands for whatever happens to the left of it.
    mutating func leftLine(_ y0: Int32, _ y1: Int32) {
        let (top, bottom) = (min(y0, y1), max(y0, y1))
        var y = top
        while y < bottom {
            let row = y >> TileGrid.shift
            let rowTop = row << TileGrid.shift
            let rowBottom = rowTop &+ (1 << TileGrid.shift)
            let end = min(bottom, rowBottom)
            if y == rowTop, end == rowBottom {
                if row < rows {
                    leftWindings[Int(row)] &+= y0 < y1 ? 1 : -1
                    touchesLeft = true
                }
            } else if y0 < y1 {
                emit(0, row, 0, y, 0, end)
            } else {
                emit(0, row, 0, end, 0, y)
            }
            y = end
        }
    }

    /// A piece within one tile, borders included.
    @inline(__always)
    mutating func emit(
        _ column: Int32, _ row: Int32, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32
    ) {
        let (left, top) = (column << TileGrid.shift, row << TileGrid.shift)
        let (a, b, c, d) = (x0 &- left, y0 &- top, x1 &- left, y1 &- top)
        if TileBinner.runsThrough(a, b, c, d),
            pass(
                column, row, change: (b == 0 ? 1 : 0) &- (d == 0 ? 1 : 0), taiji_line_curve(a, b, c, d),
                Passage(from: SIMD2(x0, y0), to: SIMD2(x1, y1), circle: -1))
        {
            return
        }
        appendEdge(column, row, a, b, c, d)
    }

    /// Adds an edge, from (`a`, `b`) to (`c`, `d`) as seen from the tile's upper left corner.
    private mutating func appendEdge(
        _ column: Int32, _ row: Int32, _ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32
    ) {
        guard let edge = TileBinner.pack(a, b, c, d), column < columns, row < rows else { return }
        let key = UInt32(bitPattern: row) << 16 | UInt32(bitPattern: column)
        if key != currentKey {
            closeRun()
            currentKey = key
            (currentLeft, currentTop, currentChange) = (column << TileGrid.shift, row << TileGrid.shift, 0)
            runs.append(Run(key: key, first: Int32(truncatingIfNeeded: edges.count)))
        }
        // An edge that comes from the upper border winds everything to its right.
        currentChange &+= (b == 0 ? 1 : 0) &- (d == 0 ? 1 : 0)
        edges.append(edge)
    }

    /// An edge in 64 bits; nil for one that says nothing.
    @inline(__always)
    static func pack(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> UInt64? {
        if b == d, b == 0 || a == c || (a != 0 && c != 0) { return nil }
        let (first, second) = (UInt32(bitPattern: a | b << 16), UInt32(bitPattern: c | d << 16))
        return UInt64(first) | UInt64(second) << 32
    }

    @inline(__always)
    mutating func closeRun() {
        guard currentKey != .max else { return }
        let run = unsafe runs.base + (runs.count &- 1)
        unsafe run.pointee.count = Int32(truncatingIfNeeded: edges.count) &- run.pointee.first
        unsafe run.pointee.change = currentChange
    }
}
