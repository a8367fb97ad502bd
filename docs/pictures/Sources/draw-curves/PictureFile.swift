import CPNGFiles
import Glibc
import TaijiRaster

/// A PNG file, with a palette where that makes it smaller by much: drawings take a third of the room so.
struct PictureFile {
    private let width: Int
    private let height: Int
    private let pixels: [UInt32]
    /// Every colour of the picture, the most frequent ones first.
    private let colors: [UInt32]

    struct Failure: Error { let message: String }

    init(_ framebuffer: Framebuffer) {
        width = framebuffer.width
        height = framebuffer.height
        var pixels: [UInt32] = []
        for y in 0..<height { for x in 0..<width { pixels.append(framebuffer[x, y] & 0xFFFFFF) } }
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        self.pixels = pixels
        colors = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
    }

    /// Writes the file with as many colours as it may have without being larger than `largest` bytes; with all
    /// of them where half of that is enough.
    func write(to file: String, largest: Int) throws {
        for count in [nil, 256, 192, 128, 96, 64, 48, 32] as [Int?] {
            let bytes = try count.map { try encoded(palette: palette($0)) } ?? encoded()
            guard bytes.count <= (count == nil ? largest / 2 : largest) else { continue }
            guard let stream = fopen(file, "wb") else { throw Failure(message: "cannot write \(file)") }
            defer { fclose(stream) }
            guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
                throw Failure(message: "cannot write \(file)")
            }
            return
        }
        throw Failure(message: "\(file) is larger than \(largest) bytes")
    }

    /// At most `count` colours: the grounds and inks, and the most frequent ones beside them that are not too
    /// near to one that is taken already.
    private func palette(_ count: Int) -> [UInt32] {
        var nearest = 1.0
        while true {
            var chosen: [UInt32] = []
            for (rank, color) in colors.enumerated()
            where rank < 8 || chosen.allSatisfy({ PictureFile.distance($0, color) >= nearest }) {
                chosen.append(color)
                if chosen.count > count { break }
            }
            if chosen.count <= count { return chosen }
            nearest *= 1.2
        }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
        var sum = 0
        for shift in [0, 8, 16] as [UInt32] {
            let difference = Int((a >> shift) & 255) - Int((b >> shift) & 255)
            sum += difference * difference
        }
        return Double(sum).squareRoot()
    }

    private func encoded(palette: [UInt32]) throws -> [UInt8] {
        var index: [UInt32: UInt8] = [:]
        for color in colors {
            let best = palette.indices.min {
                PictureFile.distance(palette[$0], color) < PictureFile.distance(palette[$1], color)
            }
            index[color] = UInt8(best ?? 0)
        }
        let indices = pixels.map { index[$0] ?? 0 }
        let map = palette.flatMap(PictureFile.components)
        return try encoded(png_indexed_rgb, indices, map)
    }

    private func encoded() throws -> [UInt8] {
        try encoded(png_full_rgb, pixels.flatMap(PictureFile.components), [])
    }

    private static func components(_ color: UInt32) -> [UInt8] {
        [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }

    private func encoded(_ format: png_uint_32, _ data: [UInt8], _ map: [UInt8]) throws -> [UInt8] {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.format = format
        image.width = png_uint_32(width)
        image.height = png_uint_32(height)
        image.colormap_entries = png_uint_32(map.count / 3)
        defer { png_image_free(&image) }
        var size = png_alloc_size_t(data.count + 65536)
        var bytes = [UInt8](repeating: 0, count: Int(size))
        guard png_image_write_to_memory(&image, &bytes, &size, 0, data, 0, map) != 0 else {
            throw Failure(message: "libpng refuses the picture")
        }
        return Array(bytes.prefix(Int(size)))
    }
}
