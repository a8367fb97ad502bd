#ifndef TAIJI_CVECTOR_H
#define TAIJI_CVECTOR_H

// Vector operations that the Swift standard library either lacks or compiles to calls and lane loops:
// conversions between float and integer, widening and narrowing, minimum and maximum. Every function is
// inlined always, so that it is compiled for the level of the module which imports it, and written with
// clang's portable vectors, so that it compiles for any processor.

#include <stdbool.h>
#include <stdint.h>

// A multiplication followed by an addition stays two roundings: the levels must agree to the last bit, and
// only some of them have a fused instruction.
#pragma clang fp contract(off)

// Vectors wider than the level's registers are passed differently at different levels; nothing here is ever
// called, only inlined.
#pragma clang diagnostic ignored "-Wpsabi"
#define TAIJI_INLINE static inline __attribute__((always_inline))

typedef float taiji_f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t taiji_i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t taiji_u32x8 __attribute__((ext_vector_type(8)));
typedef int16_t taiji_i16x8 __attribute__((ext_vector_type(8)));
typedef int16_t taiji_i16x16 __attribute__((ext_vector_type(16)));
typedef uint16_t taiji_u16x8 __attribute__((ext_vector_type(8)));
typedef uint16_t taiji_u16x16 __attribute__((ext_vector_type(16)));
typedef uint8_t taiji_u8x8 __attribute__((ext_vector_type(8)));
typedef uint8_t taiji_u8x16 __attribute__((ext_vector_type(16)));
typedef uint8_t taiji_u8x32 __attribute__((ext_vector_type(32)));

/// Whether this processor runs code compiled for x86-64-v3 (AVX2 and its companions).
bool taiji_cpu_has_v3(void);
/// The same for x86-64-v4 (the AVX-512 instructions that all server processors with any of them have).
bool taiji_cpu_has_v4(void);

TAIJI_INLINE taiji_f32x8 taiji_min8(taiji_f32x8 a, taiji_f32x8 b) { return a < b ? a : b; }
TAIJI_INLINE taiji_f32x8 taiji_max8(taiji_f32x8 a, taiji_f32x8 b) { return a > b ? a : b; }

TAIJI_INLINE taiji_f32x8 taiji_abs8(taiji_f32x8 a) {
    return (taiji_f32x8)((taiji_i32x8)a & 0x7fffffff);
}

/// Towards zero; the values must fit.
TAIJI_INLINE taiji_i32x8 taiji_truncate8(taiji_f32x8 a) { return __builtin_convertvector(a, taiji_i32x8); }
TAIJI_INLINE taiji_f32x8 taiji_float8(taiji_i32x8 a) { return __builtin_convertvector(a, taiji_f32x8); }

TAIJI_INLINE taiji_f32x8 taiji_sqrt8(taiji_f32x8 a) { return __builtin_elementwise_sqrt(a); }

/// Pixels of one colour in a row, from column `left` on.
typedef struct { int32_t left, width; uint32_t color; } taiji_run;

/// Whether `taiji_flood` is faster than stores where there is much to fill.
TAIJI_INLINE bool taiji_flood_pays(void) {
#if defined(__x86_64__)
    return true;
#else
    return false;
#endif
}

/// Fills `count` pixels with one colour, as fast as memory takes it where they are many.
///
/// x86's string instruction does not fetch the lines that it is about to overwrite, as stores do, and leaves them in the
/// cache; it takes a while to begin.
TAIJI_INLINE void taiji_flood(uint32_t *pixels, intptr_t count, uint32_t color) {
#if defined(__x86_64__)
    __asm__ volatile("rep stosl" : "+D"(pixels), "+c"(count) : "a"(color) : "memory");
#else
    for (intptr_t i = 0; i < count; i++) pixels[i] = color;
#endif
}

/// One bit for each of eight truths, the first the lowest.
TAIJI_INLINE uint32_t taiji_bits8(taiji_i32x8 truths) {
    typedef bool b8 __attribute__((ext_vector_type(8)));
    b8 bits = __builtin_convertvector(truths < 0, b8);
    uint8_t byte;
    __builtin_memcpy(&byte, &bits, 1);
    return byte;
}

/// Edges of a tile from their packed form, in pixels: the y of each one's upper end and of its lower end, the x of
/// its upper end, its slope, ½ for an edge that ran downwards and −½ for others, the row in which it begins, and
/// how many rows it reaches; the last two are integers.
typedef struct {
    float top[8], bottom[8], start[8], slope[8], half[8];
    int32_t row[8], rows[8];
} taiji_edges8;

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
    taiji_i32x8 rows = (((down ? whole1 : whole0) + 2047) >> 11) - row;
    __builtin_memcpy(edges->top, &top, 32);
    __builtin_memcpy(edges->bottom, &bottom, 32);
    __builtin_memcpy(edges->start, &start, 32);
    __builtin_memcpy(edges->slope, &slope, 32);
    __builtin_memcpy(edges->half, &half, 32);
    __builtin_memcpy(edges->row, &row, 32);
    __builtin_memcpy(edges->rows, &rows, 32);
    // In the low half of an end's 32 bits is x, in the high half y.
    taiji_i32x8 ends = ((first & 0xffff) == 0 & first != 0) | ((second & 0xffff) == 0 & second != 0);
    return (taiji_edges_summary){
        taiji_bits8(ends) != 0, __builtin_reduce_max(rows), __builtin_reduce_add((rows + 7) >> 3)};
}

/// How many rows the edge with number `lane` reaches.
TAIJI_INLINE int32_t taiji_edge_rows(const taiji_edges8 *edges, int32_t lane) { return edges->rows[lane]; }

/// Pieces of a tile's edges, each within a row of pixels, have slots of this many in each of seven arrays that
/// follow each other: the arguments of `taiji_edge8`, the height, negative for an edge that ran upwards, the row, an
/// integer, and from which y to which the edge runs in it.
#define TAIJI_PIECE_SLOTS 136

/// Which of eight pieces lie in the left half of the tile, which in the right one, and which in both: one bit for
/// each, the first the lowest.
typedef struct { uint32_t left, right, both; } taiji_halves;

/// What eight edges do in one row each, put into eight slots of `pieces`. A range of x narrower than 1/1024 pixel
/// is widened round its middle, which moves coverage by less than 1/8192; its ends are rounded to 1/65536 (by
/// adding 128, where a float has that step), so that differences to pixel borders are exact. Edges that do not
/// reach their row are in neither half.
TAIJI_INLINE taiji_halves taiji_pieces8(
    taiji_f32x8 top, taiji_f32x8 bottom, taiji_f32x8 start, taiji_f32x8 slope, taiji_f32x8 half, taiji_i32x8 row,
    float *pieces
) {
    taiji_f32x8 row_top = taiji_float8(row);
    taiji_f32x8 upper = taiji_max8(top, row_top);
    taiji_f32x8 lower = taiji_min8(bottom, row_top + 1.0f);
    taiji_f32x8 height = lower - upper;
    taiji_f32x8 a = start + (upper - top) * slope;
    taiji_f32x8 b = start + (lower - top) * slope;
    taiji_f32x8 low = taiji_min8(a, b), high = taiji_max8(a, b);
    taiji_f32x8 wide = taiji_max8(high - low, (taiji_f32x8)(1.0f / 1024));
    taiji_f32x8 left = (((low + high) - wide) * 0.5f + 128.0f) - 128.0f;
    taiji_f32x8 width = (wide + 128.0f) - 128.0f;
    taiji_f32x8 signed_half = height * half;
    taiji_f32x8 steepness = signed_half / width;
    taiji_f32x8 signed_height = signed_half + signed_half;
    __builtin_memcpy(pieces, &left, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS, &width, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS * 2, &steepness, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS * 3, &signed_height, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS * 4, &row, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS * 5, &upper, 32);
    __builtin_memcpy(pieces + TAIJI_PIECE_SLOTS * 6, &lower, 32);
    uint32_t active = taiji_bits8(height > 0.0f);
    uint32_t ends_left = taiji_bits8(left + width <= 8.0f) & active;
    uint32_t begins_right = taiji_bits8(left >= 8.0f) & active;
    return (taiji_halves){ends_left, begins_right, active ^ ends_left ^ begins_right};
}

/// Eight edges in the row `below` rows under the one in which each begins.
TAIJI_INLINE taiji_halves taiji_pieces_in_row8(const taiji_edges8 *edges, int32_t below, float *pieces) {
    taiji_f32x8 top, bottom, start, slope, half;
    taiji_i32x8 row;
    __builtin_memcpy(&top, edges->top, 32);
    __builtin_memcpy(&bottom, edges->bottom, 32);
    __builtin_memcpy(&start, edges->start, 32);
    __builtin_memcpy(&slope, edges->slope, 32);
    __builtin_memcpy(&half, edges->half, 32);
    __builtin_memcpy(&row, edges->row, 32);
    return taiji_pieces8(top, bottom, start, slope, half, row + below, pieces);
}

/// One edge in eight rows from the one `below` rows under that in which it begins.
TAIJI_INLINE taiji_halves taiji_pieces_of_edge8(
    const taiji_edges8 *edges, int32_t lane, int32_t below, float *pieces
) {
    const taiji_i32x8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
    return taiji_pieces8(
        (taiji_f32x8)edges->top[lane], (taiji_f32x8)edges->bottom[lane], (taiji_f32x8)edges->start[lane],
        (taiji_f32x8)edges->slope[lane], (taiji_f32x8)edges->half[lane],
        steps + (edges->row[lane] + below), pieces);
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

/// What a piece of an edge within a row covers up to each of eight pixel borders, given in `border`: the piece
/// runs over x from `left` to `left + width` and has twice the height of `steepness`·`width`. Right of the
/// piece's point at x a strip of the row lies up to border b that is max(b − x, 0) long; the mean of that over
/// the piece is (max(b − left, 0)² − max(b − left − width, 0)²)/(2·width). What a pixel itself gets is the
/// difference between its two borders, which is taken once for all edges, at the end. The difference of the
/// squares is formed as a product, because the squares would cancel.
TAIJI_INLINE taiji_f32x8 taiji_edge8(taiji_f32x8 border, float left, float width, float steepness) {
    const taiji_f32x8 zero = 0;
    taiji_f32x8 distance = border - left;
    taiji_f32x8 near = taiji_max8(distance, zero);
    taiji_f32x8 far = taiji_max8(distance - width, zero);
    return ((near - far) * (near + far)) * steepness;
}

/// The last of eight numbers eight times.
TAIJI_INLINE taiji_f32x8 taiji_last8(taiji_f32x8 v) { return __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7); }
/// A zero and the first seven of eight numbers.
TAIJI_INLINE taiji_f32x8 taiji_shifted8(taiji_f32x8 v) {
    return __builtin_shufflevector(v, (taiji_f32x8)0, 8, 0, 1, 2, 3, 4, 5, 6);
}

/// Each pixel's highest byte in all four of its channels.
TAIJI_INLINE taiji_u8x32 taiji_spread_alpha(taiji_u8x32 a) {
    return __builtin_shufflevector(
        a, a, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27,
        27, 27, 31, 31, 31, 31);
}

TAIJI_INLINE taiji_u8x32 taiji_load32(const void *p) { taiji_u8x32 v; __builtin_memcpy(&v, p, 32); return v; }
TAIJI_INLINE void taiji_store32(void *p, taiji_u8x32 v) { __builtin_memcpy(p, &v, 32); }
TAIJI_INLINE taiji_u8x8 taiji_load8(const void *p) { taiji_u8x8 v; __builtin_memcpy(&v, p, 8); return v; }
TAIJI_INLINE taiji_f32x8 taiji_loadf8(const void *p) { taiji_f32x8 v; __builtin_memcpy(&v, p, 32); return v; }
TAIJI_INLINE void taiji_storef8(void *p, taiji_f32x8 v) { __builtin_memcpy(p, &v, 32); }
TAIJI_INLINE taiji_f32x8 taiji_splat8(float a) { return (taiji_f32x8)a; }
TAIJI_INLINE taiji_u8x32 taiji_pixels8(uint32_t pixel) { return (taiji_u8x32)(taiji_u32x8)pixel; }

TAIJI_INLINE taiji_f32x8 taiji_add8(taiji_f32x8 a, taiji_f32x8 b) { return a + b; }
TAIJI_INLINE taiji_f32x8 taiji_sub8(taiji_f32x8 a, taiji_f32x8 b) { return a - b; }
TAIJI_INLINE taiji_f32x8 taiji_multiply8(taiji_f32x8 a, taiji_f32x8 b) { return a * b; }
TAIJI_INLINE taiji_u8x32 taiji_xor32(taiji_u8x32 a, taiji_u8x32 b) { return a ^ b; }

/// One bit for each of eight pixels, the first the lowest: whether any of its bits is set.
TAIJI_INLINE uint32_t taiji_changed_pixels(taiji_u8x32 a) { return taiji_bits8((taiji_u32x8)a != 0); }

TAIJI_INLINE taiji_i32x8 taiji_integers8(int32_t a) { return (taiji_i32x8)a; }
TAIJI_INLINE void taiji_storei8(void *p, taiji_i32x8 v) { __builtin_memcpy(p, &v, 32); }

/// How much of each of eight rows lies below `y`, the rows given by their lower borders.
TAIJI_INLINE taiji_f32x8 taiji_below8(taiji_f32x8 bottom, float y) {
    return taiji_min8(taiji_max8(bottom - y, (taiji_f32x8)0), (taiji_f32x8)1);
}

/// Eight windings to coverage 0…32767 by the non-zero rule.
TAIJI_INLINE taiji_i32x8 taiji_winding8(taiji_f32x8 w) {
    taiji_f32x8 inside = taiji_min8(taiji_abs8(w), (taiji_f32x8)1);
    return taiji_truncate8(inside * 32767.0f + 0.5f);
}

/// Eight windings to coverage 0…32767 by the even-odd rule: the distance to the nearest even number.
TAIJI_INLINE taiji_i32x8 taiji_even_odd8(taiji_f32x8 w) {
    taiji_f32x8 a = taiji_abs8(w);
    taiji_f32x8 even = taiji_float8(taiji_truncate8(a * 0.5f + 0.5f)) * 2.0f;
    return taiji_truncate8(taiji_abs8(a - even) * 32767.0f + 0.5f);
}

/// The low halves of eight integers.
TAIJI_INLINE taiji_i16x8 taiji_shorts8(taiji_i32x8 a) { return __builtin_convertvector(a, taiji_i16x8); }

/// Each of eight values in all four channels of its pixel; the pixels are in the order in which
/// `taiji_pack` puts them right: 0, 1, 4, 5 in the first vector and 2, 3, 6, 7 in the second.
TAIJI_INLINE taiji_i16x16 taiji_channels_first(taiji_i16x8 a) {
    return __builtin_shufflevector(a, a, 0, 0, 0, 0, 1, 1, 1, 1, 4, 4, 4, 4, 5, 5, 5, 5);
}
TAIJI_INLINE taiji_i16x16 taiji_channels_second(taiji_i16x8 a) {
    return __builtin_shufflevector(a, a, 2, 2, 2, 2, 3, 3, 3, 3, 6, 6, 6, 6, 7, 7, 7, 7);
}
/// The same of values that come as the low halves of integers.
TAIJI_INLINE taiji_i16x16 taiji_wide_channels_first(taiji_i32x8 a) {
    taiji_i16x16 h = (taiji_i16x16)a;
    return __builtin_shufflevector(h, h, 0, 0, 0, 0, 2, 2, 2, 2, 8, 8, 8, 8, 10, 10, 10, 10);
}
TAIJI_INLINE taiji_i16x16 taiji_wide_channels_second(taiji_i32x8 a) {
    taiji_i16x16 h = (taiji_i16x16)a;
    return __builtin_shufflevector(h, h, 4, 4, 4, 4, 6, 6, 6, 6, 12, 12, 12, 12, 14, 14, 14, 14);
}

/// The channels of eight pixels as 16-bit numbers, in the same order.
TAIJI_INLINE taiji_i16x16 taiji_unpack_first(taiji_u8x32 a) {
    const taiji_u8x32 zero = 0;
    return (taiji_i16x16)__builtin_shufflevector(
        a, zero, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52,
        21, 53, 22, 54, 23, 55);
}
TAIJI_INLINE taiji_i16x16 taiji_unpack_second(taiji_u8x32 a) {
    const taiji_u8x32 zero = 0;
    return (taiji_i16x16)__builtin_shufflevector(
        a, zero, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59,
        28, 60, 29, 61, 30, 62, 31, 63);
}
/// Eight pixels from channels in that order; each channel is 0…255.
TAIJI_INLINE taiji_u8x32 taiji_pack(taiji_i16x16 first, taiji_i16x16 second) {
#if defined(__AVX2__)
    // One instruction, which the compiler does not find because it cannot know the channels' range.
    typedef char c8x32 __attribute__((vector_size(32)));
    typedef short s16x16 __attribute__((vector_size(32)));
    return (taiji_u8x32)(c8x32)__builtin_ia32_packuswb256((s16x16)first, (s16x16)second);
#else
    return __builtin_shufflevector(
        (taiji_u8x32)first, (taiji_u8x32)second, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46, 16,
        18, 20, 22, 24, 26, 28, 30, 48, 50, 52, 54, 56, 58, 60, 62);
#endif
}

/// The high halves of the products.
TAIJI_INLINE taiji_i16x16 taiji_high_product(taiji_i16x16 a, taiji_i16x16 b) {
#if defined(__AVX2__)
    // One instruction, which the compiler does not find where it widens one of them before a loop.
    typedef short s16x16 __attribute__((vector_size(32)));
    return (taiji_i16x16)__builtin_ia32_pmulhw256((s16x16)a, (s16x16)b);
#else
    typedef int32_t i32x16 __attribute__((ext_vector_type(16)));
    i32x16 product = __builtin_convertvector(a, i32x16) * __builtin_convertvector(b, i32x16);
    return __builtin_convertvector(product >> 16, taiji_i16x16);
#endif
}

/// a·c/32768 rounded to the nearest, halves upwards; a is −255…255 and c 0…32767.
TAIJI_INLINE taiji_i16x16 taiji_rounded_product(taiji_i16x16 a, taiji_i16x16 c) {
#if defined(__AVX2__)
    typedef short s16x16 __attribute__((vector_size(32)));
    return (taiji_i16x16)__builtin_ia32_pmulhrsw256((s16x16)a, (s16x16)c);
#else
    // The high half of the product with 4·a is ⌊2·a·c/32768⌋, and half of an integer sum rounds the same whether
    // the floor is taken before or after.
    return (taiji_high_product(a << (int16_t)2, c) + (int16_t)1) >> (int16_t)1;
#endif
}

/// d + (s − d)·c/32768 rounded to the nearest, given s − d and d.
TAIJI_INLINE taiji_i16x16 taiji_mix(taiji_i16x16 step, taiji_i16x16 start, taiji_i16x16 c) {
    return start + taiji_rounded_product(step, c);
}

TAIJI_INLINE taiji_i16x16 taiji_subs16(taiji_i16x16 a, taiji_i16x16 b) { return a - b; }

TAIJI_INLINE taiji_i16x8 taiji_loads8(const void *p) { taiji_i16x8 v; __builtin_memcpy(&v, p, 16); return v; }
TAIJI_INLINE void taiji_stores8(void *p, taiji_i16x8 v) { __builtin_memcpy(p, &v, 16); }

/// Coverage 0…255 as 0…32767.
TAIJI_INLINE taiji_i16x8 taiji_coverage32767(taiji_u8x8 c) {
    taiji_u16x8 w = __builtin_convertvector(c, taiji_u16x8);
    return (taiji_i16x8)((w << (uint16_t)7) + (w >> (uint16_t)1));
}

/// c·f/32768 rounded, for both up to 32767 and f as a share of 32768.
TAIJI_INLINE taiji_i16x8 taiji_fade8(taiji_i16x8 c, int32_t factor) {
    taiji_i32x8 product = __builtin_convertvector(c, taiji_i32x8) * factor;
    return __builtin_convertvector((product + 16384) >> 15, taiji_i16x8);
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

/// Premultiplied source over destination through coverage c of 0…32767: d + (s − d·sa/255)·c/32768. What is in
/// brackets is kept in 64ths (16448/65536 is 64/255), the product in 32nds, and the sum rounded once.
TAIJI_INLINE taiji_i16x16 taiji_over(taiji_i16x16 s, taiji_i16x16 sa, taiji_i16x16 d, taiji_i16x16 c) {
    typedef uint32_t u32x16 __attribute__((ext_vector_type(16)));
    taiji_u16x16 hidden = (taiji_u16x16)d * (taiji_u16x16)sa;
    u32x16 wide = __builtin_convertvector(hidden, u32x16) * (u32x16)16448;
    taiji_i16x16 gone = (taiji_i16x16)__builtin_convertvector(wide >> 16, taiji_u16x16);
    taiji_i16x16 step = (s << (int16_t)6) - gone;
    return ((d << (int16_t)5) + (int16_t)16 + taiji_high_product(step, c)) >> (int16_t)5;
}

#include "CVectorLanes.h"
#include "CVectorCurve.h"
#include "CVectorGradient.h"
#include "CVectorGradientTile.h"
#include "CVectorOutline.h"

#endif
