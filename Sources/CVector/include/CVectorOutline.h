#ifndef TAIJI_CVECTOR_OUTLINE_H
#define TAIJI_CVECTOR_OUTLINE_H

// What is worked out for every tile through which an outline runs, x and y at once. A tile has 16 pixels a side, a pixel
// 2048 steps.

typedef double taiji_f64x2 __attribute__((ext_vector_type(2)));
typedef float taiji_f32x2 __attribute__((ext_vector_type(2)));
typedef int32_t taiji_i32x2 __attribute__((ext_vector_type(2)));
typedef int64_t taiji_i64x2 __attribute__((ext_vector_type(2)));

/// The nearest whole numbers.
TAIJI_INLINE taiji_i32x2 taiji_nearest2(taiji_f64x2 a) {
    // Adding 1.5·2⁵² leaves the nearest integer in a double's low bits.
    return __builtin_convertvector((taiji_i64x2)(a + 6755399441055744.0), taiji_i32x2);
}

/// A place in a picture, in pixels and in whole steps.
typedef struct { taiji_f64x2 place; int32_t x, y; } taiji_vertex;

/// The point of an ellipse for a cosine and a sine.
TAIJI_INLINE taiji_vertex taiji_ellipse_vertex(
    taiji_f64x2 center, taiji_f64x2 x_axis, taiji_f64x2 y_axis, taiji_f64x2 cosine_sine
) {
    taiji_f64x2 place = center + cosine_sine.xx * x_axis + cosine_sine.yy * y_axis;
    taiji_i32x2 steps = taiji_nearest2(place * 2048);
    return (taiji_vertex){place, steps.x, steps.y};
}

/// Cosine and sine of an angle that is larger by `step`, of which cosine and sine are given.
TAIJI_INLINE taiji_f64x2 taiji_turned(taiji_f64x2 cosine_sine, taiji_f64x2 step) {
    taiji_f64x2 across = {-step.y, step.y};
    return cosine_sine * step.x + cosine_sine.yx * across;
}

/// Whether a place is a corner of four tiles.
TAIJI_INLINE bool taiji_is_corner(taiji_i32x2 place) {
    taiji_i32x2 inside = place & 32767;
    return (inside.x | inside.y) == 0;
}

/// The circle in a tile; `inverse` is 1/radius, negative where the outline runs counter-clockwise. The winding is higher
/// to the left of a clockwise outline, which is outside.
TAIJI_INLINE taiji_curve taiji_circle_curve(
    taiji_f64x2 center, double square, double inverse, taiji_i32x2 tile
) {
    taiji_f64x2 middle = __builtin_convertvector(tile * 16 + 8, taiji_f64x2) - center;
    taiji_f64x2 squares = middle * middle;
    double distance = (squares.x + squares.y - square) * (0.5 * inverse);
    taiji_f32x2 normal = __builtin_convertvector(-middle * inverse, taiji_f32x2);
    return (taiji_curve){(float)distance, normal.x, normal.y, (float)(-0.5 * inverse)};
}

/// The line from one place of a tile to another, in steps from its upper left corner. Downwards, the winding is higher by
/// one to its right.
TAIJI_INLINE taiji_curve taiji_line_curve(int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    taiji_i32x2 from = {x0, y0}, to = {x1, y1};
    taiji_f64x2 along = __builtin_convertvector(to - from, taiji_f64x2);
    taiji_f64x2 across = along.yx * __builtin_convertvector(16384 - from, taiji_f64x2);
    taiji_f64x2 squares = along * along;
    double inverse = 1 / __builtin_elementwise_sqrt(squares.x + squares.y);
    taiji_f64x2 turned = {-along.y, along.x};
    taiji_f32x2 normal = __builtin_convertvector(turned * inverse, taiji_f32x2);
    return (taiji_curve){(float)((across.x - across.y) * (inverse / 2048)), normal.x, normal.y, 0};
}

#include "CVectorLine.h"
#include "CVectorArc.h"

#endif
