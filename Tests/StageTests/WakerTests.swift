import CSDL2
import TaijiStage
import Testing

@Suite struct WakerTests {
    @Test func aCallWithoutAStageIsKeptForIt() {
        let waker = Waker()
        #expect(!waker.takeUnsent())
        waker.wake()
        waker.wake()
        #expect(!waker.takeArrived())
        #expect(waker.takeUnsent())
        #expect(!waker.takeUnsent())
        waker.wake()
        #expect(waker.takeUnsent())
    }
}
