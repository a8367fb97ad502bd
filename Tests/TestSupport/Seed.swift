enum TestSupportSeed {}
