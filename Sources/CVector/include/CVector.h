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

/// Behind the last of the tiles from `first` on, up to `end`, that have no commands, so that their `heads` are negative,
/// and have the first one's colour. Eight are looked at at a time: a frame drawn whole has thousands.
TAIJI_INLINE intptr_t taiji_run_end(const int32_t *heads, const uint32_t *colors, intptr_t first, intptr_t end) {
    uint32_t color = colors[first];
    while (first + 8 <= end) {
        taiji_i32x8 head, own;
        __builtin_memcpy(&head, heads + first, 32);
        __builtin_memcpy(&own, colors + first, 32);
        uint32_t others = taiji_bits8(~head | (own != (int32_t)color));
        if (others) return first + __builtin_ctz(others);
        first += 8;
    }
    while (first < end && heads[first] < 0 && colors[first] == color) first++;
    return first;
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
TAIJI_INLINE taiji_f32x8 taiji_add8(taiji_f32x8 a, taiji_f32x8 b) { return a + b; }
TAIJI_INLINE taiji_u8x32 taiji_pixels8(uint32_t pixel) { return (taiji_u8x32)(taiji_u32x8)pixel; }

/// Each of eight values in all four channels of its pixel; the pixels are in the order in which
/// `taiji_pack` puts them right: 0, 1, 4, 5 in the first vector and 2, 3, 6, 7 in the second.
TAIJI_INLINE taiji_i16x16 taiji_channels_first(taiji_i16x8 a) {
    return __builtin_shufflevector(a, a, 0, 0, 0, 0, 1, 1, 1, 1, 4, 4, 4, 4, 5, 5, 5, 5);
}
TAIJI_INLINE taiji_i16x16 taiji_channels_second(taiji_i16x8 a) {
    return __builtin_shufflevector(a, a, 2, 2, 2, 2, 3, 3, 3, 3, 6, 6, 6, 6, 7, 7, 7, 7);
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
#include "CVectorEdges.h"
#include "CVectorCurve.h"
#include "CVectorGradient.h"
#include "CVectorGradientTile.h"
#include "CVectorOutline.h"

#endif
