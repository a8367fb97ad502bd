#ifndef TAIJI_CVECTOR_LANES_H
#define TAIJI_CVECTOR_LANES_H

// Vectors of as many pixels as the level's registers hold: all sixteen of a tile's row, or a half of it. Included by
// CVector.h, whose promises it keeps.

/// How many pixels a vector holds.
#if defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define TAIJI_LANES 16
#else
#define TAIJI_LANES 8
#endif

typedef float taiji_floats __attribute__((ext_vector_type(TAIJI_LANES)));
typedef int32_t taiji_integers __attribute__((ext_vector_type(TAIJI_LANES)));
typedef int16_t taiji_shorts __attribute__((ext_vector_type(TAIJI_LANES)));
typedef uint32_t taiji_pixels __attribute__((ext_vector_type(TAIJI_LANES)));
/// The channels of half of the pixels.
typedef int16_t taiji_channels __attribute__((ext_vector_type(2 * TAIJI_LANES)));

TAIJI_INLINE int32_t taiji_lane_count(void) { return TAIJI_LANES; }

TAIJI_INLINE taiji_floats taiji_lesser(taiji_floats a, taiji_floats b) { return a < b ? a : b; }
TAIJI_INLINE taiji_floats taiji_greater(taiji_floats a, taiji_floats b) { return a > b ? a : b; }
TAIJI_INLINE taiji_floats taiji_magnitude(taiji_floats a) { return (taiji_floats)((taiji_integers)a & 0x7fffffff); }
/// Towards zero; the values must fit.
TAIJI_INLINE taiji_integers taiji_truncated(taiji_floats a) { return __builtin_convertvector(a, taiji_integers); }

TAIJI_INLINE taiji_floats taiji_load_floats(const float *p) { taiji_floats v; __builtin_memcpy(&v, p, sizeof v); return v; }
TAIJI_INLINE void taiji_store_floats(float *p, taiji_floats v) { __builtin_memcpy(p, &v, sizeof v); }
/// 1, 2, 3 and so on.
TAIJI_INLINE taiji_floats taiji_ordinals(void) {
#if TAIJI_LANES == 16
    return (taiji_floats){1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
#else
    return (taiji_floats){1, 2, 3, 4, 5, 6, 7, 8};
#endif
}

/// `count`, a multiple of sixteen, equal numbers.
TAIJI_INLINE void taiji_fill_floats(float *p, int32_t count, float a) {
    for (int32_t at = 0; at < count; at += TAIJI_LANES) taiji_store_floats(p + at, (taiji_floats)a);
}
TAIJI_INLINE taiji_pixels taiji_load_pixels(const uint32_t *p) { taiji_pixels v; __builtin_memcpy(&v, p, sizeof v); return v; }
TAIJI_INLINE void taiji_store_pixels(uint32_t *p, taiji_pixels v) { __builtin_memcpy(p, &v, sizeof v); }
TAIJI_INLINE taiji_pixels taiji_one_pixel(uint32_t pixel) { return (taiji_pixels)pixel; }

TAIJI_INLINE void taiji_store_integers(int32_t *p, taiji_integers v) { __builtin_memcpy(p, &v, sizeof v); }
TAIJI_INLINE taiji_integers taiji_all_integers(int32_t a) { return (taiji_integers)a; }

/// Coverage, as the low halves of integers.
TAIJI_INLINE void taiji_store_cover(int16_t *p, taiji_integers cover) {
    taiji_shorts v = __builtin_convertvector(cover, taiji_shorts);
    __builtin_memcpy(p, &v, sizeof v);
}

TAIJI_INLINE taiji_integers taiji_load_cover(const int16_t *p) {
    taiji_shorts v;
    __builtin_memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, taiji_integers);
}

/// One bit for each truth, the first the lowest.
TAIJI_INLINE uint32_t taiji_lane_bits(taiji_integers truths) {
    typedef bool bits __attribute__((ext_vector_type(TAIJI_LANES)));
    bits set = __builtin_convertvector(truths < 0, bits);
#if TAIJI_LANES == 16
    uint16_t lanes;
#else
    uint8_t lanes;
#endif
    __builtin_memcpy(&lanes, &set, sizeof lanes);
    return lanes;
}

/// One bit for each pixel that differs.
TAIJI_INLINE uint32_t taiji_changed(taiji_pixels a, taiji_pixels b) { return taiji_lane_bits((taiji_integers)(a != b)); }

/// Which pixels of a tile are covered: a bit for each, and so a byte for each cell, eight pixels of a row.
typedef struct { uint8_t bytes[32]; } taiji_covered;

/// Puts coverage in its place, from `column` of a row on, and notes where it is any.
TAIJI_INLINE void taiji_put_cover(
    int16_t *p, taiji_covered *covered, int32_t row, int32_t column, taiji_integers cover
) {
    taiji_store_cover(p + 16 * row + column, cover);
    uint32_t bits = taiji_lane_bits((cover & 0xffff) != 0);
    __builtin_memcpy(covered->bytes + 2 * row + column / 8, &bits, TAIJI_LANES / 8);
}

/// A bit for each cell in which anything is covered.
TAIJI_INLINE uint32_t taiji_covered_cells(const taiji_covered *covered) {
    typedef bool bits __attribute__((ext_vector_type(32)));
    bits cells = __builtin_convertvector(taiji_load32(covered->bytes) != 0, bits);
    uint32_t result;
    __builtin_memcpy(&result, &cells, sizeof result);
    return result;
}

// Vectors are worked on in parts of 128 bits, four pixels, of which each half is widened to one such part.
#if TAIJI_LANES == 16
#define TAIJI_EACH_PART(F) F(0), F(1), F(2), F(3)
#else
#define TAIJI_EACH_PART(F) F(0), F(1)
#endif

/// The first two pixels' channels in each part, widened.
TAIJI_INLINE taiji_channels taiji_unpack_low(taiji_pixels a) {
    typedef uint8_t bytes __attribute__((ext_vector_type(4 * TAIJI_LANES)));
#define TAIJI_LOW(P)                                                                                                   \
    16 * P, Z + 16 * P, 16 * P + 1, Z + 16 * P, 16 * P + 2, Z + 16 * P, 16 * P + 3, Z + 16 * P, 16 * P + 4,            \
        Z + 16 * P, 16 * P + 5, Z + 16 * P, 16 * P + 6, Z + 16 * P, 16 * P + 7, Z + 16 * P
    enum { Z = 4 * TAIJI_LANES };
    return (taiji_channels)__builtin_shufflevector((bytes)a, (bytes)0, TAIJI_EACH_PART(TAIJI_LOW));
#undef TAIJI_LOW
}
/// The last two pixels' channels in each part, widened.
TAIJI_INLINE taiji_channels taiji_unpack_high(taiji_pixels a) {
    typedef uint8_t bytes __attribute__((ext_vector_type(4 * TAIJI_LANES)));
#define TAIJI_HIGH(P)                                                                                                  \
    16 * P + 8, Z + 16 * P, 16 * P + 9, Z + 16 * P, 16 * P + 10, Z + 16 * P, 16 * P + 11, Z + 16 * P, 16 * P + 12,     \
        Z + 16 * P, 16 * P + 13, Z + 16 * P, 16 * P + 14, Z + 16 * P, 16 * P + 15, Z + 16 * P
    enum { Z = 4 * TAIJI_LANES };
    return (taiji_channels)__builtin_shufflevector((bytes)a, (bytes)0, TAIJI_EACH_PART(TAIJI_HIGH));
#undef TAIJI_HIGH
}

/// Each pixel's low 16 bits in its four channels: of the first two pixels in each part.
TAIJI_INLINE taiji_channels taiji_spread_low(taiji_integers a) {
    taiji_channels h = (taiji_channels)a;
#define TAIJI_LOW(P) 8 * P, 8 * P, 8 * P, 8 * P, 8 * P + 2, 8 * P + 2, 8 * P + 2, 8 * P + 2
    return __builtin_shufflevector(h, h, TAIJI_EACH_PART(TAIJI_LOW));
#undef TAIJI_LOW
}
/// The same of the last two.
TAIJI_INLINE taiji_channels taiji_spread_high(taiji_integers a) {
    taiji_channels h = (taiji_channels)a;
#define TAIJI_HIGH(P) 8 * P + 4, 8 * P + 4, 8 * P + 4, 8 * P + 4, 8 * P + 6, 8 * P + 6, 8 * P + 6, 8 * P + 6
    return __builtin_shufflevector(h, h, TAIJI_EACH_PART(TAIJI_HIGH));
#undef TAIJI_HIGH
}

/// Pixels from their widened channels, each 0…255.
TAIJI_INLINE taiji_pixels taiji_pack_channels(taiji_channels low, taiji_channels high) {
#if TAIJI_LANES == 16
    typedef short shorts __attribute__((vector_size(64)));
    return (taiji_pixels)__builtin_ia32_packuswb512((shorts)low, (shorts)high);
#else
    return (taiji_pixels)taiji_pack(low, high);
#endif
}

/// d + (s − d)·c/32768 rounded to the nearest, halves upwards, given s − d and d; c is 0…32767.
TAIJI_INLINE taiji_channels taiji_mix_channels(taiji_channels step, taiji_channels start, taiji_channels c) {
#if TAIJI_LANES == 16
    typedef short shorts __attribute__((vector_size(64)));
    return start + (taiji_channels)__builtin_ia32_pmulhrsw512((shorts)step, (shorts)c);
#else
    return taiji_mix(step, start, c);
#endif
}

/// Channels of a colour over those of another through coverage.
TAIJI_INLINE taiji_channels taiji_mix_toward(taiji_channels from, taiji_channels to, taiji_channels c) {
    return taiji_mix_channels(to - from, from, c);
}

/// The high halves of the products.
TAIJI_INLINE taiji_channels taiji_high_products(taiji_channels a, taiji_channels b) {
#if TAIJI_LANES == 16
    typedef short shorts __attribute__((vector_size(64)));
    return (taiji_channels)__builtin_ia32_pmulhw512((shorts)a, (shorts)b);
#else
    return taiji_high_product(a, b);
#endif
}

/// Channels over those of `from` through coverage.
TAIJI_INLINE taiji_pixels taiji_mix_wide(
    taiji_pixels from, taiji_channels low, taiji_channels high, taiji_integers cover
) {
    taiji_channels from_low = taiji_unpack_low(from), from_high = taiji_unpack_high(from);
    return taiji_pack_channels(
        taiji_mix_channels(low - from_low, from_low, taiji_spread_low(cover)),
        taiji_mix_channels(high - from_high, from_high, taiji_spread_high(cover)));
}

/// What coverage leaves of a pixel where `flip` is 32767, the coverage itself where it is 0.
TAIJI_INLINE taiji_integers taiji_flipped(taiji_integers cover, int32_t flip) { return cover ^ flip; }

/// `to` over `from` through coverage.
TAIJI_INLINE taiji_pixels taiji_mix_pixels(taiji_pixels from, taiji_pixels to, taiji_integers cover) {
    return taiji_mix_wide(from, taiji_unpack_low(to), taiji_unpack_high(to), cover);
}

#endif
