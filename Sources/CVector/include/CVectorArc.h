#ifndef TAIJI_CVECTOR_ARC_H
#define TAIJI_CVECTOR_ARC_H

// A quarter of a circle, or less of it, on its way from tile to tile. It goes one way in x and one in y, so that it
// crosses each border of columns and of rows between its ends once. Where it does is found for all borders first, since
// square roots take long and none of these needs another; then it is told by comparing whole numbers which border comes
// next. Coordinates are multiplied by the signs of the steps there, so that they always grow.

/// A quarter of a circle.
typedef struct {
    taiji_f64x2 center;
    /// On which sides of the centre it lies, −1 or 1.
    taiji_f64x2 sides;
    /// The radius squared, and 1/radius, negative where the outline runs counter-clockwise.
    double square, inverse;
    /// Its ends, in steps.
    taiji_i32x2 from, to;
    /// −1 or 1, and 1 where the border at which the outline leaves a tile is behind it.
    taiji_i32x2 step, ahead;
    /// From which tile on the quarter has a tile for itself, going outwards: elsewhere the circle may come twice.
    taiji_i32x2 inner;
    /// The first tile, and how many borders of columns and rows are crossed.
    taiji_i32x2 tile, left;
} taiji_arc;

/// A column or row of tiles, and the border at which the outline leaves it.
typedef struct {
    /// How far the middles of its tiles are from the centre, squared.
    double square;
    /// The circle's normal there, and by how much it is further away from a tile's upper left corner for it.
    float normal, corner;
    /// Where the border is, and where on it the circle crosses it, times the signs of the steps.
    int32_t border, along;
    /// For a row: its border is next if the column's is crossed beyond this. A place at a corner counts as above it
    /// whichever way the outline runs, so that an arc and its reverse are cut alike.
    int32_t limit;
    /// Negative where the quarter may not have a tile for itself.
    int32_t outwards;
} taiji_arc_border;

/// What holds for all of a quarter's tiles.
typedef struct {
    double square, half_inverse;
    float bend;
    /// −1 where the steps are negative, otherwise 0.
    int32_t flip_x, flip_y;
    /// By how much a tile's number grows with a border of a column and of a row.
    uint32_t column_step, row_step;
} taiji_arc_way;

/// Where a quarter has come to.
typedef struct {
    /// Its tile's column and row.
    const taiji_arc_border *column, *row;
    /// row · 65536 + column.
    uint32_t tile;
} taiji_arc_state;

/// Where the outline leaves a tile, and a mask that is set where it crosses a row's border there.
typedef struct { taiji_i32x2 place; int32_t crosses_row; } taiji_arc_crossing;

/// A quarter, or less, of the circle with this centre, the radius' square and its inverse, which is negative where the
/// outline runs counter-clockwise. The circle is inside the picture, so that its centre is not negative.
TAIJI_INLINE taiji_arc taiji_arc_make(
    taiji_f64x2 center, double square, double inverse, taiji_i32x2 sides, taiji_i32x2 from, taiji_i32x2 to
) {
    // Clockwise on the screen, what is to the right of the centre runs down and what is below it to the left.
    taiji_i32x2 across = {-sides.y, sides.x}, step = inverse > 0 ? across : -across, is_ahead = step > 0;
    taiji_f64x2 border = center * (1 / 16.0);
    taiji_i32x2 whole = __builtin_convertvector(border, taiji_i32x2);
    taiji_i32x2 is_within = __builtin_convertvector(__builtin_convertvector(whole, taiji_f64x2) < border, taiji_i32x2);
    // A place on a border belongs to the tile that the outline comes from at its end, otherwise to the one ahead.
    taiji_i32x2 first = (from + ~is_ahead) >> 15, left = (((to + is_ahead) >> 15) - first) * step;
    return (taiji_arc){
        center, __builtin_convertvector(sides, taiji_f64x2), square, inverse, from, to, step, is_ahead & 1,
        whole - (is_within & (sides > 0)), first, left > 0 ? left : 0};
}

/// Finds the columns (`axis` 0) or rows (1) from the first to the last one. Two are found at a time, so that one more than
/// these may be written.
TAIJI_INLINE void taiji_arc_find_borders(const taiji_arc *arc, int32_t axis, taiji_arc_border *borders) {
    int32_t other = 1 - axis, step = arc->step[axis], count = arc->left[axis];
    taiji_i32x2 tile = {arc->tile[axis], arc->tile[axis] + step};
    taiji_i32x2 is_left = (taiji_i32x2)(arc->sides[axis] < 0 ? -1 : 0);
    taiji_i32x2 flip = (taiji_i32x2)(step >> 31);
    float bend = (float)(-0.5 * arc->inverse);
    double sign = arc->step[other] < 0 ? -1 : 1;
    double one = sign * arc->from[other], another = sign * arc->to[other];
    taiji_f64x2 low = (taiji_f64x2)one, high = (taiji_f64x2)another;
    for (int32_t index = 0; index <= count; index += 2) {
        taiji_f64x2 middle = __builtin_convertvector(tile * 16 + 8, taiji_f64x2) - arc->center[axis];
        taiji_i32x2 next = tile + arc->ahead[axis];
        taiji_f64x2 border = __builtin_convertvector(next * 16, taiji_f64x2) - arc->center[axis];
        taiji_f64x2 squares = middle * middle, rest = arc->square - border * border;
        taiji_f32x2 normals = __builtin_convertvector(-middle * arc->inverse, taiji_f32x2);
        taiji_f32x2 corners = 8.0f * (normals - 8.0f * bend);
        taiji_f64x2 across = __builtin_elementwise_sqrt(rest > 0 ? rest : 0);
        taiji_f64x2 along = (arc->center[other] + arc->sides[other] * across) * (sign * 2048);
        // Not behind the quarter's beginning and not beyond its end, which are rounded, too.
        along = along > low ? along : low;
        taiji_i32x2 places = taiji_nearest2(along < high ? along : high);
        taiji_i32x2 outwards = (tile - arc->inner[axis]) ^ is_left;
        taiji_i32x2 ends = ((next << 15) ^ flip) - flip, limits = ends + flip;
        borders[index] =
            (taiji_arc_border){squares.x, normals.x, corners.x, ends.x, places.x, limits.x, outwards.x};
        borders[index + 1] =
            (taiji_arc_border){squares.y, normals.y, corners.y, ends.y, places.y, limits.y, outwards.y};
        tile += 2 * step;
    }
    // It does not leave the last column or row.
    borders[count].along = borders[count].limit = INT32_MAX;
}

TAIJI_INLINE taiji_arc_way taiji_arc_find_way(const taiji_arc *arc) {
    return (taiji_arc_way){
        arc->square, 0.5 * arc->inverse, (float)(-0.5 * arc->inverse), arc->step.x >> 31, arc->step.y >> 31,
        (uint32_t)arc->step.x, (uint32_t)arc->step.y << 16};
}

/// The first tile of a quarter whose columns and rows were found.
TAIJI_INLINE taiji_arc_state taiji_arc_begin(
    const taiji_arc *arc, const taiji_arc_border *columns, const taiji_arc_border *rows
) {
    return (taiji_arc_state){columns, rows, (uint32_t)arc->tile.y << 16 | (uint32_t)arc->tile.x};
}

/// The place where the outline leaves its tile. Which border it crosses there can hardly be foretold: it is chosen by a mask
/// that the compiler cannot make a branch of.
TAIJI_INLINE taiji_arc_crossing taiji_arc_exit(taiji_arc_state state, taiji_arc_way way) {
    int32_t right = state.column->border, left = right - 32768, y = state.column->along;
    int32_t crosses_row = -(y > state.row->limit);
    __asm__("" : "+r"(crosses_row));
    int32_t x = state.row->along;
    // Where the circle is flat, rounding may have put it beside the column.
    x = x > left ? x : left;
    x = x < right ? x : right;
    x = (x & crosses_row) | (right & ~crosses_row);
    y = (state.row->border & crosses_row) | (y & ~crosses_row);
    return (taiji_arc_crossing){
        {(x ^ way.flip_x) - way.flip_x, (y ^ way.flip_y) - way.flip_y}, crosses_row};
}

/// The next tile.
TAIJI_INLINE taiji_arc_state taiji_arc_next(taiji_arc_state state, int32_t crosses_row, taiji_arc_way way) {
    return (taiji_arc_state){
        state.column + (1 + crosses_row), state.row - crosses_row,
        state.tile + ((way.row_step & (uint32_t)crosses_row) | (way.column_step & ~(uint32_t)crosses_row))};
}

/// Whether nothing but the quarter runs through the tile.
TAIJI_INLINE bool taiji_arc_is_alone(taiji_arc_state state) {
    return (state.column->outwards | state.row->outwards) >= 0;
}

/// The circle in the tile: what `taiji_circle_curve` gives.
TAIJI_INLINE taiji_curve taiji_arc_tile(taiji_arc_state state, taiji_arc_way way) {
    double distance = (state.column->square + state.row->square - way.square) * way.half_inverse;
    return (taiji_curve){(float)distance, state.column->normal, state.row->normal, way.bend};
}

/// Whether it is certain on which side of the circle the tile's upper left corner lies.
TAIJI_INLINE bool taiji_arc_is_clear_of_corner(taiji_arc_state state, taiji_curve curve) {
    float distance = curve.distance + state.column->corner + state.row->corner;
    return (distance < 0 ? -distance : distance) > 0.001f;
}

#endif
