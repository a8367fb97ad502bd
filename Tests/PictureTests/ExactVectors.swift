import Foundation
import Testing

/// A taiji of Tests/Vectors/reference.json: its geometry, from its name, and the light's exact share of each
/// pixel. Its phase is −π/2.
struct ExactTaiji: CustomTestStringConvertible {
    var testDescription: String
    var center: (x: Double, y: Double)
    var radius: Double
    var eyeRadius: Double
    var width: Int
    var height: Int
    var coverage: [Double]

    static func all() throws -> [ExactTaiji] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Vectors/reference.json")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let rows = try #require(json["exact_pixel_coverage"] as? [String: Any])
        return try rows.keys.filter { $0.hasPrefix("taiji_white_") }.sorted().map { name in
            let parts = try #require(
                try /taiji_white_c([\d.]+)_([\d.]+)_R([\d.]+)_eye([\d.]+)_(\d+)x(\d+)/.wholeMatch(in: name))
            let entry = try #require(rows[name] as? [String: Any])
            let coverage = try #require(entry["coverage"] as? [[Double]])
            return ExactTaiji(
                testDescription: name,
                center: (try #require(Double(parts.1)), try #require(Double(parts.2))),
                radius: try #require(Double(parts.3)), eyeRadius: try #require(Double(parts.4)),
                width: try #require(Int(parts.5)), height: try #require(Int(parts.6)),
                coverage: coverage.flatMap { $0 })
        }
    }
}
