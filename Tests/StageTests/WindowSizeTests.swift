import TaijiStage
import Testing

@Suite struct WindowSizeTests {
    private let room = WindowSize(width: 1366, height: 740)

    @Test func whatFitsStaysAsItIs() {
        #expect(WindowSize(width: 1366, height: 740).fitted(into: room) == room)
        #expect(WindowSize(width: 5, height: 9).fitted(into: room) == WindowSize(width: 5, height: 9))
    }

    @Test func whatIsTooLargeShrinksInItsProportions() {
        #expect(WindowSize(width: 900, height: 900).fitted(into: room) == WindowSize(width: 740, height: 740))
        #expect(
            WindowSize(width: 2732, height: 100).fitted(into: room) == WindowSize(width: 1366, height: 50))
    }

    @Test func nothingShrinksToNothing() {
        #expect(
            WindowSize(width: 100_000, height: 1).fitted(into: room) == WindowSize(width: 1366, height: 1))
        #expect(WindowSize(width: 1, height: 100_000).fitted(into: room) == WindowSize(width: 1, height: 740))
    }
}
