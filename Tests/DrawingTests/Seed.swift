import Testing

@Suite struct DrawingSeed {}
