import TaijiExport
import TaijiRaster

/// How far one picture is from another.
struct PictureDifference: CustomStringConvertible {
    private let found: PNG.Picture
    private let expected: PNG.Picture
    /// The share of pixels of which a component is off by more than ``nearby``.
    let share: Double
    /// The largest difference of a component, of 255.
    let largest: Int

    /// Our own pixels are the same at every level of instructions. Letters are FreeType's, whose versions differ in
    /// how they round outlines to pixels: by less than this, of 255, on most of a letter's edge …
    static let nearby = 24
    /// … and by more on the rest. Letters cover some four hundredths of a picture; an element that is missing, or a
    /// pixel away from its place, is more than this share of it.
    static let tolerableShare = 0.002

    init(_ found: PNG.Picture, _ expected: PNG.Picture) {
        self.found = found
        self.expected = expected
        guard found.width == expected.width, found.height == expected.height else {
            (share, largest) = (1, 255)
            return
        }
        var (count, largest) = (0, 0)
        for pixel in stride(from: 0, to: found.rgba.count, by: 4) {
            let difference = PictureDifference.at(pixel, found, expected)
            largest = max(largest, difference)
            if difference > PictureDifference.nearby { count += 1 }
        }
        share = Double(count) / Double(max(1, found.width * found.height))
        self.largest = largest
    }

    var isTolerable: Bool { share <= PictureDifference.tolerableShare }

    var description: String {
        found.width == expected.width && found.height == expected.height
            ? "\((share * 1e5).rounded() / 1000) % of the pixels are off by more than \(Self.nearby)/255, at most by \(largest)"
            : "\(found.width)×\(found.height) in place of \(expected.width)×\(expected.height)"
    }

    private static func at(_ pixel: Int, _ a: PNG.Picture, _ b: PNG.Picture) -> Int {
        (pixel..<pixel + 3).map { abs(Int(a.rgba[$0]) - Int(b.rgba[$0])) }.max() ?? 0
    }

    /// What was found, what was expected, and eight times the difference, side by side.
    var picture: Framebuffer {
        let (width, height) = (max(found.width, expected.width), max(found.height, expected.height))
        let picture = Framebuffer(width: 3 * width, height: height)
        func show(_ column: Int, _ color: (Int, Int) -> UInt32) {
            for y in 0..<height {
                for x in 0..<width {
                    unsafe picture.pixels[y * (picture.bytesPerRow / 4) + column * width + x] =
                        0xff00_0000 | color(x, y)
                }
            }
        }
        func color(_ picture: PNG.Picture, _ x: Int, _ y: Int) -> UInt32 {
            guard x < picture.width, y < picture.height else { return 0 }
            let pixel = picture.rgba[(4 * (y * picture.width + x))...].prefix(3)
            return pixel.reduce(0) { $0 << 8 | UInt32($1) }
        }
        show(0) { color(found, $0, $1) }
        show(1) { color(expected, $0, $1) }
        show(2) { x, y in
            let (a, b) = (color(found, x, y), color(expected, x, y))
            return [16, 8, 0].reduce(0) { sum, shift in
                let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
                return sum | UInt32(min(255, 8 * difference)) << UInt32(shift)
            }
        }
        return picture
    }
}
