import Testing

@Suite struct LetteringSeed {}
