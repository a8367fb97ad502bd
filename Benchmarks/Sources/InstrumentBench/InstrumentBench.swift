import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiMotion
import TaijiRaster

/// What a frame of the whole instrument costs: the scene made and drawn into memory, as the window does it,
/// without what sending it to a display costs. The disc turns at its normal speed, and every half second the
/// value sets off to another one.
@main
struct InstrumentBench {
    static func main() throws {
        let typeface = try SDLTypeface()
        print("size        frames   median ms      p99 ms   whole frame ms   pixels written (mean)")
        for (width, height) in [(900, 900), (1920, 1080), (3840, 2160)] {
            var instrument = Instrument(
                InstrumentConfiguration(), typeface: typeface,
                size: Size(width: Double(width), height: Double(height)))
            let picture = Framebuffer(width: width, height: height)
            let renderer = SceneRenderer()
            let clock = ContinuousClock()
            let whole = clock.measure { _ = renderer.render(instrument.takeScene(at: 0), into: picture) }
            var times: [Double] = []
            var written = 0
            let frames = 300
            for frame in 1...frames {
                let time = Double(frame) / 60
                if frame % 30 == 0 { instrument.setValue(frame % 60 == 0 ? 20 : 80, at: time) }
                let duration = clock.measure {
                    written += renderer.render(instrument.takeScene(at: time), into: picture).pixelCount
                }
                times.append(milliseconds(duration))
            }
            times.sort()
            print(
                pad("\(width)x\(height)", 12), pad("\(frames)", 6), pad(text(times[frames / 2]), 11),
                pad(text(times[frames * 99 / 100]), 11), pad(text(milliseconds(whole)), 16),
                pad("\(written / frames)", 12))
        }
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
    }

    private static func text(_ milliseconds: Double) -> String {
        "\((milliseconds * 1000).rounded() / 1000)"
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
