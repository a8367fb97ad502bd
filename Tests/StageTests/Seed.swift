import Testing

@Suite struct StageSeed {}
