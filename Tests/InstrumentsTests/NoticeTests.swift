import TaijiInstruments
import Testing

@Suite struct NoticeTests {
    /// What is wrong stays to be seen, beneath words for a moment, until it is put right.
    @Test(arguments: [false, true]) func aStandingNoticeStaysUntilItIsTakenBack(isReduced: Bool) {
        var instrument = makeInstrument {
            $0.reducesMotion = isReduced
            $0.fixedPhase = 0
            $0.movement = .jump
        }
        let calm = instrument.sceneMadeAnew(at: 10).layers.count
        instrument.setStandingNotice("gauge.json: scale", at: 10)
        #expect(instrument.nextChange(after: 10) == 10)
        _ = instrument.takeScene(at: 10)
        #expect(
            instrument.nextChange(after: 10) == nil && instrument.noticeText(at: 1e6) == "gauge.json: scale")
        #expect(instrument.sceneMadeAnew(at: 1e6).layers.count == calm + 1)
        instrument.notify("easing: linear", at: 20)
        #expect(instrument.noticeText(at: 20) == "easing: linear")
        #expect(instrument.noticeText(at: 30) == "gauge.json: scale")
        instrument.setStandingNotice(nil, at: 40)
        #expect(instrument.noticeText(at: 40) == nil && instrument.nextChange(after: 40) == 40)
        #expect(instrument.sceneMadeAnew(at: 40).layers.count == calm)
    }
}
