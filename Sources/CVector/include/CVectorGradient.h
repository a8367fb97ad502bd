#ifndef TAIJI_CVECTOR_GRADIENT_H
#define TAIJI_CVECTOR_GRADIENT_H

// Gradients: where a pixel lies between the stops, and what colour it has there. Included by CVector.h, whose
// vectors and promises it uses.

/// What the position along a gradient's stops depends on.
typedef enum { taiji_linear, taiji_concentric, taiji_two_circles, taiji_conic } taiji_gradient_kind;
/// What happens outside of 0…1.
typedef enum { taiji_pad, taiji_repeat, taiji_reflect } taiji_gradient_spread;

/// From `offset` up to the next part's offset the premultiplied channels, the lowest byte's first, are
/// `base + slope·(t − origin)`, held within 0…255. Counted from a place of the part's own, the channels of two
/// stops close together keep their digits.
typedef struct {
    float offset;
    float origin;
    float base[4];
    float slope[4];
} taiji_gradient_part;

/// A gradient made ready for tiles. The numbers in `a`, with (x, y) a pixel's centre:
/// linear: t = a0·x + a1·y + a2.
/// concentric: centre (a0, a1), t = a2·distance + a3.
/// two circles: centre (a0, a1) and radius a2 at t = 0, which change by (a3, a4) and a5 up to t = 1.
/// conic: centre (a0, a1), cosine a2 and sine a3 of the start angle, and how far across the start a pixel reaches.
/// Of a gradient that is mapped, (x, y) becomes (m0·x + m1·y + m2, m3·x + m4·y + m5) first.
typedef struct {
    taiji_gradient_kind kind;
    taiji_gradient_spread spread;
    float a[6];
    int32_t part_count;
    /// Whether there may be pixels without a position beside others that have one.
    int32_t has_gaps;
    int32_t is_mapped;
    float map[6];
    const taiji_gradient_part *parts;
} taiji_gradient;

/// The greatest integers up to the values; these must be less than 2^31 in size.
TAIJI_INLINE taiji_f32x8 taiji_floor8(taiji_f32x8 v) {
    taiji_f32x8 whole = taiji_float8(taiji_truncate8(v));
    return whole - (whole > v ? (taiji_f32x8)1 : (taiji_f32x8)0);
}

/// The angle of (x, y) in turns from +x towards +y, 0 up to 1. The arc tangent is formula 4.4.49 of Abramowitz
/// and Stegun, Handbook of Mathematical Functions, whose error is below 2e-8.
TAIJI_INLINE taiji_f32x8 taiji_turns8(taiji_f32x8 x, taiji_f32x8 y) {
    taiji_f32x8 ax = taiji_abs8(x), ay = taiji_abs8(y);
    taiji_f32x8 large = taiji_max8(taiji_max8(ax, ay), (taiji_f32x8)1e-20f);
    taiji_f32x8 q = taiji_min8(ax, ay) / large;
    taiji_f32x8 s = q * q;
    taiji_f32x8 p = (taiji_f32x8)0.0028662257f;
    p = p * s + -0.0161657367f;
    p = p * s + 0.0429096138f;
    p = p * s + -0.0752896400f;
    p = p * s + 0.1065626393f;
    p = p * s + -0.1420889944f;
    p = p * s + 0.1999355085f;
    p = p * s + -0.3333314528f;
    taiji_f32x8 turns = (p * s + 1.0f) * q * 0.15915494309f;
    turns = ay > ax ? (taiji_f32x8)0.25f - turns : turns;
    turns = x < 0.0f ? (taiji_f32x8)0.5f - turns : turns;
    return y < 0.0f ? (taiji_f32x8)1 - turns : turns;
}

/// The positions of eight pixels of a row along the stops; NaN where there is none. `x` holds the centres.
TAIJI_INLINE taiji_f32x8 taiji_gradient_position8(const taiji_gradient *g, taiji_f32x8 x, float y) {
    const float *a = g->a, *m = g->map;
    taiji_f32x8 line = (taiji_f32x8)y, t;
    if (g->is_mapped) {
        line = x * m[3] + (y * m[4] + m[5]);
        x = x * m[0] + (y * m[1] + m[2]);
    }
    if (g->kind == taiji_linear) {
        t = x * a[0] + (line * a[1] + a[2]);
    } else if (g->kind == taiji_concentric) {
        taiji_f32x8 dx = x - a[0];
        taiji_f32x8 dy = line - a[1];
        t = taiji_sqrt8(dx * dx + dy * dy) * a[2] + a[3];
    } else if (g->kind == taiji_conic) {
        taiji_f32x8 dx = x - a[0];
        taiji_f32x8 dy = line - a[1];
        taiji_f32x8 along = dx * a[2] + dy * a[3];
        taiji_f32x8 across = dy * a[2] - dx * a[3];
        t = taiji_turns8(along, across);
        // A pixel whose centre lies less than a pixel before the start may be half covered by a shape that
        // begins there: it takes the first colour, not the last.
        taiji_i32x8 isBefore = (across > -a[4]) & (across < 0.0f) & (along > 0.0f);
        return isBefore ? (taiji_f32x8)0 : t;
    } else {
        // The largest t whose circle, of a radius that is not negative, goes through the pixel:
        // |p − t·d| = r + t·dr, which is (d² − dr²)·t² − 2·(p·d + r·dr)·t + (p² − r²) = 0.
        taiji_f32x8 px = x - a[0];
        taiji_f32x8 py = line - a[1];
        float qa = a[3] * a[3] + a[4] * a[4] - a[5] * a[5];
        taiji_f32x8 qb = px * a[3] + (py * a[4] + a[2] * a[5]);
        taiji_f32x8 qc = px * px + (py * py - a[2] * a[2]);
        const taiji_f32x8 none = (taiji_f32x8)__builtin_nanf("");
        taiji_f32x8 first, second;
        if (qa == 0) {
            first = qc / (qb * 2.0f);
            second = first;
        } else {
            taiji_f32x8 square = qb * qb - qc * qa;
            // No number where no circle goes through the pixel, or where they are too large to tell.
            taiji_f32x8 root = taiji_sqrt8(square);
            root = qa < 0 ? -root : root;
            first = (qb + root) / qa;
            second = (qb - root) / qa;
        }
        second = second * a[5] + a[2] >= 0.0f ? second : none;
        t = first * a[5] + a[2] >= 0.0f ? first : second;
    }
    // The last sum keeps what is no number.
    t = taiji_max8(taiji_min8(t, (taiji_f32x8)1e6f), (taiji_f32x8)-1e6f) + t * 0.0f;
    if (g->spread == taiji_repeat) {
        t = t - taiji_floor8(t);
    } else if (g->spread == taiji_reflect) {
        taiji_f32x8 u = t - taiji_floor8(t * 0.5f) * 2.0f;
        t = u > 1.0f ? (taiji_f32x8)2 - u : u;
    }
    return t;
}

/// One channel, rounded to the nearest. Just behind the part's end it may leave the bytes: it is held there.
TAIJI_INLINE taiji_i32x8 taiji_channel8(taiji_f32x8 way, float slope, float base) {
    taiji_f32x8 channel = way * slope + (base + 0.5f);
    return taiji_truncate8(taiji_min8(taiji_max8(channel, (taiji_f32x8)0), (taiji_f32x8)255.5f));
}

/// The premultiplied pixels of one part at eight positions.
TAIJI_INLINE taiji_u32x8 taiji_gradient_pixels8(const taiji_gradient_part *part, taiji_f32x8 t) {
    taiji_f32x8 way = t - part->origin;
    taiji_i32x8 c0 = taiji_channel8(way, part->slope[0], part->base[0]);
    taiji_i32x8 c1 = taiji_channel8(way, part->slope[1], part->base[1]);
    taiji_i32x8 c2 = taiji_channel8(way, part->slope[2], part->base[2]);
    taiji_i32x8 c3 = taiji_channel8(way, part->slope[3], part->base[3]);
    return (taiji_u32x8)(c0 | c1 << 8 | c2 << 16 | c3 << 24);
}

/// `found` with the part's pixels in place of those at or behind its offset.
TAIJI_INLINE taiji_u32x8 taiji_gradient_select8(
    const taiji_gradient_part *part, taiji_f32x8 t, taiji_u32x8 found
) {
    // Positions that are not this part's are brought to where its colours are in range.
    taiji_f32x8 safe = t >= part->offset ? t : (taiji_f32x8)part->offset;
    return t >= part->offset ? taiji_gradient_pixels8(part, safe) : found;
}

TAIJI_INLINE float taiji_least8(taiji_f32x8 v) {
    float least = v[0];
    for (int i = 1; i < 8; i++) least = v[i] < least ? v[i] : least;
    return least;
}
TAIJI_INLINE float taiji_greatest8(taiji_f32x8 v) {
    float greatest = v[0];
    for (int i = 1; i < 8; i++) greatest = v[i] > greatest ? v[i] : greatest;
    return greatest;
}
TAIJI_INLINE taiji_u32x8 taiji_zero_pixels(void) { return (taiji_u32x8)0; }
TAIJI_INLINE void taiji_storeu8(void *p, taiji_u32x8 v) { __builtin_memcpy(p, &v, 32); }

#endif
