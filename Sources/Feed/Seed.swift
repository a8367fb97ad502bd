enum FeedSeed {}
