import TaijiDrawing

/// Bytes of sRGB to light and back, the nearest byte for any light.
@safe
final class LightTable {
    /// The light of each byte, 0…1.
    private var lights = Buffer<Float>()
    /// From which light on a byte is nearer than the one before, and a bound that none reaches.
    private var thresholds = Buffer<Float>()
    /// The byte at the beginning of each of so many parts of the light from 0 to 1. The parts are so small that at
    /// most one byte begins within each, near 0 where bytes are nearest.
    private var guesses = Buffer<UInt8>()
    private static let parts = 4096

    init() {
        for byte in 0...255 { lights.append(Float(LightTable.light(Double(byte) / 255))) }
        for byte in 0...255 { thresholds.append(Float(LightTable.light((Double(byte) - 0.5) / 255))) }
        thresholds.append(.infinity)
        var byte = 0
        for part in 0...LightTable.parts {
            while thresholds[byte + 1] <= Float(part) / Float(LightTable.parts) { byte += 1 }
            guesses.append(UInt8(byte))
        }
    }

    private static func light(_ component: Double) -> Double {
        LinearColor(Color(gray: component)).components.x
    }

    /// The light of the byte `byte`.
    @inline(__always)
    func light(_ byte: UInt32) -> Float { lights[Int(byte & 255)] }

    /// The byte whose component is nearest to that of `light`, which is held within 0…1.
    @inline(__always)
    func byte(_ light: Float) -> UInt32 {
        // A comparison that fails for what is no number.
        let held = light > 0 ? min(light, 1) : 0
        var byte = Int(guesses[Int(held * Float(LightTable.parts))])
        while held >= thresholds[byte + 1] { byte += 1 }
        return UInt32(truncatingIfNeeded: byte)
    }
}
