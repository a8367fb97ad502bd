#ifndef TAIJI_CVECTOR_CURVE_H
#define TAIJI_CVECTOR_CURVE_H

// A tile through which one straight line or one circle runs, from border to border, needs no pieces of edges:
// how far each pixel lies from the curve, and in which direction, says what it covers.

/// A line or circle through a tile. At the place (u, v) from the tile's centre let
///
///     d = distance − u·(normal_x + bend·u) − v·(normal_y + bend·v)
///
/// For a line, whose normal is a unit vector and whose bend is 0, this is how far the place is from it, in pixels,
/// positive on the side on which the winding is higher by one. For a circle of radius r it is ±(q² − r²)/2r at the
/// distance q from the centre, so that the bend is ±1/2r; q − r is d − bend·d², divided by the length of d's
/// gradient, but for (q − r)³/2r².
///
/// A circle bends away from its tangent by x²/2r at x. In the mean over all that a pixel can hold of the tangent this
/// is 1/24r, whatever the direction, by which `distance` is therefore off from the above.
typedef struct { float distance, normal_x, normal_y, bend; } taiji_curve;

/// What is to be known of a curve in each of a tile's columns and rows: the parts of the distance, the halves of
/// the normal's parts, and factors whose product is 32767/(8·half_x·half_y). The first two are multiples of 1/65536, so
/// that their sums and differences are exact.
typedef struct {
    float across[16], half_x[16], share_x[16];
    float down[16], half_y[16], share_y[16];
} taiji_curve_tables;

/// d at the tile's upper left corner.
TAIJI_INLINE float taiji_curve_at_corner(const taiji_curve *curve) {
    return curve->distance + 8.0f * (curve->normal_x - 8.0f * curve->bend)
        + 8.0f * (curve->normal_y - 8.0f * curve->bend);
}

/// Whether the corner lies on the side with the higher winding.
TAIJI_INLINE bool taiji_curve_holds_corner(const taiji_curve *curve) { return taiji_curve_at_corner(curve) > 0.0f; }

/// To a multiple of 1/65536, for up to ±64: between 128 and 256 that is a float's step.
TAIJI_INLINE taiji_f32x8 taiji_fine8(taiji_f32x8 a) { return (a + 192.0f) - 192.0f; }

/// Eight columns or rows at the places `offset` from the tile's centre. A normal's part is at least 1/1024, which
/// moves coverage by less than 1/8192.
TAIJI_INLINE void taiji_curve_axis8(
    float distance, float normal, float bend, taiji_f32x8 offset, float numerator, float *parts, float *halves,
    float *shares
) {
    taiji_f32x8 part = taiji_fine8((taiji_f32x8)distance - offset * (offset * bend + normal));
    taiji_f32x8 half = taiji_abs8(offset * bend + normal * 0.5f);
    half = taiji_fine8(taiji_max8(half, (taiji_f32x8)(1.0f / 2048)));
    taiji_f32x8 share = numerator / half;
    __builtin_memcpy(parts, &part, 32);
    __builtin_memcpy(halves, &half, 32);
    __builtin_memcpy(shares, &share, 32);
}

TAIJI_INLINE void taiji_curve_prepare(const taiji_curve *curve, taiji_curve_tables *tables) {
    const taiji_f32x8 first = {-7.5f, -6.5f, -5.5f, -4.5f, -3.5f, -2.5f, -1.5f, -0.5f};
    for (int half = 0; half < 2; half++) {
        taiji_f32x8 offset = first + 8.0f * (float)half;
        int at = 8 * half;
        taiji_curve_axis8(
            curve->distance, curve->normal_x, curve->bend, offset, 0.5f, tables->across + at,
            tables->half_x + at, tables->share_x + at);
        taiji_curve_axis8(
            0, curve->normal_y, curve->bend, offset, 32767.0f / 4, tables->down + at, tables->half_y + at,
            tables->share_y + at);
    }
}

/// How many 32767ths of each of eight pixels of a row lie on the side with the higher winding, less one half of
/// 32767: −16383.5…16383.5.
///
/// At the distance d from its middle, a line with the normal (x, y) cuts off a unit square of less than half of it:
/// with s = (|x| + |y|)/2 and t = ||x| − |y||/2, what is cut off is (max(s − |d|, 0)² − max(t − |d|, 0)²)/(2|x||y|).
/// The difference of the squares is formed as a product.
TAIJI_INLINE taiji_f32x8 taiji_curve_share8(
    const taiji_curve_tables *tables, float bend, int32_t row, int32_t half
) {
    taiji_f32x8 across, half_x, share_x;
    __builtin_memcpy(&across, tables->across + 8 * half, 32);
    __builtin_memcpy(&half_x, tables->half_x + 8 * half, 32);
    __builtin_memcpy(&share_x, tables->share_x + 8 * half, 32);
    taiji_f32x8 along = across + tables->down[row];
    taiji_f32x8 distance = along - along * along * bend;
    taiji_f32x8 half_y = (taiji_f32x8)tables->half_y[row];
    taiji_f32x8 reach = half_x + half_y;
    taiji_f32x8 depth = taiji_abs8(distance);
    taiji_f32x8 outer = taiji_max8(reach - depth, (taiji_f32x8)0);
    taiji_f32x8 inner = taiji_max8(taiji_abs8(half_x - half_y) - depth, (taiji_f32x8)0);
    taiji_f32x8 cut = ((outer - inner) * (outer + inner)) * (share_x * tables->share_y[row]);
    taiji_i32x8 sign = (taiji_i32x8)distance & (int32_t)0x80000000;
    return (taiji_f32x8)((taiji_i32x8)(16383.5f - cut) ^ sign);
}

/// One bit for each cell (half a row), row by row, the first the lowest.
typedef struct {
    /// The cells through which the curve may run.
    uint32_t touched;
    /// Of the others, those on the side with the higher winding.
    uint32_t higher;
} taiji_curve_cells;

/// Sixteen bits, and a zero after each.
TAIJI_INLINE uint32_t taiji_spread_bits(uint32_t bits) {
    bits = (bits | bits << 8) & 0x00ff00ff;
    bits = (bits | bits << 4) & 0x0f0f0f0f;
    bits = (bits | bits << 2) & 0x33333333;
    return (bits | bits << 1) & 0x55555555;
}

/// No pixel further than ¾ from the curve is touched by it. Along a row the distance runs from its value at one end
/// of a cell to that at the other, but for a bulge of 3.5²·bend at most: where a tile lies beside its circle's middle
/// the value in between may be an extreme.
TAIJI_INLINE taiji_curve_cells taiji_curve_find_cells(
    const taiji_curve *curve, const taiji_curve_tables *tables
) {
    float limit = 0.75f + 12.25f * (curve->bend < 0 ? -curve->bend : curve->bend);
    taiji_f32x8 upper, lower;
    __builtin_memcpy(&upper, tables->down, 32);
    __builtin_memcpy(&lower, tables->down + 8, 32);
    taiji_curve_cells cells = {0, 0};
    for (int half = 0; half < 2; half++) {
        float one = tables->across[8 * half], other = tables->across[8 * half + 7];
        float least = one < other ? one : other, greatest = one < other ? other : one;
        uint32_t above = taiji_bits8(upper + least > limit) | taiji_bits8(lower + least > limit) << 8;
        uint32_t below = taiji_bits8(upper + greatest < -limit) | taiji_bits8(lower + greatest < -limit) << 8;
        cells.touched |= taiji_spread_bits(~(above | below) & 0xffff) << half;
        cells.higher |= taiji_spread_bits(above) << half;
    }
    return cells;
}

/// What is on the two sides of a curve.
typedef struct {
    const taiji_curve_tables *tables;
    float bend;
    /// The sign's bit where the lower side is covered, otherwise 0.
    int32_t flip;
    uint32_t touched, higher;
    /// What is covered, 0…32767, on the lower and on the higher side.
    int32_t flats[2];
} taiji_curve_sides;

/// `backdrop` is the winding at the tile's upper left corner.
TAIJI_INLINE taiji_curve_sides taiji_curve_find_sides(
    const taiji_curve *curve, int32_t backdrop, bool even_odd, taiji_curve_tables *tables
) {
    taiji_curve_prepare(curve, tables);
    taiji_curve_cells cells = taiji_curve_find_cells(curve, tables);
    int32_t lowest = taiji_curve_holds_corner(curve) ? backdrop - 1 : backdrop;
    int32_t mask = even_odd ? 1 : -1;
    bool lower = (lowest & mask) != 0, upper = ((lowest + 1) & mask) != 0;
    // Where both sides are covered the curve is not to be seen.
    return (taiji_curve_sides){
        tables, curve->bend, lower ? INT32_MIN : 0, lower && upper ? 0 : cells.touched, cells.higher,
        {lower ? 32767 : 0, upper ? 32767 : 0}};
}

/// The coverage of a cell that the curve does not touch.
TAIJI_INLINE int32_t taiji_curve_flat(const taiji_curve_sides *sides, int32_t row, int32_t half) {
    return sides->flats[sides->higher >> (2 * row + half) & 1];
}

/// The coverage of a cell's eight pixels.
TAIJI_INLINE taiji_i32x8 taiji_curve_cover8(const taiji_curve_sides *sides, int32_t row, int32_t half) {
    taiji_f32x8 share = taiji_curve_share8(sides->tables, sides->bend, row, half);
    return taiji_truncate8((taiji_f32x8)((taiji_i32x8)share ^ sides->flip) + 16384.0f);
}

/// The same of two curves that bound a shape which covers nothing twice.
typedef struct {
    const taiji_curve_tables *tables;
    float bends[2];
    /// The winding on the lower side of both, in 32767ths, and half of them more for each curve.
    float lowest;
    uint32_t touched, higher[2];
    /// What is covered on the higher side of neither, of one, of both.
    int32_t flats[3];
} taiji_curve_pair;

/// `tables` has room for two.
TAIJI_INLINE taiji_curve_pair taiji_curve_find_pair(
    const taiji_curve *curves, int32_t backdrop, taiji_curve_tables *tables
) {
    taiji_curve_prepare(curves, tables);
    taiji_curve_prepare(curves + 1, tables + 1);
    taiji_curve_cells first = taiji_curve_find_cells(curves, tables);
    taiji_curve_cells second = taiji_curve_find_cells(curves + 1, tables + 1);
    int32_t lowest = backdrop - taiji_curve_holds_corner(curves) - taiji_curve_holds_corner(curves + 1);
    return (taiji_curve_pair){
        tables, {curves[0].bend, curves[1].bend}, (float)(lowest * 32767 + 32767),
        first.touched | second.touched, {first.higher, second.higher},
        {lowest == 0 ? 0 : 32767, lowest == -1 ? 0 : 32767, lowest == -2 ? 0 : 32767}};
}

TAIJI_INLINE int32_t taiji_curve_pair_flat(const taiji_curve_pair *pair, int32_t row, int32_t half) {
    int32_t cell = 2 * row + half;
    return pair->flats[(pair->higher[0] >> cell & 1) + (pair->higher[1] >> cell & 1)];
}

TAIJI_INLINE taiji_i32x8 taiji_curve_pair_cover8(const taiji_curve_pair *pair, int32_t row, int32_t half) {
    taiji_f32x8 winding = taiji_curve_share8(pair->tables, pair->bends[0], row, half)
        + taiji_curve_share8(pair->tables + 1, pair->bends[1], row, half) + pair->lowest;
    return taiji_truncate8(taiji_min8(taiji_abs8(winding), (taiji_f32x8)32767.0f) + 0.5f);
}

#endif
