#ifndef TAIJI_CVECTOR_EDGES_H
#define TAIJI_CVECTOR_EDGES_H

// Edges within a tile, and what they cover in its rows of pixels. Included by CVector.h, whose promises it keeps.

/// Edges of a tile from their packed form, in pixels: the y of each one's upper end and of its lower end, the x of
/// its upper end, its slope, ½ for an edge that ran downwards and −½ for others, the row in which it begins, and
/// how many rows it reaches, none where it is level; the last two are integers. They are eight at every level, so that
/// sums are formed in one order; where vectors are longer the rest of them is zero.
typedef struct {
    float top[TAIJI_LANES], bottom[TAIJI_LANES], start[TAIJI_LANES], slope[TAIJI_LANES], half[TAIJI_LANES];
    int32_t row[TAIJI_LANES], rows[TAIJI_LANES];
} taiji_edges8;

/// Eight numbers, and zeros behind them as far as a vector goes.
TAIJI_INLINE void taiji_store_eight(float *p, taiji_f32x8 v) {
#if TAIJI_LANES == 16
    taiji_store_floats(
        p, __builtin_shufflevector(v, (taiji_f32x8)0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
#else
    taiji_store_floats(p, v);
#endif
}

/// What is to be known of eight edges before their rows are worked out.
typedef struct {
    /// Whether one has an end on the tile's left border below the corner.
    bool reaches_left_border;
    /// The most rows that one reaches.
    int32_t most_rows;
    /// How many times eight rows are needed if each edge's are taken by themselves.
    int32_t groups;
} taiji_edges_summary;

/// The first eight of `count` packed edges, filled up with edges of no height where there are fewer.
TAIJI_INLINE void taiji_load_edges8(const uint64_t *packed, int64_t count, taiji_u32x8 *first, taiji_u32x8 *last) {
#if defined(__AVX2__)
    // What is copied to memory in small pieces cannot be loaded as a vector at once.
    typedef long long i64x4 __attribute__((vector_size(32)));
    const i64x4 low = {0, 1, 2, 3}, high = {4, 5, 6, 7};
    i64x4 limit = {count, count, count, count};
    *first = (taiji_u32x8)__builtin_ia32_maskloadq256((const i64x4 *)packed, low < limit);
    *last = (taiji_u32x8)__builtin_ia32_maskloadq256((const i64x4 *)(packed + 4), high < limit);
#else
    uint64_t edges[8];
    for (int i = 0; i < 8; i++) edges[i] = i < count ? packed[i] : 0;
    __builtin_memcpy(first, edges, 32);
    __builtin_memcpy(last, edges + 4, 32);
#endif
}

/// Unpacks up to eight of `count` edges.
TAIJI_INLINE taiji_edges_summary taiji_unpack_edges8(const uint64_t *packed, int64_t count, taiji_edges8 *edges) {
    taiji_u32x8 a, b;
    taiji_load_edges8(packed, count, &a, &b);
    taiji_u32x8 first = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
    taiji_u32x8 second = __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
    const float step = 1.0f / 2048;
    taiji_i32x8 whole0 = (taiji_i32x8)(first >> 16);
    taiji_i32x8 whole1 = (taiji_i32x8)(second >> 16);
    taiji_f32x8 x0 = taiji_float8((taiji_i32x8)(first & 0xffff)) * step;
    taiji_f32x8 y0 = taiji_float8(whole0) * step;
    taiji_f32x8 x1 = taiji_float8((taiji_i32x8)(second & 0xffff)) * step;
    taiji_f32x8 y1 = taiji_float8(whole1) * step;
    taiji_i32x8 down = y0 < y1;
    taiji_f32x8 top = down ? y0 : y1;
    taiji_f32x8 bottom = down ? y1 : y0;
    taiji_f32x8 start = down ? x0 : x1;
    taiji_f32x8 slope = ((down ? x1 : x0) - start) / (bottom - top);
    taiji_f32x8 half = down ? (taiji_f32x8)0.5f : (taiji_f32x8)-0.5f;
    taiji_i32x8 row = (down ? whole0 : whole1) >> 11;
    taiji_i32x8 rows = ((((down ? whole1 : whole0) + 2047) >> 11) - row) & (whole0 != whole1);
    taiji_store_eight(edges->top, top);
    taiji_store_eight(edges->bottom, bottom);
    taiji_store_eight(edges->start, start);
    taiji_store_eight(edges->slope, slope);
    taiji_store_eight(edges->half, half);
    taiji_store_eight((float *)edges->row, (taiji_f32x8)row);
    __builtin_memcpy(edges->rows, &rows, 32);
    // In the low half of an end's 32 bits is x, in the high half y.
    taiji_i32x8 ends = ((first & 0xffff) == 0 & first != 0) | ((second & 0xffff) == 0 & second != 0);
    // Whatever the edges are, there is room for the pieces of sixteen rows.
    int32_t most_rows = __builtin_reduce_max(rows);
    return (taiji_edges_summary){
        taiji_bits8(ends) != 0, most_rows < 16 ? most_rows : 16, __builtin_reduce_add((rows + 7) >> 3)};
}

/// In which row the edge with number `lane` begins, and how many it reaches.
TAIJI_INLINE int32_t taiji_edge_row(const taiji_edges8 *edges, int32_t lane) { return edges->row[lane]; }
TAIJI_INLINE int32_t taiji_edge_rows(const taiji_edges8 *edges, int32_t lane) { return edges->rows[lane]; }

/// Pieces of a tile's edges, each within a row of pixels: the range of x, the height over twice the width, negative for
/// an edge that ran upwards, from which y to which the edge runs in the row, and the row. There is room for a vector in each of
/// sixteen rows.
typedef struct {
    float left[256], upper[256], lower[256], width[256], steepness[256];
    int32_t row[256];
} taiji_pieces;

/// What edges do in one row each, put into `pieces` from number `at` on; returned is a bit for each that reaches it. A
/// range of x narrower than 1/1024 pixel is widened round its middle, which moves coverage by less than 1/8192; its ends
/// are rounded to 1/65536 (by adding 128, where a float has that step), so that differences to pixel borders are exact. Only
/// where pieces are to be noted is it written down from which y to which they run.
TAIJI_INLINE uint32_t taiji_find_pieces(
    taiji_floats top, taiji_floats bottom, taiji_floats start, taiji_floats slope, taiji_floats half,
    taiji_integers row, int32_t at, bool notes, taiji_pieces *pieces
) {
    taiji_floats row_top = __builtin_convertvector(row, taiji_floats);
    taiji_floats upper = taiji_greater(top, row_top);
    taiji_floats lower = taiji_lesser(bottom, row_top + 1.0f);
    taiji_floats height = lower - upper;
    taiji_floats a = start + (upper - top) * slope;
    taiji_floats b = start + (lower - top) * slope;
    taiji_floats low = taiji_lesser(a, b), high = taiji_greater(a, b);
    taiji_floats wide = taiji_greater(high - low, (taiji_floats)(1.0f / 1024));
    taiji_floats width = (wide + 128.0f) - 128.0f;
    taiji_store_floats(pieces->left + at, (((low + high) - wide) * 0.5f + 128.0f) - 128.0f);
    taiji_store_floats(pieces->width + at, width);
    taiji_store_floats(pieces->steepness + at, height * half / width);
    taiji_store_floats((float *)pieces->row + at, (taiji_floats)row);
    if (notes) {
        taiji_store_floats(pieces->upper + at, upper);
        taiji_store_floats(pieces->lower + at, lower);
    }
    return taiji_lane_bits(height > 0.0f);
}

/// Eight edges in the row `below` rows under the one in which each begins, each row's in a vector of its own: what is
/// stored across two lines of the cache is slow to read again. Returned is a bit for each edge that reaches its row.
TAIJI_INLINE uint32_t taiji_pieces_in_row(
    const taiji_edges8 *edges, int32_t below, bool notes, taiji_pieces *pieces
) {
    taiji_integers row = (taiji_integers)taiji_load_floats((const float *)edges->row);
    return taiji_find_pieces(
        taiji_load_floats(edges->top), taiji_load_floats(edges->bottom), taiji_load_floats(edges->start),
        taiji_load_floats(edges->slope), taiji_load_floats(edges->half), row + below, TAIJI_LANES * below, notes,
        pieces);
}

/// One edge in every row that it reaches; a piece's number is its row.
TAIJI_INLINE void taiji_pieces_of_edge(const taiji_edges8 *edges, int32_t lane, bool notes, taiji_pieces *pieces) {
    taiji_integers steps = taiji_truncated(taiji_ordinals()) - 1;
    int32_t first = edges->row[lane] & -TAIJI_LANES, end = edges->row[lane] + edges->rows[lane];
    for (int32_t at = first; at < end; at += TAIJI_LANES) {
        taiji_find_pieces(
            (taiji_floats)edges->top[lane], (taiji_floats)edges->bottom[lane], (taiji_floats)edges->start[lane],
            (taiji_floats)edges->slope[lane], (taiji_floats)edges->half[lane], steps + at, at, notes, pieces);
    }
}

TAIJI_INLINE int32_t taiji_piece_row(const taiji_pieces *pieces, int32_t piece) { return pieces->row[piece]; }

/// Notes a piece in `rows`, where each row has five times sixteen numbers of the edges downwards and as many of those
/// upwards: the sum of their heights, the least and the greatest x, the least and the greatest y.
TAIJI_INLINE void taiji_note_piece(const taiji_pieces *pieces, int32_t piece, int32_t number, float *rows) {
    float *row = rows + (pieces->steepness[piece] > 0 ? number : number + 80);
    float left = pieces->left[piece], right = left + pieces->width[piece];
    float upper = pieces->upper[piece], lower = pieces->lower[piece];
    row[0] += lower - upper;
    row[16] = left < row[16] ? left : row[16];
    row[32] = right > row[32] ? right : row[32];
    row[48] = upper < row[48] ? upper : row[48];
    row[64] = lower > row[64] ? lower : row[64];
}

/// Adds what a piece of an edge covers up to each of a row's sixteen pixel borders to `sums`.
///
/// The piece runs over x from `left` to `left + width` and has twice the height of `steepness`·`width`. Right of the
/// piece's point at x a strip of the row lies up to border b that is max(b − x, 0) long; the mean of that over
/// the piece is (max(b − left, 0)² − max(b − left − width, 0)²)/(2·width). What a pixel itself gets is the
/// difference between its two borders, which is taken once for all edges, at the end. The difference of the
/// squares is formed as a product, because the squares would cancel.
TAIJI_INLINE void taiji_add_piece(const taiji_pieces *pieces, int32_t piece, float *sums) {
    for (int32_t at = 0; at < 16; at += TAIJI_LANES) {
        taiji_floats distance = taiji_ordinals() + (float)at - pieces->left[piece];
        taiji_floats near = taiji_greater(distance, (taiji_floats)0);
        taiji_floats far = taiji_greater(distance - pieces->width[piece], (taiji_floats)0);
        taiji_floats covered = ((near - far) * (near + far)) * pieces->steepness[piece];
        taiji_store_floats(sums + at, taiji_load_floats(sums + at) + covered);
    }
}

/// The mean windings of the pixels from column `column` on of a row, given the sums up to their right borders and the
/// winding at the row's left border.
TAIJI_INLINE taiji_floats taiji_mean_windings(const float *sums, int32_t column, float border) {
    taiji_floats to = taiji_load_floats(sums + column);
#if TAIJI_LANES == 16
    taiji_floats from = __builtin_shufflevector(
        to, (taiji_floats)0, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
#else
    taiji_floats from = __builtin_shufflevector(to, (taiji_floats)0, 8, 0, 1, 2, 3, 4, 5, 6);
    if (column != 0) from = taiji_load_floats(sums + column - 1);
#endif
    return (to - from) + border;
}

/// Mean windings to coverage 0…32767 by the non-zero rule.
TAIJI_INLINE taiji_integers taiji_winding_cover(taiji_floats w) {
    return taiji_truncated(taiji_lesser(taiji_magnitude(w), (taiji_floats)1) * 32767.0f + 0.5f);
}

/// Mean windings to coverage 0…32767 by the even-odd rule: the distance to the nearest even number.
TAIJI_INLINE taiji_integers taiji_even_odd_cover(taiji_floats w) {
    taiji_floats a = taiji_magnitude(w);
    taiji_floats even = __builtin_convertvector(taiji_truncated(a * 0.5f + 0.5f), taiji_floats) * 2.0f;
    return taiji_truncated(taiji_magnitude(a - even) * 32767.0f + 0.5f);
}

/// Adds `sign` times what of each row lies below `y` to `borders`, sixteen numbers.
TAIJI_INLINE void taiji_add_below(float *borders, float y, float sign) {
    for (int32_t at = 0; at < 16; at += TAIJI_LANES) {
        taiji_floats below = taiji_greater(taiji_ordinals() + (float)at - y, (taiji_floats)0);
        below = taiji_lesser(below, (taiji_floats)1);
        taiji_store_floats(borders + at, taiji_load_floats(borders + at) + below * sign);
    }
}

/// Writes down at `list` the numbers of the bits that are set in the lowest eight of `bits`, each plus `first`, and
/// returns how many there are. Eight bytes are written always: there is no branch for a processor to guess.
TAIJI_INLINE int32_t taiji_list_bits8(uint32_t bits, int32_t first, uint8_t *list) {
    // Of each four bits the numbers of those set, and their count.
    static const uint32_t numbers[16] = {
        0x0, 0x0, 0x1, 0x100, 0x2, 0x200, 0x201, 0x20100, 0x3, 0x300, 0x301, 0x30100, 0x302, 0x30200, 0x30201,
        0x3020100};
    static const uint8_t counts[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    uint32_t low = bits & 15, high = bits >> 4 & 15;
    uint32_t step = (uint32_t)first * 0x1010101u;
    uint32_t one = numbers[low] + step, other = numbers[high] + step + 0x4040404u;
    __builtin_memcpy(list, &one, 4);
    __builtin_memcpy(list + counts[low], &other, 4);
    return counts[low] + counts[high];
}

/// One bit for each of eight rows, the first the lowest: whether the windings in it may have more than two
/// neighbouring values. `down` and `up` each point at what is noted of the rows' edges of that direction, five
/// times sixteen numbers: the sum of their heights, the least and the greatest x, the least and the greatest y.
/// The first row begins at `top`; the first bit of `steps` says that the winding along the tile's left border
/// changes in it, once and where an edge ends.
///
/// All y are multiples of 1/2048, so that sums of heights are exact: where such a sum is the range of y, no line
/// crosses two edges of the direction. If there are edges of one direction only, two windings are left then,
/// unless the border's winding changes beside an edge that runs through the whole row. If there are both, two
/// are left where they lie side by side and the right ones end no higher and no lower than the left ones, of
/// which those that end at the tile's left border count as going on along it.
TAIJI_INLINE uint32_t taiji_crowded_rows8(const float *down, const float *up, float top, uint32_t steps) {
    const taiji_i32x8 bit = {1, 2, 4, 8, 16, 32, 64, 128};
    const taiji_f32x8 row = {0, 1, 2, 3, 4, 5, 6, 7};
    taiji_f32x8 d[5], u[5];
    for (int i = 0; i < 5; i++) {
        __builtin_memcpy(&d[i], down + 16 * i, 32);
        __builtin_memcpy(&u[i], up + 16 * i, 32);
    }
    taiji_f32x8 row_top = row + top, row_bottom = row_top + 1.0f;
    taiji_i32x8 is_down = d[0] > 0.0f, is_up = u[0] > 0.0f;
    taiji_i32x8 overlap = (is_down & (d[0] != d[4] - d[3])) | (is_up & (u[0] != u[4] - u[3]));
    taiji_i32x8 down_first = d[2] <= u[1], up_first = u[2] <= d[1];
    taiji_f32x8 left_top = down_first ? d[3] : u[3], left_bottom = down_first ? d[4] : u[4];
    taiji_f32x8 right_top = down_first ? u[3] : d[3], right_bottom = down_first ? u[4] : d[4];
    taiji_i32x8 stepped = ((taiji_i32x8)(int32_t)steps & bit) != 0;
    taiji_i32x8 from_above = left_top == row_top, to_below = left_bottom == row_bottom;
    taiji_f32x8 least = (stepped & to_below) ? row_top : left_top;
    taiji_f32x8 greatest = (stepped & from_above) ? row_bottom : left_bottom;
    taiji_i32x8 inside = (right_top >= least) & (right_bottom <= greatest);
    taiji_i32x8 clear = ~stepped | (from_above ^ to_below);
    taiji_i32x8 side_by_side = (down_first | up_first) & inside & clear;
    taiji_i32x8 whole = stepped & ((d[0] >= 1.0f) | (u[0] >= 1.0f));
    taiji_i32x8 both = is_down & is_up;
    return taiji_bits8(overlap | (both & ~side_by_side) | (~both & whole));
}

#endif
