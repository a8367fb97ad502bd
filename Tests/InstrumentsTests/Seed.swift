import Testing

@Suite struct InstrumentsSeed {}
