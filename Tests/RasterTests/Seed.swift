import Testing

@Suite struct RasterSeed {}
