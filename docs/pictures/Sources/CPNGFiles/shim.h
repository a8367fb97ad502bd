#pragma once

#include <png.h>

/* Nested expressions are not imported by Swift. */
static const png_uint_32 png_indexed_rgb = PNG_FORMAT_RGB_COLORMAP;
static const png_uint_32 png_full_rgb = PNG_FORMAT_RGB;
