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

/// The shared source of chance in tests: SplitMix64 (Steele, Lea, Flood 2014), so that a seed gives the same
/// run everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A seed that a failing test names: that of the environment's TAIJI_SEED, or a fixed one.
func seed(_ fallback: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["TAIJI_SEED"].flatMap { UInt64($0) } ?? fallback
}
