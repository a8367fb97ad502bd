import Testing

@Suite struct ExportSeed {}
