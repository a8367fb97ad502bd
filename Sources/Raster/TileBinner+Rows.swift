// From runs in the outline's order to a shape's tiles, row by row.
extension TileBinner {
    /// Beyond so many runs a row is sorted by counting.
    private static let insertionLimit = 16

    /// Ends the outline and puts what it covers into `tiles`; returns that for reading.
    ///
    /// - Parameter isSimple: Whether it is certain that the winding has two values only.
    mutating func finish(into tiles: inout ShapeTiles, evenOdd: Bool, isSimple: Bool) -> ShapeView {
        closeRun()
        let touched = sortByRows()
        let rows = touched.isEmpty ? 0..<0 : touched
        // Plain pointers: this loop runs over every tile of every shape that moves.
        let entries = unsafe tiles.entries.refill(count: runs.count + rows.count)
        let starts = unsafe tiles.rowStarts.refill(count: rows.count)
        let runs = unsafe sorted.base
        let columns = columns
        var (index, entry) = (0, 0)
        for row in rows {
            unsafe starts[row &- rows.lowerBound] = Int32(truncatingIfNeeded: entry)
            var winding = touchesLeft ? leftWindings[row] : 0
            let end = Int(rowEnds[row])
            unsafe sortByColumns(runs + index, end &- index)
            while index < end {
                var run = unsafe runs[index]
                index &+= 1
                if index < end, unsafe runs[index].key == run.key {
                    // The outline comes through the tile again: all that is there is put together.
                    let start = index &- 1
                    repeat { index &+= 1 } while unsafe index < end && runs[index].key == run.key
                    run = unsafe joined(runs + start, index &- start, isSimple: isSimple)
                }
                unsafe entries[entry] = ShapeRaster.Entry(
                    column: Int32(run.key & 0xffff), backdrop: winding, first: run.first, count: run.count)
                entry &+= 1
                winding &+= run.change
            }
            unsafe entries[entry] = ShapeRaster.Entry(column: columns, backdrop: winding, first: 0, count: 0)
            entry &+= 1
        }
        tiles.entries.removeLast(tiles.entries.count - entry)
        swap(&edges, &tiles.edges)
        swap(&curves, &tiles.curves)
        return tiles.view(rows: rows, evenOdd: evenOdd, isSimple: isSimple)
    }

    /// All runs of one tile as one: two curves where that is all, otherwise edges.
    private mutating func joined(_ runs: UnsafePointer<Run>, _ count: Int, isSimple: Bool) -> Run {
        var whole = unsafe Run(key: runs[0].key, first: 0)
        var areCurves = isSimple && count == 2
        for index in 0..<count {
            unsafe whole.change &+= runs[index].change
            unsafe areCurves = areCurves && runs[index].count < 0
        }
        if areCurves {
            whole.first = Int32(truncatingIfNeeded: curves.count)
            unsafe curves.append(curves[Int(runs[0].first)])
            unsafe curves.append(curves[Int(runs[1].first)])
            whole.count = -2
            return whole
        }
        whole.first = Int32(truncatingIfNeeded: edges.count)
        for index in 0..<count { unsafe append(runs[index]) }
        whole.count = Int32(truncatingIfNeeded: edges.count) &- whole.first
        return whole
    }

    /// Puts a run's edges once more behind all others.
    private mutating func append(_ run: Run) {
        if run.count < 0 { return appendEdges(of: passages[Int(run.first)], key: run.key) }
        for edge in Int(run.first)..<Int(run.first &+ run.count) { edges.append(edges[edge]) }
    }

    /// Sorts the runs by rows, leaving those of one row in the outline's order; returns the rows that are touched.
    private mutating func sortByRows() -> Range<Int> {
        let ends = unsafe rowEnds.refill(count: Int(rows))
        unsafe ends.update(repeating: 0, count: Int(rows))
        let source = unsafe runs.base
        let count = runs.count
        for index in 0..<count { unsafe ends[Int(source[index].key >> 16)] &+= 1 }
        var (first, end) = (0, Int(rows))
        while first < end, unsafe ends[first] == 0, !touchesLeft || leftWindings[first] == 0 { first &+= 1 }
        while end > first, unsafe ends[end &- 1] == 0, !touchesLeft || leftWindings[end &- 1] == 0 {
            end &-= 1
        }
        var place: Int32 = 0
        for row in first..<end {
            let amount = unsafe ends[row]
            unsafe ends[row] = place
            place &+= amount
        }
        let target = unsafe sorted.refill(count: count)
        for index in 0..<count {
            let run = unsafe source[index]
            let row = Int(run.key >> 16)
            unsafe target[Int(ends[row])] = run
            unsafe ends[row] &+= 1
        }
        return first..<end
    }

    /// Sorts the runs of a row by columns and leaves those of one tile in the outline's order.
    @inline(__always)
    private mutating func sortByColumns(_ runs: UnsafeMutablePointer<Run>, _ count: Int) {
        if count > TileBinner.insertionLimit { return unsafe countColumns(runs, count) }
        var index = 1
        while index < count {
            let run = unsafe runs[index]
            var place = index
            while place > 0, unsafe runs[place &- 1].key > run.key {
                unsafe runs[place] = runs[place &- 1]
                place &-= 1
            }
            if place != index { unsafe runs[place] = run }
            index &+= 1
        }
    }

    /// Sorts the runs of a row by counting, unless they are in order already. The memory of the unsorted runs serves
    /// as scratch.
    private mutating func countColumns(_ sorted: UnsafeMutablePointer<Run>, _ count: Int) {
        var isSorted = true
        for index in 1..<count where unsafe sorted[index &- 1].key > sorted[index].key { isSorted = false }
        if isSorted { return }
        places.fill(count: Int(columns) + 1, with: 0)
        let (places, scratch) = unsafe (places.base, runs.base)
        for index in 0..<count {
            let run = unsafe sorted[index]
            unsafe scratch[index] = run
            unsafe places[Int(run.key & 0xffff) &+ 1] &+= 1
        }
        for column in 1...Int(columns) { unsafe places[column] &+= places[column &- 1] }
        for index in 0..<count {
            let run = unsafe scratch[index]
            let column = Int(run.key & 0xffff)
            unsafe sorted[Int(places[column])] = run
            unsafe places[column] &+= 1
        }
    }
}
