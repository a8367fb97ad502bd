import Foundation

/// The project's own themes, gauges and schemas.
enum Assets {
    /// The path of a file below `assets`.
    static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../assets/\(name)").standardizedFileURL.path(percentEncoded: false)
    }

    /// The names of the JSON files in a folder below `assets`, without their extension, sorted.
    static func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }.sorted()
    }
}
