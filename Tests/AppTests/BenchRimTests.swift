import Glibc
import TaijiRaster
import Testing
import taiji_gauge

/// The rim of the seamless taiji: beside the dark half nothing light, beside the light half nothing dark.
@Suite struct BenchRimTests {
    private static let background: UInt32 = 0x30
    /// The sine of the angle within which a tail may be thinner than 3 pixels at the rim: R·(1 − cos) is 7 pixels at the
    /// least radius here.
    private static let tail = 0.4

    @Test(arguments: [200, 333, 512]) func theRimIsAMixtureOfWhatIsBesideIt(size: Int) {
        var scene = BenchScene(.seamless, width: size, height: size)
        let picture = Framebuffer(width: size, height: size)
        let renderer = SceneRenderer()
        let (middle, radius) = (Double(size) / 2, 0.48 * Double(size))
        var looked = 0
        for phase in 0..<24 {
            let angle = Double(phase) * 0.2618 + 0.013
            scene.turn(to: angle)
            _ = renderer.render(scene.scene, into: picture)
            for step in 0..<720 {
                let (x, y) = (cos(Double(step) * .pi / 360), sin(Double(step) * .pi / 360))
                func pixel(_ distance: Double) -> UInt32 {
                    picture[Int(middle + distance * x), Int(middle + distance * y)] & 255
                }
                // The fishes' tails, where both colours are close to the rim, are left out.
                if abs(sin(Double(step) * .pi / 360 - angle)) < Self.tail { continue }
                let inside = pixel(radius - 3)
                #expect(inside == 0 || inside == 255, "phase \(phase), step \(step)")
                for offset in [-1.5, -1, -0.5, 0, 0.5, 1] {
                    let rim = pixel(radius + offset)
                    looked += 1
                    #expect(
                        inside == 0 ? rim <= Self.background : rim >= Self.background,
                        "phase \(phase), step \(step), \(offset): \(inside), \(rim)")
                }
            }
        }
        #expect(looked > 10_000)
    }
}
