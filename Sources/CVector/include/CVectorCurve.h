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
typedef struct { float distance, normal_x, normal_y, bend; } taiji_curve;

/// A circle bends away from its tangent by x²/2r at x, so that a pixel has less of it than of the tangent's side. In the
/// mean over the tangent's part within the pixel this is bend·mean − bend·square·d² or so: where the tangent is parallel to
/// a side of the pixel its part is as long for any d, elsewhere the longer the less of a corner is cut off. With the ratio ρ
/// of the squares of the normal's sides, (1 + ρ)/12 and ρ leave half of the error that 1/12, the mean over all d, does: at
/// most 0.026/r of a pixel.
typedef struct { float mean, square; } taiji_curve_bow;

TAIJI_INLINE taiji_curve_bow taiji_curve_find_bow(const taiji_curve *curve) {
    float x = curve->normal_x * curve->normal_x, y = curve->normal_y * curve->normal_y;
    float ratio = (x < y ? x : y) / (x < y ? y : x);
    return (taiji_curve_bow){(1.0f + ratio) * (1.0f / 12), ratio};
}

/// d at the tile's upper left corner.
TAIJI_INLINE float taiji_curve_at_corner(const taiji_curve *curve) {
    return curve->distance + 8.0f * (curve->normal_x - 8.0f * curve->bend)
        + 8.0f * (curve->normal_y - 8.0f * curve->bend);
}

/// Whether the corner lies on the side with the higher winding.
TAIJI_INLINE bool taiji_curve_holds_corner(const taiji_curve *curve) { return taiji_curve_at_corner(curve) > 0.0f; }

/// What is to be known of a curve in each of a tile's rows: the part of the distance, half of the normal's part, and a
/// factor for it. The first two are multiples of 1/65536, so that their sums and differences with those of columns are
/// exact.
typedef struct { float down[16], half[16], share[16]; } taiji_curve_rows;
/// The same in a vector of columns, and the first and the last column's part of the distance without the bow, which are
/// known sooner.
typedef struct {
    float across[TAIJI_LANES], half[TAIJI_LANES], share[TAIJI_LANES];
    float first, last;
} taiji_curve_columns;

/// To a multiple of 1/65536, for up to ±64: between 128 and 256 that is a float's step.
TAIJI_INLINE taiji_floats taiji_fine(taiji_floats a) { return (a + 192.0f) - 192.0f; }

/// Columns or rows at the places `offset` from the tile's centre. A normal's part is at least 1/1024, which moves
/// coverage by less than 1/8192.
TAIJI_INLINE void taiji_curve_axis(
    float distance, float normal, float bend, taiji_floats offset, float numerator, float *parts, float *halves,
    float *shares
) {
    taiji_floats half = taiji_magnitude(offset * bend + normal * 0.5f);
    half = taiji_fine(taiji_greater(half, (taiji_floats)(1.0f / 2048)));
    taiji_store_floats(parts, taiji_fine((taiji_floats)distance - offset * (offset * bend + normal)));
    taiji_store_floats(halves, half);
    taiji_store_floats(shares, numerator / half);
}

/// The places of the vector of columns or rows with number `part`.
TAIJI_INLINE taiji_floats taiji_curve_places(int32_t part) {
    return taiji_ordinals() + ((float)(TAIJI_LANES * part) - 8.5f);
}

/// The product of a row's factor, of which this is the numerator, and a column's is 32767/(8·half_x·half_y).
#define TAIJI_CURVE_SHARE (32767.0f / 4)
/// A float whose last bit is a one and whose low bits are 0.
#define TAIJI_CURVE_ZERO 8388608.0f

TAIJI_INLINE void taiji_curve_find_columns(const taiji_curve *curve, int32_t part, taiji_curve_columns *columns) {
    taiji_curve_axis(
        curve->distance, curve->normal_x, curve->bend, taiji_curve_places(part), 0.5f, columns->across, columns->half,
        columns->share);
    taiji_floats across = taiji_load_floats(columns->across);
    columns->first = across[0];
    columns->last = across[TAIJI_LANES - 1];
    float mean = (curve->bend * taiji_curve_find_bow(curve).mean + 192.0f) - 192.0f;
    taiji_store_floats(columns->across, across - mean);
}
TAIJI_INLINE void taiji_curve_find_rows(const taiji_curve *curve, float numerator, taiji_curve_rows *rows) {
    for (int32_t part = 0; part < 16 / TAIJI_LANES; part++) {
        int32_t at = TAIJI_LANES * part;
        taiji_curve_axis(
            0, curve->normal_y, curve->bend, taiji_curve_places(part), numerator, rows->down + at, rows->half + at,
            rows->share + at);
    }
}

/// How far a row's pixels are from the curve, and how many 32767ths of each lie on the other side of it than its middle.
typedef struct { taiji_floats distance, cut; } taiji_curve_reach;

/// At the distance d from its middle, a line with the normal (x, y) cuts off a unit square of less than half of it:
/// with s = (|x| + |y|)/2 and t = ||x| − |y||/2, what is cut off is (max(s − |d|, 0)² − max(t − |d|, 0)²)/(2|x||y|).
/// The difference of the squares is formed as a product. `bow` is the circle's bend less what its
/// bow loses with the square of the distance.
TAIJI_INLINE taiji_curve_reach taiji_curve_find_reach(
    const taiji_curve_columns *columns, const taiji_curve_rows *rows, float bow, int32_t row
) {
    taiji_floats half_x = taiji_load_floats(columns->half), share_x = taiji_load_floats(columns->share);
    taiji_floats along = taiji_load_floats(columns->across) + rows->down[row];
    taiji_floats distance = along - along * along * bow;
    taiji_floats half_y = (taiji_floats)rows->half[row];
    taiji_floats depth = taiji_magnitude(distance);
    taiji_floats outer = taiji_greater((half_x + half_y) - depth, (taiji_floats)0);
    taiji_floats inner = taiji_greater(taiji_magnitude(half_x - half_y) - depth, (taiji_floats)0);
    return (taiji_curve_reach){distance, ((outer - inner) * (outer + inner)) * (share_x * rows->share[row])};
}

/// How many 32767ths of each pixel of a row lie on the side with the higher winding, less one half of 32767:
/// −16383.5…16383.5.
TAIJI_INLINE taiji_floats taiji_curve_share(
    const taiji_curve_columns *columns, const taiji_curve_rows *rows, float bow, int32_t row
) {
    taiji_curve_reach reach = taiji_curve_find_reach(columns, rows, bow, row);
    taiji_integers sign = (taiji_integers)reach.distance & (int32_t)0x80000000;
    return (taiji_floats)((taiji_integers)(16383.5f - reach.cut) ^ sign);
}

/// One bit for each of sixteen rows, the first the lowest.
typedef struct {
    /// The rows through which the curve may run, in some columns.
    uint32_t touched;
    /// Of the others, those on the side with the higher winding.
    uint32_t higher;
} taiji_curve_bits;

/// No pixel further than ¾ from the curve is touched by it: that is half of a pixel's diagonal and more than any bow.
/// Along a row the distance runs from its value at one end to that at the other, but for a bulge: where a tile lies beside
/// its circle's middle the value in between may be an extreme.
TAIJI_INLINE taiji_curve_bits taiji_curve_find_bits(
    const taiji_curve_columns *columns, const taiji_curve_rows *rows, float bend
) {
    const float reach = (TAIJI_LANES - 1) * 0.5f;
    float limit = 0.75f + reach * reach * (bend < 0 ? -bend : bend);
    float one = columns->first, other = columns->last;
    float least = one < other ? one : other, greatest = one < other ? other : one;
    uint32_t above = 0, below = 0;
    for (int32_t part = 0; part < 16 / TAIJI_LANES; part++) {
        taiji_floats down = taiji_load_floats(rows->down + TAIJI_LANES * part);
        above |= taiji_lane_bits(down + least > limit) << TAIJI_LANES * part;
        below |= taiji_lane_bits(down + greatest < -limit) << TAIJI_LANES * part;
    }
    return (taiji_curve_bits){~(above | below) & 0xffff, above};
}

/// What of a tile's columns must be worked out: rows `first`..<`end`. The rows above and below are covered or not, as a
/// whole: a row further down is on another side than the one above it only where the curve comes between.
typedef struct { int32_t first, end; bool covers_above, covers_below; } taiji_curve_span;

TAIJI_INLINE taiji_curve_span taiji_curve_find_span(uint32_t touched, bool covers_above, bool covers_below) {
    if (touched == 0) return (taiji_curve_span){0, 0, covers_above, covers_below};
    return (taiji_curve_span){__builtin_ctz(touched), 32 - __builtin_clz(touched), covers_above, covers_below};
}

/// What is on the two sides of a curve.
typedef struct {
    taiji_curve_rows rows;
    float bend, bow;
    /// What of a pixel is covered whose middle is on the lower and on the higher side, but for what the curve cuts off: see
    /// `taiji_curve_sides_cover`.
    float lower, higher;
    bool covers_lower, covers_higher;
} taiji_curve_sides;

/// On which sides of a curve a shape is; `backdrop` is the winding at the tile's upper left corner.
typedef struct { bool lower, higher; } taiji_curve_covered;

TAIJI_INLINE taiji_curve_covered taiji_curve_find_covered(const taiji_curve *curve, int32_t backdrop, bool even_odd) {
    int32_t lowest = taiji_curve_holds_corner(curve) ? backdrop - 1 : backdrop;
    int32_t mask = even_odd ? 1 : -1;
    return (taiji_curve_covered){(lowest & mask) != 0, (lowest + 1 & mask) != 0};
}

TAIJI_INLINE void taiji_curve_find_sides(
    const taiji_curve *curve, int32_t backdrop, bool even_odd, taiji_curve_sides *sides
) {
    taiji_curve_covered covered = taiji_curve_find_covered(curve, backdrop, even_odd);
    taiji_curve_find_rows(curve, covered.lower ? -TAIJI_CURVE_SHARE : TAIJI_CURVE_SHARE, &sides->rows);
    sides->bend = curve->bend;
    sides->bow = curve->bend * (1.0f - taiji_curve_find_bow(curve).square);
    sides->covers_lower = covered.lower;
    sides->covers_higher = covered.higher;
    sides->lower = covered.lower ? TAIJI_CURVE_ZERO + 32767 : TAIJI_CURVE_ZERO;
    sides->higher = covered.lower ? TAIJI_CURVE_ZERO : TAIJI_CURVE_ZERO + 32767;
}

TAIJI_INLINE taiji_curve_span taiji_curve_sides_span(
    const taiji_curve_sides *sides, const taiji_curve_columns *columns
) {
    // Where both sides are covered, or none, the curve is not to be seen.
    if (sides->covers_lower == sides->covers_higher) {
        return taiji_curve_find_span(0, sides->covers_lower, sides->covers_lower);
    }
    taiji_curve_bits bits = taiji_curve_find_bits(columns, &sides->rows, sides->bend);
    return taiji_curve_find_span(
        bits.touched, (bits.higher & 1) != 0 ? sides->covers_higher : sides->covers_lower,
        bits.higher >> 15 != 0 ? sides->covers_higher : sides->covers_lower);
}

/// The coverage of a row's pixels, 0…32767, as the low halves of integers.
///
/// Where the lower side is covered, what is cut off is negative. From 2²³ on a float's last bit is a one, so that a sum
/// there is rounded to the nearest whole number, whose bits are the float's low ones.
TAIJI_INLINE taiji_integers taiji_curve_sides_cover(
    const taiji_curve_sides *sides, const taiji_curve_columns *columns, int32_t row
) {
    taiji_curve_reach reach = taiji_curve_find_reach(columns, &sides->rows, sides->bow, row);
    taiji_integers is_lower = (taiji_integers)reach.distance < 0;
    return (taiji_integers)(is_lower ? sides->lower + reach.cut : sides->higher - reach.cut);
}

/// A colour where curves cover a tile, 0, or where they do not, 32767.
typedef struct { uint32_t color; int32_t flip; } taiji_layer;

/// Which way a curve runs along another: 1 where it is the same, −1 where it is the same the other way round, otherwise 0.
TAIJI_INLINE int32_t taiji_curve_along(const taiji_curve *one, const taiji_curve *other) {
    typedef float floats __attribute__((ext_vector_type(4)));
    floats a, b;
    __builtin_memcpy(&a, one, sizeof a);
    __builtin_memcpy(&b, other, sizeof b);
    if (__builtin_reduce_and(a == b)) return 1;
    return __builtin_reduce_and(a == -b) ? -1 : 0;
}

/// What is beside two curves that bound a shape which covers nothing twice.
typedef struct {
    taiji_curve_rows rows[2];
    float bends[2], bows[2];
    /// The winding on the lower side of both.
    int32_t lowest;
} taiji_curve_pair;

TAIJI_INLINE void taiji_curve_find_pair(const taiji_curve *curves, int32_t backdrop, taiji_curve_pair *pair) {
    pair->lowest = backdrop;
    for (int32_t index = 0; index < 2; index++) {
        taiji_curve_find_rows(curves + index, TAIJI_CURVE_SHARE, pair->rows + index);
        pair->bends[index] = curves[index].bend;
        pair->bows[index] = curves[index].bend * (1.0f - taiji_curve_find_bow(curves + index).square);
        pair->lowest -= taiji_curve_holds_corner(curves + index);
    }
}

TAIJI_INLINE taiji_curve_span taiji_curve_pair_span(
    const taiji_curve_pair *pair, const taiji_curve_columns *one, const taiji_curve_columns *other
) {
    taiji_curve_bits first = taiji_curve_find_bits(one, pair->rows, pair->bends[0]);
    taiji_curve_bits second = taiji_curve_find_bits(other, pair->rows + 1, pair->bends[1]);
    int32_t above = pair->lowest + (int32_t)((first.higher & 1) + (second.higher & 1));
    int32_t below = pair->lowest + (int32_t)((first.higher >> 15) + (second.higher >> 15));
    return taiji_curve_find_span(first.touched | second.touched, above != 0, below != 0);
}

TAIJI_INLINE taiji_integers taiji_curve_pair_cover(
    const taiji_curve_pair *pair, const taiji_curve_columns *one, const taiji_curve_columns *other, int32_t row
) {
    // Half of 32767 more for each curve.
    taiji_floats winding = taiji_curve_share(one, pair->rows, pair->bows[0], row)
        + taiji_curve_share(other, pair->rows + 1, pair->bows[1], row) + (float)(pair->lowest * 32767 + 32767);
    return taiji_truncated(taiji_lesser(taiji_magnitude(winding), (taiji_floats)32767.0f) + 0.5f);
}

#endif
