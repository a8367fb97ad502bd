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
    var chords = Buffer<SIMD2<Int32>>(capacity: 64)
    var turning: Turning?
    private var sorted = Buffer<Run>(capacity: 256)
    private var counts = Buffer<Int32>(capacity: 256)
    private var leftWindings = Buffer<Int32>(capacity: 64)
    private var touchesLeft = false
    /// The last run's tile: its key, its upper left corner, and the change so far.
    var currentKey = UInt32.max
    var currentLeft = Int32.min
    var currentTop = Int32.min
    private var currentChange: Int32 = 0

    init() {}

    /// Begins an outline.
    mutating func begin(_ grid: TileGrid) {
        self.grid = grid
        columns = Int32(grid.columns)
        rows = Int32(grid.rows)
        edges.removeAll()
        runs.removeAll()
        curves.removeAll()
        passages.removeAll()
        circles.removeAll()
        turning = nil
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
            cutAtRows(x0, y0, x1, y1)
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

    /// Cuts a line at the borders between rows, always from the top, so that a line and its reverse are cut
    /// at the same points.
    private mutating func cutAtRows(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        let flipped = y0 > y1
        let (topX, topY, bottomX, bottomY) = flipped ? (x1, y1, x0, y0) : (x0, y0, x1, y1)
        var (x, y) = (topX, topY)
        var row = topY >> TileGrid.shift
        while true {
            let border = (row &+ 1) << TileGrid.shift
            if bottomY <= border {
                cutAtColumns(row, x, y, bottomX, bottomY, flipped)
                return
            }
            let crossing = TileBinner.interpolate(border, topY, bottomY, topX, bottomX)
            cutAtColumns(row, x, y, crossing, border, flipped)
            (x, y) = (crossing, border)
            row &+= 1
        }
    }

    /// Cuts a piece within a row at the borders between columns, always from the left.
    private mutating func cutAtColumns(
        _ row: Int32, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ flipped: Bool
    ) {
        let mirrored = x0 > x1
        let (leftX, leftY, rightX, rightY) = mirrored ? (x1, y1, x0, y0) : (x0, y0, x1, y1)
        let backwards = flipped != mirrored
        var (x, y) = (leftX, leftY)
        var column = leftX >> TileGrid.shift
        while column < columns {
            let border = (column &+ 1) << TileGrid.shift
            let isLast = rightX <= border
            let nextX = isLast ? rightX : border
            let nextY = isLast ? rightY : TileBinner.interpolate(border, leftX, rightX, leftY, rightY)
            if backwards {
                emit(column, row, nextX, nextY, x, y)
            } else {
                emit(column, row, x, y, nextX, nextY)
            }
            if isLast { return }
            (x, y) = (nextX, nextY)
            column &+= 1
        }
    }

    /// The value at `place` of the line from (`p0`, `v0`) to (`p1`, `v1`), p0 < p1, rounded to the nearest.
    @inline(__always)
    private static func interpolate(
        _ place: Int32, _ p0: Int32, _ p1: Int32, _ v0: Int32, _ v1: Int32
    ) -> Int32 {
        let length = Int64(p1) &- Int64(p0)
        let product = (Int64(place) &- Int64(p0)) &* (Int64(v1) &- Int64(v0))
        let half = product < 0 ? -(length / 2) : length / 2
        return v0 &+ Int32(truncatingIfNeeded: (product &+ half) / length)
    }

    /// A piece within one tile, borders included.
    @inline(__always)
    mutating func emit(
        _ column: Int32, _ row: Int32, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32
    ) {
        let (left, top) = (column << TileGrid.shift, row << TileGrid.shift)
        let (a, b, c, d) = (x0 &- left, y0 &- top, x1 &- left, y1 &- top)
        guard let edge = TileBinner.pack(a, b, c, d), column < columns, row < rows else { return }
        if TileBinner.isOnBorder(a, b), TileBinner.isOnBorder(c, d),
            pass(
                column, row, TileCurve(line: a, b, c, d),
                Passage(x0: x0, y0: y0, x1: x1, y1: y1, circle: -1))
        {
            return
        }
        let key = UInt32(row) << 16 | UInt32(column)
        if key != currentKey {
            closeRun()
            currentKey = key
            (currentLeft, currentTop, currentChange) = (left, top, 0)
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

    /// Whether a place is on the border of its tile.
    @inline(__always)
    private static func isOnBorder(_ x: Int32, _ y: Int32) -> Bool { x & 32767 == 0 || y & 32767 == 0 }

    mutating func closeRun() {
        guard currentKey != .max else { return }
        let run = unsafe runs.base + (runs.count &- 1)
        unsafe run.pointee.count = Int32(truncatingIfNeeded: edges.count) &- run.pointee.first
        unsafe run.pointee.change = currentChange
    }
}

extension TileBinner {
    /// Ends the outline and puts what it covers into `raster`.
    ///
    /// - Parameter isSimple: Whether it is certain that the winding has two values only.
    mutating func finish(into raster: ShapeRaster, evenOdd: Bool, isSimple: Bool) {
        raster.removeAll()
        raster.evenOdd = evenOdd
        raster.isSimple = isSimple
        closeRun()
        guard findRows(raster) else { return }
        sortRuns()
        let rowCount = raster.endRow - raster.firstRow
        // Plain pointers: this loop runs over every tile of every shape that moves.
        let entries = unsafe raster.entries.refill(count: runs.count)
        let starts = unsafe raster.rowStarts.refill(count: rowCount + 1)
        let ends = unsafe raster.rowEnds.refill(count: rowCount)
        let runs = unsafe runs.base
        let total = self.runs.count
        var (index, entry) = (0, 0)
        for row in 0..<rowCount {
            unsafe starts[row] = Int32(truncatingIfNeeded: entry)
            var winding = touchesLeft ? leftWindings[raster.firstRow + row] : 0
            while index < total, unsafe Int(runs[index].key >> 16) == raster.firstRow + row {
                let run = unsafe runs[index]
                var (first, count, change) = (run.first, run.count, run.change)
                index &+= 1
                if index < total, unsafe runs[index].key == run.key {
                    // The outline comes through the tile again: all that is there is put together.
                    let start = index &- 1
                    var isPair = isSimple && count < 0
                    while index < total, unsafe runs[index].key == run.key {
                        unsafe change &+= runs[index].change
                        isPair = unsafe isPair && runs[index].count < 0
                        index &+= 1
                    }
                    if isPair, index &- start == 2 {
                        first = Int32(truncatingIfNeeded: curves.count)
                        curves.append(curves[Int(run.first)])
                        unsafe curves.append(curves[Int(runs[start &+ 1].first)])
                        count = -2
                    } else {
                        first = Int32(truncatingIfNeeded: edges.count)
                        for place in start..<index { append(unsafe runs[place]) }
                        count = Int32(truncatingIfNeeded: edges.count) &- first
                    }
                }
                unsafe entries[entry] = ShapeRaster.Entry(
                    column: Int32(run.key & 0xffff), backdrop: winding, first: first, count: count)
                entry &+= 1
                winding &+= change
            }
            unsafe ends[row] = winding
        }
        unsafe starts[rowCount] = Int32(truncatingIfNeeded: entry)
        swap(&edges, &raster.edges)
        swap(&curves, &raster.curves)
    }

    /// Puts a run's edges once more behind all others.
    private mutating func append(_ run: Run) {
        if run.count < 0 { return appendEdges(of: passages[Int(run.first)], key: run.key) }
        for edge in Int(run.first)..<Int(run.first &+ run.count) { edges.append(edges[edge]) }
    }

    /// Finds which rows are touched; false where there are none.
    private func findRows(_ raster: ShapeRaster) -> Bool {
        var first = Int.max
        var last = -1
        for index in 0..<runs.count {
            let row = Int(runs[index].key >> 16)
            first = min(first, row)
            last = max(last, row)
        }
        if touchesLeft {
            for row in 0..<leftWindings.count where leftWindings[row] != 0 {
                first = min(first, row)
                last = max(last, row)
            }
        }
        guard last >= 0 else { return false }
        raster.firstRow = first
        raster.endRow = last + 1
        return true
    }

    /// Sorts the runs by row and column and leaves those of one tile in the outline's order.
    private mutating func sortRuns() {
        let count = runs.count
        if count <= 32 {
            for index in 1..<max(count, 1) {
                let run = runs[index]
                var place = index
                while place > 0, runs[place - 1].key > run.key {
                    runs[place] = runs[place - 1]
                    place -= 1
                }
                runs[place] = run
            }
            return
        }
        sorted.fill(count: count, with: Run(key: 0, first: 0))
        TileBinner.distribute(from: runs, to: sorted, counts: &counts, buckets: Int(columns), shift: 0)
        TileBinner.distribute(from: sorted, to: runs, counts: &counts, buckets: Int(rows), shift: 16)
    }

    /// One stable pass of a radix sort over sixteen bits of the key.
    private static func distribute(
        from source: borrowing Buffer<Run>, to target: borrowing Buffer<Run>, counts: inout Buffer<Int32>,
        buckets: Int, shift: UInt32
    ) {
        counts.fill(count: buckets + 1, with: 0)
        for index in 0..<source.count {
            counts[Int(source[index].key >> shift & 0xffff) + 1] &+= 1
        }
        for bucket in 1..<counts.count { counts[bucket] &+= counts[bucket - 1] }
        for index in 0..<source.count {
            let run = source[index]
            let bucket = Int(run.key >> shift & 0xffff)
            target[Int(counts[bucket])] = run
            counts[bucket] &+= 1
        }
    }
}
