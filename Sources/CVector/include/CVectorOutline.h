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

/// The way along a quarter of a circle from tile to tile.
typedef struct {
    taiji_f64x2 center;
    /// On which sides of the centre the quarter lies, −1 or 1.
    taiji_f64x2 sides;
    /// The radius squared, and 1/radius, negative where the outline runs counter-clockwise.
    double square, inverse;
    /// The tile, where the outline comes into it, in steps, and how many borders of columns and rows are left to cross.
    taiji_i32x2 tile, at, left;
    /// −1 or 1, and 1 where the border at which the outline leaves a tile is behind it.
    taiji_i32x2 step, ahead;
    /// From which tile on the quarter has a tile for itself, going outwards: elsewhere the circle may come twice.
    taiji_i32x2 inner;
    /// 0 where a row's border comes before a column's when the corner of both is outside of the circle, otherwise −1.
    taiji_i32x2 column_is_first;
} taiji_arc;

/// Where the outline leaves a tile, and a mask of the coordinate whose border it crosses there.
typedef struct { taiji_i32x2 place, crosses; } taiji_crossing;

/// Both crossings are found at once, and the first is chosen by a mask: which it is can hardly be foretold.
TAIJI_INLINE taiji_crossing taiji_arc_crossing(const taiji_arc *arc) {
    taiji_i32x2 borders = arc->tile + arc->ahead;
    taiji_f64x2 corner = __builtin_convertvector(borders * 16, taiji_f64x2) - arc->center;
    taiji_f64x2 squares = corner * corner;
    taiji_f64x2 rest = arc->square - squares.yx;
    taiji_f64x2 across = __builtin_elementwise_sqrt(rest > 0 ? rest : 0);
    taiji_i32x2 places = taiji_nearest2((arc->center + arc->sides * across) * 2048);
    taiji_i32x2 is_outside = __builtin_convertvector(squares.xx + squares.yy > arc->square, taiji_i32x2);
    taiji_i32x2 none_left = arc->left == 0;
    taiji_i32x2 crosses_row = none_left.xx | ((is_outside ^ arc->column_is_first) & ~none_left.yy);
    taiji_i32x2 crosses = crosses_row ^ (taiji_i32x2){-1, 0};
    // Not behind the place where the outline came in, and not beyond the border.
    taiji_i32x2 ends = borders * 32768;
    taiji_i32x2 low = arc->at < ends ? arc->at : ends, high = arc->at < ends ? ends : arc->at;
    places = places > low ? places : low;
    places = places < high ? places : high;
    return (taiji_crossing){(places & ~crosses) | (ends & crosses), crosses};
}

/// Goes on to the next tile.
TAIJI_INLINE void taiji_arc_cross(taiji_arc *arc, taiji_crossing crossing) {
    arc->at = crossing.place;
    arc->tile += arc->step & crossing.crosses;
    arc->left += crossing.crosses;
}

/// Whether nothing but the quarter runs through the tile.
TAIJI_INLINE bool taiji_arc_is_alone(const taiji_arc *arc) {
    taiji_i32x2 outwards = (arc->tile - arc->inner) ^ __builtin_convertvector(arc->sides < 0, taiji_i32x2);
    return (outwards.x | outwards.y) >= 0;
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

#endif
