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

typedef float taiji_f32x2 __attribute__((ext_vector_type(2)));
typedef float taiji_f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t taiji_i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t taiji_u32x8 __attribute__((ext_vector_type(8)));
typedef uint16_t taiji_u16x8 __attribute__((ext_vector_type(8)));
typedef uint16_t taiji_u16x16 __attribute__((ext_vector_type(16)));
typedef uint8_t taiji_u8x8 __attribute__((ext_vector_type(8)));
typedef uint8_t taiji_u8x16 __attribute__((ext_vector_type(16)));
typedef uint8_t taiji_u8x32 __attribute__((ext_vector_type(32)));

/// Whether this processor runs code compiled for x86-64-v3 (AVX2 and its companions).
bool taiji_cpu_has_v3(void);

TAIJI_INLINE taiji_f32x8 taiji_min8(taiji_f32x8 a, taiji_f32x8 b) { return a < b ? a : b; }
TAIJI_INLINE taiji_f32x8 taiji_max8(taiji_f32x8 a, taiji_f32x8 b) { return a > b ? a : b; }

TAIJI_INLINE taiji_f32x8 taiji_abs8(taiji_f32x8 a) {
    return (taiji_f32x8)((taiji_i32x8)a & 0x7fffffff);
}

/// Towards zero; the values must fit.
TAIJI_INLINE taiji_i32x8 taiji_truncate8(taiji_f32x8 a) { return __builtin_convertvector(a, taiji_i32x8); }
TAIJI_INLINE taiji_f32x8 taiji_float8(taiji_i32x8 a) { return __builtin_convertvector(a, taiji_f32x8); }

TAIJI_INLINE taiji_f32x8 taiji_sqrt8(taiji_f32x8 a) { return __builtin_elementwise_sqrt(a); }

/// The low bytes of eight integers of 0…255.
TAIJI_INLINE taiji_u8x8 taiji_bytes8(taiji_i32x8 a) { return __builtin_convertvector(a, taiji_u8x8); }

/// The x range of a piece of an edge within a row, as (left, width). A range narrower than 1/1024 pixel is
/// widened round its middle, which moves coverage by less than 1/8192; both are rounded to 1/65536 (by adding
/// 128, where a float has that step), so that the differences to the pixel borders are exact.
TAIJI_INLINE taiji_f32x2 taiji_row_span(float a, float b) {
    float low = a < b ? a : b;
    float high = a < b ? b : a;
    float narrow = 1.0f / 1024;
    float width = high - low > narrow ? high - low : narrow;
    float left = ((low + high) - width) * 0.5f;
    taiji_f32x2 span;
    span.x = (left + 128.0f) - 128.0f;
    span.y = (width + 128.0f) - 128.0f;
    return span;
}

/// The contribution of one edge to eight pixels of a row: the edge runs, within the row, over x from
/// `left` to `left + width` and down by `width`·`steepness`; `right` holds the pixels' right borders. The
/// share of a pixel that lies right of the edge is the mean over the edge of clamp(right − x, 0, 1), an
/// integral of a ramp: S(z) = ½·clamp(z, 0, 1)² + max(z, 1) − 1, taken between both ends. Differences of
/// the parts are formed before they are multiplied, because S itself would cancel.
TAIJI_INLINE taiji_f32x8 taiji_edge8(taiji_f32x8 right, float left, float width, float steepness) {
    const taiji_f32x8 zero = 0, one = 1;
    taiji_f32x8 near = right - left;
    taiji_f32x8 far = near - width;
    taiji_f32x8 near1 = taiji_max8(near, one), far1 = taiji_max8(far, one);
    taiji_f32x8 near0 = taiji_min8(taiji_max8(near, zero), one);
    taiji_f32x8 far0 = taiji_min8(taiji_max8(far, zero), one);
    taiji_f32x8 square = (near0 - far0) * (near0 + far0);
    return (square * 0.5f + (near1 - far1)) * steepness;
}

/// x/255 rounded to the nearest, for x up to 65152.
TAIJI_INLINE taiji_u16x16 taiji_div255(taiji_u16x16 x) {
    taiji_u16x16 t = x + (uint16_t)128;
    return (t + (t >> (uint16_t)8)) >> (uint16_t)8;
}

TAIJI_INLINE taiji_u16x16 taiji_widen_low(taiji_u8x32 a) { return __builtin_convertvector(a.lo, taiji_u16x16); }
TAIJI_INLINE taiji_u16x16 taiji_widen_high(taiji_u8x32 a) { return __builtin_convertvector(a.hi, taiji_u16x16); }

TAIJI_INLINE taiji_u8x32 taiji_narrow(taiji_u16x16 low, taiji_u16x16 high) {
    taiji_u8x32 r;
    r.lo = __builtin_convertvector(low, taiji_u8x16);
    r.hi = __builtin_convertvector(high, taiji_u8x16);
    return r;
}

/// Each of eight bytes in all four channels of its pixel.
TAIJI_INLINE taiji_u8x32 taiji_spread(taiji_u8x8 a) {
    return __builtin_shufflevector(
        a, a, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
}

/// Each pixel's highest byte in all four of its channels.
TAIJI_INLINE taiji_u8x32 taiji_spread_alpha(taiji_u8x32 a) {
    return __builtin_shufflevector(
        a, a, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27,
        27, 27, 31, 31, 31, 31);
}

/// Four pixels of premultiplied source over destination through coverage, all in 16-bit lanes:
/// (s·c + d·(255 − sa·c/255))/255, rounded once; with an opaque source that is exact.
TAIJI_INLINE taiji_u16x16 taiji_over(
    taiji_u16x16 s, taiji_u16x16 sa, taiji_u16x16 d, taiji_u16x16 c
) {
    return taiji_div255(s * c + d * ((uint16_t)255 - taiji_div255(sa * c)));
}

TAIJI_INLINE taiji_u8x32 taiji_load32(const void *p) { taiji_u8x32 v; __builtin_memcpy(&v, p, 32); return v; }
TAIJI_INLINE void taiji_store32(void *p, taiji_u8x32 v) { __builtin_memcpy(p, &v, 32); }
TAIJI_INLINE taiji_u8x8 taiji_load8(const void *p) { taiji_u8x8 v; __builtin_memcpy(&v, p, 8); return v; }
TAIJI_INLINE void taiji_store8(void *p, taiji_u8x8 v) { __builtin_memcpy(p, &v, 8); }
TAIJI_INLINE taiji_f32x8 taiji_loadf8(const void *p) { taiji_f32x8 v; __builtin_memcpy(&v, p, 32); return v; }
TAIJI_INLINE void taiji_storef8(void *p, taiji_f32x8 v) { __builtin_memcpy(p, &v, 32); }
TAIJI_INLINE taiji_f32x8 taiji_splat8(float a) { return (taiji_f32x8)a; }
TAIJI_INLINE taiji_u8x32 taiji_pixels8(uint32_t pixel) { return (taiji_u8x32)(taiji_u32x8)pixel; }

TAIJI_INLINE taiji_f32x8 taiji_add8(taiji_f32x8 a, taiji_f32x8 b) { return a + b; }
TAIJI_INLINE taiji_f32x8 taiji_sub8(taiji_f32x8 a, taiji_f32x8 b) { return a - b; }
TAIJI_INLINE taiji_u8x32 taiji_xor32(taiji_u8x32 a, taiji_u8x32 b) { return a ^ b; }
TAIJI_INLINE taiji_u8x32 taiji_or32(taiji_u8x32 a, taiji_u8x32 b) { return a | b; }

/// One bit for each of eight pixels, the first the lowest: whether any of its bits is set.
TAIJI_INLINE uint8_t taiji_changed_pixels(taiji_u8x32 a) {
    const taiji_u32x8 bit = {1, 2, 4, 8, 16, 32, 64, 128};
    taiji_u32x8 set = (taiji_u32x8)((taiji_u32x8)a != 0) & bit;
    return (uint8_t)__builtin_reduce_or(set);
}

/// Whether any bit is set.
TAIJI_INLINE bool taiji_any(taiji_u8x32 a) {
    typedef uint64_t u64x4 __attribute__((ext_vector_type(4)));
    return __builtin_reduce_or((u64x4)a) != 0;
}

/// How much of each of eight rows lies below `y`, the rows given by their lower borders.
TAIJI_INLINE taiji_f32x8 taiji_below8(taiji_f32x8 bottom, float y) {
    return taiji_min8(taiji_max8(bottom - y, (taiji_f32x8)0), (taiji_f32x8)1);
}

/// Eight windings to coverage 0…255 by the non-zero rule.
TAIJI_INLINE taiji_u8x8 taiji_winding8(taiji_f32x8 w) {
    taiji_f32x8 inside = taiji_min8(taiji_abs8(w), (taiji_f32x8)1);
    return taiji_bytes8(taiji_truncate8(inside * 255.0f + 0.5f));
}

/// Eight windings to coverage 0…255 by the even-odd rule: the distance to the nearest even number.
TAIJI_INLINE taiji_u8x8 taiji_even_odd8(taiji_f32x8 w) {
    taiji_f32x8 a = taiji_abs8(w);
    taiji_f32x8 even = taiji_float8(taiji_truncate8(a * 0.5f + 0.5f)) * 2.0f;
    return taiji_bytes8(taiji_truncate8(taiji_abs8(a - even) * 255.0f + 0.5f));
}

/// Eight pixels of one premultiplied colour over `d` through coverage.
TAIJI_INLINE taiji_u8x32 taiji_over_solid(taiji_u8x32 d, taiji_u8x32 c, taiji_u16x16 s, taiji_u16x16 sa) {
    return taiji_narrow(
        taiji_over(s, sa, taiji_widen_low(d), taiji_widen_low(c)),
        taiji_over(s, sa, taiji_widen_high(d), taiji_widen_high(c)));
}

/// Eight premultiplied pixels over `d` through coverage.
TAIJI_INLINE taiji_u8x32 taiji_over_pixels(taiji_u8x32 d, taiji_u8x32 c, taiji_u8x32 s) {
    taiji_u8x32 sa = taiji_spread_alpha(s);
    return taiji_narrow(
        taiji_over(taiji_widen_low(s), taiji_widen_low(sa), taiji_widen_low(d), taiji_widen_low(c)),
        taiji_over(taiji_widen_high(s), taiji_widen_high(sa), taiji_widen_high(d), taiji_widen_high(c)));
}

/// Thirty-two coverages times `factor`/255, rounded.
TAIJI_INLINE taiji_u8x32 taiji_scale32(taiji_u8x32 c, uint16_t factor) {
    return taiji_narrow(taiji_div255(taiji_widen_low(c) * factor), taiji_div255(taiji_widen_high(c) * factor));
}

#endif
