import CVector

/// The way of a quarter of a circle from tile to tile, as the binner takes it.
struct ArcWalk {
    /// What is known of the quarter in one of its tiles.
    struct Tile: Equatable {
        var column: Int
        var row: Int
        var from: SIMD2<Int32>
        var to: SIMD2<Int32>

        /// The same on the way back.
        var reversed: Tile { Tile(column: column, row: row, from: to, to: from) }
    }

    let arc: taiji_arc
    private(set) var tiles: [Tile] = []
    /// How many tiles have another curve than the circle's.
    private(set) var strangers = 0

    init(
        center: SIMD2<Double>, radius: Double, turn: Double, sides: SIMD2<Int32>, from: SIMD2<Int32>,
        to: SIMD2<Int32>
    ) {
        let (square, inverse) = (radius * radius, turn / radius)
        var arc = taiji_arc_make(center, square, inverse, sides, from, to)
        self.arc = arc
        let none = taiji_arc_border()
        var columns = [taiji_arc_border](repeating: none, count: Int(arc.left.x) + 2)
        var rows = [taiji_arc_border](repeating: none, count: Int(arc.left.y) + 2)
        unsafe columns.withUnsafeMutableBufferPointer { columns in
            unsafe rows.withUnsafeMutableBufferPointer { rows in
                let (columns, rows) = unsafe (
                    columns.baseAddress.unsafelyUnwrapped, rows.baseAddress.unsafelyUnwrapped
                )
                unsafe taiji_arc_find_borders(&arc, 0, columns)
                unsafe taiji_arc_find_borders(&arc, 1, rows)
                let way = unsafe taiji_arc_find_way(&arc)
                var state = unsafe taiji_arc_begin(&arc, columns, rows)
                var place = from
                for left in stride(from: arc.left.x + arc.left.y, through: 0, by: -1) {
                    let exit = unsafe taiji_arc_exit(state, way)
                    let (column, row) = unsafe (Int32(state.tile & 0xffff), Int32(state.tile >> 16))
                    tiles.append(
                        Tile(
                            column: Int(column), row: Int(row), from: place, to: left == 0 ? to : exit.place))
                    let (one, other) = unsafe (
                        taiji_arc_tile(state, way),
                        taiji_circle_curve(center, square, inverse, SIMD2(column, row))
                    )
                    let isSame =
                        one.distance == other.distance && one.normal_x == other.normal_x
                        && one.normal_y == other.normal_y && one.bend == other.bend
                    if !isSame { strangers += 1 }
                    if left == 0 { break }
                    unsafe state = taiji_arc_next(state, exit.crosses_row, way)
                    place = exit.place
                }
            }
        }
    }
}
