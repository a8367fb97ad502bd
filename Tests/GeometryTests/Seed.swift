import Testing

@Suite struct GeometrySeed {}
