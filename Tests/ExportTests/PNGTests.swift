import TaijiExport
import TaijiRaster
import Testing

@Suite struct PNGTests {
    /// Pixels by a seeded generator (Knuth's MMIX constants).
    struct Random {
        var state: UInt64
        mutating func next() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 32)
        }
    }

    static func framebuffer(
        _ width: Int, _ height: Int, _ format: PixelFormat, _ pixel: (Int) -> UInt32
    ) -> Framebuffer {
        let framebuffer = Framebuffer(width: width, height: height, format: format)
        for index in 0..<width * height { unsafe framebuffer.pixels[index] = pixel(index) }
        return framebuffer
    }

    /// The chunks of a PNG file: type and data.
    static func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            chunks.append((type, Array(bytes[position + 8..<position + 8 + length])))
            position += 12 + length
        }
        return chunks
    }

    @Test func whatLiesBetweenTheRowsIsNotWritten() throws {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 8 * 3)
        defer { unsafe memory.deallocate() }
        for index in 0..<24 { unsafe memory[index] = 0xff00_0000 | UInt32(index) }
        for format in [PixelFormat.xrgb8888, .argb8888Premultiplied] {
            let framebuffer = unsafe Framebuffer(
                memory: memory, width: 5, height: 3, bytesPerRow: 32, format: format)
            let picture = try PNG.decode(PNG.encode(framebuffer))
            for (x, y) in [(0, 0), (4, 0), (0, 1), (4, 2)] {
                #expect(Int(picture.rgba[(y * 5 + x) * 4 + 2]) == y * 8 + x)
            }
        }
    }

    static let sizes = [(1, 1), (1, 300), (300, 1), (7, 5), (33, 17), (640, 480), (1023, 3)]

    @Test(arguments: sizes) func opaquePicturesComeBackAsTheyWere(size: (Int, Int)) throws {
        var random = Random(state: UInt64(size.0 * 7_919 + size.1))
        let framebuffer = Self.framebuffer(size.0, size.1, .xrgb8888) { _ in random.next() | 0xFF00_0000 }
        let picture = try PNG.decode(PNG.encode(framebuffer))
        #expect(picture.width == size.0 && picture.height == size.1)
        for y in 0..<size.1 {
            for x in 0..<size.0 {
                let index = 4 * (y * size.0 + x)
                let pixel = framebuffer[x, y]
                let bytes = [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), 255]
                guard Array(picture.rgba[index..<index + 4]) != bytes else { continue }
                Issue.record("pixel \(x), \(y) of \(size)")
                return
            }
        }
    }

    /// Every alpha with every component that it can have, against the quotient in Double. Double holds
    /// 255·c/a closely enough: the nearest that a quotient which is not a half comes to one is 1/(2·255).
    @Test(arguments: [PixelFormat.argb8888Premultiplied, .abgr8888Premultiplied])
    func premultipliedColoursAreDividedByAlphaAndRounded(format: PixelFormat) throws {
        let framebuffer = Self.framebuffer(256, 256, format) { index in
            let (alpha, component) = (UInt32(index / 256), UInt32(index % 256))
            let value = min(component, alpha)
            return alpha << 24 | value << 16 | (alpha - value) << 8 | (value / 2)
        }
        let picture = try PNG.decode(PNG.encode(framebuffer))
        for alpha in 0..<256 {
            for component in 0..<256 {
                let value = min(component, alpha)
                func straight(_ component: Int) -> UInt8 {
                    alpha == 0 ? 0 : UInt8((Double(component) * 255 / Double(alpha)).rounded())
                }
                let colours = [straight(value), straight(alpha - value), straight(value / 2)]
                let expected =
                    (format == .argb8888Premultiplied ? colours : colours.reversed()) + [UInt8(alpha)]
                let index = 4 * (alpha * 256 + component)
                guard Array(picture.rgba[index..<index + 4]) != expected else { continue }
                Issue.record("alpha \(alpha), component \(component)")
                return
            }
        }
    }

    @Test func componentsAboveAlphaDoNotTrap() throws {
        let framebuffer = Self.framebuffer(2, 1, .argb8888Premultiplied) {
            $0 == 0 ? 0x0AFF_80FF : 0x00FF_FFFF
        }
        let picture = try PNG.decode(PNG.encode(framebuffer))
        #expect(picture.rgba == [255, 255, 255, 10, 0, 0, 0, 0])
    }

    @Test func theFileSaysThatItIsSRGBAndWhatItHolds() throws {
        let opaque = Self.chunks(try PNG.encode(Self.framebuffer(5, 4, .xrgb8888) { _ in 0xFF12_3456 }))
        #expect(opaque.first?.type == "IHDR" && opaque.last?.type == "IEND")
        #expect(opaque.first?.data == [0, 0, 0, 5, 0, 0, 0, 4, 8, 2, 0, 0, 0])
        #expect(opaque.contains { $0.type == "sRGB" })
        let clear = Self.chunks(try PNG.encode(Self.framebuffer(5, 4, .argb8888Premultiplied) { _ in 0 }))
        #expect(clear.first?.data == [0, 0, 0, 5, 0, 0, 0, 4, 8, 6, 0, 0, 0])
        #expect(clear.contains { $0.type == "sRGB" })
    }

    @Test func theSamePictureGivesTheSameBytes() throws {
        var random = Random(state: 42)
        let framebuffer = Self.framebuffer(100, 80, .xrgb8888) { _ in random.next() }
        #expect(try PNG.encode(framebuffer) == PNG.encode(framebuffer))
    }

    @Test func aPictureBeyondTheFormatsLimitsIsAnError() {
        let framebuffer = Framebuffer(width: 1_000_001, height: 1)
        #expect(throws: ExportError.self) { try PNG.encode(framebuffer) }
    }

    @Test func damagedBytesAreAnError() throws {
        let bytes = try PNG.encode(
            Self.framebuffer(40, 40, .xrgb8888) { UInt32($0 &* 2_654_435_761 & 0xFFFFFF) })
        #expect(throws: ExportError.self) { try PNG.decode([]) }
        #expect(throws: ExportError.self) { try PNG.decode(Array("not a picture".utf8)) }
        #expect(throws: ExportError.self) { try PNG.decode(Array(bytes[..<(bytes.count / 2)])) }
        var damaged = bytes
        damaged[bytes.count / 2] ^= 0x55
        #expect(throws: ExportError.self) { try PNG.decode(damaged) }
    }
}
