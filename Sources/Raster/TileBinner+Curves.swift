import CVector
import TaijiGeometry

// Tiles through which a line or a circle runs from border to border: they hold the curve itself instead of edges.
//
// Where the outline comes through a tile more than once, or begins or ends within it, there are edges after all: a line
// is one edge, and a circle is cut into chords between the places at which it crosses the tile's borders. These
// places are the same for both tiles at a border, so that neighbours of either kind fit together.
extension TileBinner {
    /// A curve's way through a tile.
    struct Passage {
        let from: SIMD2<Int32>
        let to: SIMD2<Int32>
        /// Which circle; −1 for a line, less for one of the `lines`.
        let circle: Int32

        init(from: SIMD2<Int32>, to: SIMD2<Int32>, circle: Int32) {
            (self.from, self.to, self.circle) = (from, to, circle)
        }

        /// The way of one of the `lines`, which knows where it comes to the tile and leaves it.
        @inline(__always)
        init(line: Int32) { (from, to, circle) = (.zero, .zero, -2 &- line) }

        /// Which of the `lines`, if it is one.
        var line: Int? { circle < -1 ? Int(-2 &- circle) : nil }
    }

    /// The way up to the end of a quarter of a circle, in the tile where that is, or from its beginning.
    struct Turning {
        let tile: SIMD2<Int32>
        let passage: Passage
        /// Whether nothing else of the circle can be in the tile.
        let isAlone: Bool
    }

    /// Whether a way from (`a`, `b`) to (`c`, `d`), as seen from a tile's upper left corner, may be a curve's through
    /// the tile: from border to border, and not along a row's border, where edges say nothing.
    @inline(__always)
    static func runsThrough(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> Bool {
        isOnBorder(a, b) && isOnBorder(c, d) && (b != d || (b & 32767 != 0 && a != c))
    }

    /// Whether a place is on the border of its tile.
    @inline(__always)
    private static func isOnBorder(_ x: Int32, _ y: Int32) -> Bool { x & 32767 == 0 || y & 32767 == 0 }

    /// Adds a curve that runs through a tile, where the winding changes along the row's upper border by `change`; false
    /// if it cannot be kept as a curve, which is so where it comes to the upper left corner.
    @inline(__always)
    mutating func pass(
        _ column: Int32, _ row: Int32, change: Int32, _ curve: TileCurve, _ passage: Passage
    ) -> Bool {
        guard curve.isClearOfCorner, column < columns, row < rows else { return false }
        endRun()
        runs.append(
            Run(
                key: UInt32(bitPattern: row) << 16 | UInt32(bitPattern: column),
                first: Int32(truncatingIfNeeded: curves.count), count: -1, change: change))
        curves.append(curve)
        passages.append(passage)
        return true
    }

    /// Ends the last run; what follows is not part of it.
    @inline(__always)
    mutating func endRun() {
        guard currentKey != .max else { return }
        closeRun()
        currentKey = .max
        (currentLeft, currentTop) = (.min, .min)
    }

    /// The outline runs along a quarter of a circle, or less, within one quarter. Quarters are counted clockwise from
    /// the right.
    ///
    /// - Parameters:
    ///   - opens: Whether it is the first quarter of a whole circle: then what is in the first tile is left to
    ///     `closeCircle`.
    ///   - goesOn: Whether the next quarter follows: then what is in the last tile is left to it.
    mutating func arc(
        _ circle: Circle, quarter: Int, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, opens: Bool,
        goesOn: Bool
    ) {
        let sides: SIMD2<Int32> = SIMD2(quarter == 0 || quarter == 3 ? 1 : -1, quarter < 2 ? 1 : -1)
        var arc = circle.arc(sides: sides, from: SIMD2(x0, y0), to: SIMD2(x1, y1))
        let begin = turning
        turning = nil
        if (x1 &- x0) &* arc.step.x < 0 || (y1 &- y0) &* arc.step.y < 0 {
            // Nothing but rounding, at the end of a quarter.
            if let begin { cut(begin.tile, begin.passage) }
            return line(x0, y0, x1, y1)
        }
        circles.append(circle)
        let index = Int32(truncatingIfNeeded: circles.count &- 1)
        let count = Int(arc.left.x &+ arc.left.y)
        if count == 0 {
            // All of it is within a tile.
            if let begin { cut(begin.tile, begin.passage) }
            return cut(arc.tile, Passage(from: arc.from, to: arc.to, circle: index))
        }
        let columns = unsafe borders.room(for: count &+ 4)
        let rows = unsafe columns + (Int(arc.left.x) &+ 2)
        unsafe taiji_arc_find_borders(&arc, 0, columns)
        unsafe taiji_arc_find_borders(&arc, 1, rows)
        let way = unsafe taiji_arc_find_way(&arc)
        var state = unsafe taiji_arc_begin(&arc, columns, rows)
        let crossing = unsafe taiji_arc_exit(state, way)
        let first = unsafe Turning(
            tile: arc.tile, passage: Passage(from: arc.from, to: crossing.place, circle: index),
            isAlone: taiji_arc_is_alone(state))
        if opens {
            opening = first
        } else if let begin {
            join(begin, first)
        } else {
            passOrCut(first)
        }
        unsafe state = taiji_arc_next(state, crossing.crosses_row, way)
        let place = unsafe passTiles(way, &state, crossing, index, count: count &- 1)
        let last = unsafe Turning(
            tile: TileBinner.place(of: state.tile), passage: Passage(from: place, to: arc.to, circle: index),
            isAlone: taiji_arc_is_alone(state))
        if goesOn {
            turning = last
        } else {
            passOrCut(last)
        }
    }

    /// The tiles between the first and the last one of an arc, into the first of which it came at `crossing`; returns
    /// where it comes into the last one.
    private mutating func passTiles(
        _ way: taiji_arc_way, _ state: inout taiji_arc_state, _ crossing: taiji_arc_crossing,
        _ circle: Int32, count: Int
    ) -> SIMD2<Int32> {
        endRun()
        var (left, crossing) = (count, crossing)
        while true {
            unsafe left &-= passCurves(way, &state, &crossing, circle, limit: left)
            if left == 0 { return crossing.place }
            let exit = unsafe taiji_arc_exit(state, way)
            unsafe passOrCut(
                Turning(
                    tile: TileBinner.place(of: state.tile),
                    passage: Passage(from: crossing.place, to: exit.place, circle: circle),
                    isAlone: taiji_arc_is_alone(state)))
            endRun()
            unsafe state = taiji_arc_next(state, exit.crosses_row, way)
            crossing = exit
            left &-= 1
        }
    }

    /// The next tiles of an arc, up to one that cannot be kept as a curve or is entered or left at a corner; returns how
    /// many.
    @inline(__always)
    private mutating func passCurves(
        _ way: taiji_arc_way, _ state: inout taiji_arc_state, _ crossing: inout taiji_arc_crossing,
        _ circle: Int32, limit: Int
    ) -> Int {
        if taiji_is_corner(crossing.place) { return 0 }
        // Plain pointers: there may be many tiles, and there is little else to be done for each.
        let (run, curve) = unsafe (runs.room(for: limit), curves.room(for: limit))
        let passage = unsafe passages.room(for: limit)
        let first = Int32(truncatingIfNeeded: curves.count)
        // What the winding changes by where the outline comes through a row's upper border, going down or up.
        let (down, up): (Int32, Int32) = way.flip_y == 0 ? (1, 0) : (0, 1)
        var (now, last) = unsafe (state, crossing)
        var count = 0
        while count < limit {
            let exit = unsafe taiji_arc_exit(now, way)
            let tile = unsafe taiji_arc_tile(now, way)
            guard
                unsafe taiji_arc_is_alone(now) && !taiji_is_corner(exit.place)
                    && taiji_arc_is_clear_of_corner(now, tile)
            else { break }
            unsafe run[count] = Run(
                key: now.tile, first: first &+ Int32(truncatingIfNeeded: count), count: -1,
                change: (last.crosses_row & down) &- (exit.crosses_row & up))
            unsafe curve[count] = tile
            unsafe passage[count] = Passage(from: last.place, to: exit.place, circle: circle)
            unsafe now = taiji_arc_next(now, exit.crosses_row, way)
            last = exit
            count &+= 1
        }
        unsafe (state, crossing) = (now, last)
        runs.take(count)
        curves.take(count)
        passages.take(count)
        return count
    }

    /// A tile's column and row.
    private static func place(of tile: UInt32) -> SIMD2<Int32> {
        SIMD2(Int32(tile & 0xffff), Int32(tile >> 16))
    }

    /// Puts the last quarter of a whole circle and the first one together.
    mutating func closeCircle() {
        if let opening, let turning { join(turning, opening) }
        (opening, turning) = (nil, nil)
    }

    /// Where one quarter of a circle ends and the next one begins.
    ///
    /// There is nothing else of the circle in that tile: what runs on from it comes back from the other side of the
    /// centre only, and the centre is further away than a tile is large.
    private mutating func join(_ end: Turning, _ begin: Turning) {
        let (from, to) = (end.passage.from, begin.passage.to)
        if end.tile == begin.tile {
            let whole = Passage(from: from, to: to, circle: end.passage.circle)
            if !passCircle(end.tile, whole) {
                cut(end.tile, end.passage)
                cut(begin.tile, begin.passage)
            }
        } else {
            // They meet on a border.
            passOrCut(end)
            passOrCut(begin)
        }
    }

    private mutating func passOrCut(_ way: Turning) {
        if !way.isAlone || !passCircle(way.tile, way.passage) { cut(way.tile, way.passage) }
    }

    /// Adds a circle that runs through a tile; false if it cannot be kept as a curve.
    private mutating func passCircle(_ tile: SIMD2<Int32>, _ passage: Passage) -> Bool {
        let (from, to) = (passage.from, passage.to)
        let (left, top) = (tile.x << TileGrid.shift, tile.y << TileGrid.shift)
        // It may come back to the border through which it came in.
        return from != to && TileBinner.isOnBorder(from.x &- left, from.y &- top)
            && TileBinner.isOnBorder(to.x &- left, to.y &- top)
            && pass(
                tile.x, tile.y, change: (from.y == top ? 1 : 0) &- (to.y == top ? 1 : 0),
                circles[Int(passage.circle)].curve(tile), passage)
    }

    /// Chords instead of a circle's part within a tile.
    private mutating func cut(_ tile: SIMD2<Int32>, _ passage: Passage) {
        findChords(tile, passage)
        var from = passage.from
        for index in 0..<chords.count {
            let end = chords[index]
            emit(tile.x, tile.y, from.x, from.y, end.x, end.y)
            from = end
        }
    }

    /// Puts a passage's edges behind all others.
    mutating func appendEdges(of passage: Passage, key: UInt32) {
        let tile = SIMD2(Int32(key & 0xffff), Int32(key >> 16))
        let passage = passage.line.map { way(of: $0, through: key) } ?? passage
        findChords(tile, passage)
        let (left, top) = (tile.x << TileGrid.shift, tile.y << TileGrid.shift)
        var from = passage.from
        for index in 0..<chords.count {
            let end = chords[index]
            if let edge = TileBinner.pack(from.x &- left, from.y &- top, end.x &- left, end.y &- top) {
                edges.append(edge)
            }
            from = end
        }
    }

    /// The ends of the chords of a passage. The vertices are moved out so that the area is the circle's, as in
    /// `Outline.arc`.
    private mutating func findChords(_ tile: SIMD2<Int32>, _ passage: Passage) {
        chords.removeAll()
        defer { chords.append(passage.to) }
        if passage.circle < 0 { return }
        let circle = circles[Int(passage.circle)]
        let (x0, y0) = (
            Double(passage.from.x) / TileGrid.steps - circle.center.x,
            Double(passage.from.y) / TileGrid.steps - circle.center.y
        )
        let (acrossX, acrossY) = (
            Double(passage.to.x &- passage.from.x) / TileGrid.steps,
            Double(passage.to.y &- passage.from.y) / TileGrid.steps
        )
        let chord = (acrossX * acrossX + acrossY * acrossY).squareRoot()
        let sweep = 2 * circle.turn * arcSine(min(chord / (2 * circle.radius), 1))
        let count = (abs(sweep) / circle.step).rounded(.up)
        guard count > 1 else { return }
        let step = sweep / count
        // Each vertex is the one before turned by a step.
        let (stepCosine, stepSine) = (cosine(step), sine(step))
        let bulge = (step / stepSine * circle.radius * circle.radius / (x0 * x0 + y0 * y0)).squareRoot()
        var (c, s) = (x0 * bulge, y0 * bulge)
        let (left, top) = (tile.x << TileGrid.shift, tile.y << TileGrid.shift)
        let side: Int32 = 1 << TileGrid.shift
        for _ in 1..<Int(count) {
            (c, s) = (c * stepCosine - s * stepSine, c * stepSine + s * stepCosine)
            let (x, y) = (Outline.fixed(circle.center.x + c), Outline.fixed(circle.center.y + s))
            chords.append(SIMD2(min(max(x, left), left &+ side), min(max(y, top), top &+ side)))
        }
    }
}
