#ifndef TAIJI_CVECTOR_LINE_H
#define TAIJI_CVECTOR_LINE_H

// A straight line on its way from tile to tile, always downwards, or to the right where it is level: so a line and its
// reverse are cut at the same places and have the same distances. All divisions are done once for the line. From tile to
// tile there are only sums of integers, whose last bits are so small that the longest line in the largest picture adds
// up less than 1/1000 of a step. Being exact, they give the same at a tile however one comes to it.

/// Where a line has come to.
typedef struct {
    /// x where it leaves the tile's row, y where it leaves its column: in 2⁻³² steps, and half a step more, so that
    /// rounding to the nearest is a shift.
    int64_t x, y;
    /// How far the tile's middle is from it, in 2⁻⁴⁰ pixels, positive to the right of a line downwards.
    int64_t distance;
    /// row · 65536 + column.
    uint32_t tile;
} taiji_line_state;

/// A line.
typedef struct {
    /// By how much the state changes with a border of a row, and with one of a column. It is looked up, since which one
    /// comes next can hardly be foretold.
    int64_t x_step[2], y_step[2], distance_step[2];
    uint32_t tile_step[2];
    /// x where it leaves its first row, y where it leaves its first column, and its first tile.
    int64_t first_x, first_y;
    uint32_t first_tile;
    /// The tile at the left end of its last row, and x at its end, which counts there.
    uint32_t last_row;
    int64_t last_x;
    /// 1 where the border at which it leaves a column is behind that.
    int32_t ahead;
    /// How many borders of rows it crosses.
    int32_t rows;
    /// Whether the outline runs the other way.
    bool is_flipped;
    /// By how much the distance of a tile's upper left corner is larger than that of its middle.
    int64_t corner;
    /// The curve in a tile, but for the distance.
    float unit, normal_x, normal_y;
} taiji_line;

/// The ends of a line of an outline: the upper one first, or the left one of a level line.
typedef struct { taiji_i32x2 from, to; bool is_flipped; } taiji_line_ends;

TAIJI_INLINE taiji_line_ends taiji_line_sort(int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    taiji_i32x2 one = {x0, y0}, other = {x1, y1};
    bool is_flipped = y0 != y1 ? y0 > y1 : x0 > x1;
    return (taiji_line_ends){is_flipped ? other : one, is_flipped ? one : other, is_flipped};
}

/// How many borders of columns and rows a line crosses. A place on a column's border belongs to the column to the right
/// of it; on a row's border a line begins in the row below and ends in the row above.
typedef struct { int32_t columns, rows; } taiji_line_tiles;

TAIJI_INLINE taiji_line_tiles taiji_line_crossings(taiji_line_ends ends) {
    taiji_i32x2 from = ends.from, to = ends.to;
    int32_t columns = (to.x >> 15) - (from.x >> 15);
    int32_t rows = to.y > from.y ? ((to.y - 1) >> 15) - (from.y >> 15) : 0;
    return (taiji_line_tiles){columns < 0 ? -columns : columns, rows};
}

/// Where a line crosses the only border between its ends.
TAIJI_INLINE taiji_i32x2 taiji_line_single_crossing(taiji_line_ends ends, taiji_line_tiles tiles) {
    taiji_i32x2 from = ends.from, to = ends.to;
    bool is_row = tiles.rows != 0;
    if (is_row) from = from.yx, to = to.yx;
    int32_t border = (is_row || to.x > from.x ? (from.x >> 15) + 1 : from.x >> 15) << 15;
    double share = (double)(border - from.x) / (to.x - from.x);
    taiji_i32x2 place = {border, from.y + taiji_nearest2((taiji_f64x2)(share * (to.y - from.y))).x};
    return is_row ? place.yx : place;
}

/// Where the line crosses a border: 0 for a row's, 1 for a column's.
typedef struct { taiji_i32x2 place; int32_t border; } taiji_line_crossing;

/// A number within the pictures' coordinates. What is not, or is no number, belongs to a border that is never crossed.
TAIJI_INLINE taiji_f64x2 taiji_limited_place(taiji_f64x2 a) {
    const double limit = 2147483647;
    a = a < limit ? a : limit;
    return a > -limit ? a : -limit;
}

/// The sum, which may be out of range where it belongs to a border that is never crossed.
TAIJI_INLINE int64_t taiji_wrapped_sum(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }

/// 2⁻³² steps.
TAIJI_INLINE int64_t taiji_fine_steps(double a) { return (int64_t)(a * 4294967296.0); }

/// Finds the distances from a line that begins; returns that in its first tile.
TAIJI_INLINE int64_t taiji_line_measure(taiji_i32x2 from, taiji_f64x2 along, taiji_line *line) {
    const double scale = 1099511627776;
    taiji_f64x2 squares = along * along;
    taiji_f64x2 unit = along * (1 / __builtin_elementwise_sqrt(squares.x + squares.y));
    taiji_f64x2 rest = __builtin_convertvector(16384 - (from & 32767), taiji_f64x2) * (1 / 2048.0);
    // Downwards, the winding is higher by one to the right of the line.
    double sign = line->is_flipped ? -1 : 1;
    line->distance_step[0] = (int64_t)(unit.x * (-16 * scale));
    line->distance_step[1] = (int64_t)(unit.y * (line->ahead != 0 ? 16 * scale : -16 * scale));
    line->corner = (int64_t)((unit.x - unit.y) * (8 * scale));
    line->unit = (float)(sign / scale);
    line->normal_x = (float)(-sign * unit.y);
    line->normal_y = (float)(sign * unit.x);
    return (int64_t)((unit.y * rest.x - unit.x * rest.y) * scale);
}

/// Begins a line that leaves its tile.
TAIJI_INLINE taiji_line_state taiji_line_begin(taiji_line_ends ends, taiji_line_tiles tiles, taiji_line *line) {
    taiji_i32x2 from = ends.from, to = ends.to;
    int32_t column = from.x >> 15, row = from.y >> 15;
    int32_t ahead = to.x < from.x ? 0 : 1, step = 2 * ahead - 1;
    taiji_i32x2 border = {column + ahead, row + 1};
    taiji_f64x2 start = __builtin_convertvector(from, taiji_f64x2);
    taiji_f64x2 along = __builtin_convertvector(to - from, taiji_f64x2);
    taiji_f64x2 rest = __builtin_convertvector(border, taiji_f64x2) * 32768 - start;
    // x for a step of y, and y for a step of x.
    taiji_f64x2 slopes = along / along.yx;
    taiji_f64x2 places = taiji_limited_place(start + rest.yx * slopes);
    taiji_f64x2 steps = taiji_limited_place(slopes * 32768);
    const int64_t half = 2147483648;
    line->x_step[0] = taiji_fine_steps(steps.x);
    line->x_step[1] = line->y_step[0] = 0;
    line->y_step[1] = taiji_fine_steps(steps.y) * step;
    line->tile_step[0] = 65536;
    line->tile_step[1] = (uint32_t)step;
    line->last_x = (int64_t)to.x * 4294967296 + half;
    line->first_x = tiles.rows > 0 ? taiji_fine_steps(places.x) + half : line->last_x;
    line->first_y = taiji_fine_steps(places.y) + half;
    line->first_tile = (uint32_t)row << 16 | (uint32_t)column;
    line->last_row = (uint32_t)(row + tiles.rows) << 16;
    line->ahead = ahead;
    line->rows = tiles.rows;
    line->is_flipped = ends.is_flipped;
    int64_t distance = taiji_line_measure(from, along, line);
    return (taiji_line_state){line->first_x, line->first_y, distance, line->first_tile};
}

TAIJI_INLINE int32_t taiji_line_column(taiji_line_state state) { return state.tile & 65535; }
TAIJI_INLINE int32_t taiji_line_top(taiji_line_state state) { return (int32_t)(state.tile >> 16 << 15); }

/// At which border the line leaves its tile: 0 at its row's, 1 at its column's. It leaves a row at a whole step, and first
/// crosses the columns up to the one of this place.
TAIJI_INLINE int32_t taiji_line_border(taiji_line_state state) {
    return (int32_t)(state.x >> 47) != taiji_line_column(state);
}

/// A place on a column's border. Where x was rounded it may lie out of the row, by a step or, where the line is steep,
/// by many.
TAIJI_INLINE taiji_i32x2 taiji_line_column_place(taiji_line_state state, int32_t border, int64_t y) {
    int32_t top = taiji_line_top(state), bottom = top + 32768, whole = (int32_t)(y >> 32);
    whole = whole > top ? whole : top;
    return (taiji_i32x2){border << 15, whole < bottom ? whole : bottom};
}

/// Where the line leaves its tile.
TAIJI_INLINE taiji_line_crossing taiji_line_exit(taiji_line_state state, const taiji_line *line) {
    if (taiji_line_border(state) == 0) {
        return (taiji_line_crossing){{(int32_t)(state.x >> 32), taiji_line_top(state) + 32768}, 0};
    }
    int32_t border = taiji_line_column(state) + line->ahead;
    return (taiji_line_crossing){taiji_line_column_place(state, border, state.y), 1};
}

/// Where the line came to its tile, which is not its first one.
TAIJI_INLINE taiji_line_crossing taiji_line_entry(taiji_line_state state, const taiji_line *line) {
    int32_t column = taiji_line_column(state), rows = (int32_t)(state.tile >> 16) - (int32_t)(line->first_tile >> 16);
    int64_t x = rows > 1 ? line->first_x + (rows - 1) * line->x_step[0] : line->first_x;
    if (rows > 0 && (int32_t)(x >> 47) == column) {
        return (taiji_line_crossing){{(int32_t)(x >> 32), taiji_line_top(state)}, 0};
    }
    int32_t border = column + 1 - line->ahead;
    return (taiji_line_crossing){taiji_line_column_place(state, border, taiji_wrapped_sum(state.y, -line->y_step[1])), 1};
}

/// Goes on to the next tile.
TAIJI_INLINE void taiji_line_go_on(taiji_line_state *state, int32_t border, const taiji_line *line) {
    state->x = taiji_wrapped_sum(state->x, line->x_step[border]);
    state->y = taiji_wrapped_sum(state->y, line->y_step[border]);
    state->distance += line->distance_step[border];
    state->tile += line->tile_step[border];
    state->x = state->tile >= line->last_row ? line->last_x : state->x;
}

/// The state in one of the line's tiles, but for the distance.
TAIJI_INLINE taiji_line_state taiji_line_at(uint32_t tile, const taiji_line *line) {
    int32_t columns = (int32_t)(tile & 65535) - (int32_t)(line->first_tile & 65535);
    int32_t rows = (int32_t)(tile >> 16) - (int32_t)(line->first_tile >> 16);
    int64_t x = tile >= line->last_row ? line->last_x : line->first_x + rows * line->x_step[0];
    uint64_t y = (uint64_t)line->first_y + (uint64_t)(columns < 0 ? -columns : columns) * (uint64_t)line->y_step[1];
    return (taiji_line_state){.x = x, .y = (int64_t)y, .tile = tile};
}

/// How far along the border the line leaves its tile, from the tile's corner; some large number where that is before it.
TAIJI_INLINE uint32_t taiji_line_exit_along(taiji_line_state state, int32_t border) {
    uint32_t x = (uint32_t)(state.x >> 32) & 32767, y = (uint32_t)(state.y >> 32) - (uint32_t)taiji_line_top(state);
    return border != 0 ? y : x;
}

/// Whether the line leaves its tile at no corner, and it is certain on which side the tile's upper left corner lies: more
/// than 1/1024 pixel away. It never is in the column behind a picture's last one, whose left border is all that lines
/// come to.
TAIJI_INLINE bool taiji_line_may_pass(taiji_line_state state, uint32_t along, const taiji_line *line) {
    const int64_t least = 1 << 30;
    return along - 1 < 32767 && (uint64_t)(state.distance + line->corner + least) > 2 * least;
}

/// The line in its tile.
TAIJI_INLINE taiji_curve taiji_line_tile(taiji_line_state state, const taiji_line *line) {
    return (taiji_curve){(float)state.distance * line->unit, line->normal_x, line->normal_y, 0};
}

#endif
