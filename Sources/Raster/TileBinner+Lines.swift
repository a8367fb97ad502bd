import CVector

// Lines that leave their tile: see `taiji_line`.
extension TileBinner {
    /// Cuts a line at the borders of tiles, always from the top, so that a line and its reverse are cut at the same
    /// places.
    mutating func lineAcross(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        // Along a row's border it says nothing.
        if y0 == y1, y0 & 32767 == 0 { return }
        let ends = taiji_line_sort(x0, y0, x1, y1)
        let tiles = taiji_line_crossings(ends)
        if tiles.rows &+ tiles.columns == 1 { return lineAcrossOne(ends, tiles) }
        let line = unsafe lines.room(for: 1)
        lines.take(1)
        var state = unsafe taiji_line_begin(ends, tiles, line)
        let first = unsafe taiji_line_exit(state, line)
        piece(state.tile, ends.from, first.place, ends.is_flipped)
        unsafe taiji_line_go_on(&state, first.border, line)
        unsafe passTiles(line, &state, first, count: Int(tiles.rows &+ tiles.columns &- 1))
        let last = unsafe taiji_line_entry(state, line)
        piece(state.tile, last.place, ends.to, ends.is_flipped)
    }

    /// A line that crosses one border only.
    private mutating func lineAcrossOne(_ ends: taiji_line_ends, _ tiles: taiji_line_tiles) {
        let (from, to) = (ends.from, ends.to)
        let first = UInt32(bitPattern: (from.y >> TileGrid.shift) << 16 | from.x >> TileGrid.shift)
        let place = taiji_line_single_crossing(ends, tiles)
        piece(first, from, place, ends.is_flipped)
        let step: UInt32 = tiles.rows != 0 ? 65536 : to.x > from.x ? 1 : .max
        piece(first &+ step, place, to, ends.is_flipped)
    }

    /// The tiles between the first and the last one of a line, to which it comes at `first`.
    @inline(__always)
    private mutating func passTiles(
        _ line: UnsafePointer<taiji_line>, _ state: inout taiji_line_state, _ first: taiji_line_crossing,
        count: Int
    ) {
        endRun()
        var left = count
        var crossing = first
        while true {
            if !taiji_is_corner(crossing.place) {
                unsafe left &-= passCurves(line, &state, cameDown: crossing.border == 0, limit: left)
            }
            if left == 0 { return }
            let way = way(of: lines.count &- 1, through: state.tile)
            piece(state.tile, way.from, way.to, false)
            endRun()
            unsafe taiji_line_go_on(&state, taiji_line_border(state), line)
            crossing = unsafe taiji_line_entry(state, line)
            left &-= 1
        }
    }

    /// The next tiles of the last line, up to one that cannot be kept as a curve; returns how many.
    @inline(__always)
    private mutating func passCurves(
        _ line: UnsafePointer<taiji_line>, _ state: inout taiji_line_state, cameDown: Bool, limit: Int
    ) -> Int {
        // Plain pointers: there may be many tiles, and there is little else to be done for each.
        let (run, curve) = unsafe (runs.room(for: limit), curves.room(for: limit))
        let passage = unsafe passages.room(for: limit)
        let way = Passage(line: Int32(truncatingIfNeeded: lines.count &- 1))
        let first = Int32(truncatingIfNeeded: curves.count)
        let down: Int32 = unsafe line.pointee.is_flipped ? -1 : 1
        var change = cameDown ? down : 0
        var count = 0
        while count < limit {
            let border = taiji_line_border(state)
            let along = taiji_line_exit_along(state, border)
            var next = state
            unsafe taiji_line_go_on(&next, border, line)
            guard unsafe taiji_line_may_pass(state, along, line) else { break }
            unsafe run[count] = Run(
                key: state.tile, first: first &+ Int32(truncatingIfNeeded: count), count: -1, change: change)
            unsafe curve[count] = taiji_line_tile(state, line)
            unsafe passage[count] = way
            change = border == 0 ? down : 0
            state = next
            count &+= 1
        }
        runs.take(count)
        curves.take(count)
        passages.take(count)
        return count
    }

    /// How one of the lines, in the outline's direction, comes to a tile and leaves it.
    func way(of line: Int, through tile: UInt32) -> Passage {
        let line = unsafe lines.base + line
        let state = unsafe taiji_line_at(tile, line)
        let (entry, exit) = unsafe (taiji_line_entry(state, line).place, taiji_line_exit(state, line).place)
        let isFlipped = unsafe line.pointee.is_flipped
        return Passage(from: isFlipped ? exit : entry, to: isFlipped ? entry : exit, circle: -1)
    }

    /// A line's way through a tile.
    private mutating func piece(_ tile: UInt32, _ from: SIMD2<Int32>, _ to: SIMD2<Int32>, _ isFlipped: Bool) {
        let (begin, end) = isFlipped ? (to, from) : (from, to)
        emit(Int32(tile & 0xffff), Int32(tile >> 16), begin.x, begin.y, end.x, end.y)
    }
}
