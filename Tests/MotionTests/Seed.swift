import Testing

@Suite struct MotionSeed {}
