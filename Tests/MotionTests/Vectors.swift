import Foundation
import Testing

/// The JSON files with what others have measured and computed, in Tests/Vectors.
enum Vectors {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Vectors")

    static func object(_ name: String) throws -> JSON {
        try JSON(contentsOf: folder.appending(path: name))
    }
}

/// A JSON value with the accessors the tests need.
struct JSON {
    let raw: Any

    init(_ raw: Any) { self.raw = raw }

    init(contentsOf url: URL) throws {
        raw = try JSONSerialization.jsonObject(with: Data(contentsOf: url), options: [.fragmentsAllowed])
    }

    /// The member of that name, or nil where there is none or it is null.
    subscript(_ key: String) -> JSON? {
        guard let value = (raw as? [String: Any])?[key], !(value is NSNull) else { return nil }
        return JSON(value)
    }

    var keys: [String] { (raw as? [String: Any])?.keys.sorted() ?? [] }
    var array: [JSON]? { (raw as? [Any])?.map { JSON($0) } }
    var string: String? { raw as? String }
    var isNull: Bool { raw is NSNull }

    /// A number, also one that is written as a text ("Infinity", 18 digits).
    var number: Double? {
        if let text = raw as? String { return text == "Infinity" ? .infinity : Double(text) }
        return (raw as? NSNumber)?.doubleValue
    }

    var bool: Bool? { raw as? Bool }
}

/// A seed that a failing test names: that of the environment's TAIJI_SEED, or a fixed one.
func seed(_ fallback: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["TAIJI_SEED"].flatMap { UInt64($0) } ?? fallback
}
