import Foundation
import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// The analytic coverages of Tests/Vectors/reference.json.
enum ExactVectors {
    static func coverage(_ name: String) throws -> [Double] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Vectors/reference.json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let all = try #require(json["exact_pixel_coverage"] as? [String: Any])
        let entry = try #require(all[name] as? [String: Any])
        return try #require(entry["coverage"] as? [[Double]]).flatMap { $0 }
    }
}

@Suite struct ExactCoverageTests {
    /// Half a grey level is lost in rounding to eight bits; the rest is what flattening may add.
    static let tolerance = 1.0

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(x, y), radius: radius)
        }
    }

    func check(_ levels: [UInt8], _ name: String, width: Int) throws {
        let expected = try ExactVectors.coverage(name)
        let comparison = PictureComparison(found: levels, expected: expected, width: width)
        let holds = comparison.holds(
            Self.tolerance, found: levels, expected: expected, width: width, name: name)
        #expect(holds, "off by \(comparison.largest)/255")
    }

    @Test(arguments: SIMDLevel.allCases) func discs(simd: SIMDLevel) throws {
        let first = renderedCoverage(Self.circle(8, 8, 6.5), width: 16, height: 16, simd: simd)
        try check(first, "disc_c8_8_r6.5_16x16", width: 16)
        let second = renderedCoverage(Self.circle(7.3, 8.6, 5.25), width: 16, height: 16, simd: simd)
        try check(second, "disc_c7.3_8.6_r5.25_16x16", width: 16)
    }

    @Test(arguments: SIMDLevel.allCases) func ring(simd: SIMDLevel) throws {
        let ring = Path.drawing { path throws(GeometryError) in
            try path.addCircle(center: Point(12, 12), radius: 10)
            try path.addCircle(center: Point(12, 12), radius: 7)
        }
        let levels = renderedCoverage(ring, rule: .evenOdd, width: 24, height: 24, simd: simd)
        try check(levels, "ring_c12_12_r7_10_24x24", width: 24)
    }

    /// The light half of the taiji as one path, at phase −π/2 with eyes of R/7.
    @Test(arguments: SIMDLevel.allCases) func taiji(simd: SIMDLevel) throws {
        let up = -Double.pi / 2
        let scene = Scene(
            background: .black,
            layers: [
                .fill(
                    Path.drawing { path throws(GeometryError) in
                        try path.addArc(
                            center: Point(16, 16), radius: 14, startAngle: up, endAngle: -up, clockwise: true)
                        try path.addArc(
                            center: Point(16, 23), radius: 7, startAngle: -up, endAngle: up, clockwise: false)
                        try path.addArc(
                            center: Point(16, 9), radius: 7, startAngle: -up, endAngle: -3 * up,
                            clockwise: true)
                    }, .white),
                .fill(Self.circle(16, 9, 2), .black),
                .fill(Self.circle(16, 23, 2), .white),
            ])
        let framebuffer = Framebuffer(width: 32, height: 32)
        _ = SceneRenderer(simd: simd).render(scene, into: framebuffer)
        try check(framebuffer.levels, "taiji_white_c16_16_R14_eye2_32x32", width: 32)
    }
}
