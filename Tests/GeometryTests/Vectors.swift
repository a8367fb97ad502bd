import Foundation

/// The reference figures in Tests/Vectors, found from where this file lies.
enum Vectors {
    static func load(_ name: String) throws -> [String: Any] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Vectors/\(name)")
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        guard let object = value as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        return object
    }

    static func rows(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    /// A number, or the text of one: the references carry more digits than a JSON reader keeps.
    static func number(_ value: Any?) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue }
        return (value as? String).flatMap(Double.init)
    }
}
