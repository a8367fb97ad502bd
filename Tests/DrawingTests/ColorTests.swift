import TaijiDrawing
import Testing

@Suite struct ColorTests {
    @Test func aGreyIsItsEqualComponents() {
        #expect(Color(gray: 0.25, alpha: 0.5) == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    }

    @Test func componentsAreClampedAndNaNIsZero() {
        let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
        #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test(
        arguments: [
            ("#fff", 0xFFFFFF), ("#0F1216", 0x0F1216), ("#a1b2c3", 0xA1B2C3), ("#1a2", 0x11AA22),
        ] as [(String, UInt32)])
    func readsHexadecimalText(text: String, hex: UInt32) {
        #expect(Color(text: text) == Color(hex: hex))
    }

    @Test(arguments: [
        "", "#", "fff", "#ff", "#ffff0", "#gggggg", "#12345", "#+12345", "#１２３", "red", "#1234567",
    ])
    func refusesWhatIsNoColor(text: String) {
        #expect(Color(text: text) == nil)
    }

    @Test func textReadsBack() {
        for hex: UInt32 in [0, 0xFFFFFF, 0x0A0B0C, 0x102030] {
            #expect(Color(text: Color(hex: hex).text) == Color(hex: hex))
        }
        #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.5).text == "#ff000080")
    }
}
