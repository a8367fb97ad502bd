import Foundation

/// A value of the vector files, read the way a browser would convert it.
struct JSValue {
    let any: Any

    /// The number that a browser takes it for. "NaN" and the infinities are written as strings.
    var number: Double {
        if let number = any as? NSNumber { return number.doubleValue }
        if any is NSNull { return 0 }
        guard let text = any as? String else { return .nan }
        switch text {
        case "Infinity": return .infinity
        case "-Infinity": return -.infinity
        case "": return 0
        default: return Double(text) ?? .nan
        }
    }

    var text: String? { any as? String }
    var array: [JSValue]? { (any as? [Any])?.map(JSValue.init) }
    var reference: String? { (any as? [String: Any])?["ref"] as? String }
    /// Whether it is `true`, or what counts as it.
    var isTrue: Bool { (any as? NSNumber)?.boolValue ?? false }
    var isUndefined: Bool { (any as? [String: Any])?["undefined"] != nil }

    subscript(key: String) -> JSValue? { (any as? [String: Any])?[key].map(JSValue.init) }
}
