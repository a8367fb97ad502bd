enum LetteringSeed {}
