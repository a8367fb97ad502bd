import Foundation

/// A picture's pixels: red, green and blue of 8 bits each, row by row.
struct Picture: Equatable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// The colour in column `x` of row `y` as 0xRRGGBB.
    subscript(x: Int, y: Int) -> Int {
        let first = (y * width + x) * 3
        return Int(bytes[first]) << 16 | Int(bytes[first + 1]) << 8 | Int(bytes[first + 2])
    }

    /// How many pixels differ from those of `other`, all of them where the sizes differ.
    func differences(from other: Picture) -> Int {
        guard width == other.width, height == other.height else {
            return max(bytes.count, other.bytes.count) / 3
        }
        var count = 0
        for first in stride(from: 0, to: bytes.count, by: 3)
        where bytes[first..<first + 3] != other.bytes[first..<first + 3] {
            count += 1
        }
        return count
    }

    /// The direction from the middle of the disc to where its light is, in radians clockwise from +x: turns
    /// with the disc.
    func lightDirection(center: (x: Double, y: Double), radius: Double) -> Double {
        var sum = (x: 0.0, y: 0.0)
        for y in max(0, Int(center.y - radius))..<min(height, Int(center.y + radius)) {
            for x in max(0, Int(center.x - radius))..<min(width, Int(center.x + radius)) {
                let dx = Double(x) + 0.5 - center.x
                let dy = Double(y) + 0.5 - center.y
                guard dx * dx + dy * dy < radius * radius, self[x, y] & 0xFF > 127 else { continue }
                sum.x += dx
                sum.y += dy
            }
        }
        return atan2(sum.y, sum.x)
    }
}

extension Picture: CustomStringConvertible {
    var description: String { "a picture of \(width) × \(height)" }
}
