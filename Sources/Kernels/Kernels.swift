import CVector

/// The tile kernels of one SIMD level.
///
/// A tile is 16×16 pixels. Its edges are lines packed in 64 bits each: x0, y0, x1, y1 of 16 bits from the
/// lowest up, in 1/2048 pixel from the tile's upper left corner, 0…32768. From them come its windings, 256
/// floats row by row, or, where one line or circle runs through it instead of edges, no windings are needed (see
/// `taiji_curve`); its coverage, 256 numbers 0…32767; and its pixels, 256 premultiplied 32-bit values
/// with alpha in the highest byte.
///
/// Everything here is vectors from `CVector`, so that the same source compiled for another level gives the
/// same bytes; the plain reference of each function is in Raster's `ReferenceKernels`.
@safe public enum Kernels {}
