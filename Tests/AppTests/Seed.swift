import Testing

@Suite struct AppSeed {}
