import TaijiFeed
import Testing
import taiji_gauge

@Suite struct NumberArgumentTests {
    /// `--value` and `--feed` take the same numbers; what is too large for one is beyond any scale in a feed, but nothing
    /// that an option could mean.
    @Test func optionsAndFeedsReadTheSameNumbers() {
        var random = SeededWords(seed: 7)
        for _ in 0..<20_000 {
            let text = random.numberLike()
            #expect(
                NumberArgument.parse(text) == FeedLine.value(of: text).flatMap { $0.isFinite ? $0 : nil },
                "\(text)")
        }
    }

    @Test func wholeNumbersAreDigitsWithAMinusAtMost() {
        #expect(NumberArgument.parseWhole("0") == 0)
        #expect(NumberArgument.parseWhole("-12") == -12)
        for text in ["", "-", "+1", "1.0", "1e2", "0x1", " 1", "1 ", "99999999999999999999"] {
            #expect(NumberArgument.parseWhole(text) == nil, "\(text)")
        }
    }
}
