import Testing

@Suite struct FeedSeed {}
