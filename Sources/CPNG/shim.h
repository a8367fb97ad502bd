#ifndef TAIJI_CPNG_SHIM_H
#define TAIJI_CPNG_SHIM_H

#include <png.h>

/* Neither function-like macros nor nested expressions are imported by Swift. */
static const png_uint_32 taiji_png_rgb = PNG_FORMAT_RGB;
static const png_uint_32 taiji_png_rgba = PNG_FORMAT_RGBA;

static inline size_t taiji_png_largest_size(const png_image *image) {
    return PNG_IMAGE_PNG_SIZE_MAX(*image);
}

#endif
