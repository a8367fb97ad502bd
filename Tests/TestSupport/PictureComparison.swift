import Foundation
import TaijiDrawing
import TaijiGeometry
import TaijiRaster

/// How far the grey levels of a picture are from expected ones.
public struct PictureComparison {
    /// The largest difference, in units of 255.
    public let largest: Double
    /// The root of the mean squared difference over the pixels that are neither empty nor full in both.
    public let rootMeanSquare: Double
    /// Where the largest difference is.
    public let place: (x: Int, y: Int)

    /// Compares 8-bit levels with shares of 1, both row by row.
    public init(found: [UInt8], expected: [Double], width: Int) {
        var (largest, worst, sum, count) = (0.0, 0, 0.0, 0)
        for index in found.indices {
            let difference = abs(Double(found[index]) - expected[index] * 255)
            if difference > largest { (largest, worst) = (difference, index) }
            if difference == 0 { continue }
            sum += difference * difference
            count += 1
        }
        self.largest = largest
        rootMeanSquare = (sum / Double(max(count, 1))).squareRoot()
        place = (worst % width, worst / width)
    }

    /// Whether nothing is off by more than `tolerance`/255; where something is, a picture of the
    /// differences is left in the temporary folder and named in the output.
    public func holds(_ tolerance: Double, found: [UInt8], expected: [Double], width: Int, name: String)
        -> Bool
    {
        if largest <= tolerance { return true }
        var bytes = Array("P6 \(width) \(found.count / width) 255\n".utf8)
        for index in found.indices {
            let level = UInt8(min(255, max(0, expected[index] * 255)).rounded())
            let difference = abs(Double(found[index]) - expected[index] * 255)
            bytes += [UInt8(min(255, difference * 32)), found[index] / 2, level / 2]
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "difference-\(name).ppm")
        try? Data(bytes).write(to: file)
        print("\(name): off by \(largest)/255 at \(place); differences in \(file.path)")
        return false
    }
}

extension Framebuffer {
    /// All pixels row by row.
    public var allPixels: [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(width * height)
        for y in 0..<height {
            unsafe result.append(
                contentsOf: UnsafeBufferPointer(start: pixels + y * (bytesPerRow / 4), count: width))
        }
        return result
    }

    /// The lowest byte of each pixel: the level of a grey picture.
    public var levels: [UInt8] { allPixels.map { UInt8($0 & 255) } }
}

/// The coverage of `path` by the rasteriser: white on black.
public func renderedCoverage(
    _ path: Path, rule: FillRule = .winding, width: Int, height: Int, simd: SIMDLevel = .automatic
) -> [UInt8] {
    let framebuffer = Framebuffer(width: width, height: height)
    let renderer = SceneRenderer(simd: simd)
    _ = renderer.render(
        Scene(background: .black, layers: [.fill(path, .white, rule: rule)]), into: framebuffer)
    return framebuffer.levels
}
