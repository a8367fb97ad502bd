import CVector

/// The way of a line from tile to tile, as the binner takes it.
struct LineWalk {
    /// What is known of the line in one of its tiles.
    struct Tile {
        var key: UInt32
        var from: SIMD2<Int32>
        var to: SIMD2<Int32>
        var curve: taiji_curve
        /// Whether the binner may keep the curve instead of an edge.
        var mayPass: Bool

        var column: Int { Int(key & 0xffff) }
        var row: Int { Int(key >> 16) }
    }

    let ends: taiji_line_ends
    var line = taiji_line()
    private(set) var tiles: [Tile] = []

    init(_ from: SIMD2<Int32>, _ to: SIMD2<Int32>) {
        ends = taiji_line_sort(from.x, from.y, to.x, to.y)
        let crossings = taiji_line_crossings(ends)
        var state = unsafe taiji_line_begin(ends, crossings, &line)
        var place = ends.from
        for left in stride(from: crossings.columns + crossings.rows, through: 0, by: -1) {
            let border = taiji_line_border(state)
            let exit = unsafe taiji_line_exit(state, &line).place
            let along = taiji_line_exit_along(state, border)
            tiles.append(
                Tile(
                    key: state.tile, from: place, to: left == 0 ? ends.to : exit,
                    curve: unsafe taiji_line_tile(state, &line),
                    mayPass: unsafe taiji_line_may_pass(state, along, &line)))
            if left == 0 { break }
            unsafe taiji_line_go_on(&state, border, &line)
            place = exit
        }
    }
}
