import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import Testing

/// A title in Chinese on a real dial, in whatever fonts this system has.
@Suite struct ChineseTitleTests {
    private func instrument(_ title: String, _ show: Show, _ size: Size) throws -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.gauge.title = title
        configuration.show = show
        var instrument = Instrument(configuration, typeface: try SDLTypeface(), size: size)
        instrument.finish(at: 0)
        return instrument
    }

    @Test(arguments: [Show.both, .gauge], [120.0, 300, 900, 2160])
    func aTitleInChineseStandsUnderTheReadoutWithinItsRoom(show: Show, side: Double) throws {
        let size = Size(width: side, height: side)
        for title in ["太極", "LOAD 太極 %", String(repeating: "太極", count: 30)] {
            let rooms = try #require(try instrument(title, show, size).textRooms(at: 0))
            guard let line = rooms.secondLine else {
                // Left out where nobody could read it: on a dial that small, or where it is that long.
                #expect(side == 120 || title.count > 20, "\(title) at \(side)")
                continue
            }
            #expect(line.minX >= 0 && line.maxX <= side && line.maxY <= side, "\(title) at \(side)")
            #expect(abs(line.minX + line.maxX - side) < 0.05 * side, "\(title) at \(side)")
            let readout = try #require(rooms.readout)
            #expect(line.minY >= readout.maxY - 1, "\(title) at \(side)")
        }
    }
}
