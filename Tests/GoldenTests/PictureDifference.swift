import TaijiExport
import TaijiRaster

/// How far one picture is from another.
struct PictureDifference: CustomStringConvertible {
    private let found: PNG.Picture
    private let expected: PNG.Picture
    /// How many pixels outside of letters are off by more than ``ours``.
    let strangers: Int
    /// The greatest share, of any text's pixels, of those that are off by more than ``nearby``.
    let worstText: Double
    /// The share of all pixels that are off by more than ``nearby``.
    let share: Double
    /// The largest difference of a component, of 255.
    let largest: Int

    /// Our own pixels are the same at every level of instructions, but sines come from the C library, whose versions
    /// may round the last digit of one another way: a place that is a hair off may change a level.
    static let ours = 2
    /// Letters are FreeType's, whose versions differ in how they round outlines to pixels: by less than this, of 255,
    /// on most of a letter's edge …
    static let nearby = 24
    /// … and by more on the rest, which is less than this share of a text's pixels.
    static let tolerableShare = 0.1

    /// - Parameter texts: Where letters are in the picture that was found.
    init(_ found: PNG.Picture, _ expected: PNG.Picture, texts: [PixelRect] = []) {
        self.found = found
        self.expected = expected
        guard found.width == expected.width, found.height == expected.height else {
            (strangers, worstText, share, largest) = (.max, 1, 1, 255)
            return
        }
        var isLetter = [Bool](repeating: false, count: found.width * found.height)
        var (far, worst) = (0, 0.0)
        for text in texts {
            var (count, pixels) = (0, 0)
            for y in max(0, text.y)..<max(0, min(text.y + text.height, found.height)) {
                for x in max(0, text.x)..<max(0, min(text.x + text.width, found.width)) {
                    let pixel = y * found.width + x
                    isLetter[pixel] = true
                    pixels += 1
                    if PictureDifference.at(4 * pixel, found, expected) > PictureDifference.nearby {
                        count += 1
                    }
                }
            }
            worst = max(worst, Double(count) / Double(max(1, pixels)))
        }
        var (strangers, largest) = (0, 0)
        for pixel in isLetter.indices {
            let difference = PictureDifference.at(4 * pixel, found, expected)
            largest = max(largest, difference)
            if difference > PictureDifference.nearby { far += 1 }
            if !isLetter[pixel], difference > PictureDifference.ours { strangers += 1 }
        }
        self.strangers = strangers
        worstText = worst
        share = Double(far) / Double(max(1, isLetter.count))
        self.largest = largest
    }

    var isTolerable: Bool { strangers == 0 && worstText <= PictureDifference.tolerableShare }

    var description: String {
        found.width == expected.width && found.height == expected.height
            ? """
            \(strangers) pixels outside of letters are off by more than \(Self.ours)/255, and \
            \((worstText * 1e3).rounded() / 10) % of a text's by more than \(Self.nearby); the most is \(largest)
            """
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
