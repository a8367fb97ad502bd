#ifndef TAIJI_CVECTOR_GRADIENT_TILE_H
#define TAIJI_CVECTOR_GRADIENT_TILE_H

// Tiles of linear and conic gradients that are seen from their middle: an arc tangent and a search among the stops
// for the tile, and few terms of a series and an integer product for each pixel. Included by CVector.h behind
// CVectorGradient.h, whose gradients these are.

/// What is to be known of a tile of a linear or conic gradient that lies between two stops, far from a conic one's
/// centre and start. There the position is counted from the one in the tile's middle, as a *share* of how far any
/// pixel's may be from that, −32767…32767, of which the channels are linear functions.
typedef struct {
    /// Whether the tile is such a one.
    bool is_found;
    bool is_conic;
    /// How far pixels are from the middle across the direction in which it is seen from a conic gradient's centre, and
    /// from the centre along that direction: for the first row's two cells, and what each row adds. Of a linear
    /// gradient the first are shares.
    float across[16], along[16];
    float across_row, along_row;
    /// Shares are `q·(factor[0] + q²·(factor[1] + q²·factor[2]))`, with q = across/along.
    float factor[3];
    /// Channels, those of one pixel after the other's: in the middle, in 256ths and with what rounds them, and by how
    /// many of 256·65536 they change a share.
    int16_t start[2 * TAIJI_LANES], step[2 * TAIJI_LANES];
} taiji_gradient_tile;

/// For both cells of a row, `column` for each column from the middle on, and `first`.
TAIJI_INLINE void taiji_gradient_columns(float *columns, float column, float first) {
    const taiji_f32x8 left = {-7.5f, -6.5f, -5.5f, -4.5f, -3.5f, -2.5f, -1.5f, -0.5f};
    taiji_f32x8 one = left * column + first, other = (left + 8.0f) * column + first;
    __builtin_memcpy(columns, &one, 32);
    __builtin_memcpy(columns + 8, &other, 32);
}

TAIJI_INLINE float taiji_size(float v) { return v < 0 ? -v : v; }

/// Looks at the tile whose upper left pixel's centre is (x, y). All is found from the tile alone, so that a pixel
/// is the same whatever else is drawn.
TAIJI_INLINE taiji_gradient_tile taiji_gradient_find_tile(const taiji_gradient *g, float x, float y) {
    const float share = 32700, turn = 0.15915494309f;
    taiji_gradient_tile tile;
    tile.is_found = false;
    tile.is_conic = g->kind == taiji_conic;
    if (g->has_gaps || (!tile.is_conic && (g->kind != taiji_linear || g->spread != taiji_pad))) return tile;
    // The middle, and the steps to the right and down.
    const float *a = g->a, *m = g->map;
    float middle_x = x + 7.5f, middle_y = y + 7.5f;
    float right_x = 1, right_y = 0, down_x = 0, down_y = 1;
    if (g->is_mapped) {
        float mapped_x = middle_x * m[0] + (middle_y * m[1] + m[2]);
        middle_y = middle_x * m[3] + (middle_y * m[4] + m[5]);
        middle_x = mapped_x;
        right_x = m[0], right_y = m[3], down_x = m[1], down_y = m[4];
    }
    float middle, reach, least, greatest;
    if (tile.is_conic) {
        float dx = middle_x - a[0], dy = middle_y - a[1];
        float distance = __builtin_elementwise_sqrt(dx * dx + dy * dy);
        float ux = dx / distance, uy = dy / distance;
        float along_column = right_x * ux + right_y * uy, along_row = down_x * ux + down_y * uy;
        float across_column = right_y * ux - right_x * uy, across_row = down_y * ux - down_x * uy;
        float nearest = distance - 7.5f * (taiji_size(along_column) + taiji_size(along_row));
        float aside = 7.5f * (taiji_size(across_column) + taiji_size(across_row));
        // The polynomial is good to 6e-8 up to ±0.2.
        float widest = (aside + a[4]) / nearest;
        if (!(nearest > 0) || !(widest <= 0.2f)) return tile;
        reach = aside / nearest;
        middle = taiji_turns8((taiji_f32x8)(dx * a[2] + dy * a[3]), (taiji_f32x8)(dy * a[2] - dx * a[3]))[0];
        least = middle - reach * turn;
        greatest = middle + reach * turn;
        // Pixels just before the start are not as others.
        if (!(least > 1e-6f) || !(middle + widest * (1.02f * turn) < 1.0f)) return tile;
        taiji_gradient_columns(tile.across, across_column, -7.5f * across_row);
        taiji_gradient_columns(tile.along, along_column, distance - 7.5f * along_row);
        tile.across_row = across_row;
        tile.along_row = along_row;
        float scale = share / reach;
        tile.factor[0] = scale * 0.99999971f;
        tile.factor[1] = scale * -0.33320476f;
        tile.factor[2] = scale * 0.19142857f;
        reach = reach * turn;
    } else {
        float column = right_x * a[0] + right_y * a[1], row = down_x * a[0] + down_y * a[1];
        middle = middle_x * a[0] + (middle_y * a[1] + a[2]);
        reach = 7.5f * (taiji_size(column) + taiji_size(row));
        least = middle - reach;
        greatest = middle + reach;
        float scale = share / reach;
        taiji_gradient_columns(tile.across, column * scale, -7.5f * (row * scale));
        tile.across_row = row * scale;
    }
    if (!(reach > 1e-20f) || !(least <= greatest)) return tile;
    int32_t index = g->part_count - 1;
    while (index > 0 && g->parts[index].offset > least) index--;
    if (index + 1 < g->part_count && g->parts[index + 1].offset <= greatest) return tile;
    const taiji_gradient_part *part = g->parts + index;
    typedef float f32x4 __attribute__((ext_vector_type(4)));
    f32x4 base, slope;
    __builtin_memcpy(&base, part->base, 16);
    __builtin_memcpy(&slope, part->slope, 16);
    f32x4 change = slope * reach, color = base + slope * (middle - part->origin);
    // More does not fit; it is seldom.
    for (int i = 0; i < 4; i++) {
        if (!(change[i] < 63 && change[i] > -63 && color[i] < 256 && color[i] > -1)) return tile;
    }
    color = color < 0.0f ? (f32x4)0 : color > 255.0f ? (f32x4)255 : color;
    // One half for rounding a channel, and 1/256 for rounding here and for what the product's floor takes away.
    typedef int32_t i32x4 __attribute__((ext_vector_type(4)));
    typedef int16_t i16x4 __attribute__((ext_vector_type(4)));
    i16x4 start = __builtin_convertvector(
        __builtin_convertvector(color * 256.0f + 129.0f, i32x4), i16x4);
    i16x4 step = __builtin_convertvector(
        __builtin_convertvector(change * (256.0f * 65536.0f / share), i32x4), i16x4);
    for (int i = 0; i < 2 * TAIJI_LANES; i += 4) {
        __builtin_memcpy(tile.start + i, &start, 8);
        __builtin_memcpy(tile.step + i, &step, 8);
    }
    tile.is_found = true;
    return tile;
}

/// The shares of a row's vector of pixels, of which `part` are before it.
TAIJI_INLINE taiji_integers taiji_gradient_shares(const taiji_gradient_tile *tile, int32_t row, int32_t part) {
    float below = (float)row;
    taiji_floats across = taiji_load_floats(tile->across + TAIJI_LANES * part) + below * tile->across_row;
    if (!tile->is_conic) return taiji_truncated(across);
    taiji_floats q = across / (taiji_load_floats(tile->along + TAIJI_LANES * part) + below * tile->along_row);
    taiji_floats s = q * q;
    return taiji_truncated(q * (tile->factor[0] + s * (tile->factor[1] + s * tile->factor[2])));
}

/// The channels of pixels whose shares are in each of their channels.
TAIJI_INLINE taiji_channels taiji_gradient_channels(const taiji_gradient_tile *tile, taiji_channels shares) {
    typedef uint16_t unsigned_channels __attribute__((ext_vector_type(2 * TAIJI_LANES)));
    taiji_channels start, step;
    __builtin_memcpy(&start, tile->start, sizeof start);
    __builtin_memcpy(&step, tile->step, sizeof step);
    return (taiji_channels)((unsigned_channels)(start + taiji_high_products(step, shares)) >> (uint16_t)8);
}
/// The same of the pixels that `taiji_unpack_low` takes.
TAIJI_INLINE taiji_channels taiji_gradient_low(const taiji_gradient_tile *tile, taiji_integers shares) {
    return taiji_gradient_channels(tile, taiji_spread_low(shares));
}
/// The same of those that `taiji_unpack_high` takes.
TAIJI_INLINE taiji_channels taiji_gradient_high(const taiji_gradient_tile *tile, taiji_integers shares) {
    return taiji_gradient_channels(tile, taiji_spread_high(shares));
}

#endif
